"""Questions about a move: what is asked, what is right, and that the rules never see the answer."""

import pytest
from msgspec.structs import replace

import valence
from tests.games.metals import study as metals
from tests.games.polymer import study as polymer
from tests.questions.asking import answered, asked, last_to_play, question
from valence.core.log import checked_note
from valence.core.match import AnyMatch, Match
from valence.core.wire import Json, WireError, encode
from valence.questions import answer_to
from valence.questions.choosing import question_about

FATES = ("new", "adds", "moves", "joins", "hydrogen", "blocked")


def respond(ion: str, count: int) -> Json:
    return {"type": "respond", "ion": ion, "count": count}


def metals_led(led: str, hand: dict[str, int], *deck: str) -> AnyMatch:
    """An ion is led, and Ben answers."""
    return metals.study({"Na+": 1}, {**hand, "Na+": 1}, deck=deck, led=led, responder=1)


@pytest.mark.parametrize(
    ("led", "ion", "count", "right"),
    [
        ("Ca2+", "Cl-", 2, "equal"),  # 2+ against 2 × 1−
        ("N3-", "Al3+", 1, "equal"),
        ("Na+", "O2-", 1, "answer"),
        ("Ca2+", "N3-", 2, "answer"),  # 2+ against 6−
        ("Al3+", "O2-", 1, "led"),  # 3+ against 2−, a short answer
    ],
)
def test_what_decides_a_round(led: str, ion: str, count: int, right: str) -> None:
    for given in ("equal", "led", "answer", "signs", "cards", "ion"):
        said = answered(metals_led(led, {ion: count}), respond(ion, count), given)
        assert said.endswith("Right.") == (given == right), said


def test_nobody_is_asked_where_the_cards_that_are_drawn_decide() -> None:
    """R7: against Al³⁺, a short O²⁻ draws; another O²⁻ would make it larger."""
    short = respond("O2-", 1)
    assert question(metals_led("Al3+", {"O2-": 1}, "O2-"), short).right == ("answer",)
    assert not question(metals_led("Al3+", {"O2-": 1}, "O2-"), short).is_known
    assert question(metals_led("Al3+", {"O2-": 1}), short).is_known


@pytest.mark.parametrize(
    ("trick", "options", "right"),
    [
        # Acetic acid 4.76, LDA 35.7.
        (("acetic-acid", "lda"), {}, ["only"]),
        # Sodium acetate has the same 4.76.
        (("acetic-acid", "sodium-acetate"), {}, ["value"]),
        # Butyllithium would add to the C=O of acetone.
        (("acetone", "n-butyllithium"), {}, ["nucleophile"]),
        (("acetone", "water"), {}, ["kind"]),
        (("acetone", "n-butyllithium", "pyridine"), {}, ["value", "nucleophile"]),
        (("acetic-acid", "lda", "litmp"), {}, ["difference"]),
        (("acetic-acid", "lda", "litmp"), {"takes": "first"}, ["first"]),
        # Both 36, and sodium hydride is lighter.
        (("water", "potassium-hydride", "sodium-hydride"), {}, ["mass"]),
    ],
)
def test_what_decides_a_trick(
    trick: tuple[str, ...], options: dict[str, object], right: list[str]
) -> None:
    *before, card = trick
    play = {"type": "play", "card": card}
    for given in question(last_to_play(*before, hand=card, **options), play).choices:
        said = answered(last_to_play(*before, hand=card, **options), play, given)
        assert said.endswith("Right.") == (given in right), said


def test_with_two_players_nothing_decides_among_several() -> None:
    play = {"type": "play", "card": "lda"}
    two = question(last_to_play("acetic-acid", hand="lda"), play)
    assert two.choices == ("value", "nucleophile", "kind", "only")
    three = question(last_to_play("acetic-acid", "litmp", hand="lda"), play)
    assert three.choices == (*two.choices, "difference", "mass", "first")


def test_only_the_last_player_of_a_trick_is_asked_what_decides_it() -> None:
    match = valence.start("pkace", seed=3)
    seat = match.to_move[0]
    assert {one.id for one in asked(match, match.moves(seat)[0])} == {"best"}


