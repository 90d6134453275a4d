"""A placement: the board before a turn and after it."""

from dataclasses import dataclass
from functools import cached_property

from valence.games.charged.board import Square
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
