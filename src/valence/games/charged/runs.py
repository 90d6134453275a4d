"""R13: the runs of neighbouring element tiles on a board."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from valence.games.charged.board import Square
from valence.games.charged.formulas import Tiles
from valence.games.charged.tiles import RED, Tile

Grid: TypeAlias = Mapping[Square, Tile]
Step: TypeAlias = tuple[int, int]

ACROSS: Step = (0, 1)
DOWN: Step = (1, 0)


class Run(Struct, frozen=True):
    """Neighbouring element tiles in one line, with red tiles, free squares or the edge at both ends."""

    squares: tuple[Square, ...]
    tiles: Tiles

    @property
    def end(self) -> Square:
        """The square behind a run of two or more tiles."""
        (before, left), (row, column) = self.squares[-2:]
        return 2 * row - before, 2 * column - left


def run_through(grid: Grid, square: Square, step: Step) -> Run:
    """Return the run in the direction of `step` that holds this element tile."""
    down, across = step
    row, column = square
    while grid.get((row - down, column - across), RED) != RED:
        row, column = row - down, column - across
    squares, tiles = [], []
    while (tile := grid.get((row, column), RED)) != RED:
        squares.append((row, column))
        tiles.append(tile)
        row, column = row + down, column + across
    return Run(tuple(squares), tuple(tiles))


def is_element(grid: Grid, square: Square) -> bool:
    return grid.get(square, RED) != RED


def runs_with(grid: Grid, squares: Iterable[Square]) -> Iterator[Run]:
    """Yield every run of two or more tiles that holds one of these squares: first those across, then those down."""
    elements = [square for square in squares if is_element(grid, square)]
    for step in (ACROSS, DOWN):
        seen: set[Square] = set()
        for square in elements:
            if square not in seen:
                run = run_through(grid, square, step)
                seen.update(run.squares)
                if len(run.squares) > 1:
                    yield run


def neighbours(square: Square) -> tuple[Square, ...]:
    row, column = square
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


def earlier_runs(run: Run, before: Grid) -> Iterator[Run]:
    """Yield the runs of two or more tiles that lay in the line of this one before the turn."""
    pairs = zip(run.squares, run.tiles, strict=True)
    for lay_there, group in groupby(pairs, key=lambda pair: pair[0] in before):
        squares, tiles = zip(*group, strict=True)
        if lay_there and len(squares) > 1:
            yield Run(squares, tiles)
