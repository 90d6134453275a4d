"""R23: saying what decides a trick, before the ruling."""

import pytest

import valence
from valence.bots.budget import Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.pkace.moves import Say
from valence.library import AnyMatch

SAY = {"type": "say", "reason": "only"}


def complete(*trick: str, **options: object) -> AnyMatch:
    """Everybody has played, and the last player is to say why."""
    chosen = {"deck": "unordered", "hand": 2, "say_why": True, **options}
    dealt = valence.start("pkace", seats=len(trick), seed=1, options=chosen).save()
    hands = [["dbu"], ["imidazole"], ["triethylamine"]][: len(trick)]
    position = dealt | {"hands": hands, "trick": list(trick), "leader": 0, "undealt": []}
    return valence.load(position, names=["Ada", "Ben", "Cem"][: len(trick)], strict=False)


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
def test_r23_what_decides_a_trick(
    trick: tuple[str, ...], options: dict[str, object], right: list[str]
) -> None:
    for given in ("value", "nucleophile", "kind", "only", "difference", "mass", "first"):
        match = complete(*trick, **options)
        last = len(trick) - 1
        said = match.play(last, {"type": "say", "reason": given})[0]
        assert said.endswith("Right.") == (given in right), said
    match = complete(*trick, **options)
    bot = entry("pkace").bot
    seen = match.game.view(match.state, Seat(last))
    moves = legal_moves(match.game, match.state, Seat(last))
    chosen = bot.choose("easy", seen, moves, Dice(1, "bot"), Budget(None, 1))
    assert isinstance(chosen, Say)
    assert chosen.reason == right[0]


def test_r23_the_ruling_comes_after_the_reason() -> None:
    match = complete("acetone", "n-butyllithium")
    assert match.to_move == (1,)
    assert match.view(0)["taken"] == []
    said = match.play(1, {"type": "say", "reason": "value"})
    assert said[0] == (
        "Ben says: no value is enough to beat the lead. "
        "Not so: a strong nucleophile doesn't count against the lead."
    )
    assert said[1].startswith("Nothing beats acetone, so Ada takes the trick.")
    assert match.to_move == (0,)


def test_r23_with_two_players_nothing_decides_among_several() -> None:
    two, three = complete("acetic-acid", "lda"), complete("acetic-acid", "lda", "litmp")
    reasons = ["value", "nucleophile", "kind", "only"]
    assert [move["reason"] for move in two.moves(1)] == [*reasons, None]
    more = ["difference", "mass", "first"]
    assert [move["reason"] for move in three.moves(2)] == [*reasons, *more, None]


def test_r23_not_knowing_is_an_answer() -> None:
    said = complete("acetic-acid", "lda").play(1, {"type": "say", "reason": None})
    assert said[0] == "Ben doesn't say why: only one card beats the lead."


def test_r23_until_the_ruling_nobody_is_told_what_beats() -> None:
    match = valence.start("pkace", seed=3, options={"say_why": True})
    leader, other = match.to_move[0], 1 - match.to_move[0]
    match.play(leader, match.moves(leader)[0])
    (said,) = match.play(other, match.moves(other)[0])
    assert " plays " in said
    assert match.to_move == (other,)


def test_r23_nothing_else_may_be_played_or_said_at_other_times() -> None:
    match = complete("acetic-acid", "lda")
    refused = match.why_not(1, {"type": "play", "card": "imidazole"})
    assert (refused and refused.rule) == "R23"
    plain = valence.start("pkace", seed=3)
    refused = plain.why_not(plain.to_move[0], SAY)
    assert (refused and refused.reason) == (
        "There is nothing to explain: the trick isn't complete."
    )


def test_r23_reasons_are_in_the_record() -> None:
    match = valence.start("pkace", seed=3, options={"say_why": True})
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert match.record.count("say") >= 10
    assert valence.replay(match.record).save() == match.save()
