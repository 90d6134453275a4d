"""Moves as numbers and views as vectors, for programs that learn.

A board with hundreds of placements has far more of them in all, so a placement is spelled tile by tile,
by row and then by column, with an end; a swap in the same way.
"""

from collections.abc import Mapping

from valence.chem.called import Called
from valence.core.encoding import (
    Block,
    Encoding,
    Part,
    Spelling,
    counts,
    from_viewer,
    hot,
    own_seat,
    places,
    seats_hot,
)
from valence.games.charged.formulas import ALL
from valence.games.charged.moves import MOST_NAMES, Move, Name, Pass, Place, Swap
from valence.games.charged.naming import PLACE, name_of
from valence.games.charged.options import Options
from valence.games.charged.state import View
from valence.games.charged.tiles import KINDS

TILES = places(KINDS)
SALTS: dict[Called, int] = {name_of(salt): number for number, salt in enumerate(ALL.salts)}
MOST_POINTS = 10_000


def encoding(options: Options, seats: int) -> Encoding[Move, View]:
    width, kinds = len(options.rows), len(KINDS)
    squares = width * width
    end, swap = squares * kinds, squares * kinds + 1
    end_of_swap = swap + kinds
    names = bool(options.naming != "no")

    def spell(move: Move) -> Spelling:
        match move:
            case Place(tiles=tiles):
                laid = ((row * width + column) * kinds + TILES[tile] for row, column, tile in tiles)
                return (*laid, end)
            case Swap(tiles=tiles):
                return (
                    *(swap + number for number in sorted(TILES[tile] for tile in tiles)),
                    end_of_swap,
                )
            case Pass():
                return (end_of_swap + 1,)
            case Name(names=called):
                return tuple(end_of_swap + 2 + SALTS[one] for one in called)

    blocks = (
        Block(
            "lay",
            squares * kinds,
            "for each square, row by row: lay this tile, in the order of the box",
        ),
        Block("end of the placement", 1, "the placement has no more tiles"),
        Block(
            "swap",
            kinds,
            "swap this tile, in the order of the box; tiles in the order of their numbers",
        ),
        Block("end of the swap", 1, "the swap has no more tiles"),
        Block("pass", 1, "pass"),
        Block("name", len(SALTS) * names, "call the next formula by the name of this salt"),
    )
    return Encoding(
        blocks=blocks,
        spell=spell,
        parts=_parts(options, seats, names=names),
        longest=max(options.rack + 1, MOST_NAMES * names),
    )


def _parts(options: Options, seats: int, *, names: bool) -> tuple[Part[View], ...]:
    width, kinds, total = len(options.rows), len(KINDS), len(options.material.tiles)
    salts = len(SALTS) * names
    return (
        own_seat(seats),
        Part(
            "board",
            width * width * kinds,
            1,
            "for each square, row by row: the tile on it, in the order of the box",
            lambda view: _board(view, width, kinds),
        ),
        Part(
            "rack",
            kinds,
            options.rack,
            "how many of each tile are on the own rack",
            lambda view: counts(view.rack or (), TILES),
        ),
        Part(
            "holds",
            seats,
            options.rack,
            "tiles on each rack",
            lambda view: from_viewer(view, view.holds),
        ),
        Part("bag", 1, total, "tiles in the bag", lambda view: [view.bag]),
        Part("scores", seats, MOST_POINTS, "points", lambda view: from_viewer(view, view.scores)),
        Part("to move", seats, 1, "whose turn it is", lambda view: seats_hot(view, [view.to_move])),
        Part("passes", 1, seats, "passes in a row", lambda view: [view.passes]),
        Part(
            "scoreless",
            1,
            MOST_POINTS,
            "turns in a row without a score",
            lambda view: [view.scoreless],
        ),
        Part(
            "to name",
            salts,
            1,
            "the formulas to name",
            lambda view: _to_name(view, PLACE) if names else (),
        ),
    )


def _board(view: View, width: int, kinds: int) -> list[float]:
    laid = ((row * width + column) * kinds + TILES[tile] for row, column, tile in view.board)
    return hot(laid, width * width * kinds)


def _to_name(view: View, place: Mapping[str, int]) -> list[float]:
    return hot((place[asked.formula] for asked in view.unnamed), len(place))
