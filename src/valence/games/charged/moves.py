"""The moves."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.chem.called import Called
from valence.core.languages import Typed
from valence.games.charged.options import LARGEST_RACK
from valence.games.charged.state import Laid, Rack

MOST_NAMES = (
    LARGEST_RACK + 1
)  # a placement makes one formula in its line at most, and one across each tile


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    tiles: Annotated[tuple[Laid, ...], Meta(max_length=LARGEST_RACK)]


class Swap(Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    tiles: Rack


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


class Name(Typed, frozen=True, tag_field="type", tag="name", forbid_unknown_fields=True):
    """R27: the names of the formulas just laid, right or wrong, in the order of the question."""

    names: Annotated[tuple[Called, ...], Meta(max_length=MOST_NAMES)]


Move: TypeAlias = Place | Swap | Pass | Name


def canonical(move: Move) -> Move:
    """Sort placed tiles by row, then by column, in whatever order they were laid."""
    return replace(move, tiles=tuple(sorted(move.tiles))) if isinstance(move, Place) else move
