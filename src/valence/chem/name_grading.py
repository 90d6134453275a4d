"""Grading a name that a student wrote for a salt."""

import re
from collections.abc import Mapping
from difflib import SequenceMatcher
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from valence.chem.compounds import OTHER_ANIONS
from valence.chem.data_files import rows
from valence.chem.elements import elements
from valence.chem.formulas import Salt
from valence.chem.grades import RIGHT, Grade, Mistake, MistakeKind, RemarkKind
from valence.chem.ions import IONS, Ion
from valence.chem.naming import AMERICAN

# How much of a word must be right for it to be a misspelling, from 0 to 1.
NEARLY = 0.7

TRADITIONAL: Mapping[str, Ion] = MappingProxyType(
    {row["name"]: IONS[row["ion"]] for row in rows("traditional_names.csv")}
)
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_PREFIX = re.compile(r"(mono|di|tri|tetra|penta)(?=[a-z])")
_CATION = re.compile(r"(?P<metal>[a-z]+)(?:\((?P<charge>[^()]*)\))?")


class _Named(NamedTuple):
    """The two halves of a name."""

    cation: str
    anion: str
    is_two_words: bool = True


def grade_name(text: str, wanted: Salt) -> Grade:
    """Grade a typed name of a salt; a wrong one gets the first thing that is wrong with it."""
    written = _typed(text)
    if written == _typed(wanted.name):
        return RIGHT
    if not written:
        return Grade(Mistake("empty"))
    if re.sub(r"\s", "", text).casefold() == wanted.text.casefold() or re.search(r"[₀-₉]", text):
        return Grade(Mistake("formula for name"))
    if re.search(r"\bions?\b", written):
        return Grade(Mistake("word ion"))
    return _grade_halves(_halves(written, wanted), wanted)


def _typed(text: str) -> str:
    """Normalize a typed name: lower case, IUPAC's spelling, a single space between words."""
    name = " ".join(text.casefold().replace("-", " ").split())
    name = name.replace("sulph", "sulf").replace(" (", "(")
    for iupac, american in AMERICAN.items():
        name = name.replace(american, iupac)
    return re.sub(r" (i{1,3}|iv|vi{0,2}|\d\+?)(?= |$)", r"(\1)", name)


def _halves(written: str, wanted: Salt) -> _Named | None:
    """Split a name into metal and anion, a name in one word after the metal; None if it can't be split."""
    *first, last = written.split(" ")
    if first:
        return _Named(" ".join(first), last)
    for cation in (wanted.cation.name.casefold(), metal_of(wanted.cation)):
        if written.startswith(cation) and written != cation:
            return _Named(cation, written.removeprefix(cation), is_two_words=False)
    return None


def _grade_halves(named: _Named | None, wanted: Salt) -> Grade:
    if named is None:
        return Grade(Mistake("ion missing", wanted=wanted.anion.id))
    if _anion_called(named.cation) and _cations_called(named.anion):
        return Grade(Mistake("order"))
    cation = _grade_cation(named.cation, wanted.cation)
    if not cation.is_right:
        return cation
    if mistake := _wrong_anion(named.anion, wanted.anion):
        return Grade(mistake)
    return cation if named.is_two_words else Grade(remark="two words")


# The metal, and its charge


def _grade_cation(written: str, wanted: Ion) -> Grade:
    if older := TRADITIONAL.get(written):
        return _grade_other(older, wanted, "older name")
    parts = _CATION.fullmatch(written)
    if parts is None:
        return Grade(Mistake("unknown word", given=written, wanted=wanted.name))
    metal, charge = parts["metal"], parts["charge"]
    if metal != metal_of(wanted):
        return Grade(_wrong_cation(metal, wanted))
    if charge is None:
        return Grade(Mistake("charge missing", wanted=wanted.id)) if _is_told(wanted) else RIGHT
    return _grade_charge(charge, wanted)


def _grade_other(meant: Ion, wanted: Ion, remark: RemarkKind) -> Grade:
    if meant == wanted:
        return Grade(remark=remark)
    kind: MistakeKind = "other charge" if meant.atoms == wanted.atoms else "other ion"
    return Grade(Mistake(kind, given=meant.id, wanted=wanted.id))


def _grade_charge(charge: str, wanted: Ion) -> Grade:
    size = _ROMAN.get(charge) or int(re.sub(r"\D", "", charge) or 0)
    if size != wanted.size:
        return Grade(
            Mistake("other charge", given=_charged(wanted, size, charge), wanted=wanted.id)
        )
    if not _is_told(wanted):
        return Grade(remark="needless charge")
    return RIGHT if charge in _ROMAN or charge.endswith("+") else Grade(remark="Roman numeral")


def _charged(cation: Ion, size: int, charge: str) -> str:
    """Return the ion of this metal that has this charge, or else the charge as it was written."""
    others = (one.id for one in IONS.values() if one.atoms == cation.atoms and one.size == size)
    return next(others, f"({charge.upper()})")


def _wrong_cation(metal: str, wanted: Ion) -> Mistake:
    expected = metal_of(wanted)
    if _PREFIX.sub("", metal, count=1) == expected:
        return Mistake("prefix", given=metal, wanted=expected)
    if others := _cations_called(metal):
        return Mistake("other ion", given=others[0].id, wanted=wanted.id)
    return _misspelled(metal, expected)


def metal_of(cation: Ion) -> str:
    """Return the name of a cation without its charge."""
    return cation.name.partition("(")[0]


def _is_told(cation: Ion) -> bool:
    """Return True if the name has to give the charge, because the metal has several."""
    return cation.name != metal_of(cation)


def _cations_called(metal: str) -> list[Ion]:
    known = metal.partition("(")[0]
    return [one for one in IONS.values() if one.is_cation and metal_of(one) == known]


# The anion


def _wrong_anion(written: str, wanted: Ion) -> Mistake | None:
    if written == wanted.name:
        return None
    if other := _anion_called(written):
        return Mistake("other ion", given=other.id, wanted=wanted.id)
    if _PREFIX.sub("", written, count=1) == wanted.name:
        return Mistake("prefix", given=written, wanted=wanted.name)
    if written in _element_names() and _is_of(written, wanted):
        return Mistake("element for ion", given=written, wanted=wanted.name)
    return _misspelled(written, wanted.name)


def _anion_called(name: str) -> Ion | None:
    return _anions().get(name)


@cache
def _anions() -> Mapping[str, Ion]:
    known = (*OTHER_ANIONS.values(), *IONS.values())
    return {one.name: one for one in known if not one.is_cation}


@cache
def _element_names() -> Mapping[str, str]:
    return {one.name.casefold(): one.symbol for one in elements().values()}


def _is_of(element: str, anion: Ion) -> bool:
    return anion.atoms.startswith(_element_names()[element])


def _misspelled(written: str, wanted: str) -> Mistake:
    near = SequenceMatcher(None, written, wanted).ratio() >= NEARLY
    return Mistake("spelling" if near else "unknown word", given=written, wanted=wanted)
