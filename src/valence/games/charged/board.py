"""R23: the board, its squares and their names."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from valence.core.problems import BadInput, Problem, problem
from valence.games.problems import en

Square: TypeAlias = tuple[int, int]  # row and column, from 0; row 0 is on top
Rows: TypeAlias = tuple[str, ...]

OURS: Rows = tuple((Path(__file__).parent / "board.txt").read_text(encoding="ascii").split())
SIZES = range(9, 32, 2)

# R21: DS doubles and TS triples a tile, DF and TF a formula; the centre counts as a DF.
TILE_FACTOR = {"d": 2, "t": 3}
FORMULA_FACTOR = {"D": 2, "T": 3, "*": 2}
PLAIN, CENTRE = ".", "*"
SQUARES = frozenset({PLAIN, CENTRE, *TILE_FACTOR, *FORMULA_FACTOR})
ABBREVIATION = {"d": "DS", "t": "TS", "D": "DF", "T": "TF", "*": "DF"}

_NAME = re.compile(r"([a-z]{1,2})(\d{1,2})")


def centre(rows: Sequence[str]) -> Square:
    """R10: return the square that the first placement covers."""
    return len(rows) // 2, len(rows) // 2


def check_rows(rows: Sequence[str]) -> None:
    """Raise ValueError if these rows are not a board."""
    for _, wrong in problems(rows):
        raise BadInput(wrong)


def problems(rows: Sequence[str]) -> Iterator[tuple[int, Problem]]:
    """Yield the problems that keep these rows from being a board, each with its row."""
    size = len(rows)
    if size not in SIZES:
        yield 0, problem(en.rows_of_board, size)
        return
    for n, row in enumerate(rows):
        if len(row) != size:
            yield n, problem(en.squares_of_row, n, len(row), size)
            continue
        for column, kind in enumerate(row):
            if wrong := _square_problem(kind, (n, column), centre(rows)):
                yield n, wrong


def _square_problem(kind: str, square: Square, middle: Square) -> Problem | None:
    if kind not in SQUARES:
        return problem(en.no_square, name(square), kind)
    if kind == CENTRE and square != middle:
        return problem(en.other_centre, name(square), name(middle))
    return None


def column_name(column: int) -> str:
    """Return "a" … "z", "aa" …, as in a spreadsheet."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[column] if column < 26 else f"a{letters[column - 26]}"


def name(square: Square) -> str:
    """Name a square with a letter for the column, a number for the row: the centre of our board is j10."""
    row, column = square
    if column not in range(SIZES[-1]):  # off every board
        return f"row {row + 1}, column {column + 1}"
    return f"{column_name(column)}{row + 1}"


def square_called(text: str) -> Square | None:
    """Return the square with this name; None if it is not the name of a square."""
    found = _NAME.fullmatch(text.lower())
    if found is None:
        return None
    columns = {column_name(column): column for column in range(SIZES[-1])}
    return (int(found[2]) - 1, columns[found[1]]) if found[1] in columns else None
