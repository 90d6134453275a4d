"""R23, R24: players work out length, Mn, Mw and Đ of their own chains."""

from fractions import Fraction
from typing import Any

import pytest

from tests.games.polymer.study import chain, play, refused, study, styrene
from valence.bots.levels import Level
from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.core.play import legal_moves
from valence.core.wire import to_dict
from valence.games import entry
from valence.games.polymer import GAME
from valence.games.polymer.calculation import read_number
from valence.library import AnyMatch

DEAD = {"state": "terminated", "end": "transfer"}
# Styrene chains of 6 and 10 units, 624.90 and 1041.50 g/mol: 16 units, Mn 833.20, Mw 885.28, Đ 1.0625.
SIX_AND_TEN = [styrene(1, 0, 6, **DEAD), chain(2, 0, "sty-1 sty-3 sty-3 sty-3", **DEAD)]
RIGHT = {"units": "16", "mn": "833.2", "mw": "885.28", "pdi": "1.06"}


def asked(*given: dict[str, Any], **options: object) -> AnyMatch:
    """Seat 0 has discarded its last card, and whoever has chains that count has to calculate."""
    match = study(
        "sty-1", "sty-1", chains=given, reshuffles=2, options={"calculate": True} | options
    )
    play(match, "discard", card="sty-1")
    return match


def answer(match: AnyMatch, **numbers: str) -> str:
    return " ".join(match.play(match.to_move[0], {"type": "calculate"} | RIGHT | numbers))


def test_r23_everyone_with_chains_that_count_calculates_at_the_end() -> None:
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9))
    assert match.to_move == (0,)
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9, **DEAD))
    assert match.to_move == (0, 1)
    assert match.outcome is None
    assert match.say(match.story[-1])[-1] == (
        "Ada's hand is empty. Ada and Ben now work out the units, Mn, Mw and Đ of their own chains that count."
    )


def test_r23_nobody_calculates_without_a_chain_that_counts() -> None:
    assert asked(styrene(1, 0, 9)).outcome is not None


def test_r23_the_averages_are_not_shown_before_they_are_worked_out() -> None:
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9, **DEAD))
    for seat in (0, 1, None):
        own = match.view(seat)["standings"][0]
        assert (own["units"], own["mn"], own["mw"], own["pdi"]) == (None, None, None, None)
    assert GAME.scores(GAME.view(match.state, None)) == (Tally("chains", (2, 1)),)
    answer(match)
    assert match.view(1)["standings"][0]["units"] == 16
    assert match.view(1)["standings"][0]["mn"] == "833.20"
    assert match.view(1)["standings"][1]["mn"] is None


def test_r23_who_is_ahead_is_told_once_everybody_has_worked_it_out() -> None:
    match = study("sty-1", "sty-1", chains=SIX_AND_TEN, options={"calculate": True})
    assert match.view(1)["ahead"] == []
    assert (match.view(1)["ending"][0]["units"], match.view(1)["ending"][0]["mn"]) == (16, None)
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9, **DEAD))
    answer(match)
    assert match.view(0)["ahead"] == []
    match.play(1, {"type": "give_up"})
    assert match.view(0)["ahead"] == [0]


def test_r23_during_play_the_units_are_shown_without_averages() -> None:
    match = study("sty-1", "sty-1", chains=SIX_AND_TEN, options={"calculate": True})
    own = match.view(1)["standings"][0]
    assert (own["units"], own["mn"]) == (16, None)
    assert GAME.scores(GAME.view(match.state, None)) == (Tally("units", (16, 0)),)


def test_r23_all_answer_at_the_same_time() -> None:
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9, **DEAD))
    ply = match.ply
    match.play(1, {"type": "give_up"}, ply=ply)
    match.play(0, {"type": "calculate"} | RIGHT, ply=ply)
    assert match.outcome is not None


def test_r23_nothing_else_can_be_done_then_and_nothing_is_calculated_before() -> None:
    match = asked(*SIX_AND_TEN)
    assert refused(match, "draw", **{"from": "stack"})[0] == "R23"
    assert refused(study("sty-1", "sty-1"), "give_up")[0] == "R23"


def test_r23_the_result_does_not_depend_on_the_answers() -> None:
    match = asked(*SIX_AND_TEN, styrene(3, 1, 9, **DEAD))
    match.play(0, {"type": "give_up"})
    answer(match, units="9", mn="937.35", mw="937.35", pdi="1")
    assert match.outcome is not None
    assert (match.outcome["winners"], match.outcome["scores"]) == ([0], [16, 9])


