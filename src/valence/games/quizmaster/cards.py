"""The box: 27 acids and 27 bases, and what each is called."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import TypeAlias

from valence.chem.acids_bases import acids, bases, cards, synonyms
from valence.chem.cards import Acid, Base, Kind
from valence.chem.naming import title

CardId: TypeAlias = str
Card: TypeAlias = Acid | Base

CARDS: Mapping[CardId, Card] = cards()

# One letter away from the name of a card, but other substances: not typos.
ALIKE = (
    "benzil",
    "benzyne",
    "chlorine",
    "ethene",
    "i-butyllithium",
    "iodine",
    "oxirane",
    "s-butyllithium",
    "sodium azide",
    "sodium imide",
)


def of_kind(kind: Kind) -> tuple[Card, ...]:
    """All acids or all bases, the strongest first."""
    return acids() if kind == "acid" else bases()


@cache
def names(card: CardId) -> tuple[str, ...]:
    """Everything that a card may be called: title, name, short name, synonyms."""
    known = CARDS[card]
    return tuple(filter(None, (title(known), known.name, known.short, *synonyms(card))))


def printed(value: Decimal) -> str:
    """A value as the card shows it and as people type it."""
    return str(value)
