"""Why a move is good or bad, in English."""

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from valence.bots.charged.counting import Board, Stretch, laid
from valence.bots.charged.judgement import KEPT
from valence.bots.expert import Question
from valence.chem.writing import subscript
from valence.core.words import counted, listed
from valence.games.charged import GAME
from valence.games.charged.board import column_name
from valence.games.charged.events import Placed
from valence.games.charged.moves import Move, Name, Pass, Place, Swap
from valence.games.charged.state import Laid, View
from valence.games.charged.tiles import RED, Tile

# A tile worth less than this on the rack is better played or swapped.
CLUMSY = -2.0


PLACE = Question(
    "place", "Which tiles near a double or triple square could begin or end a formula?"
)
SWAP = Question("swap", "Which of your tiles can't be part of a formula with the others?")
NAME = Question("name", "Which ion is the cation, and does its metal have one charge or several?")


def reason(view: View, move: Move) -> str:
    board, rack = Board(view.board, view.options), Counter(view.rack or ())
    match move:
        case Place():
            tiles = laid(move)
            stretch = board.stretch(move, tiles)
            return f"It makes {_made(view, move)} and {_keeps(rack - Counter(tiles))}{_opens(stretch)}."
        case Swap(tiles=tiles):
            new = counted(len(tiles), "new tile")
            return (
                f"It scores nothing now, but gives you {new} and {_keeps(rack - Counter(tiles))}."
            )
        case Name():
            return "The cation's name comes first; a metal with several charges shows its charge."
        case Pass():
            return "It scores nothing and changes nothing."
        case _:
            assert_never(move)


def _made(view: View, move: Place) -> str:
    """ "CaO for 16 points"."""
    assert view.seat is not None
    ruling = GAME.apply(GAME.imagine(view, 0), view.seat, move).events[0]
    assert isinstance(ruling, Placed)
    formulas = [subscript(one.formula) for one in ruling.formulas]
    return f"{listed(formulas)} for {counted(ruling.points, 'point')}"


def _keeps(left: Counter[Tile]) -> str:
    good = [tile for tile in left if KEPT[tile][0] > 0]
    clumsy = [tile for tile in left if KEPT[tile][min(left[tile], 4) - 1] < CLUMSY]
    if good:
        return f"keeps {_tiles(good)} for a better turn"
    if clumsy:
        return f"leaves {_tiles(clumsy)} on your rack"
    return "keeps a balanced rack"


def _tiles(tiles: Sequence[Tile]) -> str:
    return listed(["the red tile" if tile == RED else tile for tile in tiles])


def _opens(stretch: Stretch) -> str:
    return ", but opens a formula square to others" if stretch.opened else ""


# The steps of a hint before the tiles


def question(_view: View, move: Move) -> Question:
    match move:
        case Place():
            return PLACE
        case Swap() | Pass():
            return SWAP
        case Name():
            return NAME
        case _:
            assert_never(move)


def group(_view: View, move: Move) -> str:
    match move:
        case Place(tiles=tiles):
            return f"Look along {_line(tiles)}."
        case Swap(tiles=tiles):
            return f"Look at {counted(len(tiles), 'tile')} that you can hardly use."
        case Pass():
            return "Nothing fits, and no swap helps."
        case Name():
            return "Look at the charges: the anion's tells the cation's."
        case _:
            assert_never(move)


def _line(tiles: Sequence[Laid]) -> str:
    """The row or column of a placement; of a single tile, its row."""
    rows = {tile.row for tile in tiles}
    if len(rows) == 1:
        return f"row {rows.pop() + 1}"
    return f"column {column_name(tiles[0].column)}"
