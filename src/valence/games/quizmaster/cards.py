"""The cards: 27 acids and 27 bases, or those of a custom set."""

from decimal import Decimal
from typing import TypeAlias

from valence.sets.acids_bases import Card as Card
from valence.sets.acids_bases import CardSet as CardSet
from valence.sets.acids_bases import card_set

CardId: TypeAlias = str

BUILT_IN = card_set(None)


def printed(value: Decimal) -> str:
    """Return a value as the card shows it and as people type it."""
    return str(value)
