"""R20 to R23: what a placement is worth."""

import pytest

import valence
from tests.games.charged.drawing import PLAIN, drawn, placed_by_seat_0, scored, study
from valence.core.game import Seat, Tally
from valence.games.charged import GAME
from valence.games.charged.board import OURS
from valence.games.charged.moves import Place
from valence.games.charged.scoring import ruling
from valence.games.charged.state import Laid, State


def coloured(*squares: tuple[int, int, str]) -> list[str]:
    """A plain board with some squares of another kind, counted from the corner of the drawings."""
    (top, left, _), *_ = drawn("\nNa")
    rows = [list(row) for row in PLAIN]
    for row, column, kind in squares:
        rows[top + row][left + column] = kind
    return ["".join(row) for row in rows]


def test_r20_tiles_already_on_the_board_count() -> None:
    assert scored("\nNa Na S O O O .", "\nNa Na S O O O O") == {"Na2SO4": [3 + 3 + 3 + 8]}


BEFORE = """
    .  .  Na Cl .
    .  .  .  .  .
    """
AFTER = """
    .  .  Na Cl .
    .  Cu Cl .  .
    """


@pytest.mark.parametrize(
    ("squares", "points"),
    [
        ([], {"CuCl": [7], "NaCl": [6]}),
        ([(1, 1, "d")], {"CuCl": [11], "NaCl": [6]}),
        ([(1, 1, "t")], {"CuCl": [15], "NaCl": [6]}),
        ([(1, 2, "d")], {"CuCl": [10], "NaCl": [9]}),  # in each formula that the Cl is in
        ([(1, 2, "D")], {"CuCl": [14], "NaCl": [12]}),
        ([(1, 1, "T")], {"CuCl": [21], "NaCl": [6]}),
        ([(1, 1, "D"), (1, 2, "T")], {"CuCl": [42], "NaCl": [18]}),  # 2 × 3 = 6
        ([(1, 1, "d"), (1, 2, "D")], {"CuCl": [22], "NaCl": [12]}),
        ([(0, 2, "T"), (0, 3, "t")], {"CuCl": [7], "NaCl": [6]}),  # covered before
    ],
)
def test_r21_squares_count_for_tiles_placed_in_this_turn(
    squares: list[tuple[int, int, str]], points: dict[str, list[int]]
) -> None:
    assert scored(BEFORE, AFTER, board=coloured(*squares)) == points


def test_r22_a_red_tile_scores_nothing_and_uses_no_square_effect() -> None:
    board = coloured((0, 2, "T"))
    assert scored("\nNa Cl . . .", "\nNa Cl red K Br", board=board) == {"KBr": [8]}


def test_r23_our_board_looks_the_same_from_all_sides() -> None:
    assert len(OURS) == 19
    turned = ["".join(column) for column in zip(*OURS, strict=True)]
    assert list(OURS) == turned == list(reversed(OURS)) == [row[::-1] for row in OURS]
    assert OURS[9][9] == "*"
    assert "".join(OURS).count("*") == 1


def test_r23_the_centre_counts_as_a_df() -> None:
    match = valence.load(
        valence.start("charged", seed=1).save() | {"racks": [["Na", "Cl"], ["Na"]]}, strict=False
    )
    match.play(0, {"type": "place", "tiles": [[9, 9, "Na"], [9, 10, "Cl"]]})
    assert match.save()["scores"] == [12, 0]


@pytest.mark.parametrize("size", [9, 11, 31])
def test_r23_a_custom_board_is_saved_in_the_position(size: int) -> None:
    rows = ["d" * size] * size
    match = valence.start("charged", seed=1, options={"board": rows})
    assert match.save()["options"]["board"] == rows
    assert valence.load(match.save()).save() == match.save()
    match = valence.start("charged", seed=1, options={"board": "\n".join(rows)})
    assert match.save()["options"]["board"] == rows


def test_r23_the_built_in_board_is_not_saved_in_the_position() -> None:
    match = valence.start("charged", seed=1, options={"board": list(OURS)})
    assert match.save()["options"]["board"] is None


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (["." * 10] * 10, "a board has 9, 11, 13 … 31 rows, 10 were given"),
        (["." * 33] * 33, "33 were given"),
        (["." * 7] * 7, "7 were given"),
        ([], "0 were given"),
        (["." * 9] * 8 + ["." * 8], "row 8 has 8 squares, there are 9 rows"),
        (["." * 9] * 8 + ["...x....."], "d9 is 'x', a square is one of . d t D T *"),
        (["*" + "." * 8] + ["." * 9] * 8, "a1 is '*', which is the centre, e5"),
        (7, "option board: Expected `array | null`, got `int`"),
    ],
)
def test_r23_an_invalid_board_is_refused(rows: object, problem: str) -> None:
    with pytest.raises(ValueError, match="option board") as refused:
        valence.start("charged", options={"board": rows})
    assert problem in str(refused.value)


def test_r20_a_ruling_can_be_previewed() -> None:
    match, move = placed_by_seat_0(BEFORE, AFTER, board=coloured((1, 1, "d"), (1, 2, "D")))
    assert isinstance(match.state, State)
    placed = ruling(match.state, Seat(0), Place(tuple(Laid(*tile) for tile in move["tiles"])))
    assert match.words.event(placed, match.names) == (
        "Ada places Cu Cl on g8 to h8. "
        "CuCl, copper(I) chloride (1+ and 1−): Cu 4 × 2 (DS) + Cl 3 = 11, × 2 (DF) = 22. "
        "NaCl, sodium chloride (1+ and 1−): Na 3 + Cl 3 = 6, × 2 (DF) = 12. Together 34 points. "
        "CuCl is real but not simply ionic: its atoms partly share electrons."
    )
    match.play(0, move)
    assert match.story[-1][0] == placed


def test_r20_a_ruling_names_the_charges() -> None:
    match, move = placed_by_seat_0(
        """
        Fe Cl Cl .
        .  .  .  .
        """,
        """
        Fe Cl Cl .
        Fe .  .  .
        O  .  .  .
        O  .  .  .
        O  .  .  .
        """,
    )
    said = match.play(0, move)[0]
    assert "Fe₂O₃, iron(III) oxide (2 × 3+ and 3 × 2−): Fe 4 + Fe 4 + O 2 + O 2 + O 2 = 14." in said
    assert said.endswith("14 points.")


def test_the_scoreboard_shows_points() -> None:
    match = study("\nNa Cl . .", [["O"], ["Na"]], scores=[12, 5])
    assert GAME.scores(GAME.view(match.state, None)) == (Tally("points", (12, 5)),)
