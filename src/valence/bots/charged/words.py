"""Why a move is good or bad, in English."""

from collections import Counter
from typing import assert_never

from valence.bots.charged.counting import Board, Stretch, laid
from valence.bots.charged.judgement import KEPT
from valence.chem.writing import subscript
from valence.core.words import counted, listed
from valence.games.charged import GAME
from valence.games.charged.board import name
from valence.games.charged.events import Placed
from valence.games.charged.moves import Move, Pass, Place, Swap
from valence.games.charged.state import View
from valence.games.charged.tiles import Tile

CLUMSY = -2.0
"""A tile that is worth less than this on the rack is better played or swapped."""


def reason(view: View, move: Move) -> str:
    board, rack = Board(view.board, view.options.rows), Counter(view.rack or ())
    match move:
        case Place():
            tiles = laid(move)
            stretch = board.stretch(move, tiles)
            return f"{_made(view, move)} and {_keeps(rack - Counter(tiles))}{_opens(stretch)}."
        case Swap(tiles=tiles):
            left = rack - Counter(tiles)
            return (
                f"It scores nothing now, but {_keeps(left)} with {counted(len(tiles), 'new tile')}."
            )
        case Pass():
            return "It scores nothing and changes nothing."
        case _:
            assert_never(move)


def _made(view: View, move: Place) -> str:
    """ "CaO from j10 scores 16 points"."""
    assert view.seat is not None
    ruling = GAME.apply(GAME.imagine(view, 0), view.seat, move).events[0]
    assert isinstance(ruling, Placed)
    formulas = [subscript(one.formula) for one in ruling.formulas]
    row, column, _ = move.tiles[0]
    scores = "scores" if len(formulas) == 1 else "score"
    return (
        f"{listed(formulas)} from {name((row, column))} {scores} {counted(ruling.points, 'point')}"
    )


def _keeps(left: Counter[Tile]) -> str:
    good = [tile for tile in left if KEPT[tile][0] > 0]
    clumsy = [tile for tile in left if KEPT[tile][min(left[tile], 4) - 1] < CLUMSY]
    if good:
        return f"keeps {listed(good)} for almost anything"
    if clumsy:
        return f"leaves {listed(clumsy)} on your rack"
    return "keeps a balanced rack"


def _opens(stretch: Stretch) -> str:
    return ", but opens a formula square to others" if stretch.opened else ""
