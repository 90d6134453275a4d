"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.core.options import read_options

SEATS = range(2, 9)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    questions: Literal["parts", "free"] = "parts"
    guesses: Annotated[int, Meta(ge=0, le=40)] = 0
    answerers: Literal["all", "next"] = "all"
    turn: Literal["either", "both"] = "either"
    spectators: Literal["hidden", "shown"] = "hidden"


def options(given: Mapping[str, object], _seats: int) -> Options:
    return read_options(Options, given)
