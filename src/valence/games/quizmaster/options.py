"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.core.options import not_allowed, read_options
from valence.games.quizmaster.cards import CARDS

SEATS = range(1, 10)
MOST_PLAYERS = 8


# R6: what decides which card an answer names. Version 1 of the rules went by spelling; new games don't.
Judging: TypeAlias = Annotated[
    Literal["structures", "spelling"], Meta(extra_json_schema={"deprecated": True})
]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    quizmaster: Literal["table", "seat"] = "table"
    tolerance: Annotated[float, Meta(ge=0, le=10)] = 0.5
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    answers: Literal["typed", "choice"] = "typed"
    cards: Annotated[int, Meta(ge=0, le=len(CARDS))] = 0
    judging: Judging = "structures"
    verdict: Literal["quizmaster", "table"] = "quizmaster"
    rotation: Annotated[int, Meta(ge=0, le=len(CARDS))] = 0
    calls: Annotated[int, Meta(ge=1, le=10)] = 1
    repeats: Annotated[int, Meta(ge=0, le=5)] = 2


def options(given: Mapping[str, object], seats: int) -> Options:
    read = read_options(Options, given)
    if read.quizmaster == "seat" and seats < 2:
        raise ValueError(not_allowed("quizmaster", "seat", "table when one plays alone"))
    if read.quizmaster == "table" and seats > MOST_PLAYERS:
        raise ValueError(
            not_allowed("quizmaster", "table", f"seat when there are more than {MOST_PLAYERS}")
        )
    return read
