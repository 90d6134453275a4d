"""Ionic compounds as people with a misconception write them, or people without one."""

from math import gcd
from typing import TypeAlias

from valence.chem.ions import Ion

Idea: TypeAlias = tuple[str, str]  # a concept and a misconception about it


def subscripts(cation: Ion, anion: Ion, idea: Idea | None) -> tuple[int, int]:
    match idea:
        case ("ratio", "not reduced"):
            return anion.size, cation.size
        case ("ratio", "own charge"):
            return cation.size, anion.size
        case ("ratio", "one of each"):
            return 1, 1
        case _:
            shared = gcd(cation.size, anion.size)
            return anion.size // shared, cation.size // shared


def formula_of(cation: Ion, anion: Ion, idea: Idea | None) -> str:
    """Write a formula on one line, such as `Ca2O2`."""
    cations, anions = subscripts(cation, anion, idea)
    return _repeated(cation, cations) + _repeated(anion, anions)


def _repeated(ion: Ion, count: int) -> str:
    if count == 1:
        return ion.atoms
    return f"({ion.atoms}){count}" if ion.is_polyatomic else f"{ion.atoms}{count}"
