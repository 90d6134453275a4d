"""Reading and grading the Spanish names that players type for ions and salts; English ones count too."""

import re
from collections.abc import Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import NamedTuple
from unicodedata import combining, normalize

from valence.chem.compounds import OTHER_ANIONS
from valence.chem.data_files import rows
from valence.chem.elements import elements
from valence.chem.formulas import Salt
from valence.chem.grades import RIGHT, Grade, Mistake, MistakeKind, RemarkKind
from valence.chem.ions import IONS, Ion, charges_of
from valence.chem.names import en_grading
from valence.chem.names.en_grading import NEARLY
from valence.chem.names.es import element, ion, metal, salt

_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7}
_COUNTED = {1: "", 2: "di", 3: "tri", 4: "tetra"}
_ENDING = re.compile("(?:uro|ito|ato)$")
_PREFIX = re.compile("(?:mono?(?=o)|mono|di|tri|tetra|penta)(?=[a-z])")
_CATION = re.compile(r"(?P<metal>[a-z]+)(?:\((?P<charge>[^()]*)\))?")

# Mistakes that an English name shows as well as a Spanish one.
_IN_ANY_LANGUAGE = frozenset({"other ion", "other metal", "other charge", "charge missing"})


def read_ion(text: str) -> Ion:
    """Return the ion in `Mg2+`, `SO4 2-`, `sulfato` or `sulfate`; an unknown one is a ValueError with the nearest."""
    if known := _ions().get(_plain(text)):
        return known
    try:
        return en_grading.read_ion(text)
    except ValueError:
        near = get_close_matches(_plain(text), _ions(), 1, 0.6)
        meant = f"; ¿quisiste decir «{ion(_ions()[near[0]].id)}»?" if near else ""
        raise ValueError(f"no hay ningún ion llamado «{text[:40]}»{meant}") from None


@cache
def _ions() -> Mapping[str, Ion]:
    return {_plain(ion(id_)): known for id_, known in IONS.items()}


def grade(text: str, wanted: Salt) -> Grade:
    """Grade a typed name of a salt; a wrong one gets the first thing that is wrong with it."""
    graded = _grade(text, wanted)
    if graded.mistake is None:
        return graded
    english = en_grading.grade(text, wanted)
    if english.mistake is None:
        return english if english.remark else Grade(remark="other language")
    is_unread = graded.mistake.kind in ("unknown word", "one word")
    return english if is_unread and english.mistake.kind in _IN_ANY_LANGUAGE else graded


class _Named(NamedTuple):
    """The two halves of a name."""

    anion: str
    cation: str
    has_de: bool = True


def _grade(text: str, wanted: Salt) -> Grade:
    written = _typed(text)
    plain = _plain(written)
    if plain == _plain(salt(wanted.cation.id, wanted.anion.id)):
        return RIGHT
    if not written:
        return Grade(Mistake("empty"))
    if re.sub(r"\s", "", text).casefold() == wanted.text.casefold() or re.search(r"[₀-₉]", text):
        return Grade(Mistake("formula for name"))
    if re.search(r"\bion(es)?\b", plain):
        return Grade(Mistake("word ion"))
    if wanted.text in _common_names().get(plain, ()):
        return Grade(Mistake("common name", given=written))
    if _is_told(wanted.cation) and plain in _stoichiometric(wanted):
        return Grade(Mistake("stoichiometric", given=written))
    halves = _halves(written)
    return Grade(_half_a_name(written, wanted)) if halves is None else _grade_halves(halves, wanted)


def _typed(text: str) -> str:
    """Normalize a typed name: lower case, the usual spelling, a single space between words."""
    name = " ".join(text.casefold().replace("-", " ").split())
    name = re.sub(r"(?<=\() | (?=[()])", "", name).removesuffix(" de")
    for row in rows("es/spellings.csv"):
        name = name.replace(row["other"], row["name"])
    name = name.replace(" del ", " de ")
    return re.sub(r" (i{1,3}|iv|vi{0,2}|\d\+?)(?= |$)", r"(\1)", name)


def _plain(name: str) -> str:
    """Return a name without capitals and accents, which nobody has to type."""
    letters = normalize("NFKD", name.casefold().strip())
    return "".join(letter for letter in letters if not combining(letter))


def _halves(written: str) -> _Named | None:
    """Split a name into anion and metal, also "cloruro férrico" and "cloruro sodio"; None if it is one word."""
    anion, de, cation = written.partition(" de ")
    if de:
        return _Named(anion, cation)
    anion, _, cation = written.rpartition(" ")
    return _Named(anion, cation, _plain(cation) in _other_names()) if anion else None


