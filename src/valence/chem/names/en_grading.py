"""Reading and grading the English names that players type for ions and salts."""

import re
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from valence.chem.compounds import OTHER_ANIONS
from valence.chem.data_files import rows
from valence.chem.elements import elements
from valence.chem.formulas import Salt
from valence.chem.grades import RIGHT, Grade, Mistake, MistakeKind, RemarkKind
from valence.chem.ions import IONS, Ion, charges_of
from valence.chem.names.en import american_spellings, element, ion, metal, salt
from valence.chem.problems import en as problems
from valence.core.problems import bad_input

# How much of a word must be right for it to be a misspelling, from 0 to 1.
NEARLY = 0.7

_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_COUNTED = {1: "", 2: "di", 3: "tri", 4: "tetra"}
_ENDING = re.compile("(?:ide|ite|ate)$")
_PREFIX = re.compile(r"(mono|di|tri|tetra|penta)(?=[a-z])")
_CATION = re.compile(r"(?P<metal>[a-z]+)(?:\((?P<charge>[^()]*)\))?")


def read_ion(text: str) -> Ion:
    """Return the ion in `Mg2+`, `Mg²⁺`, `SO4 2-` or `sulfate`; an unknown one is a ValueError with the nearest."""
    plain = _on_one_line(text)
    found = {known.id: known for known in IONS.values() if plain in _forms(known)}
    # N3- is nitride; azide is written with parentheses.
    if plain in IONS or len(found) == 1:
        return found.get(plain) or next(iter(found.values()))
    forms = {form: known.id for known in IONS.values() for form in _forms(known)}
    near = get_close_matches(plain, forms, 1, 0.6)
    raise bad_input(problems.no_ion, text[:40], forms[near[0]] if near else "")


def _on_one_line(text: str) -> str:
    """Return a typed ion with plain digits and signs."""
    signs = normalize("NFKC", text).replace("−", "-").replace("–", "-")
    return "".join(letter for letter in signs if letter not in " ^{}[]")


def _forms(known: Ion) -> tuple[str, ...]:
    sign = "+" if known.is_cation else "-"
    charge = f"{known.size}{sign}" if known.size > 1 else sign
    forms = (known.id, f"{known.atoms}{charge}", f"{known.atoms}{sign}{known.size}", ion(known.id))
    return (*forms, f"{known.atoms}1{sign}") if known.size == 1 else forms


class _Named(NamedTuple):
    """The two halves of a name."""

    cation: str
    anion: str
    is_two_words: bool = True


def grade(text: str, wanted: Salt) -> Grade:
    """Grade a typed name of a salt; a wrong one gets the first thing that is wrong with it."""
    written = _typed(text)
    if written == _typed(salt(wanted.cation.id, wanted.anion.id)):
        return RIGHT
    if not written:
        return Grade(Mistake("empty"))
    if re.sub(r"\s", "", text).casefold() == wanted.text.casefold() or re.search(r"[₀-₉]", text):
        return Grade(Mistake("formula for name"))
    if re.search(r"\bions?\b", written):
        return Grade(Mistake("word ion"))
    if wanted.text in _common_names().get(written, ()):
        return Grade(Mistake("common name", given=written))
    if _is_told(wanted.cation) and written in _stoichiometric(wanted):
        return Grade(Mistake("stoichiometric", given=written))
    halves = _halves(written, wanted)
    return Grade(_half_a_name(written, wanted)) if halves is None else _grade_halves(halves, wanted)


def _typed(text: str) -> str:
    """Normalize a typed name: lower case, IUPAC's spelling, a single space between words."""
    name = " ".join(text.casefold().replace("-", " ").split())
    name = name.replace("sulph", "sulf").replace(" (", "(")
    for iupac, other in american_spellings().items():
        name = name.replace(other, iupac)
    return re.sub(r" (i{1,3}|iv|vi{0,2}|\d\+?)(?= |$)", r"(\1)", name)


def _halves(written: str, wanted: Salt) -> _Named | None:
    """Split a name into metal and anion, a name in one word after the metal; None if it can't be split."""
    *first, last = written.split(" ")
    if first:
        return _Named(" ".join(first), last)
    cations = (ion(wanted.cation.id).casefold(), metal(wanted.cation.id))
    for cation in cations:
        if written.startswith(cation) and written not in cations:
            return _Named(cation, written.removeprefix(cation), is_two_words=False)
    return None


def _half_a_name(written: str, wanted: Salt) -> Mistake:
    """Return what is wrong with a single word that doesn't begin with the metal."""
    if _anion_called(written):
        return Mistake("ion missing", wanted=wanted.cation.id)
    if _cations_called(written):
        return Mistake("ion missing", wanted=wanted.anion.id)
    return Mistake("one word", given=written)


@cache
def _common_names() -> Mapping[str, tuple[str, ...]]:
    """Return the formulas that a common name stands for: alumina, bleach."""
    found: dict[str, tuple[str, ...]] = {}
    for row in rows("common_names.csv"):
        found[row["name"]] = (*found.get(row["name"], ()), row["formula"])
    return found


def _stoichiometric(wanted: Salt) -> tuple[str, ...]:
    """Return the names that count atoms: diiron trioxide, copper monoxide."""
    if wanted.anion.is_polyatomic:
        return ()
    cation, anion = _COUNTED[wanted.cations] + metal(wanted.cation.id), ion(wanted.anion.id)
    if wanted.anions > 1:
        return (f"{cation} {_COUNTED[wanted.anions]}{anion}",)
    mono = (f"{cation} mono{anion}", f"{cation} mono{anion}".replace("oo", "o"))
    return (*mono, f"{cation} {anion}") if wanted.cations > 1 else mono


