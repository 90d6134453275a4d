"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.core.options import not_allowed, read_options
from valence.games.quizmaster.cards import CARDS

SEATS = range(1, 10)
MOST_PLAYERS = 8


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    quizmaster: Literal["table", "seat"] = "table"
    tolerance: Annotated[float, Meta(ge=0, le=10)] = 0.5
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    answers: Literal["typed", "choice"] = "typed"
    cards: Annotated[int, Meta(ge=0, le=len(CARDS))] = 0


def options(given: Mapping[str, object], seats: int) -> Options:
    read = read_options(Options, given)
    if read.quizmaster == "seat" and seats < 2:
        raise ValueError(not_allowed("quizmaster", "seat", "table when one plays alone"))
    if read.quizmaster == "table" and seats > MOST_PLAYERS:
        raise ValueError(
            not_allowed("quizmaster", "table", f"seat when there are more than {MOST_PLAYERS}")
        )
    return read
