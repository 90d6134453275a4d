"""Reading and grading the German names that players type for ions and salts; English ones are understood too."""

import re
from collections.abc import Mapping
from functools import cache

from valence.chem.formulas import Salt
from valence.chem.grades import RIGHT, Grade, Mistake, MistakeKind
from valence.chem.ions import IONS, Ion, charges_of
from valence.chem.names import en_grading
from valence.chem.names.de import ion, metal, salt
from valence.chem.names.de_reading import (
    NEARLY,
    TwoHalves,
    alike,
    anion_called,
    cations_called,
    common_names,
    halves,
    is_reversed,
    joined,
    other_names,
    symbols,
    typed,
)

_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_COUNTED = {1: "", 2: "di", 3: "tri", 4: "tetra"}
_ENDING = re.compile("(?:id|it|at)$")
_PREFIX = re.compile("(mono|di|tri|tetra|penta)(?=[a-z])")
# Mistakes in a text that isn't understood, which may be English.
_NOT_UNDERSTOOD = ("one word", "spelling", "unknown word")


def read_ion(text: str) -> Ion:
    """Return the ion in `Mg2+`, `SO4 2-`, `Sulfat` or `sulfate`; an unknown one is a ValueError."""
    return _named().get(typed(text)) or en_grading.read_ion(text)


@cache
def _named() -> Mapping[str, Ion]:
    return {typed(ion(one.id)): one for one in IONS.values()}


def grade(text: str, wanted: Salt) -> Grade:
    """Grade a typed name of a salt; a wrong one gets the first thing that is wrong with it."""
    graded = _grade(text, wanted)
    if graded.mistake is None or graded.mistake.kind not in _NOT_UNDERSTOOD:
        return graded
    english = en_grading.grade(text, wanted)
    if english.is_right:
        return Grade(remark="other language") if english.remark != "two words" else graded
    is_understood = english.mistake and english.mistake.kind not in _NOT_UNDERSTOOD
    return english if is_understood and " " in text.strip() else graded


def _grade(text: str, wanted: Salt) -> Grade:
    written, right = typed(text), typed(salt(wanted.cation.id, wanted.anion.id))
    if written == right:
        return RIGHT
    if joined(written) == joined(right):
        return Grade(remark="one word")
    if mistake := _not_a_name_of_ions(text, written, wanted):
        return Grade(mistake)
    if is_reversed(written):
        return Grade(Mistake("order"))
    if mistake := _half_a_name(written, wanted):
        return Grade(mistake)
    found = halves(written, wanted)
    return _grade_halves(found, wanted) if found else Grade(Mistake("one word", given=text.strip()))


def _not_a_name_of_ions(text: str, written: str, wanted: Salt) -> Mistake | None:
    if not written:
        return Mistake("empty")
    if re.sub(r"\s", "", text).casefold() == wanted.text.casefold() or re.search(r"[₀-₉]", text):
        return Mistake("formula for name")
    if re.search(r"ion(?:en)?(?![a-z])", written):
        return Mistake("word ion")
    if wanted.text in common_names().get(joined(written), ()):
        return Mistake("common name", given=text.strip())
    if _is_told(wanted.cation) and joined(written) in _stoichiometric(wanted):
        return Mistake("stoichiometric", given=text.strip())
    return None


def _half_a_name(written: str, wanted: Salt) -> Mistake | None:
    """Return which ion is missing, if only one is named."""
    if anion_called(written):
        return Mistake("ion missing", wanted=wanted.cation.id)
    if cations_called(written):
        return Mistake("ion missing", wanted=wanted.anion.id)
    return None


def _stoichiometric(wanted: Salt) -> tuple[str, ...]:
    """Return the names that count atoms: Dieisentrioxid, Kupfermonoxid."""
    if wanted.anion.is_polyatomic:
        return ()
    cation = _COUNTED[wanted.cations] + metal(wanted.cation.id).lower()
    anion = ion(wanted.anion.id).lower()
    if wanted.anions > 1:
        return (f"{cation}{_COUNTED[wanted.anions]}{anion}",)
    mono = (f"{cation}mono{anion}", f"{cation}mono{anion}".replace("oo", "o"))
    return (*mono, f"{cation}{anion}") if wanted.cations > 1 else mono


def _grade_halves(named: TwoHalves, wanted: Salt) -> Grade:
    cation = _grade_cation(named.cation, named.charge, wanted.cation)
    if not cation.is_right:
        return cation
    if other_names().get(named.anion) == wanted.anion:
        return Grade(remark="other name")
    if mistake := _wrong_anion(named.anion, wanted.anion):
        return Grade(mistake)
    return cation if named.is_one_word or cation.remark else Grade(remark="one word")


# The metal, and its charge


def _grade_cation(name: str, charge: str | None, wanted: Ion) -> Grade:
    if older := other_names().get(name):
        return _grade_older(older, wanted)
    if name != metal(wanted.id).lower():
        return Grade(_wrong_cation(name, charge, wanted))
    if charge is None:
        return Grade(Mistake("charge missing", wanted=wanted.id)) if _is_told(wanted) else RIGHT
    return _grade_charge(charge, wanted)


def _grade_older(meant: Ion, wanted: Ion) -> Grade:
    if meant == wanted:
        return Grade(remark="older name")
    kind: MistakeKind = "other charge" if meant.atoms == wanted.atoms else "other ion"
    return Grade(Mistake(kind, given=meant.id, wanted=wanted.id))


def _grade_charge(charge: str, wanted: Ion) -> Grade:
    size = _size(charge)
    if size != wanted.size:
        given = _charged(wanted, size, charge)
        return Grade(Mistake("other charge", given=given, wanted=wanted.id))
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
    if _PREFIX.sub("", written, count=1) == metal(wanted.id).lower():
        return Mistake("prefix", given=written.capitalize(), wanted=wanted.id)
    if others := cations_called(written):
        meant = [one for one in others if charge is None or one.size == _size(charge)]
        # Of copper without a charge, or of copper(III), nobody knows which ion is meant.
        if len(meant) == 1:
            return Mistake("other ion", given=meant[0].id, wanted=wanted.id)
        return Mistake("other metal", given=others[0].id, wanted=wanted.id)
    return _misspelled(written.capitalize(), metal(wanted.id), wanted)


def _is_told(cation: Ion) -> bool:
    """Return True if the name has to give the charge, because the metal has several."""
    return len(charges_of(cation)) > 1


# The anion


def _wrong_anion(written: str, wanted: Ion) -> Mistake | None:
    right = ion(wanted.id).lower()
    if written == right:
        return None
    if other := anion_called(written):
        return Mistake("other ion", given=other.id, wanted=wanted.id)
    if _PREFIX.sub("", written, count=1) == right:
        return Mistake("prefix", given=written, wanted=wanted.id)
    if wanted.atoms.startswith(symbols().get(written, "?")):
        return Mistake("element for ion", given=written, wanted=wanted.id)
    return _misspelled(written, right, wanted)


def _misspelled(written: str, name: str, wanted: Ion) -> Mistake:
    is_ending = _ENDING.search(written) and _stem(written) == _stem(name)
    if "O" in wanted.atoms[1:] and is_ending:
        kind: MistakeKind = "ide for oxyanion" if written.endswith("id") else "no such ending"
        return Mistake(kind, given=written, wanted=wanted.id)
    kind = "spelling" if alike(written, name) >= NEARLY else "unknown word"
    return Mistake(kind, given=written, wanted=wanted.id)


def _stem(name: str) -> str:
    """Return a name without the ending that tells how much oxygen there is."""
    return _ENDING.sub("", name)
