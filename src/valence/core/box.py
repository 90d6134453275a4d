"""What is in the box of a game, and the files from which custom decks are read."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

from msgspec import Struct

Rows: TypeAlias = Sequence[Mapping[str, object]]  # a custom deck, as the option `cards` takes it


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
    guarded: str = ""
    nucleophilicity: str = ""
    groups: tuple[str, ...] = ()
    solvent: str = ""
    why: str = ""
    note: str = ""
    source: str = ""


@dataclass(frozen=True, kw_only=True)
class DeckFormat:
    """A format of deck files: CSV with these columns."""

    columns: tuple[str, ...]

    # The rows of a file, given its text and name; ValueError names every problem with its line and column.
    read: Callable[[str, str], Rows]

    # A small deck to start from.
    example: Callable[[], Rows]
