"""R1: the box, and what is done with a pile of its cards."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from valence.chem.formulas import Salt, salt
from valence.chem.ions import ion as ion_called

Ion: TypeAlias = Literal["Na+", "Ca2+", "Al3+", "Cl-", "O2-", "N3-"]
IONS: tuple[Ion, ...] = get_args(Ion)

COPIES: dict[Ion, int] = {"Na+": 8, "Ca2+": 7, "Al3+": 5, "Cl-": 8, "O2-": 7, "N3-": 5}
DECK: tuple[Ion, ...] = tuple(ion for ion, copies in COPIES.items() for _ in range(copies))

CHARGE: dict[Ion, int] = {ion: ion_called(ion).charge for ion in IONS}
SIZE: dict[Ion, int] = {ion: ion_called(ion).size for ion in IONS}

Some: TypeAlias = Annotated[int, Meta(ge=1)]
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
