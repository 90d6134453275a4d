"""German names, from the tables in `data/de`.

Names are nouns with a capital letter. In a compound name the anion follows in small letters: Natriumchlorid,
and after a Roman numeral with a hyphen: Eisen(III)-chlorid.
"""

from collections.abc import Mapping
from functools import cache

from valence.chem.called import Called
from valence.chem.cards import Card, Named, WithConjugate
from valence.chem.data_files import rows
from valence.chem.formulas import Salt
from valence.chem.formulas import salt as salt_of
from valence.chem.ions import IONS, Ion
from valence.chem.writing import subscript

_PREFIX = {2: "Di", 3: "Tri"}
_ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}


def element(symbol: str) -> str:
    return _column("elements.csv", "symbol")[symbol]


def ion(id_: str) -> str:
    return _ions()[id_]


@cache
def _ions() -> Mapping[str, str]:
    return {**_column("other_anions.csv"), **_column("ions.csv")}


def metal(cation: str) -> str:
    """Return "Eisen" for both of its ions."""
    return ion(cation).partition("(")[0]


@cache
def salt(cation: str, anion: str) -> str:
    return joined(ion(cation), ion(anion))


def joined(cation: str, anion: str) -> str:
    """Return "Natriumchlorid", "Eisen(III)-chlorid"."""
    hyphen = "-" if cation.endswith(")") else ""
    return f"{cation}{hyphen}{anion.lower()}"


def left_out(formula: str) -> str:
    return _column("other_compounds.csv", "formula")[formula]


def substance(id_: str) -> str:
    return _column("polymer.csv")[id_]


def radical(id_: str) -> str:
    return _column("polymer.csv", column="fragment")[id_]


@cache
def _column(table: str, key: str = "id", column: str = "name") -> Mapping[str, str]:
    return {row[key]: row[column] for row in rows(f"de/{table}")}


# Acids and bases


def card(of: Named) -> str:
    return _cards("name")[of.id] if of.own_name is None else of.own_name


def conjugate(of: WithConjugate) -> str:
    own = of.own_conjugate_name
    return _cards("conjugate_name")[of.id] if own is None else own


@cache
def _cards(column: str) -> Mapping[str, str]:
    return {**_column("acids.csv", column=column), **_column("bases.csv", column=column)}


@cache
def synonyms(id_: str) -> tuple[str, ...]:
    return tuple(row["synonym"] for row in rows("de/synonyms.csv") if row["id"] == id_)


def title(of: Card) -> str:
    """Return a name such as "Lithiumdiisopropylamid (LDA)"."""
    return f"{card(of)} ({subscript(of.short)})" if of.short else card(of)


def in_a_sentence(of: Card) -> str:
    return title(of)


def uncapitalized(name: str) -> str:
    """Return the name as it is: nouns keep their capital letters."""
    return name


# Misconceptions


def misnamed(salt: Salt, idea: tuple[str, str] | None) -> str:
    metal_name, ending = ion(salt.cation.id), ion(salt.anion.id)
    match idea:
        case ("names", "prefix"):
            metal_name = _counted(metal_name, salt.cations)
            ending = _counted(ending, salt.anions)
        case ("names", "element") if not salt.anion.is_polyatomic:
            ending = element(salt.anion.atoms)
        case ("oxyanions", "swapped"):
            ending = _swapped(salt.anion)
        case ("numerals", "left out"):
            metal_name = metal(salt.cation.id)
        case ("numerals", "counts atoms") if metal(salt.cation.id) != metal_name:
            metal_name = f"{metal(salt.cation.id)}({_ROMAN[salt.cations]})"
    return joined(metal_name, ending)


def _counted(name: str, n: int) -> str:
    """Return "Dinatrium" """
    return _PREFIX[n] + name[0].lower() + name[1:] if n in _PREFIX else name


def called(given: Called) -> str:
    """Return what was typed, or the name of the ions."""
    if isinstance(given, str):
        return given
    return misnamed(salt_of(IONS[given.cation], IONS[given.anion]), given.idea)


def _swapped(anion: Ion) -> str:
    """Return the name with -it for -at or the reverse, if there is such a name."""
    name = ion(anion.id)
    known = set(map(ion, IONS))
    for one, other in (("it", "at"), ("at", "it")):
        if name.endswith(one) and (swapped := name.removesuffix(one) + other) in known:
            return swapped
    return name


# Two spellings


def other_spelling(name: str) -> str:
    """Return "Kalzium" for "Calcium"; empty if there is only one spelling."""
    return spellings().get(name, "")


@cache
def spellings() -> Mapping[str, str]:
    """Return the everyday spellings by those of the nomenclature."""
    return _column("spellings.csv", "name", "also")
