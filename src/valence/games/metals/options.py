"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.core.options import read_options

SEATS = range(2, 5)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 6
    reinforcements: bool = True
    write: Literal["no", "bonus", "required"] = "no"
    naming: bool = False
    penalty: bool = False


def options(given: Mapping[str, object], _seats: int) -> Options:
    return read_options(Options, given)
