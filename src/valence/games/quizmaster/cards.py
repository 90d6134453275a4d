"""The box: 27 acids and 27 bases."""

from collections.abc import Mapping
from decimal import Decimal
from typing import TypeAlias

from valence.chem.acids_bases import acids, bases, cards
from valence.chem.cards import Acid, Base, Kind

CardId: TypeAlias = str
Card: TypeAlias = Acid | Base

CARDS: Mapping[CardId, Card] = cards()


def of_kind(kind: Kind) -> tuple[Card, ...]:
    """All acids or all bases, the strongest first."""
    return acids() if kind == "acid" else bases()


def printed(value: Decimal) -> str:
    """A value as the card shows it and as people type it."""
    return str(value)
