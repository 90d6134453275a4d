"""The house rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from valence.chem.wording import Wording, with_wording
from valence.core.box import BoxCard
from valence.core.languages import DEFAULT, Language
from valence.core.options import bad_set, read_options
from valence.core.problems import problem
from valence.games.problems import en
from valence.sets.acids_bases import CardSet, Rows, card_set, rows_of
from valence.sets.box import substance_cards
from valence.sets.hiding import Hidden, without_hidden

SEATS = range(2, 9)


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    questions: Literal["parts", "free"] = "parts"
    guesses: Annotated[int, Meta(ge=0, le=40)] = 0
    answerers: Literal["all", "next"] = "all"
    turn: Literal["either", "both"] = "either"
    ending: Literal["first", "round"] = "first"
    spectators: Literal["hidden", "shown"] = "hidden"
    # R9: what is not on the cards.
    hide_values: bool = False
    hide_classes: bool = False
    hide_nucleophilicity: bool = False
    facts: Wording = "14"
    # R1: the rows of a set of cards; None is the built-in set.
    cards: Rows | None = None


@lru_cache(maxsize=16)  # options cache their hash, since a set has many rows
def cards_of(options: Options) -> CardSet:
    """R1: return the cards of the deck."""
    return card_set(options.cards)


def hidden(options: Options) -> Hidden:
    """R9: return the facts that players have to know by heart."""
    return Hidden(options.hide_values, options.hide_classes, options.hide_nucleophilicity)


def table_box(options: Options, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    """R9: return the cards without the hidden facts."""
    cards = cards_of(options)
    shown = substance_cards(cards.acids, cards.bases, language, options.facts)
    return without_hidden(shown, hidden(options))


def options(given: Mapping[str, object], seats: int) -> Options:
    if given.get("cards") is not None:
        given = {**given, "cards": rows_of(given["cards"])}
    read = read_options(Options, given)
    if (size := len(cards_of(read))) < 2 * seats:
        raise bad_set(problem(en.players_need_cards, seats, 2 * seats, size))
    return with_wording(read, given, read.cards)
