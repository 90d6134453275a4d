"""Acids and bases as they are on cards."""

from decimal import Decimal
from typing import Literal, Protocol, TypeAlias, get_args

import msgspec

from valence.chem.formulas import Formula, read_formula
from valence.chem.species import Species, is_balanced

Kind: TypeAlias = Literal["acid", "base"]
CompoundClass: TypeAlias = Literal["other", "carbonyl", "carboxylic_derivative", "nitrile"]
Nucleophilicity: TypeAlias = Literal["non", "weak", "strong"]

COMPOUND_CLASSES: tuple[CompoundClass, ...] = get_args(CompoundClass)
NUCLEOPHILICITIES: tuple[Nucleophilicity, ...] = get_args(Nucleophilicity)
PROTON = Species("H", 1)


class Named(Protocol):
    """An acid or base of which a language has the name, unless a set gives one."""

    @property
    def id(self) -> str: ...
    @property
    def own_name(self) -> str | None: ...


class WithConjugate(Protocol):
    """An acid or base of which a language has the conjugate's name, unless a set gives one."""

    @property
    def id(self) -> str: ...
    @property
    def own_conjugate_name(self) -> str | None: ...


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """The fields that acids and bases have in common; `mass` is in g/mol, to two decimals.

    `own_name` and `own_conjugate_name` are those that a set gives; None if they are those of the built-in card.
    `solvent` is where the value was measured, or `estimated`; empty when a set of one's own does not tell.
    """

    id: str
    own_name: str | None
    short: str
    smiles: str
    formula: str
    condensed: str
    charge: int
    mass: Decimal
    groups: tuple[str, ...]
    solvent: str
    conjugate: Species | None
    own_conjugate_name: str | None
    spectators: tuple[Species, ...]
    why: str
    why_14: str
    note: str
    source: str

    @property
    def composition(self) -> Formula:
        return read_formula(self.formula)

    @property
    def species(self) -> Species:
        """The whole card as it stands in an equation."""
        return Species(self.condensed, self.charge)


class Acid(Card, frozen=True, kw_only=True):
    pka: Decimal
    kind: CompoundClass
    active_methylene: bool
    acidic_h: str

    @property
    def value(self) -> Decimal:
        return self.pka


class Base(Card, frozen=True, kw_only=True):
    """A base; `pkah` is the pKa of its conjugate acid."""

    pkah: Decimal
    nucleophilicity: Nucleophilicity

    @property
    def value(self) -> Decimal:
        return self.pkah


def kind_of(card: Acid | Base) -> Kind:
    return "acid" if isinstance(card, Acid) else "base"


def is_conjugate_balanced(card: Acid | Base) -> bool:
    """Check that an acid is its conjugate base plus a proton, or a base plus a proton its conjugate acid."""
    if card.conjugate is None:
        return True
    after = [card.conjugate, *card.spectators]
    if isinstance(card, Acid):
        return is_balanced([card.species], [*after, PROTON])
    return is_balanced([card.species, PROTON], after)
