"""A generator of every legal move, which tests no illegal ones.

A placement fills a stretch of one line without a gap. Where it first touches the board it covers an
*anchor*: a free square beside a tile. From each anchor the generator walks along the line, following
the trie of formulas; a free square takes only tiles that also fit the line that crosses there. The
tiles before the anchor lie on open squares, which nothing touches, so they are found once for the rack.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import getitem
from typing import TypeAlias

from valence.core.game import Seat
from valence.games.charged import moves
from valence.games.charged.field import (
    ANY,
    FREE,
    RED_CODE,
    Code,
    Codes,
    Field,
    Items,
    charge_of,
    field_of,
)
from valence.games.charged.formulas import CODE, Node
from valence.games.charged.state import State
from valence.games.charged.tiles import KINDS, Tile

# A rack is one number with eight bits for the count of each tile.
ONE = tuple(1 << 8 * code for code in range(len(KINDS)))
HELD = tuple(255 << 8 * code for code in range(len(KINDS)))
NO_RED = ~HELD[RED_CODE]


def legal(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Yield every legal placement once, every distinct swap, and the pass."""
    yield from placements(state, seat)
    yield from swaps(state, seat)
    yield moves.Pass()


def swaps(state: State, seat: Seat) -> Iterator[moves.Swap]:
    """R16: return every choice of tiles to swap, no more than the bag holds."""
    rack = state.racks[seat]
    kinds = [tile for tile in KINDS if tile in rack]
    most = len(state.bag)
    chosen: list[tuple[Tile, ...]] = [()]
    for tile in kinds:
        piles = [(tile,) * count for count in range(rack.count(tile) + 1)]
        chosen = [tiles + pile for tiles in chosen for pile in piles]
    return (moves.Swap(tiles) for tiles in chosen if 0 < len(tiles) <= most)


def placements(state: State, seat: Seat) -> list[moves.Place]:
    """R10 to R15: return every legal placement, once."""
    rack = sum(ONE[CODE[tile]] for tile in state.racks[seat])
    if not state.board:
        rack &= NO_RED  # R15
    field = field_of(state.board, state.options)
    found: list[moves.Place] = []
    for step in (1, field.width):
        _Walk(field, step, rack, found, one_red=state.options.red_tiles == "one").walk()
    return found


# Tiles from the rack on open squares, the formula they begin, and what is left of the rack.
Begun: TypeAlias = tuple[Codes, Node, int]


def _openings(trie: Node, rack: int) -> tuple[list[Begun], dict[Code, list[Begun]]]:
    """Return all beginnings of formulas from this rack, the short ones first; and the same by their last tile."""
    openings: list[Begun] = [((), trie, rack)]
    begun: dict[Code, list[Begun]] = {}
    for codes, node, left in openings:
        for tile, child in node.follows.items():
            if left & HELD[tile]:
                longer = ((*codes, tile), child, left - ONE[tile])
                openings.append(longer)
                begun.setdefault(tile, []).append(longer)
    return openings, begun


