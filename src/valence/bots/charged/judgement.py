"""The fair idea: the score, the worth of the tiles kept, and the squares that are opened for others."""

from collections import Counter
from collections.abc import Iterable, Sequence

from valence.bots.charged.counting import Board
from valence.games.charged.formulas import Tiles
from valence.games.charged.runs import neighbours
from valence.games.charged.state import Move, Pass, Place, State, Swap, View
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
OPENED = {"T": 1.5, "D": 0.5}
"""What a free square costs that lies beside a new tile."""
PLENTY = 20
"""With fewer tiles than this in the bag, what is kept counts for less."""


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    assert view.rack is not None
    return rated(view, view.rack, view.bag, moves)


def rated(table: View | State, rack: Tiles, bag: int, moves: Sequence[Move]) -> list[float]:
    """Points now, and points that the tiles kept are likely to bring."""
    board = Board(table.board, table.options.rows)
    held, share = Counter(rack), min(1.0, bag / PLENTY)
    all_kept = sum(KEPT[tile][min(n, 3)] for tile in held for n in range(held[tile]))
    return [
        share * (all_kept - given_up(held, move)) + points(board, move) - opened(board, move)
        for move in moves
    ]


def points(board: Board, move: Move) -> int:
    return board.points(move) if isinstance(move, Place) else 0


def given_up(held: Counter[Tile], move: Move) -> float:
    """What the tiles that leave the rack were worth on it."""
    match move:
        case Place(tiles=laid):
            gone: Iterable[Tile] = [tile for _, _, tile in laid]
        case Swap(tiles=gone):
            pass
        case Pass():
            return 0.0
    left: dict[Tile, int] = {}
    worth = 0.0
    for tile in gone:
        n = left[tile] = left.get(tile, held[tile]) - 1
        worth += KEPT[tile][min(n, 3)]
    return worth


def opened(board: Board, move: Move) -> float:
    """What others may gain by the free squares beside new tiles."""
    if not isinstance(move, Place):
        return 0.0
    return sum(
        OPENED[kind]
        for row, column, _ in move.tiles
        for square in neighbours((row, column))
        if (kind := board.kind(square)) in OPENED
    )
