"""Radical polymerisation: its substances, and what growing ends prefer."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType
from typing import Literal, get_args

import msgspec

from valence.chem.data_files import Row, rows
from valence.chem.elements import element
from valence.chem.fields import one_of
from valence.chem.structures import structure

Role = Literal["monomer", "initiator", "transfer", "cap", "termination", "copolymer"]
ROLES: tuple[Role, ...] = get_args(Role)
_NO_MASS = Decimal("0.00")


class Substance(msgspec.Struct, frozen=True):
    """Masses are in g/mol, to two decimals, and 0 where there is no structure.

    The fragment is what stays on a chain: as a radical in SMILES, as the mass of an end group.
    """

    id: str
    role: Role
    short: str
    formula: str
    smiles: str
    mass: Decimal
    radicals: int
    repeat_unit: str
    fragment_smiles: str
    fragment_mass: Decimal
    card_text: str
    note: str
    source: str


@cache
def substances() -> Mapping[str, Substance]:
    return MappingProxyType({row["id"]: _substance(row) for row in rows("polymer.csv")})


def substance(id_: str) -> Substance:
    """Return the substance with this id; an unknown one is a ValueError that lists them."""
    known = substances().get(id_)
    if known is None:
        raise ValueError(f"no substance called {id_!r}; there are {', '.join(substances())}")
    return known


@cache
def hydrogen_mass() -> Decimal:
    """Return the mass that an end of a chain gains or loses with one hydrogen atom: 1.008."""
    return element("H").weight.quantize(Decimal("0.001"))


def _substance(row: Row) -> Substance:
    return Substance(
        id=row["id"],
        role=one_of(ROLES)(row["role"]),
        short=row["short"],
        formula=row["formula"],
        smiles=row["smiles"],
        mass=_mass(row["smiles"]),
        radicals=int(row["radicals"]),
        repeat_unit=row["repeat_unit"],
        fragment_smiles=row["fragment_smiles"],
        fragment_mass=_mass(row["fragment_smiles"]),
        card_text=row["card_text"],
        note=row["note"],
        source=row["source"],
    )


def _mass(smiles: str) -> Decimal:
    return structure(smiles).mass if smiles else _NO_MASS


Termination = Literal["combination", "disproportionation", "disputed", "transfer"]
TempoEffect = Literal["controls", "takes hydrogen", "builds up", "stays bound"]
TERMINATIONS: tuple[Termination, ...] = get_args(Termination)
TEMPO_EFFECTS: tuple[TempoEffect, ...] = get_args(TempoEffect)


def preferred_termination(one: str, other: str) -> Termination | None:
    """Return how two growing ends of these monomers mostly terminate; None if there is no good source."""
    return _terminations().get(frozenset((one, other)))


def tempo_effect(monomer: str) -> TempoEffect:
    """Return the effect of TEMPO on a growing end of this monomer."""
    return _tempo_effects()[monomer]


def reactivity_ratio(end: str, monomer: str) -> Decimal:
    """Return how many times faster an end adds its own monomer than another one, at equal concentrations."""
    return _reactivity_ratios()[end, monomer]


@cache
def _terminations() -> Mapping[frozenset[str], Termination]:
    read = one_of(TERMINATIONS)
    return {
        frozenset((row["one"], row["other"])): read(row["prefers"])
        for row in rows("terminations.csv")
    }


@cache
def _tempo_effects() -> Mapping[str, TempoEffect]:
    read = one_of(TEMPO_EFFECTS)
    return {row["monomer"]: read(row["effect"]) for row in rows("tempo.csv")}


@cache
def _reactivity_ratios() -> Mapping[tuple[str, str], Decimal]:
    return {
        (row["end"], row["monomer"]): Decimal(row["ratio"]) for row in rows("reactivity_ratios.csv")
    }
