"""The fair idea: the score, the value of the tiles kept, and the squares opened to others."""

from typing import NamedTuple

from valence.bots.rollout import margin
from valence.games.charged.bot.counting import Board, counted_board, laid
from valence.games.charged.bot.leaves import Leaves, Net
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.naming import right_names
from valence.games.charged.state import View


class Known(NamedTuple):
    """The knowledge of one seat: the board, and the value of its rack."""

    board: Board
    leaves: Leaves
    right: Name  # R27: the names that are asked for
    ahead: float = 0.0  # of the best of the others, in points


def known_from(view: View, net: Net | None = None) -> Known:
    assert view.rack is not None
    assert view.seat is not None
    board = counted_board(view.board, view.options)
    leaves = Leaves(view.rack, view.bag, view.options, net)
    ahead = margin(view.scores, view.seat)
    return Known(board, leaves, right_names(view.unnamed), ahead)


def rating(known: Known, move: Move) -> float:
    """Return the lead with the points of the move and those that the tiles kept are likely to bring."""
    board, leaves, right, ahead = known
    match move:
        case Place():
            tiles = laid(move)
            stretch = board.stretch(move, tiles)
            points = stretch.points(board.worth, tiles) - stretch.opened
            return ahead + leaves.without(tiles) + points
        case Swap(tiles=tiles):
            return ahead + leaves.without(tiles)
        case Pass():
            return ahead + leaves.without(())
        case Name():
            return float(move == right)
