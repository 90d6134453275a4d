"""The nouns: tiles on squares, the position, the view."""

from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Count, Seat
from valence.games.charged.board import Rows
from valence.games.charged.formulas import Tiles
from valence.games.charged.options import LARGEST_RACK, Options
from valence.games.charged.runs import Grid
from valence.games.charged.tiles import Tile

Rack: TypeAlias = Annotated[Tiles, Meta(max_length=LARGEST_RACK)]


Line: TypeAlias = Annotated[int, Meta(ge=-100, le=100)]  # a row or column, also off the board


class Laid(NamedTuple):
    """A tile on its square."""

    row: Line
    column: Line
    tile: Tile


class Unnamed(Struct, frozen=True, forbid_unknown_fields=True):
    """R27: a formula that its player has to name, and the points it has earned."""

    formula: str
    points: Count


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="charged", forbid_unknown_fields=True
):
    board: tuple[Laid, ...]
    racks: tuple[Rack, ...]
    bag: Tiles
    scores: tuple[Count, ...]
    to_move: Seat
    passes: Count
    scoreless: Count
    swaps: Count
    unnamed: tuple[Unnamed, ...] = ()  # R27: the formulas that the player to move has to name
    penalties: tuple[Count, ...] = ()  # R28: of each seat; empty while nobody has any


class View(BaseView[Options], frozen=True, tag_field="game", tag="charged"):
    rows: Rows  # R23: the squares of the board
    board: tuple[Laid, ...]
    rack: Tiles | None  # the viewer's rack; None for a spectator
    holds: tuple[int, ...]  # how many tiles each seat holds
    bag: int
    scores: tuple[int, ...]
    to_move: Seat
    passes: int
    scoreless: int
    swaps: int
    unnamed: tuple[Unnamed, ...]  # R27: the formulas that the player to move has to name
    penalties: tuple[int, ...]  # R28: of each seat; empty while nobody has any


def grid_of(board: tuple[Laid, ...]) -> Grid:
    return {(row, column): tile for row, column, tile in board}