def _half_a_name(written: str, wanted: Salt) -> Mistake:
    """Return what is wrong with a single word."""
    if _anion_called(written):
        return Mistake("ion missing", wanted=wanted.cation.id)
    if _cations_called(written):
        return Mistake("ion missing", wanted=wanted.anion.id)
    return Mistake("one word", given=written)


@cache
def _common_names() -> Mapping[str, tuple[str, ...]]:
    """Return the formulas that a common name stands for: alúmina, lejía."""
    found: dict[str, tuple[str, ...]] = {}
    for row in rows("es/common_names.csv"):
        name = _plain(row["name"])
        found[name] = (*found.get(name, ()), row["formula"])
    return found


def _stoichiometric(wanted: Salt) -> tuple[str, ...]:
    """Return the names that count atoms: trióxido de dihierro, monóxido de cobre."""
    if wanted.anion.is_polyatomic:
        return ()
    cation = f"de {_COUNTED[wanted.cations]}{metal(wanted.cation.id)}"
    anion = _plain(ion(wanted.anion.id))
    if wanted.anions > 1:
        return (f"{_COUNTED[wanted.anions]}{anion} {cation}",)
    mono = (f"mono{anion} {cation}", f"mono{anion} {cation}".replace("oo", "o"))
    return (*mono, f"{anion} {cation}") if wanted.cations > 1 else mono


def _grade_halves(named: _Named, wanted: Salt) -> Grade:
    if _anion_called(named.cation) and _cations_called(named.anion):
        return Grade(Mistake("order", given=named.anion))
    cation = _grade_cation(named.cation, wanted.cation)
    if not cation.is_right:
        return cation
    if _other_names().get(_plain(named.anion)) == wanted.anion:
        return Grade(remark="other name")
    if mistake := _wrong_anion(named.anion, wanted.anion):
        return Grade(mistake)
    return cation if named.has_de else Grade(remark="two words")


# The metal, and its charge


def _grade_cation(written: str, wanted: Ion) -> Grade:
    if older := _other_names().get(_plain(written)):
        return _grade_other(older, wanted, "older name")
    parts = _CATION.fullmatch(_plain(written))
    if parts is None:
        return Grade(Mistake("unknown word", given=written, wanted=wanted.id))
    charge = parts["charge"]
    if parts["metal"] != metal(wanted.id):
        return Grade(_wrong_cation(written.partition("(")[0], charge, wanted))
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
    if _PREFIX.sub("", _plain(written), count=1) == metal(wanted.id):
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
    known = _plain(written).partition("(")[0]
    return [one for one in IONS.values() if one.is_cation and metal(one.id) == known]


@cache
def _other_names() -> Mapping[str, Ion]:
    """Return the ions by names besides their own: ferroso, sódico, metaperyodato."""
    return {_plain(row["name"]): IONS[row["ion"]] for row in rows("es/other_ion_names.csv")}


# The anion


def _wrong_anion(written: str, wanted: Ion) -> Mistake | None:
    plain, name = _plain(written), _plain(ion(wanted.id))
    if plain == name:
        return None
    if other := _anion_called(written):
        return Mistake("other ion", given=other.id, wanted=wanted.id)
    if _PREFIX.sub("", plain, count=1) == name:
        return Mistake("prefix", given=written, wanted=wanted.id)
    if wanted.atoms.startswith(_symbols().get(plain, "?")):
        return Mistake("element for ion", given=written, wanted=wanted.id)
    return _misspelled(written, name, wanted)


def _anion_called(name: str) -> Ion | None:
    return _anions().get(_plain(name))


@cache
def _anions() -> Mapping[str, Ion]:
    known = (*OTHER_ANIONS.values(), *IONS.values())
    return {_plain(ion(one.id)): one for one in known if not one.is_cation}


@cache
def _symbols() -> Mapping[str, str]:
    """Return the symbols of the elements by name."""
    return {_plain(element(symbol)): symbol for symbol in elements()}


def _misspelled(written: str, name: str, wanted: Ion) -> Mistake:
    plain = _plain(written)
    is_ending = _ENDING.search(plain) and _stem(plain) == _stem(name)
    if "O" in wanted.atoms[1:] and is_ending:
        kind: MistakeKind = "ide for oxyanion" if plain.endswith("uro") else "no such ending"
        return Mistake(kind, given=written, wanted=wanted.id)
    near = SequenceMatcher(None, plain, name).ratio() >= NEARLY
    return Mistake("spelling" if near else "unknown word", given=written, wanted=wanted.id)


def _stem(name: str) -> str:
    """Return a name without the ending that tells how much oxygen there is."""
    return _ENDING.sub("", name)
