"""The house rules."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from valence.core.options import read_options
from valence.games.polymer.decks import Deck, check_rows, read_deck

SEATS = range(2, 5)


Second: TypeAlias = Literal["any", "same"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    draw: Literal["stack", "either"] = "stack"
    raid: Literal["mixed", "any"] = "mixed"
    opening: bool = True  # R3a
    second: Second = "any"  # R9
    dormant: Literal["lost", "counts"] = "lost"
    scoring: Literal["monomers", "mn"] = "monomers"
    end_groups: bool = False
    calculate: bool = False  # R23
    cards: Deck | None = None


def options(given: Mapping[str, object], _seats: int) -> Options:
    """The option `cards` is given as rows or as the text of a deck file."""
    if isinstance(text := given.get("cards"), str):
        given = {**given, "cards": read_deck(text, "option cards")}
    chosen = read_options(Options, given)
    if chosen.cards is not None:
        check_rows(chosen.cards)
    return chosen
