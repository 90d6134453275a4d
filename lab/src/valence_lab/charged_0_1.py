"""The rating of a move of Charged! by the bots of release 0.1, kept as it was; points are counted as fast as today."""

from collections import Counter
from math import tanh
from typing import NamedTuple

from valence.bots.rollout import share_of_win
from valence.core.game import Seat
from valence.games.charged import GAME
from valence.games.charged.board import Rows
from valence.games.charged.bot.counting import Board, laid
from valence.games.charged.formulas import Tiles
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.naming import right_names
from valence.games.charged.runs import neighbours
from valence.games.charged.state import State, View
from valence.games.charged.tiles import Tile

# What keeping a tile adds to the next score, compared with a tile drawn in its place: the first of
# its kind, the second, the third, each further one. Fitted to the scores of about 25,000 turns.
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
# With fewer tiles than this in the bag, the tiles kept count for less.
FULL_BAG = 20
# The cost of a free square of this kind next to a new tile.
OPENED = {"T": 1.5, "D": 0.5}
# A big lead, in points.
SCALE = 100
# How many moves were searched.
WIDTH = 6


class Known(NamedTuple):
    """The knowledge of one seat: the board, and the value of its rack."""

    board: Board
    kept: "Kept"
    right: Name
    rows: Rows


def known_from(view: View) -> Known:
    assert view.rack is not None
    board = Board(view.board, view.options)
    return Known(board, Kept(view.rack, view.bag), right_names(view.unnamed), view.rows)


def rating(known: Known, move: Move) -> float:
    """The points of a move, and those that the tiles kept are likely to bring."""
    board, kept, right, _ = known
    match move:
        case Place():
            return kept.without(laid(move)) + board.points(move) - opened(known, move)
        case Swap(tiles=tiles):
            return kept.without(tiles)
        case Pass():
            return kept.without(())
        case Name():
            return float(move == right)


def opened(known: Known, move: Place) -> float:
    """Estimate what others may gain from the free squares next to a placement."""
    size = len(known.rows)
    beside = [square for row, column, _ in move.tiles for square in neighbours((row, column))]
    return sum(
        OPENED.get(known.rows[row][column], 0.0)
        for row, column in beside
        if 0 <= row < size and 0 <= column < size and (row, column) not in known.board.values
    )


class Kept:
    """The value of a rack after tiles have left it."""

    def __init__(self, rack: Tiles, bag: int) -> None:
        held = Counter(rack)
        self.share = min(1.0, bag / FULL_BAG)
        self.worths = {tile: [KEPT[tile][min(n, 3)] for n in range(held[tile])] for tile in held}
        self.all = sum(worth for copies in self.worths.values() for worth in copies)
        self._cache: dict[Tiles, float] = {}

    def without(self, tiles: Tiles) -> float:
        if (found := self._cache.get(tiles)) is None:
            found = self._cache[tiles] = self.share * (self.all - self._worth(tiles))
        return found

    def _worth(self, gone: Tiles) -> float:
        """Return the value that these tiles take away; the last of a kind leaves first."""
        left: dict[Tile, int] = {}
        worth = 0.0
        for tile in gone:
            n = left[tile] = left.get(tile, 0) - 1
            worth += self.worths[tile][n]
        return worth


def play_out(state: State, seat: Seat, gained: float) -> float:
    """Return what the move brought, less the best that the next player can make of the board."""
    if state.unnamed:
        state = GAME.apply(state, state.to_move, right_names(state.unnamed)).state
    if outcome := GAME.outcome(state):
        return share_of_win(outcome.winners, seat)
    board = Board(state.board, state.options)
    reply = max(map(board.points, placements(state, state.to_move)), default=0)
    return 0.5 + 0.5 * tanh((gained - reply) / SCALE)
