"""R20: saying what decides a round, before the ruling."""

import pytest

import valence
from tests.games.metals.study import lead, respond, study
from valence.bots.budget import Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.metals.events import Answered
from valence.games.metals.moves import Say
from valence.games.metals.reasons import Reason
from valence.library import AnyMatch

OPTIONS = {"hand": 6, "reinforcements": True, "say_why": True}
REASONS = ("equal", "led", "answer", "signs", "cards", "ion")


def answered(led: str, ion: str, count: int, **options: object) -> AnyMatch:
    """The answer lies on the table, and the responding player is to say why."""
    return study(
        {"Na+": 1},
        {"Na+": 1},
        options=OPTIONS | options,
        led=led,
        responder=1,
        answer={"ion": ion, "count": count},
        is_saying=True,
    )


def say(match: AnyMatch, reason: str | None) -> list[str]:
    return match.play(match.to_move[0], {"type": "say", "reason": reason})


@pytest.mark.parametrize(
    ("led", "ion", "count", "right"),
    [
        ("Ca2+", "Cl-", 2, "equal"),  # 2+ against 2 × 1−
        ("N3-", "Al3+", 1, "equal"),
        ("Al3+", "O2-", 1, "led"),  # 3+ against 2−, a short answer
        ("Al3+", "Cl-", 2, "led"),  # fewer charges on more cards
        ("Na+", "O2-", 1, "answer"),
        ("Ca2+", "N3-", 2, "answer"),  # 2+ against 6−
    ],
)
def test_r20_what_decides_a_round(led: str, ion: str, count: int, right: Reason) -> None:
    for given in REASONS:
        said = say(answered(led, ion, count), given)[0]
        assert said.endswith("Right.") == (given == right), said
    match = answered(led, ion, count)
    seen, moves = (
        match.game.view(match.state, Seat(1)),
        legal_moves(match.game, match.state, Seat(1)),
    )
    for level in ("easy", "strong"):
        chosen = entry("metals").bot.choose(level, seen, moves, Dice(1, "bot"), Budget(None, 1))
        assert chosen == Say(right)


def test_r20_the_ruling_comes_after_the_reason() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 2}, options=OPTIONS)
    lead(match, "Ca2+")
    assert respond(match, "Cl-", 2) == ["Ben answers with 2 Cl⁻ (chloride)."]
    assert match.to_move == (1,)
    assert [move["reason"] for move in match.moves(1)] == [*REASONS, None]
    said = say(match, "cards")
    assert said[0] == (
        "Ben says: the number of cards decides. "
        "Not so: the total charges are equal, so they cancel."
    )
    assert said[1].startswith("2+ against 2 × 1− = 2−: the charges cancel to CaCl₂")


def test_r20_until_then_nobody_is_told_the_charges() -> None:
    match = answered("Ca2+", "Cl-", 2)
    assert [match.view(seat)["balance"] for seat in (0, 1, None)] == [None] * 3
    match = study({"Ca2+": 1}, {"Cl-": 2}, options=OPTIONS)
    lead(match, "Ca2+")
    (event,) = match.game.apply(
        match.state, Seat(1), legal_moves(match.game, match.state, Seat(1))[0]
    ).events
    assert isinstance(event, Answered)
    assert event.balance is None


def test_r20_reinforcements_are_called_after_the_reason() -> None:
    match = study(
        {"Na+": 1},
        {"Na+": 1},
        options=OPTIONS,
        led="Na+",
        responder=1,
        answer={"ion": "O2-", "count": 1},
        is_saying=True,
    )
    assert say(match, "answer") == ["Ben says: the total charge of the answer is larger. Right."]
    assert match.to_move == (0,)
    assert match.view(0)["balance"] == {"led": 1, "answer": -2}


def test_r20_not_knowing_is_an_answer() -> None:
    said = say(answered("Na+", "O2-", 1), None)
    assert said[0] == "Ben doesn't say why: the total charge of the answer is larger."


def test_r20_the_compound_is_written_first() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 2}, options=OPTIONS | {"write": "bonus"})
    lead(match, "Ca2+")
    respond(match, "Cl-", 2)
    match.play(1, {"type": "write", "formula": "CaCl2", "name": ""})
    assert match.to_move == (1,)
    assert say(match, "equal")[0].endswith("Right.")


def test_r20_a_round_lost_by_writing_is_not_decided_by_charges() -> None:
    match = study({"Ca2+": 1}, {"Cl-": 2}, options=OPTIONS | {"write": "required"})
    lead(match, "Ca2+")
    respond(match, "Cl-", 2)
    said = match.play(1, {"type": "skip"})
    assert said[1] == "Ben hasn't written the compound, so Ada collects."


def test_r20_nothing_else_may_be_played_or_said_at_other_times() -> None:
    match = answered("Ca2+", "Cl-", 2)
    refused = match.why_not(1, {"type": "initiate", "card": "Na+"})
    assert (refused and refused.reason) == "First say what decides this round."
    plain = valence.start("metals", seed=3)
    refused = plain.why_not(plain.to_move[0], {"type": "say", "reason": "equal"})
    assert (refused and refused.rule) == "R20"


def test_r20_in_time_or_not_at_all() -> None:
    match = answered("Ca2+", "Cl-", 2)
    assert match.game.timeout(match.state, Seat(1)) == Say(None)


def test_r20_reasons_are_in_the_record() -> None:
    match = valence.start("metals", seed=3, options={"say_why": True})
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert match.record.count("say") >= 10
    assert valence.replay(match.record).save() == match.save()
