"""The box: 27 acids and 27 bases, and what can be asked about one."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias, get_args

from valence.chem.acids_bases import cards
from valence.chem.cards import Acid, Base
from valence.chem.elements import element
from valence.chem.protons import deprotonates, protonates

CardId: TypeAlias = str
Card: TypeAlias = Acid | Base
AcidicAtom: TypeAlias = Literal["C", "N", "O", "S", "halogen"]

CARDS: Mapping[CardId, Card] = cards()
ACIDIC_ATOMS: tuple[AcidicAtom, ...] = get_args(AcidicAtom)


@cache
def atoms(card: CardId) -> Mapping[str, int]:
    """How many atoms of each element, by symbol."""
    return dict(CARDS[card].composition.counts)


def carries_metal(card: CardId) -> bool:
    return any(element(symbol).is_metal for symbol in atoms(card))


@cache
def acidic_h_on(card: CardId) -> AcidicAtom | None:
    """The atom that the acidic H of an acid is on; None for a base."""
    known = CARDS[card]
    if not isinstance(known, Acid):
        return None
    # "C–H next to the C=O group", "H–Cl"
    bonded = set(re.split("[– ]", known.acidic_h)[:2])
    return next((atom for atom in ACIDIC_ATOMS if atom in bonded), "halogen")


def is_salt(card: CardId) -> bool:
    """Whether the structure is drawn as separate ions, which organometallic compounds are not."""
    return "." in CARDS[card].smiles


def beats(card: Card, other: Card) -> bool:
    """Whether a base deprotonates the other card, an acid, or an acid protonates it, a base."""
    match card, other:
        case Base(), Acid():
            return deprotonates(card, other)
        case Acid(), Base():
            return protonates(card, other)
        case _:
            return False
