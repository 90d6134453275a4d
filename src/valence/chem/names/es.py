"""Spanish names, from the data files in the folder `es`."""

import re
from collections.abc import Mapping
from functools import cache

from valence.chem.called import Called
from valence.chem.cards import Card, Named, WithConjugate
from valence.chem.data_files import rows
from valence.chem.formulas import Salt
from valence.chem.formulas import salt as salt_of
from valence.chem.ions import IONS, Ion
from valence.chem.writing import subscript

_PREFIX = {2: "di", 3: "tri"}
_ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}


def element(symbol: str) -> str:
    return _column("elements.csv", "symbol")[symbol]


def ion(id_: str) -> str:
    return _ions()[id_]


@cache
def _ions() -> Mapping[str, str]:
    return {**_column("other_anions.csv"), **_column("ions.csv")}


def metal(cation: str) -> str:
    """Return "hierro" for both of its ions."""
    return ion(cation).partition("(")[0]


@cache
def salt(cation: str, anion: str) -> str:
    """Return "cloruro de hierro(III)"."""
    return f"{ion(anion)} de {ion(cation)}"


def left_out(formula: str) -> str:
    return _column("other_compounds.csv", "formula")[formula]


def substance(id_: str) -> str:
    return _column("polymer.csv")[id_]


def radical(id_: str) -> str:
    return _column("polymer.csv", column="fragment")[id_]


@cache
def _column(table: str, key: str = "id", column: str = "name") -> Mapping[str, str]:
    return {row[key]: row[column] for row in rows(f"es/{table}")}


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
    return tuple(row["synonym"] for row in rows("es/synonyms.csv") if row["id"] == id_)


def title(of: Card) -> str:
    """Return a name such as "Diisopropilamida de litio (LDA)"."""
    return f"{card(of)} ({subscript(of.short)})" if of.short else card(of)


def in_a_sentence(of: Card) -> str:
    """Return a name such as "diisopropilamida de litio (LDA)"."""
    return uncapitalized(title(of))


def uncapitalized(name: str) -> str:
    """Return "n-butil-litio" for "n-Butil-litio"; symbols such as DBU stay."""
    small = "(?=[a-záéíóúñ]{2})"
    return re.sub(f"[A-ZÁÉÍÓÚ]{small}", lambda letter: letter[0].lower(), name, count=1)


def with_article(name: str) -> str:
    """Return "el cloruro de sodio", "la azida de sodio", "el agua"."""
    first = name.partition(" ")[0].removesuffix(",")
    return f"{'la' if first.endswith('a') and first != 'agua' else 'el'} {name}"


# Misconceptions


def misnamed(salt: Salt, idea: tuple[str, str] | None) -> str:
    metal_name, ending = ion(salt.cation.id), ion(salt.anion.id)
    match idea:
        case ("names", "prefix"):
            metal_name = _PREFIX.get(salt.cations, "") + metal_name
            ending = _PREFIX.get(salt.anions, "") + ending
        case ("names", "element") if not salt.anion.is_polyatomic:
            ending = element(salt.anion.atoms)
        case ("oxyanions", "swapped"):
            ending = _swapped(salt.anion)
        case ("numerals", "left out"):
            metal_name = metal(salt.cation.id)
        case ("numerals", "counts atoms") if metal(salt.cation.id) != metal_name:
            metal_name = f"{metal(salt.cation.id)}({_ROMAN[salt.cations]})"
    return f"{ending} de {metal_name}"


def called(given: Called) -> str:
    """Return what was typed, or the name of the ions."""
    if isinstance(given, str):
        return given
    return misnamed(salt_of(IONS[given.cation], IONS[given.anion]), given.idea)


def _swapped(anion: Ion) -> str:
    """Return the name with -ito for -ato or the reverse, if there is such a name."""
    name = ion(anion.id)
    known = set(map(ion, IONS))
    for one, other in (("ito", "ato"), ("ato", "ito")):
        if name.endswith(one) and (swapped := name.removesuffix(one) + other) in known:
            return swapped
    return name


def other_spelling(name: str) -> str:
    """Return "cinc" for "zinc", "ioduro" for "yoduro"; empty if there is none."""
    for row in rows("es/spellings.csv"):
        if row["is_shown"] == "yes" and row["name"] in name:
            return name.replace(row["name"], row["other"])
    return ""
