"""The line of squares in the second step of a hint."""

from valence.games.charged.moves import Move, Place
from valence.games.charged.state import View


def marked(view: View, move: Move) -> list[str]:
    """The row or column of a placement; of a single tile, its row."""
    if not isinstance(move, Place):
        return []
    line = range(len(view.rows))
    first = move.tiles[0]
    if all(tile.row == first.row for tile in move.tiles):
        return [f"{first.row} {column}" for column in line]
    return [f"{row} {first.column}" for row in line]
