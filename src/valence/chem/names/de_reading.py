"""Taking apart the German names that players type: the metal, its charge, and the anion."""

import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache
from typing import NamedTuple

from valence.chem.compounds import OTHER_ANIONS
from valence.chem.data_files import rows
from valence.chem.elements import elements
from valence.chem.formulas import Salt
from valence.chem.ions import IONS, Ion
from valence.chem.names.de import element, ion, metal, spellings

# How much of a word must be right for it to be a misspelling, from 0 to 1.
NEARLY = 0.7

# A charge that stands apart: Eisen-III-chlorid, Eisen III chlorid.
_APART = re.compile(r"[ -]+\(?(i{1,3}|iv|vi{0,2}|\d\+?)\)?(?=[ -]|$)")
_WITH_CHARGE = re.compile(r"\([^()]*\)$")
_OLDER = {"oxyd": "oxid", "sulph": "sulf", "phosfat": "phosphat"}


def typed(text: str) -> str:
    """Normalize a typed name: lower case, the spelling of the nomenclature, charges in parentheses."""
    name = " ".join(text.casefold().split()).replace("–", "-").replace("‑", "-")
    for ours, other in spellings().items():
        name = name.replace(other.lower(), ours.lower())
    for older, ours in _OLDER.items():
        name = name.replace(older, ours)
    return _APART.sub(r"(\1)", name).replace(" (", "(")


def joined(written: str) -> str:
    return re.sub("[ -]", "", written)


class TwoHalves(NamedTuple):
    """The two halves of a name, the cation without its charge."""

    cation: str
    charge: str | None
    anion: str
    is_one_word: bool = True


def halves(written: str, wanted: Salt) -> TwoHalves | None:
    """Split a name after the metal that it begins with, or before the anion that it ends with."""
    found = _cation_first().match(joined(written))
    if found and found["rest"]:
        is_one_word = written == _well_written(found)
        return TwoHalves(found["metal"], found["charge"], found["rest"], is_one_word)
    return None if found else _unknown_cation(written, wanted)


def _well_written(found: re.Match[str]) -> str:
    charge = "" if found["charge"] is None else f"({found['charge']})-"
    return f"{found['metal']}{charge}{found['rest']}"


@cache
def _cation_first() -> re.Pattern[str]:
    """Match a name that begins with a metal, its older name, or one of these with a prefix."""
    metals = (name for name, symbol in symbols().items() if elements()[symbol].is_metal)
    older = (name for name, one in other_names().items() if one.is_cation)
    known = sorted((*metals, *older), key=len, reverse=True)
    name = f"(?:mono|di|tri|tetra|penta)?(?:{'|'.join(known)})"
    return re.compile(rf"(?P<metal>{name})(?:\((?P<charge>[^()]*)\))?(?P<rest>.*)")


def _unknown_cation(written: str, wanted: Salt) -> TwoHalves | None:
    """Split a name before the anion that it ends with, or where the metal's name would end."""
    for anion in sorted(_anions(), key=len, reverse=True):
        if written.endswith(anion) and written != anion:
            return _apart(written.removesuffix(anion), anion)
    for mark in (")", " ", "-"):
        first, found, last = written.rpartition(mark)
        if first and last:
            return _apart(first + found, last.lstrip(" -"))
    return _misspelled_halves(written, wanted)


def _apart(cation: str, anion: str) -> TwoHalves:
    name, parenthesis, charge = cation.rstrip(" -").partition("(")
    return TwoHalves(name, charge.rstrip(")") if parenthesis else None, anion)


def _misspelled_halves(written: str, wanted: Salt) -> TwoHalves | None:
    """Split where both halves are most alike to the right ones; None if they aren't."""
    wanted_halves = metal(wanted.cation.id).lower(), ion(wanted.anion.id).lower()
    places = range(2, len(written) - 2)
    split = ((written[:place], written[place:]) for place in places)
    best = max(split, key=lambda halves: sum(map(alike, halves, wanted_halves)), default=None)
    if best is None or any(alike(*pair) < NEARLY for pair in zip(best, wanted_halves, strict=True)):
        return None
    return TwoHalves(best[0], None, best[1])


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def is_reversed(written: str) -> bool:
    """Return True for "chloridnatrium", "chlornatrium"."""
    name = joined(written)
    starts = (first for first in (*_anions(), *_nonmetals()) if name.startswith(first))
    return any(cations_called(name.removeprefix(first)) for first in starts)


def _nonmetals() -> Iterator[str]:
    return (name for name, symbol in symbols().items() if not elements()[symbol].is_metal)


# What is known by name


@cache
def common_names() -> Mapping[str, tuple[str, ...]]:
    """Return the formulas that a common name stands for: Tonerde, Kochsalz."""
    found: dict[str, tuple[str, ...]] = {}
    for row in rows("de/common_names.csv"):
        name = joined(typed(row["name"]))
        found[name] = (*found.get(name, ()), row["formula"])
    return found


@cache
def other_names() -> Mapping[str, Ion]:
    """Return the ions by names besides their own: ferro, metaperiodat."""
    return {row["name"]: IONS[row["ion"]] for row in rows("de/other_ion_names.csv")}


def cations_called(written: str) -> list[Ion]:
    known = _WITH_CHARGE.sub("", written)
    return [one for one in IONS.values() if one.is_cation and metal(one.id).lower() == known]


def anion_called(name: str) -> Ion | None:
    return _anions().get(name)


@cache
def _anions() -> Mapping[str, Ion]:
    known = (*OTHER_ANIONS.values(), *IONS.values())
    return {ion(one.id).lower(): one for one in known if not one.is_cation}


@cache
def symbols() -> Mapping[str, str]:
    """Return the symbols of the elements by name."""
    return {element(symbol).lower(): symbol for symbol in elements()}