def _grade_halves(named: _Named, wanted: Salt) -> Grade:
    if _anion_called(named.cation) and _cations_called(named.anion):
        return Grade(Mistake("order"))
    cation = _grade_cation(named.cation, wanted.cation)
    if not cation.is_right:
        return cation
    if _other_names().get(named.anion) == wanted.anion:
        return Grade(remark="other name")
    if mistake := _wrong_anion(named.anion, wanted.anion):
        return Grade(mistake)
    return cation if named.is_two_words else Grade(remark="two words")


# The metal, and its charge


def _grade_cation(written: str, wanted: Ion) -> Grade:
    if older := _other_names().get(written):
        return _grade_other(older, wanted, "older name")
    parts = _CATION.fullmatch(written)
    if parts is None:
        return Grade(Mistake("unknown word", given=written, wanted=wanted.id))
    if parts["metal"] != metal(wanted.id):
        return Grade(_wrong_cation(parts["metal"], parts["charge"], wanted))
    charge = parts["charge"]
    if charge is None:
        return Grade(Mistake("charge missing", wanted=wanted.id)) if _is_told(wanted) else RIGHT
    return _grade_charge(charge, wanted)


def _grade_other(meant: Ion, wanted: Ion, remark: RemarkKind) -> Grade:
    if meant == wanted:
        return Grade(remark=remark)
    kind: MistakeKind = "other charge" if meant.atoms == wanted.atoms else "other ion"
    return Grade(Mistake(kind, given=meant.id, wanted=wanted.id))


def _grade_charge(charge: str, wanted: Ion) -> Grade:
    size = _size(charge)
    if size != wanted.size:
        return Grade(
            Mistake("other charge", given=_charged(wanted, size, charge), wanted=wanted.id)
        )
    if not _is_told(wanted):
        return Grade(remark="needless charge")
    return RIGHT if charge in _ROMAN or charge.endswith("+") else Grade(remark="Roman numeral")


def _size(charge: str) -> int:
    return _ROMAN.get(charge) or int(re.sub(r"\D", "", charge) or 0)


def _charged(cation: Ion, size: int, charge: str) -> str:
    """Return the ion of this metal that has this charge, or else the charge as it was written."""
    others = (one.id for one in charges_of(cation) if one.size == size)
    return next(others, f"({charge.upper()})")


def _wrong_cation(written: str, charge: str | None, wanted: Ion) -> Mistake:
    if _PREFIX.sub("", written, count=1) == metal(wanted.id):
        return Mistake("prefix", given=written, wanted=wanted.id)
    if others := _cations_called(written):
        meant = [one for one in others if charge is None or one.size == _size(charge)]
        # Of copper without a charge, or of copper(III), nobody knows which ion is meant.
        if len(meant) == 1:
            return Mistake("other ion", given=meant[0].id, wanted=wanted.id)
        return Mistake("other metal", given=others[0].id, wanted=wanted.id)
    return _misspelled(written, metal(wanted.id), wanted)


def _is_told(cation: Ion) -> bool:
    """Return True if the name has to give the charge, because the metal has several."""
    return len(charges_of(cation)) > 1


def _cations_called(written: str) -> list[Ion]:
    known = written.partition("(")[0]
    return [one for one in IONS.values() if one.is_cation and metal(one.id) == known]


@cache
def _other_names() -> Mapping[str, Ion]:
    """Return the ions by names besides their own: ferrous, metaperiodate."""
    return {row["name"]: IONS[row["ion"]] for row in rows("other_ion_names.csv")}


# The anion


def _wrong_anion(written: str, wanted: Ion) -> Mistake | None:
    if written == ion(wanted.id):
        return None
    if other := _anion_called(written):
        return Mistake("other ion", given=other.id, wanted=wanted.id)
    if _PREFIX.sub("", written, count=1) == ion(wanted.id):
        return Mistake("prefix", given=written, wanted=wanted.id)
    if wanted.atoms.startswith(_symbols().get(written, "?")):
        return Mistake("element for ion", given=written, wanted=wanted.id)
    return _misspelled(written, ion(wanted.id), wanted)


def _anion_called(name: str) -> Ion | None:
    return _anions().get(name)


@cache
def _anions() -> Mapping[str, Ion]:
    known = (*OTHER_ANIONS.values(), *IONS.values())
    return {ion(one.id): one for one in known if not one.is_cation}


@cache
def _symbols() -> Mapping[str, str]:
    """Return the symbols of the elements by name."""
    return {element(symbol): symbol for symbol in elements()}


def _misspelled(written: str, name: str, wanted: Ion) -> Mistake:
    is_ending = _ENDING.search(written) and _stem(written) == _stem(name)
    if "O" in wanted.atoms[1:] and is_ending:
        kind: MistakeKind = "ide for oxyanion" if written.endswith("ide") else "no such ending"
        return Mistake(kind, given=written, wanted=wanted.id)
    near = SequenceMatcher(None, written, name).ratio() >= NEARLY
    return Mistake("spelling" if near else "unknown word", given=written, wanted=wanted.id)


def _stem(name: str) -> str:
    """Return a name without the ending that tells how much oxygen there is."""
    return _ENDING.sub("", name)
