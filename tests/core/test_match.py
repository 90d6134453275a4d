"""A match: moves in, words out, and bad input changes nothing."""

import pytest

import valence
from valence.core.match import IllegalMove
from valence.core.names import seat_names
from valence.core.transcript import transcript
from valence.core.wire import WireError


def test_a_match_puts_a_players_events_into_words() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    said = match.play(0, {"type": "initiate", "card": "Al3+"})
    assert said == ["Ada leads Al³⁺ (aluminium).", "Ada draws 1 card.", "You draw Cl⁻."]
    assert match.ply == 1


def test_moves_may_be_asked_for_by_type() -> None:
    match = valence.start("metals", seed=7)
    assert match.moves(0, type="initiate") == match.moves(0)
    assert match.moves(0, type="respond") == []
    assert match.moves(1) == []


def test_a_move_for_another_ply_is_stale() -> None:
    match = valence.start("metals", seed=7)
    match.play(0, {"type": "initiate", "card": "Al3+"}, ply=0)
    with pytest.raises(IllegalMove, match="stale"):
        match.play(1, {"type": "respond", "ion": "N3-", "count": 1}, ply=0)


def test_answers_given_at_once_are_not_stale_until_the_next_question() -> None:
    match = valence.start("quizmaster", seats=3, seed=5, options={"cards": 2})
    wrong = {"type": "answer", "text": "unobtainium"}
    match.play(0, wrong, ply=0)
    match.play(1, wrong, ply=0)
    match.play(2, {"type": "pass"}, ply=1)
    with pytest.raises(IllegalMove, match="stale"):
        match.play(0, wrong, ply=2)
    for ply in (-1, 4):
        with pytest.raises(IllegalMove, match="stale"):
            match.play(0, wrong, ply=ply)


def test_a_preview_says_what_is_certain_and_makes_no_move() -> None:
    match = valence.load(
        valence.start("charged", seed=7).save() | {"racks": [["Na", "Cl"], ["Na"]]}, strict=False
    )
    place = {"type": "place", "tiles": [[9, 9, "Na"], [9, 10, "Cl"]]}
    ruling = match.preview(0, place)
    assert ruling is not None
    assert match.say([ruling]) == match.play(0, place)[:1]
    assert match.preview(1, {"type": "pass"}) is None
    assert valence.start("metals", seed=7).preview(0, {"type": "initiate", "card": "Na+"}) is None
    with pytest.raises(IllegalMove, match="hand"):
        match.preview(1, place)


def test_an_illegal_move_has_its_rule_and_reason() -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(IllegalMove) as refused:
        match.play(1, {"type": "initiate", "card": "Na+"})
    assert refused.value.rule == "turn"
    assert refused.value.reason == "It is Seat 0's turn."


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(ValueError, match=f"no seat {seat}; the seats are 0 to 1"):
        match.play(seat, {"type": "initiate", "card": "Na+"})
    with pytest.raises(ValueError, match="no seat"):
        match.view(seat)


def test_a_match_from_a_position_has_a_record_too() -> None:
    position = valence.start("metals", seed=7).save()
    match = valence.load(position, names=["Ada", "Ben"])
    match.play(0, {"type": "initiate", "card": "Al3+"})
    again = valence.replay(match.record)
    assert again.save() == match.save()
    assert again.names == ("Ada", "Ben")


def test_a_transcript_is_a_record_with_words() -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"])
    match.play(0, {"type": "initiate", "card": "Al3+"})
    text = transcript(match)
    assert "  Ada leads Al³⁺ (aluminium).\n  Ada draws 1 card.\n  (to Ada) You draw Cl⁻.\n" in text
    assert valence.replay(text).save() == match.save()


def test_a_record_of_other_rules_is_refused() -> None:
    record = valence.start("metals", seed=7).record.replace("rules: 1", "rules: 0")
    with pytest.raises(WireError, match="made by version 0 of the rules of Metal"):
        valence.replay(record)


def test_a_record_with_an_illegal_move_names_it() -> None:
    match = valence.start("metals", seed=7)
    match.play(0, {"type": "initiate", "card": "Al3+"})
    with pytest.raises(WireError, match=r"move 1 of the record, 0 .*: hand: You hold no N³⁻"):
        valence.replay(match.record.replace("Al3+", "N3-"))


def test_a_truncated_record_is_refused_or_replayed_up_to_the_cut() -> None:
    match = valence.start("metals", seed=7)
    match.play(0, {"type": "initiate", "card": "Al3+"})
    cut = match.record[: match.record.index("end:")]
    with pytest.raises(WireError, match="cut off"):
        valence.replay(cut)
    assert valence.replay(cut, strict=False).save() == match.save()


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["Ada"], "1 names for 2 seats"),
        (["Ada", "Ada"], "two seats are called 'Ada'"),
        (["Ada", "  "], "a name must have 1 to 40 printable characters"),
        (["Ada", "B" * 41], "a name must have 1 to 40 printable characters"),
        (["Ada", "B\x07"], "a name must have 1 to 40 printable characters"),
    ],
)
def test_bad_names_are_refused(names: list[str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        seat_names(names, 2)


def test_names_are_tidied() -> None:
    assert seat_names([" Ada  Lovelace ", "Ben"], 2) == ("Ada Lovelace", "Ben")


def test_the_positions_of_a_match_are_its_states_from_the_opening_on() -> None:
    match = valence.start("metals", seed=7)
    states = [match.state]
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[-1])
        states.append(match.state)
    assert list(match.positions()) == states
    assert list(valence.load(match.save()).positions()) == states[-1:]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**12])
def test_a_position_for_the_wrong_number_of_players_is_refused(players: int) -> None:
    position = valence.start("metals", seed=7).save() | {"players": players}
    with pytest.raises(ValueError, match="for 2 to 4 seats"):
        valence.load(position)
