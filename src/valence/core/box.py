"""The contents of a game's box, and the files from which sets of cards are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol, TypeAlias, TypeVar

from msgspec import Struct, to_builtins

from valence.core.csv_tables import Columns
from valence.core.languages import DEFAULT, Language

Rows: TypeAlias = Sequence[Mapping[str, object]]  # a set of cards, as the option of a game takes it


def rows_among(options: Mapping[str, object]) -> Rows | None:
    """Return the rows of the set among the options of a game; no other option is a list of objects."""
    for value in options.values():
        if isinstance(value, list | tuple) and value and isinstance(value[0], Mapping):
            return value
    return None


class BoxCompound(Struct, frozen=True):
    """A salt that the ions of a box make, for whoever reads of it by its ions."""

    cation: str
    anion: str
    formula: str  # as written: "CaCl₂"
    name: str


class BoxCard(Struct, frozen=True):
    """A card or tile; fields that a game has no use for are empty."""

    id: str
    name: str
    symbol: str = ""  # what stands large on its face: "Ca", "Sty"
    written: str = ""  # as it stands in a sentence: "Ca²⁺", "Sty 1"
    short: str = ""
    kind: str = ""
    value: Decimal | None = None
    charge: int = 0
    copies: int = 0
    formula: str = ""  # as written: "C₂H₆O"
    mass: Decimal | None = None
    metal: bool = False
    drawing: str = ""  # the id of its drawing
    sign: str = ""  # what it does, in a few letters
    pictogram: str = ""  # the same drawn: the path of an SVG, to be stroked in a box of 64 × 20
    guarded: str = ""
    nucleophilicity: str = ""
    groups: tuple[str, ...] = ()
    solvent: str = ""
    why: str = ""
    note: str = ""
    source: str = ""
    compounds: tuple[BoxCompound, ...] = ()  # of a metal


C = TypeVar("C", contravariant=True)


class Box(Protocol[C]):
    """The cards of a set or at a table, with their names in a language."""

    def __call__(self, cards: C, language: Language = DEFAULT, /) -> tuple[BoxCard, ...]: ...


@dataclass(frozen=True, kw_only=True)
class SetFormat:
    """A kind of set and its files: CSV with these columns. Games that share it share their sets."""

    name: str
    columns: Columns

    # Reads the rows of a file, given its text and name; ValueError names every problem with its line and column.
    reader: Callable[[str, str], object]

    # A small set to start from.
    start: Callable[[], object]

    def read(self, text: str, file: str) -> Rows:
        rows: Rows = to_builtins(self.reader(text, file))
        return rows

    def example(self) -> Rows:
        rows: Rows = to_builtins(self.start())
        return rows