def reaction() -> AnyMatch:
    """Chain 1 and the dormant chain 4 are Ada's, 2 is Ben's."""
    return polymer.study(
        "bpo sty-1 sty-1 sty-1 cta termination tempo copolymer mma-2",
        "ba-1",
        chains=[polymer.styrene(1, 0, 3), polymer.styrene(2, 1, 4), polymer.dormant(4, 0, 2)],
        stack=polymer.STACK,
    )


@pytest.mark.parametrize(
    ("move", "right"),
    [
        ({"type": "initiate", "initiator": "bpo", "chains": [["sty-1"]]}, "new"),
        ({"type": "propagate", "chain": 1, "cards": ["sty-1", "sty-1"]}, "adds"),
        # TEMPO leaves first (R12), and then the same step follows.
        ({"type": "propagate", "chain": 4, "cards": ["sty-1", "sty-1"]}, "adds"),
        ({"type": "copolymerize", "chain": 2, "cards": ["mma-2"]}, "adds"),
        ({"type": "transfer", "chain": 1, "cards": ["sty-1"]}, "moves"),
        ({"type": "terminate", "mode": "combination", "chains": [1, 2]}, "joins"),
        ({"type": "terminate", "mode": "disproportionation", "chains": [1, 2]}, "hydrogen"),
        ({"type": "cap", "chain": 1}, "blocked"),
    ],
)
def test_what_becomes_of_the_radical(move: Json, right: str) -> None:
    for given in FATES:
        said = answered(reaction(), move, given)
        assert said.endswith("Right.") == (given == right), said


def test_what_a_draw_or_a_discard_is_asked() -> None:
    match = reaction()
    discard = {"type": "discard", "card": "mma-2"}
    steps = [one.subject for one in asked(match, discard) if one.id == "why"]
    assert steps == ["transfer", "cap"]


def test_the_sentence_names_what_is_right() -> None:
    match = metals_led("Ca2+", {"Cl-": 2})
    assert answered(match, respond("Cl-", 2), "cards") == (
        "Ben says: the number of cards decides. "
        "Not so: the total charges are equal, so they cancel."
    )


def test_not_knowing_is_an_answer() -> None:
    said = answered(last_to_play("acetic-acid", hand="lda"), {"type": "play", "card": "lda"}, None)
    assert said == "Ben doesn't know: only one card beats the lead."


def test_an_answer_changes_nothing_in_the_game() -> None:
    told, plain = metals_led("Ca2+", {"Cl-": 2}), metals_led("Ca2+", {"Cl-": 2})
    answered(told, respond("Cl-", 2), "signs")
    assert told.save() == plain.save()
    assert told.play(1, respond("Cl-", 2)) == plain.play(1, respond("Cl-", 2))
    assert told.save() == plain.save()


def test_an_answer_is_in_the_record() -> None:
    match = valence.start("metals", seed=3)
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
    for move in match.moves(other := match.to_move[0]):
        if any(one.id == "why" for one in asked(match, move)):
            answered(match, move, "signs")
            match.play(other, move)
            break
    again = valence.replay(match.record, strict=False)
    assert [match.say(events) for events in again.story] == list(map(match.say, match.story))
    assert '"type":"said","question":"why","given":"signs"' in match.record


def test_what_was_never_asked_cannot_be_answered() -> None:
    match = metals_led("Ca2+", {"Cl-": 2})
    why = question(match, respond("Cl-", 2))
    with pytest.raises(WireError, match=r"answer: must be one of equal, led, .*, got 'x'"):
        answer_to(why, "x", match.checked(1, respond("Cl-", 2)))
    note = {"type": "said", "question": "who", "given": None, "move": respond("Cl-", 2)}
    with pytest.raises(WireError, match="is no answer to a question 'who'"):
        match.make(match.to_move[0], checked_note(match, 1, encode(note)))


@pytest.mark.parametrize(("level", "is_asked"), [("off", False), ("some", True), ("often", True)])
def test_a_table_asks_only_if_it_is_set_to(level: str, is_asked: bool) -> None:
    position = metals_led("Ca2+", {"Cl-": 2})
    match = Match(position.game, position.words, replace(position.heading, questions=level))
    move = match.checked(1, respond("Cl-", 2))
    assert (question_about(match, 1, move) is not None) == is_asked
