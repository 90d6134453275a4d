"""The events of the game: every ruling with the data that decided it."""

from msgspec import Struct

from valence.chem.called import Called
from valence.chem.grades import Grade
from valence.core.game import Outcome, Private, Public, Seat
from valence.games.charged.board import Square
from valence.games.charged.formulas import Tiles
from valence.games.charged.options import Naming
from valence.games.charged.state import Laid
from valence.games.charged.tiles import Tile


class ScoredTile(Struct, frozen=True):
    square: Square
    tile: Tile
    value: int
    factor: int  # R21: 2 or 3 for a tile placed in this turn on a DS or TS, else 1


class Scored(Struct, frozen=True):
    """The ruling on one formula."""

    formula: str
    cation: str
    cations: int
    anion: str
    anions: int
    tiles: tuple[ScoredTile, ...]
    factors: tuple[int, ...]  # R21: 2 for each DF and 3 for each TF that this turn covered
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
    naming: Naming  # R27: whether the names are asked for, and whether the points wait for them


class NamedFormula(Struct, frozen=True):
    """R27: the name that was given to a formula, and what it earned."""

    formula: str
    text: Called
    grade: Grade
    points: int


class Named(Public, frozen=True):
    seat: Seat
    formulas: tuple[NamedFormula, ...]
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
