"""The nouns: the position, the view, moves, events and refusals."""

from typing import Annotated, ClassVar, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Count, Outcome, Private, Public, Refusal, Seat
from valence.games.charged.board import OURS, Rows, Square
from valence.games.charged.faults import Fault
from valence.games.charged.formulas import Tiles
from valence.games.charged.runs import Grid, Run
from valence.games.charged.tiles import Tile

LARGEST_RACK = 15
Rack: TypeAlias = Annotated[Tiles, Meta(max_length=LARGEST_RACK)]
Some: TypeAlias = Annotated[Tiles, Meta(min_length=1, max_length=LARGEST_RACK)]


class Laid(NamedTuple):
    """A tile on its square."""

    row: int
    column: int
    tile: Tile


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    board: Rows | None = None
    """The rows of another board than ours."""
    rack: Annotated[int, Meta(ge=7, le=LARGEST_RACK)] = 10
    front: bool = False

    @property
    def rows(self) -> Rows:
        return OURS if self.board is None else self.board


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


class View(BaseView[Options], frozen=True, tag_field="game", tag="charged"):
    rows: Rows
    """R23: the squares of the board, ours or another."""
    board: tuple[Laid, ...]
    rack: Tiles | None
    """The own rack; a spectator has none."""
    holds: tuple[int, ...]
    """How many tiles each seat holds."""
    bag: int
    scores: tuple[int, ...]
    to_move: Seat
    passes: int
    scoreless: int
    swaps: int


def grid_of(board: tuple[Laid, ...]) -> Grid:
    return {(row, column): tile for row, column, tile in board}


# Moves


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    tiles: Annotated[tuple[Laid, ...], Meta(min_length=1, max_length=LARGEST_RACK)]


class Swap(Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    tiles: Some


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


Move: TypeAlias = Place | Swap | Pass


# Events


class ScoredTile(Struct, frozen=True):
    square: Square
    tile: Tile
    value: int
    factor: int
    """R21: 2 or 3 for a tile placed in this turn on a DS or TS, else 1."""


class Scored(Struct, frozen=True):
    """The ruling on one formula."""

    formula: str
    name: str
    cation: str
    cations: int
    anion: str
    anions: int
    tiles: tuple[ScoredTile, ...]
    factors: tuple[int, ...]
    """R21: 2 for each DF and 3 for each TF that this turn covered."""
    points: int


class Started(Public, frozen=True):
    starter: Seat
    rack: int
    bag: int
    centre: Square


class Dealt(Private, frozen=True):
    tiles: Tiles


class Placed(Public, frozen=True):
    """The ruling on a placement: every formula made or changed, and what it is worth."""

    seat: Seat
    tiles: tuple[Laid, ...]
    formulas: tuple[Scored, ...]
    points: int


class Drew(Public, frozen=True):
    seat: Seat
    count: int
    bag: int


class DrewTiles(Private, frozen=True):
    tiles: Tiles


class Swapped(Public, frozen=True):
    seat: Seat
    count: int


class Passed(Public, frozen=True):
    seat: Seat


class Ended(Public, frozen=True):
    outcome: Outcome


# Refusals


class NotFree(Refusal, frozen=True):
    """A tile lies on this square, or two would."""

    rule: ClassVar[str] = "square"
    square: Square


class OffTheBoard(Refusal, frozen=True):
    rule: ClassVar[str] = "square"
    square: Square
    size: int


class CentreIsFree(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
    centre: Square


class NotInOneLine(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    squares: tuple[Square, ...]


class Gap(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    square: Square


class TouchesNothing(Refusal, frozen=True):
    rule: ClassVar[str] = "R12"
    squares: tuple[Square, ...]


class NoFormula(Refusal, frozen=True):
    """A run that does not read as a formula, and what is chemically wrong with it."""

    rule: ClassVar[str] = "R13"
    run: Run
    fault: Fault


class InNoFormula(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    tile: Laid


class NotAtTheEnd(Refusal, frozen=True):
    rule: ClassVar[str] = "R14"
    earlier: Run
    run: Run


class AnionChanges(Refusal, frozen=True):
    """Extending the earlier formula would change the charge of its anion; both are ids of ions."""

    rule: ClassVar[str] = "R14"
    earlier: Run
    run: Run
    from_: str
    to: str


class RedOnFirstTurn(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"


class SeveralRed(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    squares: tuple[Square, ...]


class RedAlone(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    square: Square


class RedTouchesNothing(Refusal, frozen=True):
    rule: ClassVar[str] = "R15"
    square: Square


class RedWithoutFormula(Refusal, frozen=True):
    """No formula of the turn in the red tile's own line touches it."""

    rule: ClassVar[str] = "R15"
    square: Square


class BagTooSmall(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    wanted: int
    bag: int
