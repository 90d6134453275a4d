"""Fast scoring of placements: the same points as the rules give, without the ruling."""

from collections.abc import Mapping
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from valence.games.charged.board import FORMULA_FACTOR, TILE_FACTOR, Rows, Square
from valence.games.charged.formulas import Tiles
from valence.games.charged.moves import Place
from valence.games.charged.options import Options
from valence.games.charged.runs import neighbours
from valence.games.charged.state import Laid
from valence.games.charged.tiles import RED, Tile

ACROSS, DOWN = (0, 1), (1, 0)
# The cost of a free square of this kind next to a new tile.
OPENED = {"T": 1.5, "D": 0.5}
# People may play on their own boards.
CACHED_BOARDS = 16
# A search comes back to the boards of its candidates on every deal.
CACHED_POSITIONS = 32


@lru_cache(CACHED_BOARDS)
def _factors(rows: Rows) -> dict[Square, tuple[int, int]]:
    """R21: return for every square the factor of its tile and the factor of its formulas."""
    return {
        (r, c): (TILE_FACTOR.get(kind, 1), FORMULA_FACTOR.get(kind, 1))
        for r, row in enumerate(rows)
        for c, kind in enumerate(row)
    }


@lru_cache(CACHED_BOARDS)
def _beside(rows: Rows) -> dict[Square, list[tuple[Square, float]]]:
    """Return for every square its neighbours that cost something when they are opened, with the cost."""
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
    """A formula along a placement: the values already laid, its new tiles, and the factor of its squares."""

    __slots__ = ("factor", "laid", "new")

    def __init__(self, laid: int) -> None:
        self.laid, self.factor = laid, 1
        # The index of each new tile, and its factor.
        self.new: list[tuple[int, int]] = []

    def add(self, tile: int, behind: int, factors: tuple[int, int]) -> None:
        """Add a new tile and the tiles that lay behind it."""
        factor, formula = factors
        self.new.append((tile, factor))
        self.factor *= formula
        self.laid += behind

    @property
    def is_formula(self) -> bool:
        return self.laid > 0 or len(self.new) > 1


class Lines(dict[Square, tuple[int, int, Square]]):
    """The tiles in line with each free square: their total values before and behind it, and the square after those."""

    def __init__(self, values: Mapping[Square, int], step: Square) -> None:
        self.values_laid, self.step = values, step

    def __missing__(self, square: Square) -> tuple[int, int, Square]:
        down, across = self.step
        before, _ = self._side(square, -down, -across)
        found = self[square] = before, *self._side(square, down, across)
        return found

    def _side(self, square: Square, down: int, across: int) -> tuple[int, Square]:
        total, (row, column) = 0, square
        while (
            value := self.values_laid.get((row := row + down, column := column + across))
        ) is not None:
            total += value
        return total, (row, column)


class Stretch(NamedTuple):
    """The squares of a placement: a fixed score, and a factor for the value of each new tile."""

    fixed: int
    times: tuple[int, ...]
    # The points that others may gain from the free squares next to it.
    opened: float

    def points(self, values: Mapping[Tile, int], tiles: Tiles) -> int:
        """R20 to R22: return the points of these tiles on the squares."""
        counted: int = sum(map(mul, self.times, map(values.__getitem__, tiles)))
        return self.fixed + counted


class Board:
    """The values of the element tiles on a board, and what is in line with its free squares."""

    def __init__(self, board: tuple[Laid, ...], options: Options) -> None:
        self.worth = options.material.values
        self.values = {(r, c): self.worth[tile] for r, c, tile in board if tile != RED}
        self.factors, self.beside = _factors(options.rows), _beside(options.rows)
        self._across, self._down = Lines(self.values, ACROSS), Lines(self.values, DOWN)
        self._stretches: dict[tuple[int, int, int, int, tuple[int, ...]], Stretch] = {}

    def points(self, move: Place) -> int:
        tiles = laid(move)
        return self.stretch(move, tiles).points(self.worth, tiles)

    def stretch(self, move: Place, tiles: Tiles) -> Stretch:
        """Return the squares of a placement, cached for placements on the same squares with the same red tiles."""
        (top, left, _), (bottom, right, _) = move.tiles[0], move.tiles[-1]
        reds = () if RED not in tiles else tuple(n for n, tile in enumerate(tiles) if tile == RED)
        key = (top, left, bottom, right, reds)
        if (found := self._stretches.get(key)) is None:
            found = self._stretches[key] = self._counted(move.tiles)
        return found

    def _counted(self, tiles: tuple[Laid, ...]) -> Stretch:
        fixed, times = 0, [0] * len(tiles)
        along, cross = self._across, self._down
        if tiles[0].row != tiles[-1].row:
            along, cross = cross, along
        for run in self._along(tiles, along):
            if run.is_formula:
                fixed += run.laid * run.factor
                for n, factor in run.new:
                    times[n] += factor * run.factor
        for n, (row, column, tile) in enumerate(tiles):
            before, behind, _ = cross[row, column]
            if tile != RED and (crossed := before + behind):
                factor, formula = self.factors[row, column]
                fixed += crossed * formula
                times[n] += factor * formula
        return Stretch(fixed, tuple(times), self._opened(tiles))

    def _along(self, tiles: tuple[Laid, ...], lines: Lines) -> list[Run]:
        """Return the formulas along the placement; a red tile separates them."""
        runs: list[Run] = []
        end: Square | None = None
        for n, (row, column, tile) in enumerate(tiles):
            if tile == RED:
                end = None
                continue
            before, behind, beyond = lines[row, column]
            if end != (row, column):
                runs.append(Run(before))
            runs[-1].add(n, behind, self.factors[row, column])
            end = beyond
        return runs

    def _opened(self, tiles: tuple[Laid, ...]) -> float:
        return sum(
            cost
            for row, column, _ in tiles
            for square, cost in self.beside[row, column]
            if square not in self.values
        )


counted_board = lru_cache(CACHED_POSITIONS)(Board)


def laid(move: Place) -> Tiles:
    return tuple([tile for _, _, tile in move.tiles])
