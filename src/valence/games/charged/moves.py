"""The moves."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.games.charged.options import LARGEST_RACK
from valence.games.charged.state import Laid, Rack


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    tiles: Annotated[tuple[Laid, ...], Meta(max_length=LARGEST_RACK)]


class Swap(Struct, frozen=True, tag_field="type", tag="swap", forbid_unknown_fields=True):
    tiles: Rack


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


Move: TypeAlias = Place | Swap | Pass


def canonical(move: Move) -> Move:
    """Placed tiles by row, then by column, in whatever order they were laid."""
    return replace(move, tiles=tuple(sorted(move.tiles))) if isinstance(move, Place) else move
