"""The cards, 27 acids and 27 bases or those of a custom set; and the facts that can be asked about one."""

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from valence.chem.cards import Acid, Base
from valence.chem.elements import element
from valence.chem.reactions import deprotonates, protonates
from valence.sets.acids_bases import Card as Card
from valence.sets.acids_bases import CardSet as CardSet
from valence.sets.acids_bases import card_set

CardId: TypeAlias = str
AcidicAtom: TypeAlias = Literal["C", "N", "O", "S", "halogen"]

BUILT_IN = card_set(None)
ACIDIC_ATOMS: tuple[AcidicAtom, ...] = get_args(AcidicAtom)


def atoms(card: Card) -> Mapping[str, int]:
    """Return the number of atoms of each element, by symbol."""
    return dict(card.composition.counts)


def carries_metal(card: Card) -> bool:
    return any(element(symbol).is_metal for symbol in atoms(card))


def acidic_h_on(card: Card) -> AcidicAtom | None:
    """Return the atom that the acidic H of an acid is on; None for a base."""
    if not isinstance(card, Acid):
        return None
    # "C–H next to the C=O group", "H–Cl"
    bonded = set(re.split("[-– ]", card.acidic_h)[:2])
    return next((atom for atom in ACIDIC_ATOMS if atom in bonded), "halogen")


def is_salt(card: Card) -> bool:
    """Return True if the structure is drawn as separate ions, which organometallic compounds are not."""
    return "." in card.smiles


def beats(card: Card, other: Card) -> bool:
    """Return True if a base deprotonates the other card, an acid, or an acid protonates it, a base."""
    match card, other:
        case Base(), Acid():
            return deprotonates(card, other)
        case Acid(), Base():
            return protonates(card, other)
        case _:
            return False
