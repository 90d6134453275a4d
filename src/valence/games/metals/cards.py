"""R1: the ions, and functions on a pile of cards."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from valence.chem.formulas import Salt, salt
from valence.chem.ions import IONS
from valence.chem.ions import ion as ion_called
from valence.core.game import MOST

# One of the ions in the data, which a type checker can't know.
if TYPE_CHECKING:
    Ion: TypeAlias = str
else:
    Ion = Literal[tuple(IONS)]

CHARGE: Mapping[Ion, int] = {ion: ion_called(ion).charge for ion in IONS}
SIZE: Mapping[Ion, int] = {ion: ion_called(ion).size for ion in IONS}

Some: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
# How many of each ion, in the order in which they came; ions with a count of 0 are left out.
Cards: TypeAlias = Mapping[Ion, Some]


def salt_of(ion: Ion, other: Ion) -> Salt:
    """The salt of two ions of opposite sign, in either order."""
    cation, anion = (ion, other) if CHARGE[ion] > 0 else (other, ion)
    return salt(ion_called(cation), ion_called(anion))


def size(cards: Cards) -> int:
    return sum(cards.values())


def with_(cards: Cards, more: Iterable[Ion]) -> Cards:
    together = dict(cards)
    for ion in more:
        together[ion] = together.get(ion, 0) + 1
    return together


def without(cards: Cards, ion: Ion, count: int) -> Cards:
    left = dict(cards)
    left[ion] -= count
    if not left[ion]:
        del left[ion]
    return left
