"""The house rules."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from valence.chem.wording import Wording, with_wording
from valence.core.options import read_options
from valence.games.polymer.cards import Card
from valence.games.polymer.sets import READER, DeckName, PolymerSet, both_decks, built_in

SEATS = range(2, 5)


Second: TypeAlias = Literal["any", "same"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    draw: Literal["stack", "either"] = "stack"
    last_card: Literal["draw", "play"] = "draw"  # R4
    raid: Literal["mixed", "any"] = "any"  # R13
    opening: bool = True  # R3a
    second: Second = "any"  # R9
    restart: Second = "any"  # R14
    dormant: Literal["lost", "counts"] = "lost"
    scoring: Literal["monomers", "mn"]  # R19, R20
    end_groups: bool = False
    calculate: bool = False  # R23
    facts: Wording = "14"
    deck: DeckName = "quick"  # R2
    cards: PolymerSet | None = None  # instead of a built-in deck


def options(given: Mapping[str, object], _seats: int) -> Options:
    """Read the options; `cards` is given as rows or as the text of a set."""
    if (cards := given.get("cards")) is not None:
        given = {**given, "cards": READER.given(cards)}
    chosen = read_options(Options, {"scoring": _usual_scoring(given), **given})
    if chosen.cards is not None:
        READER.check(chosen.cards)
    return with_wording(chosen, given, chosen.cards)


def _usual_scoring(given: Mapping[str, object]) -> str:
    """R23: return what wins unless something else is agreed: the averages where players work them out."""
    return "mn" if given.get("calculate") is True else "monomers"


def cards_in(options: Options) -> tuple[Card, ...]:
    """R1: return the 110 cards that a table plays with."""
    return both_decks(built_in(options.deck) if options.cards is None else options.cards)
