"""Charged! with a set: its tiles, their values, and the ions that count."""

from collections import Counter
from pathlib import Path

import pytest

import valence
from valence.core.csv_tables import BadSet
from valence.games.charged.sets import READER, material

ROW = ".........\n"


def made(text: str) -> set[str]:
    """The formulas that can be laid with a set."""
    return {salt.text for salt in material(READER.read(text, "mine.csv")).formulas.salts}


def problems(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(BadSet) as bad:
        READER.read(text, "mine.csv")
    return [(one.line, one.column, f"{one.message}") for one in bad.value.problems]


def test_r4_an_ion_list_decides_which_formulas_count() -> None:
    # Without parentheses: Ca(NO3)2 can't be shown.
    assert made("ion\nNa+\nCa2+\nO²⁻\nnitrate\n") == {"Na2O", "CaO", "NaNO3"}


def test_r1_an_ion_list_alone_brings_the_tiles_that_it_needs() -> None:
    found = material(READER.read("ion\nNa+\nSO4 2-\n", "mine.csv"))
    assert found.copies == {"Na": 24, "O": 50, "S": 10, "red": 6}


def test_r1_tiles_alone_make_every_formula_that_they_can_show() -> None:
    assert made("tile,copies\nMg,10\nO,10\nCl,10\n") == {
        *("MgO", "MgCl2"),
    }  # fmt: skip


def test_r2_values_of_the_set_count() -> None:
    rows = "tile,copies,value\nNa,30,7\nCl,30,\n"
    found = material(READER.read(rows, "mine.csv"))
    # Chlorine is in period 3.
    assert (found.values["Na"], found.values["Cl"]) == (7, 3)
    match = valence.start("charged", seed=1, options={"cards": rows})
    tiles = [{"row": 9, "column": 9, "tile": "Na"}, {"row": 9, "column": 10, "tile": "Cl"}]
    position = match.save()
    racks = [["Na"] * 5 + ["Cl"] * 5] * 2
    bag = ["Na"] * 20 + ["Cl"] * 20
    match = valence.load(position | {"racks": racks, "bag": bag})
    match.play(0, {"type": "place", "tiles": [list(tile.values()) for tile in tiles]})
    # (7 + 3), doubled on the centre.
    assert match.save()["scores"] == [20, 0]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("tile,copies\nNa,8\nXx,3\n", (3, "tile", "no tile called 'Xx'")),
        ("tile,copies\nNa,many\nCl,3\n", (2, "copies", "expected a number from 0 to 100")),
        ("tile,copies\nNa,8\nna,3\nCl,3\n", (3, "tile", "Na is also on line 2")),
        ("ion\nNa+\nMg3+\n", (3, "ion", "no ion called 'Mg3+'")),
        (
            "tile,ion\nNa,Na+\n",
            (2, "ion", "a line is a tile, an ion or a row of the board; only one"),
        ),
        ("tile,copies\nNa,9\nMg,9\n", (0, "", "no formula can be laid")),
        ("tile,copies,ion\nNa,9,\nCl,9,\n,,Ca2+\n", (4, "ion", "there are no tiles for Ca²⁺")),
        (
            "tile,copies\nNa,100\nK,100\nCl,100\nBr,100\nO,1\n",
            (0, "", "401 tiles were given, at most 400"),
        ),
        ("tile,value\nNa,51\nCl,3\n", (2, "value", "expected a number from 0 to 50, got '51'")),
        (
            "board\n.........\n\n.........\n",
            (2, "board", "a board has 9, 11, 13 … 31 rows, 2 were given"),
        ),
        (
            "board\n" + ROW * 8 + "........\n",
            (10, "board", "row 8 has 8 squares, there are 9 rows"),
        ),
        (
            "ion,board\nNa+,\nCl-,\n" + f",{ROW}" * 8 + ",x........\n",
            (12, "board", "a9 is 'x', a square is one of"),
        ),
        (
            "board\n*........\n" + ROW * 8,
            (2, "board", "a1 is '*', which is the centre, e5"),
        ),
    ],
)
def test_unknown_and_unplayable_material_is_rejected_with_its_place(
    text: str, wanted: tuple[int, str, str]
) -> None:
    line, column, message = problems(text)[0]
    assert (line, column) == wanted[:2]
    assert message.startswith(wanted[2])


def test_r3_a_set_fills_every_rack_twice() -> None:
    rows = [{"tile": "Na", "copies": 20}, {"tile": "Cl", "copies": 20}]
    assert valence.start("charged", options={"cards": rows}).to_move
    with pytest.raises(ValueError, match="3 racks of 10 need 60 tiles, the set has 40"):
        valence.start("charged", seats=3, options={"cards": rows})


SMALL_BOARD = (Path(__file__).parents[3] / "examples/sets/small-board.csv").read_text("utf-8")


def test_r23_a_set_may_bring_its_board() -> None:
    position = valence.start("charged", seed=1, options={"cards": SMALL_BOARD}).save()
    position |= {"racks": [["Na", "Cl"], ["Na", "Cl"]], "to_move": 0}
    match = valence.load(position, strict=False)
    rows = match.view(0)["rows"]
    assert (len(rows), rows[0], rows[5]) == (11, "T....D....T", "Dd...*...dD")
    assert valence.load(match.save(), strict=False).view(0)["rows"] == rows
    placed = [move["tiles"] for move in match.moves(0) if move["type"] == "place"]
    # R10: the centre of 11 rows is f6.
    assert placed
    assert all([5, 5] in [tile[:2] for tile in tiles] for tiles in placed)


def test_r23_the_option_board_takes_precedence_over_that_of_a_set() -> None:
    plain = ["." * 9] * 9
    match = valence.start("charged", options={"cards": SMALL_BOARD, "board": plain})
    assert match.view(0)["rows"] == plain
    ours = valence.start("charged").view(0)["rows"]
    match = valence.start("charged", options={"cards": SMALL_BOARD, "board": ours})
    assert match.view(0)["rows"] == ours


def test_rows_without_a_file_are_checked_too() -> None:
    for row, problem in (
        ({"tile": "Na", "ion": "Na+"}, "expected a tile, an ion or a row of the board"),
        ({}, "expected a tile, an ion or a row of the board"),
        ({"ion": "Mg3+"}, r"no ion called 'Mg3\+'; did you mean 'Mg2\+'\?"),
    ):
        with pytest.raises(ValueError, match=f"^option cards, row 2: {problem}$"):
            valence.start("charged", options={"cards": [{"ion": "Cl-"}, row]})


def test_a_game_with_a_set_is_saved_and_replayed() -> None:
    match = valence.start("charged", seed=5, options={"cards": "ion\nK+\nMg2+\nO2-\nCl-\n"})
    for _ in range(6):
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert valence.load(match.save()).save() == match.save()
    assert valence.replay(match.record).save() == match.save()
    position = match.save()
    tiles: Counter[str] = Counter(position["bag"])
    for rack in position["racks"]:
        tiles.update(rack)
    assert set(tiles) <= {"K", "Mg", "O", "Cl", "red"}
