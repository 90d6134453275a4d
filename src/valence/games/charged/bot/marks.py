"""The line of squares in the second step of a hint."""

from typing import Literal

from valence.games.charged.moves import Move, Place
from valence.games.charged.state import View, grid_of


def line_of(view: View, move: Place) -> tuple[Literal["row", "column"], int]:
    """Return the row or column of a placement; of a single tile, the one in which it joins others."""
    (row, column, _), *more = move.tiles
    laid = grid_of(view.board)
    is_beside = any((row, column + step) in laid for step in (-1, 1))
    is_row = all(tile.row == row for tile in more) if more else is_beside
    return ("row", row) if is_row else ("column", column)


def marked(view: View, move: Move) -> list[str]:
    """Return the squares of that line."""
    if not isinstance(move, Place):
        return []
    way, number = line_of(view, move)
    line = range(len(view.rows))
    return [f"{number} {other}" if way == "row" else f"{other} {number}" for other in line]
