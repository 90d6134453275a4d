"""Impossible positions are refused with the reason."""

from typing import Any

import pytest

import valence
from tests.games.charged.drawing import drawn
from valence.core.game import Seat


def position(**fields: object) -> dict[str, Any]:
    return valence.start("charged", seats=2, seed=7).save() | fields


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"board": [[9, 9, "Xx"]]}, "Invalid enum value 'Xx' - at `$.board[0][2]`"),
        ({"board": [[9, "a", "Na"]]}, "Expected `int`, got `str`"),
        ({"board": [[9, 19, "Na"]]}, "board[0]: [9, 19] is not on the board"),
        ({"board": [[-1, 0, "Na"]]}, "board[0]: [-1, 0] is not on the board"),
        ({"board": [[9, 9, "Na"], [9, 9, "Na"]]}, "board[1]: [9, 9] is out of order"),
        ({"board": [[9, 10, "Cl"], [9, 9, "Na"]]}, "board[1]: [9, 9] is out of order"),
        ({"board": [[9, 9, "Na"], [9, 10, "Na"]]}, "board: Na Na at j10 is no formula (R13)"),
        ({"racks": [["Na"]]}, "racks: 1 were given for 2 players"),
        ({"racks": [["Na"] * 16, ["Na"]]}, "length <= 15 - at `$.racks[0]`"),
        ({"scores": [0, 0, 0]}, "scores: 3 were given for 2 players"),
        ({"scores": [0, -1]}, "Expected `int` >= 0"),
        ({"to_move": 2}, "to_move: there is no seat 2 among 2 players"),
        ({"passes": 3, "scoreless": 3}, "passes: 3 in a row by 2 players (R24)"),
        ({"passes": 1}, "scoreless: 0 turns; there were 1 passes"),
        ({"scoreless": 101}, "scoreless: 101 turns"),
        ({"players": 5}, "is for 2 to 4 seats, not for 5"),
        ({"options": {"rack": 16}}, "Expected `int` <= 15 - at `$.options.rack`"),
        ({"options": {"board": ["."] * 9}}, "option board: row 0 has 1 squares"),
        (
            {"options": {"board": []}},
            "option board: a board has 9, 11, 13 … 31 rows, 0 were given",
        ),
        ({"options": {"cards": [{"ion": "Xx"}]}}, "option cards, row 1: no ion called 'Xx'"),
        ({"penalties": [1]}, "penalties: 1 were given for 2 players"),
        ({"extra": 1}, "unknown field `extra`"),
    ],
)
def test_a_broken_position_is_refused_even_in_a_study(
    fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields), strict=False)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        (
            {"board": [[9, 9, "Na"], [9, 10, "Cl"]]},
            "Na: 25 tiles were given, the bag has 24",
        ),
        ({"scores": [0, 5]}, "scores: [0, 5] were given, and no tile is on the board"),
    ],
)
def test_tiles_and_scores_that_do_not_add_up_are_refused_unless_it_is_a_study(
    fields: dict[str, object], problem: str
) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields))
    assert problem in str(refused.value)
    assert valence.load(position(**fields), strict=False).moves(0)


def test_a_rack_of_the_wrong_size_is_refused() -> None:
    saved = position()
    saved["bag"].append(saved["racks"][0].pop())
    with pytest.raises(ValueError, match=r"racks\[0\]: 9 tiles were given, 10 are held"):
        valence.load(saved)


def test_a_study_can_be_imagined_whatever_its_tiles() -> None:
    saved = position(board=drawn("\nBa O . Ba O . Ba O"), bag=["O"] * 300)
    match = valence.load(saved, strict=False)
    view = match.game.view(match.state, Seat(1))
    assert match.game.view(match.game.imagine(view, 3), Seat(1)) == view
