"""Subscripts and names of ionic compounds, right ones and those of students whose ideas the program doesn't list."""

from collections.abc import Callable
from math import gcd
from typing import TypeAlias

from valence.bots.misconceptions import Idea, subscripts
from valence.chem.formulas import salt
from valence.chem.ions import Ion
from valence.chem.names import names
from valence.core.languages import DEFAULT

Subscripts: TypeAlias = Callable[[Ion, Ion], tuple[int, int]]
Naming: TypeAlias = Callable[[Ion, Ion], str]


def reduced(some: int, others: int) -> tuple[int, int]:
    shared = gcd(some, others)
    return some // shared, others // shared


def right(cation: Ion, anion: Ion) -> tuple[int, int]:
    return subscripts(cation, anion, None)


def as_listed(idea: Idea) -> Subscripts:
    return lambda cation, anion: subscripts(cation, anion, idea)


def with_charge(atoms: str, size: int) -> Subscripts:
    """Take one ion for one of another charge."""

    def numbers(cation: Ion, anion: Ion) -> tuple[int, int]:
        first = size if cation.atoms == atoms else cation.size
        second = size if anion.atoms == atoms else anion.size
        return reduced(second, first)

    return numbers


def unequal_is_one_to_two(cation: Ion, anion: Ion) -> tuple[int, int]:
    if cation.size == anion.size:
        return 1, 1
    return (1, 2) if cation.size > anion.size else (2, 1)


def always_two_anions(_cation: Ion, _anion: Ion) -> tuple[int, int]:
    return 1, 2


def metal_once(cation: Ion, anion: Ion) -> tuple[int, int]:
    return 1, max(1, cation.size // anion.size)


def total_as_subscript(cation: Ion, anion: Ion) -> tuple[int, int]:
    shared = cation.size * anion.size // gcd(cation.size, anion.size)
    return shared, shared


def doubled(cation: Ion, anion: Ion) -> tuple[int, int]:
    some, others = right(cation, anion)
    return 2 * some, 2 * others


UNLISTED_NUMBERS: dict[str, Subscripts] = {
    "aluminium as 2+": with_charge("Al", 2),
    "calcium as 1+": with_charge("Ca", 1),
    "oxide as 1−": with_charge("O", 1),
    "nitride as 2−": with_charge("N", 2),
    "sodium as 2+": with_charge("Na", 2),
    "unequal is 1:2": unequal_is_one_to_two,
    "always two non-metals": always_two_anions,
    "one metal atom": metal_once,
    "the total as subscript": total_as_subscript,
    "twice the formula unit": doubled,
}


def named(cation: Ion, anion: Ion) -> str:
    return names(DEFAULT).misnamed(salt(cation, anion), None)


def misnamed(idea: Idea) -> Naming:
    return lambda cation, anion: names(DEFAULT).misnamed(salt(cation, anion), idea)


def anion_first(cation: Ion, anion: Ion) -> str:
    return " ".join(reversed(named(cation, anion).split(" ")))


def always_numeral(cation: Ion, anion: Ion) -> str:
    metal, ending = named(cation, anion).split(" ")
    return f"{metal}({'I' * cation.size}) {ending}"


def ends_in(ending: str) -> Naming:
    return lambda cation, anion: named(cation, anion).removesuffix("ide") + ending


def metal_counted(cation: Ion, anion: Ion) -> str:
    count = ("", "di", "tri")[right(cation, anion)[0] - 1]
    return count + named(cation, anion)


UNLISTED_NAMES: dict[str, Naming] = {
    "the non-metal first": anion_first,
    "a numeral for every metal": always_numeral,
    "-ate for -ide": ends_in("ate"),
    "-ine for -ide": ends_in("ine"),
    "counts the metal only": metal_counted,
}


def formula(cation: Ion, anion: Ion, numbers: tuple[int, int]) -> str:
    some, others = numbers
    return f"{cation.atoms}{some if some > 1 else ''}{anion.atoms}{others if others > 1 else ''}"
