"""Grading a formula that a student wrote for a salt."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import gcd

from valence.chem.compounds import OTHER_ANIONS
from valence.chem.elements import elements
from valence.chem.formulas import Salt, read_formula, salt
from valence.chem.grades import RIGHT, Grade, Mistake, MistakeKind, RemarkKind
from valence.chem.ions import IONS, Ion, charges_of
from valence.chem.writing import plain

# The most ions of one kind that are looked for in a formula.
MOST_IONS = 99

_STATE = re.compile(r"\((?:s|l|g|aq)\)$")
_ROUND = str.maketrans("[]", "()")
# The hypohalites, whose charge is on oxygen.
_OXYGEN_LAST = re.compile(r"(Cl|Br|I)O(?=$|\))")
_SYMBOL = re.compile(r"[A-Z][a-z]?")
_CHARGE = re.compile(r"[-+−–⁺⁻^⁰¹²³⁴⁵⁶⁷⁸⁹]")
_ONE = re.compile(r"(?<=[A-Za-z)])1(?!\d)")
_AROUND_ATOM = re.compile(r"\(([A-Z][a-z]?)\)")
_WITHOUT_COUNT = re.compile(r"\(([^()]*)\)(?!\d)")


def grade_formula(text: str, wanted: Salt) -> Grade:
    """Grade a typed formula of a salt; a wrong one gets the first thing that is wrong with it."""
    written = _typed(text)
    if written == wanted.text:
        return RIGHT
    if remark := _right_otherwise(written, wanted):
        return Grade(remark=remark)
    if mistake := _unreadable(written, wanted) or _wrong_atoms(written, wanted):
        return Grade(mistake)
    if remark := _usual_form(written, wanted):
        return Grade(remark=remark)
    return Grade(_wrong_form(written, wanted))


def _typed(text: str) -> str:
    """Normalize a typed formula: no spaces or TeX markup, counts on the line."""
    return plain(re.sub(r"[\s_{}$]", "", text))


def _right_otherwise(written: str, wanted: Salt) -> RemarkKind | None:
    """Return a remark on a right formula in a form that can't be parsed, or with oxygen first: NaOCl."""
    if _STATE.sub("", written) == wanted.text:
        return "state symbol"
    if "[" in written and written.translate(_ROUND) == wanted.text:
        return "square brackets"
    return "atom order" if written == _OXYGEN_LAST.sub(r"O\1", wanted.text) else None


# Unreadable formulas


def _unreadable(written: str, wanted: Salt) -> Mistake | None:
    if not written:
        return Mistake("empty")
    if _CHARGE.search(written):
        return Mistake("charges shown")
    if written.replace("0", "O") == wanted.text:
        return Mistake("zero for O")
    if written.replace("1", "l") == wanted.text:
        return Mistake("digit for letter")
    if coefficient := re.match(r"\d+", written):
        return Mistake("coefficient", given=coefficient[0])
    if written == re.sub(r"[()]", "", wanted.text):
        return Mistake("parentheses missing", wanted=wanted.anion.id)
    return _wrong_symbol(written, wanted) or _unparsed(written)


def _wrong_symbol(written: str, wanted: Salt) -> Mistake | None:
    if written.casefold() == wanted.text.casefold() or re.search(r"(^|[^A-Z])[a-z]", written):
        return Mistake("letter case")
    unknown = [one for one in _SYMBOL.findall(written) if one not in elements()]
    return Mistake("unknown symbol", given=unknown[0]) if unknown else None


def _unparsed(written: str) -> Mistake | None:
    try:
        read_formula(written)
    except ValueError:
        return Mistake("unreadable", given=written)
    return None


# The right kinds of atoms, and how many


def _wrong_atoms(written: str, wanted: Salt) -> Mistake | None:
    atoms = dict(read_formula(written).counts)
    if units := _units(atoms, wanted.cation, wanted.anion):
        return _wrong_units(*units, wanted)
    for other in _other_anions(wanted.anion):
        if _units(atoms, wanted.cation, other):
            return Mistake("other ion", given=other.id, wanted=wanted.anion.id)
    return _wrong_elements(atoms, wanted)


