"""Fast scoring of placements: the same points as the rules give, without the ruling."""

from collections.abc import Iterator
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from valence.games.charged.board import FORMULA_FACTOR, TILE_FACTOR, Rows, Square
from valence.games.charged.formulas import Tiles
from valence.games.charged.moves import Place
from valence.games.charged.runs import neighbours
from valence.games.charged.state import Laid
from valence.games.charged.tiles import RED, VALUE

ACROSS, DOWN = (0, 1), (1, 0)
# The cost of a free square of this kind next to a new tile.
OPENED = {"T": 1.5, "D": 0.5}
# People may play on their own boards.
CACHED_BOARDS = 16


@lru_cache(CACHED_BOARDS)
def _factors(rows: Rows) -> dict[Square, tuple[int, int]]:
    """R21: for every square, the factor of its tile and the factor of its formulas."""
    return {
        (r, c): (TILE_FACTOR.get(kind, 1), FORMULA_FACTOR.get(kind, 1))
        for r, row in enumerate(rows)
        for c, kind in enumerate(row)
    }


@lru_cache(CACHED_BOARDS)
def _beside(rows: Rows) -> dict[Square, list[tuple[Square, float]]]:
    """For every square, its neighbours that cost something when they are opened, with the cost."""
    kinds = {(r, c): kind for r, row in enumerate(rows) for c, kind in enumerate(row)}
    return {
        square: [
            (other, OPENED[kinds[other]])
            for other in neighbours(square)
            if kinds.get(other) in OPENED
        ]
        for square in kinds
    }


class Run:
    """A formula that a placement makes: the values already laid, its new tiles, and the factor of its squares."""

    __slots__ = ("factor", "laid", "new")

    def __init__(self, laid: int) -> None:
        self.laid, self.factor = laid, 1
        # The index of each new tile, and its factor.
        self.new: list[tuple[int, int]] = []

    def add(self, tile: int, factors: tuple[int, int]) -> None:
        factor, formula = factors
        self.new.append((tile, factor))
        self.factor *= formula

    @property
    def is_formula(self) -> bool:
        return self.laid > 0 or len(self.new) > 1


class Stretch(NamedTuple):
    """The squares of a placement: a fixed score, and a factor for the value of each new tile."""

    fixed: int
    times: tuple[int, ...]
    # What others may gain from the free squares next to it.
    opened: float

    def points(self, tiles: Tiles) -> int:
        """R20 to R22."""
        counted: int = sum(map(mul, self.times, map(VALUE.__getitem__, tiles)))
        return self.fixed + counted


class Board:
    """The values of the element tiles on a board, and what is in line with its free squares."""

    def __init__(self, board: tuple[Laid, ...], rows: Rows) -> None:
        self.values = {(r, c): VALUE[tile] for r, c, tile in board if tile != RED}
        self.factors, self.beside = _factors(rows), _beside(rows)
        self._lines: dict[tuple[int, int, int, int], tuple[int, Square]] = {}
        self._stretches: dict[tuple[int, int, int, int, tuple[int, ...]], Stretch] = {}

    def points(self, move: Place) -> int:
        tiles = laid(move)
        return self.stretch(move, tiles).points(tiles)

    def stretch(self, move: Place, tiles: Tiles) -> Stretch:
        """Shared by placements on the same squares with red tiles in the same places."""
        (top, left, _), (bottom, right, _) = move.tiles[0], move.tiles[-1]
        reds = () if RED not in tiles else tuple(n for n, tile in enumerate(tiles) if tile == RED)
        key = (top, left, bottom, right, reds)
        if (found := self._stretches.get(key)) is None:
            found = self._stretches[key] = self._counted(move.tiles)
        return found

    def _counted(self, tiles: tuple[Laid, ...]) -> Stretch:
        fixed, times = 0, [0] * len(tiles)
        step = DOWN if tiles[0].row != tiles[-1].row else ACROSS
        for run in (*self._along(tiles, *step), *self._crossing(tiles, *step)):
            if run.is_formula:
                fixed += run.laid * run.factor
                for tile, factor in run.new:
                    times[tile] += factor * run.factor
        return Stretch(fixed, tuple(times), self._opened(tiles))

    def _along(self, tiles: tuple[Laid, ...], down: int, across: int) -> list[Run]:
        """The formulas along the placement; a red tile separates them."""
        runs: list[Run] = []
        end: Square | None = None
        for n, (row, column, tile) in enumerate(tiles):
            if tile == RED:
                end = None
                continue
            if end != (row, column):
                runs.append(Run(self._side(row, column, -down, -across)[0]))
            runs[-1].add(n, self.factors[row, column])
            more, end = self._side(row, column, down, across)
            runs[-1].laid += more
        return runs

    def _crossing(self, tiles: tuple[Laid, ...], down: int, across: int) -> Iterator[Run]:
        """The formulas that cross the placement."""
        for n, (row, column, tile) in enumerate(tiles):
            before = self._side(row, column, -across, -down)[0]
            behind = self._side(row, column, across, down)[0]
            if tile != RED and (before or behind):
                run = Run(before + behind)
                run.add(n, self.factors[row, column])
                yield run

    def _side(self, row: int, column: int, down: int, across: int) -> tuple[int, Square]:
        """The total value of the tiles in line from a free square, and the square after them."""
        key = (row, column, down, across)
        if (found := self._lines.get(key)) is None:
            total, values = 0, self.values
            while (square := (row + down, column + across)) in values:
                total += values[square]
                row, column = square
            found = self._lines[key] = total, square
        return found

    def _opened(self, tiles: tuple[Laid, ...]) -> float:
        return sum(
            cost
            for row, column, _ in tiles
            for square, cost in self.beside[row, column]
            if square not in self.values
        )


def laid(move: Place) -> Tiles:
    return tuple([tile for _, _, tile in move.tiles])
