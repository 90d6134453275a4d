"""Ionic compounds and their names as people with a misconception write them, or people without one."""

from math import gcd
from typing import TypeAlias

from valence.chem.elements import element
from valence.chem.ions import IONS, Ion

Idea: TypeAlias = tuple[str, str]  # a concept and a misconception about it

_PREFIX = {2: "di", 3: "tri"}
_ROMAN = {1: "I", 2: "II", 3: "III"}


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


def name_of(cation: Ion, anion: Ion, cations: int, anions: int, idea: Idea | None) -> str:
    metal, ending = cation.name, anion.name
    match idea:
        case ("names", "prefix"):
            metal = _PREFIX.get(cations, "") + metal
            ending = _PREFIX.get(anions, "") + ending
        case ("names", "element") if not anion.is_polyatomic:
            ending = element(anion.atoms).name.lower()
        case ("oxyanions", "swapped"):
            ending = _swapped(anion)
        case ("numerals", "left out"):
            metal = metal.partition("(")[0]
        case ("numerals", "counts atoms") if "(" in metal:
            metal = f"{metal.partition('(')[0]}({_ROMAN[cations]})"
    return f"{metal} {ending}"


def _swapped(anion: Ion) -> str:
    """Return the name with -ite for -ate or the reverse, if there is such a name."""
    names = {ion.name for ion in IONS.values()}
    for one, other in (("ite", "ate"), ("ate", "ite")):
        if anion.name.endswith(one) and (name := anion.name.removesuffix(one) + other) in names:
            return name
    return anion.name