def test_r24_a_right_answer_shows_the_way() -> None:
    # 624.90² + 1041.50² = 390500.01 + 1084722.25 = 1475222.26
    assert answer(asked(*SIX_AND_TEN)).startswith(
        "Ada has worked out 16 units, Mn 833.2 g/mol, Mw 885.28 g/mol and Đ 1.06: all right. Units: 6 + 10 = 16. "
        "Mn = (624.90 + 1041.50) / 2 = 1666.40 / 2 = 833.20 g/mol. "
        "Mw = (624.90² + 1041.50²) / 1666.40 = 1475222.26 / 1666.40 = 885.28 g/mol. "
        "Đ = 885.28 / 833.20 = 1.06."
    )


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ({"mn": "834.2"}, "all right"),  # a molar mass may be 1 g/mol off
        ({"mn": "834.3"}, "close. Round only at the end"),
        ({"mn": "849.8"}, "close"),  # 2 % of 833.2 are 16.66
        ({"mn": "849.9"}, "check the arithmetic"),
        ({"mn": "1683"}, "it isn't an average yet"),  # 1 % of 1666.4 are 16.66
        ({"mn": "1683.1"}, "check the arithmetic"),
        ({"pdi": "1.07"}, "all right"),
        ({"pdi": "1.08"}, "close"),
        ({"mn": "885.28", "mw": "833.2"}, "Mn 885.28: that is Mw. Mn counts each chain once."),
        ({"mn": "885.28", "mw": "833.2"}, "Mw 833.2: that is Mn. Mw weighs each chain by its mass."),
        ({"units": "10"}, "a card of value 2 is two units"),  # 6 + 4 cards
        ({"mn": "1666.4"}, "it isn't an average yet"),
        ({"mn": "104.15"}, "the mean mass of a repeat unit"),  # 1666.40 / 16
        ({"mn": "8"}, "the mean length"),  # 16 / 2
        ({"mn": "7"}, "check the arithmetic"),
        ({"mw": "737611.13"}, "not by the number of chains"),  # 1475222.26 / 2
        ({"mw": "1475222"}, "the sum of the squares: divide it"),
        ({"pdi": "0.94"}, "Đ is Mw / Mn"),  # 833.20 / 885.28
        ({"pdi": "0.5"}, "never below 1"),
        ({"mn": "416.6", "pdi": "2.125"}, "the division is right"),  # 885.28 / 416.6
        ({"mw": "700"}, "check the arithmetic"),
        ({"mw": ""}, "Mw –: it is still missing"),
        ({"mw": "much"}, "this is no number"),
    ],
)  # fmt: skip
def test_r24_a_wrong_answer_says_where_it_went_wrong(numbers: dict[str, str], said: str) -> None:
    assert said in answer(asked(*SIX_AND_TEN), **numbers)


def test_r24_growing_chains_are_not_counted() -> None:
    match = asked(*SIX_AND_TEN, styrene(3, 0, 5))
    assert "growing chains don't count" in answer(match, units="21")


def test_r24_three_tries_and_then_the_solution() -> None:
    match = asked(*SIX_AND_TEN)
    assert answer(match, mn="1").endswith("check the arithmetic. 2 more tries.")
    assert answer(match, mn="1").endswith("check the arithmetic. One more try.")
    assert "Mn = (624.90 + 1041.50) / 2" in answer(match, mn="1")
    assert match.outcome is not None


def test_r24_giving_up_and_running_out_of_time_show_the_solution() -> None:
    match = asked(*SIX_AND_TEN)
    assert GAME.timeout(match.state, Seat(0)) is not None
    assert "Đ = 885.28 / 833.20" in " ".join(play(match, "give_up"))


def test_r24_one_chain_needs_no_sum() -> None:
    said = answer(asked(styrene(1, 0, 6, **DEAD)), units="6", mn="625", mw="625", pdi="1")
    assert "One chain of 6 units: Mn and Mw are its mass, 624.90 g/mol, and Đ is 1.00." in said


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("833.2", "833.2"), ("833,2", "833.2"), (" 1 666.40 ", "1666.4"), ("1.666,40", "1666.4"),
        ("1,666.40", "1666.4"), ("1'666", "1666"), (".5", "0.5"), ("16.", "16"),
        ("1e3", "1000"), ("4.99e2", "499"),
        ("498.63 g/mol", "498.63"), ("498.63 g mol⁻¹", "498.63"), ("498.63 g·mol-1", "498.63"),
        ("Mn = 498.63", "498.63"), ("16 units", "16"), ("1234,5 Da", "1234.5"),
        ("16 Einheiten", "16"), ("1 Wiederholeinheit", "1"), ("12\u202f345,6", "12345.6"), ("unidades: 16", "16"),
        ("", None), ("-1", None), ("498 kg/mol", None), ("g/mol", None), ("²", None), ("1.0.", None), (".", None),
    ],
)  # fmt: skip
def test_r24_numbers_are_read_with_point_or_comma(text: str, number: str | None) -> None:
    assert read_number(text) == (None if number is None else Fraction(number))


def test_r24_a_unit_or_a_separator_of_thousands_costs_no_try() -> None:
    """Six units of styrene in one chain and eight in another: Mn 729.05 g/mol; times two, above a thousand."""
    said = answer(asked(*SIX_AND_TEN), mn="Mn = 833.2 g/mol", mw="885.28 g/mol")
    assert "Mn = 833.2 g/mol" in said
    assert "all right" in said
    long = chain(1, 0, "sty-1", *["sty-3"] * 4, **DEAD)  # 13 units, 1353.95 g/mol
    for typed in ("1,354", "1.354", "1,353.95", "1 353.95", "1353,95 g/mol"):
        said = answer(asked(long), units="13", mn=typed, mw=typed, pdi="1")
        assert "all right" in said, typed


@pytest.mark.parametrize("level", ["easy", "fair", "strong"])
def test_r23_bots_calculate_right_and_give_no_hint(level: Level) -> None:
    match = asked(*SIX_AND_TEN)
    moves = legal_moves(GAME, match.state, Seat(0))
    view, bot = GAME.view(match.state, Seat(0)), entry("polymer").bot
    assert bot.advise(view, moves) == []
    match.play(0, to_dict(bot.choose(level, view, moves, Dice(1, "x"))))
    assert "all right" in " ".join(match.say(match.story[-1]))
