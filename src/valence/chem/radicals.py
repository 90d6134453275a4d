"""The real preferences of growing radical ends: termination, the effect of TEMPO, the monomers they add."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import Literal, get_args

from valence.chem.data_files import rows
from valence.chem.fields import one_of

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