def _units(atoms: Mapping[str, int], cation: Ion, anion: Ion) -> tuple[int, int] | None:
    """Return how many of each ion make up exactly these atoms; None if no numbers do."""
    first, second = _atoms(cation), _atoms(anion)
    if atoms.keys() != first.keys() | second.keys():
        return None
    symbol = next(iter(second))
    for cations in _possible(atoms, first, second):
        anions = (atoms[symbol] - cations * first.get(symbol, 0)) // second[symbol]
        if anions > 0 and _together(first, cations, second, anions) == atoms:
            return cations, anions
    return None


def _possible(
    atoms: Mapping[str, int], first: Mapping[str, int], second: Mapping[str, int]
) -> Iterable[int]:
    """Yield the numbers of cations worth trying: one, unless all of its elements are in the anion too."""
    own = next((symbol for symbol in first if symbol not in second), None)
    return range(1, MOST_IONS + 1) if own is None else (atoms[own] // first[own],)


def _together(
    first: Mapping[str, int], cations: int, second: Mapping[str, int], anions: int
) -> dict[str, int]:
    symbols = {**first, **second}
    return {one: cations * first.get(one, 0) + anions * second.get(one, 0) for one in symbols}


@cache
def _atoms(ion: Ion) -> Mapping[str, int]:
    return dict(read_formula(ion.atoms).counts)


def _other_anions(anion: Ion) -> Iterator[Ion]:
    known = (*IONS.values(), *OTHER_ANIONS.values())
    return (one for one in known if not one.is_cation and one.atoms != anion.atoms)


def _wrong_units(cations: int, anions: int, wanted: Salt) -> Mistake | None:
    """Return the mistake in numbers that aren't the smallest whole ones whose charges cancel."""
    if (cations, anions) == (wanted.cations, wanted.anions):
        return None
    if cations * wanted.cation.size == anions * wanted.anion.size:
        return _miscounted("not reduced", cations, anions, given=str(gcd(cations, anions)))
    if other := _other_charge(cations, anions, wanted):
        return _miscounted("other charge", cations, anions, other.id, wanted.cation.id)
    if (cations, anions) == (wanted.anions, wanted.cations):
        return _miscounted("subscripts swapped", cations, anions)
    return _miscounted("charge", cations, anions)


def _miscounted(
    kind: MistakeKind, cations: int, anions: int, given: str = "", wanted: str = ""
) -> Mistake:
    return Mistake(kind, given=given, wanted=wanted, cations=cations, anions=anions)


def _other_charge(cations: int, anions: int, wanted: Salt) -> Ion | None:
    """Return the same metal with another charge if these numbers would be right for it."""
    for other in charges_of(wanted.cation):
        made = salt(other, wanted.anion)
        if (made.cations, made.anions) == (cations, anions):
            return other
    return None


def _wrong_elements(atoms: Mapping[str, int], wanted: Salt) -> Mistake:
    needed = dict(wanted.formula.counts)
    if extra := [symbol for symbol in atoms if symbol not in needed]:
        return Mistake("wrong element", given=extra[0])
    for ion in (wanted.cation, wanted.anion):
        if not set(_atoms(ion)) <= set(atoms):
            return Mistake("ion missing", wanted=ion.id)
    altered = wanted.anion if wanted.anion.is_polyatomic else wanted.cation
    return Mistake("ion altered", wanted=altered.id)


# The right atoms, written in an unusual form


def _usual_form(written: str, wanted: Salt) -> RemarkKind | None:
    """Return a remark if something is only needless; None if more than that is wrong."""
    without_ones = _ONE.sub("", written)
    if without_ones == wanted.text:
        return "subscript 1"
    bare = _WITHOUT_COUNT.sub(r"\1", _AROUND_ATOM.sub(r"\1", without_ones))
    return "needless parentheses" if bare == wanted.text else None


def _wrong_form(written: str, wanted: Salt) -> Mistake:
    bare = written.lstrip("(")
    if bare.startswith(wanted.anion.atoms) and not bare.startswith(wanted.cation.atoms):
        return Mistake("order")
    symbols = _SYMBOL.findall(written)
    if len(symbols) > len(_SYMBOL.findall(wanted.text)):
        return Mistake("repeated")
    ion = wanted.anion if wanted.anion.is_polyatomic else wanted.cation
    return Mistake("grouping" if ion.is_polyatomic else "order", wanted=ion.id)


def numbers_written(grade: Grade) -> tuple[int, int] | None:
    """Return how many of each ion were written if those numbers are the mistake."""
    mistake = grade.mistake
    if mistake is None or not (mistake.cations and mistake.anions):
        return None
    return mistake.cations, mistake.anions
