"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.chem.wording import Wording, with_wording
from valence.core.options import bad_set, read_options
from valence.core.problems import problem
from valence.games.metals.sets import READER, IonSet, cards_in
from valence.games.problems import en

SEATS = range(2, 5)
MOST_TRIES = 3  # R17


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 6
    reinforcements: bool = True
    write: Literal["no", "bonus", "required"] = "no"
    naming: bool = False
    cards: IonSet | None = None  # R1: the rows of a set of ions; None is the built-in set
    penalty: bool = False
    facts: Wording = "14"


def options(given: Mapping[str, object], seats: int) -> Options:
    """Read the options; `cards` is given as rows or as the text of a file."""
    if (cards := given.get("cards")) is not None:
        given = {**given, "cards": READER.given(cards)}
    read = read_options(Options, given)
    if read.cards is not None:
        READER.check(read.cards)
        _check_size(read, seats)
    return with_wording(read, given, read.cards)


def _check_size(options: Options, seats: int) -> None:
    """R2: check that there is a hand for everyone."""
    if (size := len(cards_in(options.cards))) < seats * options.hand:
        needed = seats * options.hand
        raise bad_set(problem(en.hands_need_cards, seats, options.hand, needed, size))
