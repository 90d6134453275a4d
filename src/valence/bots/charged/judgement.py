"""The fair idea: the score, the worth of the tiles kept, and the squares that are opened for others."""

from collections import Counter
from collections.abc import Sequence

from valence.bots.charged.counting import Board, laid
from valence.games.charged.formulas import Tiles
from valence.games.charged.moves import Move, Pass, Place, Swap
from valence.games.charged.state import State, View
from valence.games.charged.tiles import Tile

# What a tile that is kept adds to the next score, beside a tile drawn in its place: the first of its
# kind, the second, the third, each further one. From the scores of some 25,000 turns.
KEPT: dict[Tile, tuple[float, float, float, float]] = {
    "Na": (-1.8, -1.9, -2.1, -3.0),
    "K": (-2.0, -2.0, -1.0, -3.0),
    "Mg": (-2.5, -2.6, -1.5, -3.0),
    "Ca": (-2.3, -2.3, -2.8, -4.0),
    "Ba": (-1.7, -4.0, -4.0, -4.0),
    "Al": (-2.1, -2.3, -3.0, -3.0),
    "Fe": (-1.7, -2.1, -3.0, -3.0),
    "Cu": (-0.8, -0.5, 0.0, 0.0),
    "Au": (0.3, 0.3, 0.0, 0.0),
    "Cl": (-1.0, -1.7, -2.1, -2.4),
    "Br": (-1.9, -2.8, -3.0, -3.0),
    "I": (-1.5, -1.3, -1.0, -1.0),
    "C": (-1.8, -2.7, -3.5, -3.2),
    "O": (1.9, 1.6, -0.5, -3.0),
    "N": (-1.3, -2.0, -3.2, -1.5),
    "P": (-1.8, -3.3, -3.0, -3.0),
    "S": (-2.1, -2.3, -2.7, -2.0),
    "red": (8.0, -4.5, -4.5, -4.5),
}
PLENTY = 20
"""With fewer tiles than this in the bag, what is kept counts for less."""


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    assert view.rack is not None
    return rated(view, view.rack, view.bag, moves)


def rated(table: View | State, rack: Tiles, bag: int, moves: Sequence[Move]) -> list[float]:
    """Points now, and points that the tiles kept are likely to bring."""
    board, kept = Board(table.board, table.options.rows), Kept(rack, bag)
    return [_rated(board, kept, move) for move in moves]


def _rated(board: Board, kept: "Kept", move: Move) -> float:
    match move:
        case Place():
            tiles = laid(move)
            stretch = board.stretch(move, tiles)
            return kept.without(tiles) + stretch.points(tiles) - stretch.opened
        case Swap(tiles=tiles):
            return kept.without(tiles)
        case Pass():
            return kept.without(())


class Kept:
    """What a rack is worth once tiles have left it."""

    def __init__(self, rack: Tiles, bag: int) -> None:
        held = Counter(rack)
        self.share = min(1.0, bag / PLENTY)
        self.worths = {tile: [KEPT[tile][min(n, 3)] for n in range(held[tile])] for tile in held}
        self.all = sum(worth for copies in self.worths.values() for worth in copies)
        self._known: dict[Tiles, float] = {}

    def without(self, tiles: Tiles) -> float:
        if (found := self._known.get(tiles)) is None:
            found = self._known[tiles] = self.share * (self.all - self._worth(tiles))
        return found

    def _worth(self, gone: Tiles) -> float:
        """The last of a kind leaves first."""
        left: dict[Tile, int] = {}
        worth = 0.0
        for tile in gone:
            n = left[tile] = left.get(tile, 0) - 1
            worth += self.worths[tile][n]
        return worth
