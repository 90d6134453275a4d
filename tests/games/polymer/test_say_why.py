"""R25: saying what becomes of the radical, before the ruling."""

import pytest

import valence
from tests.games.polymer.study import STACK, dormant, play, study, styrene
from valence.bots.budget import Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import Json
from valence.games import entry
from valence.games.polymer.moves import Say
from valence.games.polymer.reasons import Reason
from valence.library import AnyMatch

REASONS = ("new", "adds", "moves", "joins", "hydrogen", "blocked")
INITIATE = {"type": "initiate", "initiator": "bpo", "chains": [["sty-1"]]}
TRANSFER = {"type": "transfer", "chain": 1, "cards": ["sty-1"]}


def announced(move: Json) -> AnyMatch:
    """Ada has laid down the cards of a round: chain 1 and the dormant chain 4 are hers, 2 is Ben's."""
    match = study(
        "bpo sty-1 sty-1 sty-1 cta termination tempo copolymer mma-2",
        "ba-1",
        chains=[styrene(1, 0, 3), styrene(2, 1, 4), dormant(4, 0, 2)],
        stack=STACK,
        options={"say_why": True},
    )
    assert match.play(0, move)[0].startswith("Ada ")
    return match


def say(match: AnyMatch, reason: str | None) -> list[str]:
    return play(match, "say", reason=reason)


@pytest.mark.parametrize(
    ("move", "right"),
    [
        (INITIATE, "new"),
        ({"type": "propagate", "chain": 1, "cards": ["sty-1", "sty-1"]}, "adds"),
        # TEMPO leaves first (R12), and then the same step follows.
        ({"type": "propagate", "chain": 4, "cards": ["sty-1", "sty-1"]}, "adds"),
        ({"type": "copolymerize", "chain": 2, "cards": ["mma-2"]}, "adds"),
        (TRANSFER, "moves"),
        ({"type": "terminate", "mode": "combination", "chains": [1, 2]}, "joins"),
        ({"type": "terminate", "mode": "disproportionation", "chains": [1, 2]}, "hydrogen"),
        ({"type": "cap", "chain": 1}, "blocked"),
    ],
)
def test_r25_what_becomes_of_the_radical(move: Json, right: Reason) -> None:
    for given in REASONS:
        said = say(announced(move), given)
        assert said[0].endswith("Right.") == (given == right), said
    match = announced(move)
    seen, moves = (
        match.game.view(match.state, Seat(0)),
        legal_moves(match.game, match.state, Seat(0)),
    )
    for level in ("easy", "strong"):
        chosen = entry("polymer").bot.choose(level, seen, moves, Dice(1, "bot"), Budget(None, 1))
        assert chosen == Say(right)


def test_r25_the_cards_are_shown_and_the_ruling_comes_after_the_reason() -> None:
    match = announced(TRANSFER)
    assert match.say(match.story[-1]) == ["Ada plays CTA with Sty 1 on chain 1."]
    assert match.to_move == (0,)
    assert [move["reason"] for move in match.moves(0)] == [*REASONS, None]
    assert match.view(1)["announced"] == TRANSFER
    assert [one["state"] for one in match.view(1)["chains"]] == ["growing", "growing", "dormant"]
    said = say(match, "joins")
    assert said[0] == (
        "Ada says: two growing ends join in a bond, and both radicals are used up. "
        "Not so: the radical passes to another molecule, which starts a new chain."
    )
    assert "hydrogen" in said[1]
    assert match.to_move == (1,)
    assert match.view(1)["announced"] is None


def test_r25_two_chains_are_announced_as_such() -> None:
    match = study("aibn sty-1 sty-1 ba-1", "ba-1", stack=STACK, options={"say_why": True})
    two = play(match, "initiate", initiator="aibn", chains=[["sty-1"], ["sty-1"]])
    assert two == ["Ada plays AIBN with 2 × Sty 1 for two chains."]


def test_r25_not_knowing_is_an_answer() -> None:
    said = say(announced(INITIATE), None)
    assert said[0] == "Ada doesn't say why: an initiator splits, and a new radical starts a chain."


def test_r25_a_discard_is_not_asked_about() -> None:
    assert announced({"type": "discard", "card": "mma-2"}).to_move == (1,)


def test_r25_nothing_else_may_be_played_or_said_at_other_times() -> None:
    match = announced(TRANSFER)
    refused = match.why_not(0, INITIATE)
    assert (refused and refused.reason) == "First say what becomes of the radical."
    plain = valence.start("polymer", seed=3)
    refused = plain.why_not(plain.to_move[0], {"type": "say", "reason": "new"})
    assert (refused and refused.rule) == "R25"


def test_r25_in_time_or_not_at_all() -> None:
    match = announced(TRANSFER)
    assert match.game.timeout(match.state, Seat(0)) == Say(None)


def test_r25_announced_cards_stay_in_an_imagined_hand() -> None:
    match = announced(TRANSFER)
    state = match.game.imagine(match.game.view(match.state, Seat(1)), 5)
    assert {"cta", "sty-1"} <= set(state.hands[0])
    assert len(state.hands[0]) == 9


def test_r25_only_a_round_that_may_be_played_is_announced() -> None:
    position = announced(TRANSFER).save()
    bad = position | {"announced": {"type": "cap", "chain": 2}}
    with pytest.raises(ValueError, match=r"announced: this round may not be played \(R15\)"):
        valence.load(bad, strict=False)
    off = position | {"options": {**position["options"], "say_why": False}}
    with pytest.raises(ValueError, match="say_why is off"):
        valence.load(off, strict=False)


def test_r25_reasons_are_in_the_record() -> None:
    match = valence.start("polymer", seed=3, options={"say_why": True})
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert match.record.count("say") >= 5
    assert valence.replay(match.record).save() == match.save()
