"""The box: 27 acids and 27 bases, and what can be asked about one."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from valence.chem.acids_bases import cards
from valence.chem.cards import Acid, Base
from valence.chem.elements import element
from valence.chem.protons import deprotonates, protonates

CardId: TypeAlias = str
Card: TypeAlias = Acid | Base

CARDS: Mapping[CardId, Card] = cards()


@cache
def atoms(card: CardId) -> Mapping[str, int]:
    """How many atoms of each element, by symbol."""
    return dict(CARDS[card].composition.counts)


def carries_metal(card: CardId) -> bool:
    return any(element(symbol).is_metal for symbol in atoms(card))


def beats(card: Card, other: Card) -> bool:
    """Whether a base deprotonates the other card, an acid, or an acid protonates it, a base."""
    match card, other:
        case Base(), Acid():
            return deprotonates(card, other)
        case Acid(), Base():
            return protonates(card, other)
        case _:
            return False
