"""The board for the generator: a flat list of squares, its anchors, and the tiles that fit crossing lines."""

from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from valence.games.charged.board import centre
from valence.games.charged.formulas import CODE, Node
from valence.games.charged.options import Options
from valence.games.charged.state import Laid
from valence.games.charged.tiles import ELEMENTS, KINDS, RED

Code: TypeAlias = int
Codes: TypeAlias = tuple[Code, ...]
Items: TypeAlias = tuple[Laid, ...]

# The content of a square: an element's code, or one of these.
RED_CODE = CODE[RED]
EDGE = len(KINDS)
FREE = EDGE + 1

ANY = (1 << len(ELEMENTS)) - 1  # the mask of all elements
PAIRS = 4096  # size of the cache of pairs of runs
BOARDS = 32  # size of the cache of boards


@cache
def _items(size: int) -> tuple[Items, ...]:
    padded = range(-1, size + 1)
    return tuple(
        tuple(Laid(row, column, tile) for tile in KINDS)
        if 0 <= row < size and 0 <= column < size
        else ()
        for row, column in product(padded, padded)
    )


@cache
def _empty(size: int) -> Codes:
    return tuple(FREE if items else EDGE for items in _items(size))


def charge_of(trie: Node, run: Codes) -> int:
    """Return the charge of the anion of a formula on the board."""
    node = trie.after(run)
    return node.charge if node else 0


@lru_cache(PAIRS)
def _fitting(trie: Node, before: Codes, after: Codes, front: bool) -> int:
    """R13, R14: return the tiles, as a mask, that make a formula between these two runs."""
    node = trie.after(before)
    if node is None or (len(after) > 1 and not front):
        return 0
    longer = before if len(before) > 1 else after
    charge = charge_of(trie, longer) if len(longer) > 1 else 0
    fits = 0
    for tile, child in node.follows.items():
        end = child.after(after)
        if end and end.charge and charge in (0, end.charge):
            fits |= 1 << tile
    return fits


class Field:
    """The squares in one row after the other, with an edge around them."""

    __slots__ = (
        *("anchors", "fits_across", "fits_down", "front", "is_open"),
        *("items", "longest", "squares", "trie", "width"),
    )

    def __init__(self, board: tuple[Laid, ...], options: Options) -> None:
        size = len(options.rows)
        formulas = options.material.formulas
        self.trie, self.longest = formulas.trie, formulas.longest
        self.front = options.front
        self.width = size + 2
        self.items = _items(size)
        self.squares = list(_empty(size))
        for row, column, tile in board:
            self.squares[self.at(row, column)] = CODE[tile]
        self.anchors = self._anchors(board, options)
        self.is_open = bytearray(code == FREE for code in self.squares)
        for anchor in self.anchors:
            self.is_open[anchor] = 0
        # For every square the tiles that fit the line that crosses a placement across, or one down.
        self.fits_across, self.fits_down = self._fits(self.width), self._fits(1)

    def at(self, row: int, column: int) -> int:
        return (row + 1) * self.width + column + 1

    def _anchors(self, board: tuple[Laid, ...], options: Options) -> list[int]:
        """R10, R12: return the free squares beside a tile; on the first turn the centre."""
        if not board:
            return [self.at(*centre(options.rows))]
        width, squares = self.width, self.squares
        filled = [self.at(row, column) for row, column, _ in board]
        near = {at + step for at in filled for step in (-width, -1, 1, width)}
        return sorted(at for at in near if squares[at] == FREE)

    def _fits(self, cross: int) -> list[int]:
        """Return for every square the tiles that fit the line in this direction; any if there is no such line."""
        fits = [ANY] * len(self.squares)
        for at in self.anchors:
            before, after = self.before(at, cross), self.after(at, cross)
            if before or after:
                fits[at] = _fitting(self.trie, before, after, self.front)
        return fits

    def before(self, at: int, step: int) -> Codes:
        """Return the codes of the run that ends just before a square."""
        squares, first = self.squares, at - step
        while squares[first] < RED_CODE:
            first -= step
        return tuple(squares[first + step : at : step])

    def after(self, at: int, step: int) -> Codes:
        """Return the codes of the run that begins just after a square."""
        squares, last = self.squares, at + step
        while squares[last] < RED_CODE:
            last += step
        return tuple(squares[at + step : last : step])


# A search comes back to the same boards with other racks.
field_of = lru_cache(BOARDS)(Field)