class _Walk:
    """The search along all rows, or along all columns, of one board with one rack.

    The steps hand on where they stand (`at`), what formula is begun (`node`), the tiles `left` on
    the rack, those laid so far (`items`), and the `charge` that the anion of an earlier formula fixes
    (0: none). A red tile just laid is `owed` a formula behind it while it has none before it (R15).
    """

    def __init__(
        self, field: Field, step: int, rack: int, found: list[moves.Place], *, one_red: bool
    ) -> None:
        self.field, self.step, self.rack, self.found = field, step, rack, found
        self.one_red = one_red
        self.trie = field.trie
        # Room for a formula and a free square behind it.
        self.room = field.longest + 1
        self.open = bytes([1]) * self.room
        self.squares, self.items, self.is_open = field.squares, field.items, field.is_open
        self.fits = field.fits_across if step == 1 else field.fits_down
        self.openings, self.begun = _openings(self.trie, rack)
        self.tails: dict[tuple[Node, int], list[Codes]] = {}
        # A single tile lies in a row and in a column: it is found in its row.
        self.fewest = 1 if step == 1 else 2

    def walk(self) -> None:
        for anchor in self.field.anchors:
            before = self.squares[anchor - self.step]
            if before < RED_CODE:
                self._extend(anchor)
            elif before == RED_CODE:
                self._start(anchor, self.rack, (), False)
            else:
                self._open(anchor)
            self._red(anchor, self.rack, (), True)

    def _extend(self, anchor: int) -> None:
        """Continue the run that ends before the anchor with the first new tile."""
        run = self.field.before(anchor, self.step)
        if node := self.trie.after(run):
            self._lay(anchor, node, self.rack, (), node.charge if len(run) > 1 else 0)

    def _open(self, anchor: int) -> None:
        """Lay the first new tiles on open squares before the anchor, or on none."""
        room, behind = self._room(anchor), self.field.after(anchor, self.step)
        self._red_after_opening(anchor, room)
        if not self.fits[anchor]:
            return
        self._alone(anchor, self.rack, ())
        if len(behind) > 1 and not self.field.front:  # R14
            return
        for codes, node, left in self._begun(self.fits[anchor], room):
            if not behind or behind[0] in node.follows:
                self._grow(anchor + self.step, node, left, self._ending(anchor, codes), 0)

    def _begun(self, fits: int, room: int) -> Iterator[Begun]:
        """Yield the beginnings of formulas that have room and whose last tile fits."""
        for tile, begun in self.begun.items():
            if fits >> tile & 1:
                yield from takewhile(lambda one: len(one[0]) <= room, begun)

    def _red_after_opening(self, anchor: int, room: int) -> None:
        if self.rack & HELD[RED_CODE]:
            for codes, node, left in self.openings:
                if node.charge and len(codes) < room:
                    self._red(anchor, left, self._ending(anchor - self.step, codes), False)

    def _room(self, anchor: int) -> int:
        """Count the tiles that fit on the open squares before the anchor and on the anchor itself."""
        at, room = anchor - self.step, 1
        while self.is_open[at] and room < self.room:
            at, room = at - self.step, room + 1
        return room

    def _lay(self, at: int, node: Node, left: int, items: Items, charge: int) -> None:
        """Lay each tile that may follow on a free square."""
        fits, square, beyond = self.fits[at], self.items[at], at + self.step
        if not fits & node.mask:
            return
        for tile, child in node.follows.items():
            if fits >> tile & 1 and left & HELD[tile]:
                self._grow(beyond, child, left - ONE[tile], (*items, square[tile]), charge)

    def _grow(self, at: int, node: Node, left: int, items: Items, charge: int) -> None:
        """Go on from a run with a new tile that ends before this square."""
        here = self.squares[at]
        if here < RED_CODE:
            self._join(at, node, left, items, charge)
        elif not charge and self._is_open(at):
            self._finish(at, node, left, items)
        else:
            if here == FREE and node.mask & self.fits[at]:
                self._lay(at, node, left, items, charge)
            if node.charge and charge in (0, node.charge):
                self._stop(at, left, items, True)

    def _join(self, at: int, node: Node, left: int, items: Items, charge: int) -> None:
        """Join the new tiles to a run that lay behind them."""
        run = self.field.after(at - self.step, self.step)
        joined = node.after(run)
        if joined is None:
            return
        if len(run) == 1:
            self._grow(at + self.step, joined, left, items, charge)
        elif self.field.front:  # R14
            self._grow(at + len(run) * self.step, joined, left, items, charge_of(self.trie, run))

    def _is_open(self, at: int) -> bool:
        return self.is_open[at : at + self.room * self.step : self.step] == self.open

    def _finish(self, at: int, node: Node, left: int, items: Items) -> None:
        """Emit every end that a formula can have where nothing is in its way."""
        for tail in self._tails(node, left):
            self._emit(items + self._laid(at, tail))

    def _tails(self, node: Node, left: int) -> list[Codes]:
        if (node, left) in self.tails:
            return self.tails[node, left]
        tails: list[Codes] = [()] if node.charge else []
        for tile, child in node.follows.items():
            if left & HELD[tile]:
                tails += [(tile, *tail) for tail in self._tails(child, left - ONE[tile])]
        self.tails[node, left] = tails
        return tails

    def _stop(self, at: int, left: int, items: Items, is_formula: bool) -> None:
        """End a run before this square: the turn is complete, or goes on behind a red tile."""
        here = self.squares[at]
        if here == RED_CODE:
            self._beyond(at + self.step, left, items, False)
            return
        self._emit(items)
        if here == FREE:
            self._red(at, left, items, not is_formula)

    def _red(self, at: int, left: int, items: Items, owed: bool) -> None:
        """R15: lay a red tile beside a tile that lay there."""
        if left & HELD[RED_CODE] and not self.is_open[at]:
            red = self.items[at][RED_CODE]
            left = left & NO_RED if self.one_red else left - ONE[RED_CODE]
            self._beyond(at + self.step, left, (*items, red), owed)

    def _beyond(self, at: int, left: int, items: Items, owed: bool) -> None:
        """Go on behind a red tile, which lies before this square."""
        if self.squares[at] < RED_CODE:
            run = self.field.after(at - self.step, self.step)
            self._pass_by(run, at + len(run) * self.step, left, items, owed)
            return
        if self.squares[at] == FREE:
            self._start(at, left, items, owed)
        if not owed:
            self._stop(at, left, items, False)

    def _pass_by(self, run: Codes, at: int, left: int, items: Items, owed: bool) -> None:
        """Go on from a run that lay there, between a red tile and this square."""
        node = self.trie.after(run)
        if node and self.squares[at] == FREE:
            self._lay(at, node, left, items, node.charge if len(run) > 1 else 0)
        if not owed:
            self._stop(at, left, items, False)

    def _start(self, at: int, left: int, items: Items, owed: bool) -> None:
        """Begin a new run on this free square."""
        if self._is_open(at):
            self._finish(at, self.trie, left, items)
            return
        self._lay(at, self.trie, left, items, 0)
        if not owed:
            self._alone(at, left, items)

    def _alone(self, at: int, left: int, items: Items) -> None:
        """Lay one tile that is part of a formula only in the line that crosses here."""
        fits = self.fits[at]
        if fits == ANY or self.squares[at + self.step] < RED_CODE:
            return
        for tile in range(RED_CODE):
            if fits >> tile & 1 and left & HELD[tile]:
                laid = (*items, self.items[at][tile])
                self._stop(at + self.step, left - ONE[tile], laid, False)

    def _laid(self, at: int, codes: Sequence[Code]) -> Items:
        squares = self.items[at : at + len(codes) * self.step : self.step]
        return tuple(map(getitem, squares, codes))

    def _ending(self, at: int, codes: Sequence[Code]) -> Items:
        """Return these tiles on squares such that the last lies here."""
        return self._laid(at - (len(codes) - 1) * self.step, codes)

    def _emit(self, items: Items) -> None:
        if len(items) >= self.fewest:
            self.found.append(moves.Place(items))
