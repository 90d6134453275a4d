"""R20 to R23: a placement, and its points."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from math import prod

from valence.core.game import Seat
from valence.games.charged.board import FORMULA_FACTOR, TILE_FACTOR, Square
from valence.games.charged.events import Placed, Scored, ScoredTile
from valence.games.charged.moves import Place
from valence.games.charged.options import Options
from valence.games.charged.runs import Grid, Run, runs_with
from valence.games.charged.state import Laid, State, grid_of


@dataclass(frozen=True)
class Placement:
    """The board before a turn, and what the turn would make of it."""

    options: Options
    before: Grid
    tiles: tuple[Laid, ...]
    squares: tuple[Square, ...]

    @cached_property
    def after(self) -> Grid:
        return {**self.before, **grid_of(self.tiles)}

    @cached_property
    def runs(self) -> tuple[Run, ...]:
        """The runs of two or more tiles that are new or changed."""
        return tuple(runs_with(self.after, self.squares))


def placement(state: State, move: Place) -> Placement:
    squares = tuple((row, column) for row, column, _ in move.tiles)
    return Placement(state.options, grid_of(state.board), move.tiles, squares)


def ruling(state: State, seat: Seat, move: Place) -> Placed:
    """The ruling on a placement that is not refused, before it is made."""
    placed = placement(state, move)
    formulas = tuple(scored(run, placed.squares, state.options) for run in placed.runs)
    points = sum(formula.points for formula in formulas)
    return Placed(seat, move.tiles, formulas, points, state.options.naming)


def scored(run: Run, new: Collection[Square], options: Options) -> Scored:
    """R20, R21: score the tiles of a formula, and the squares that this turn covered."""
    material, rows = options.material, options.rows
    made = material.formulas.by_tiles[run.tiles]
    kinds = [rows[row][column] if (row, column) in new else "" for row, column in run.squares]
    tiles = tuple(
        ScoredTile(square, tile, material.values[tile], TILE_FACTOR.get(kind, 1))
        for square, tile, kind in zip(run.squares, run.tiles, kinds, strict=True)
    )
    factors = tuple(FORMULA_FACTOR[kind] for kind in kinds if kind in FORMULA_FACTOR)
    return Scored(
        formula=made.text,
        cation=made.cation.id,
        cations=made.cations,
        anion=made.anion.id,
        anions=made.anions,
        tiles=tiles,
        factors=factors,
        points=sum(tile.value * tile.factor for tile in tiles) * prod(factors),
    )
