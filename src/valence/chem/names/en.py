"""English names, from the column `name` of the data files."""

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
    return _column("generated/elements.csv", "symbol")[symbol]


def ion(id_: str) -> str:
    return _ions()[id_]


@cache
def _ions() -> Mapping[str, str]:
    return {**_column("other_anions.csv"), **_column("ions.csv")}


def metal(cation: str) -> str:
    """Return "iron" for both of its ions."""
    return ion(cation).partition("(")[0]


@cache
def salt(cation: str, anion: str) -> str:
    return f"{ion(cation)} {ion(anion)}"


def left_out(formula: str) -> str:
    return _column("other_compounds.csv", "formula")[formula]


def substance(id_: str) -> str:
    return _column("polymer.csv")[id_]


def radical(id_: str) -> str:
    return _column("polymer.csv", column="fragment")[id_].removesuffix(" radical")


@cache
def _column(table: str, key: str = "id", column: str = "name") -> Mapping[str, str]:
    return {row[key]: row[column] for row in rows(table)}


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
    return tuple(row["synonym"] for row in rows("synonyms.csv") if row["id"] == id_)


def title(of: Card) -> str:
    """Return a name such as "Lithium diisopropylamide (LDA)"."""
    return f"{card(of)} ({subscript(of.short)})" if of.short else card(of)


def in_a_sentence(of: Card) -> str:
    """Return a name such as "lithium diisopropylamide (LDA)"."""
    return uncapitalized(title(of))


def uncapitalized(name: str) -> str:
    """Return "n-butyllithium" for "n-Butyllithium"; symbols such as DBU stay."""
    return re.sub("[A-Z](?=[a-z]{2})", lambda letter: letter[0].lower(), name, count=1)


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
    return f"{metal_name} {ending}"


def called(given: Called) -> str:
    """Return what was typed, or the name of the ions."""
    if isinstance(given, str):
        return given
    return misnamed(salt_of(IONS[given.cation], IONS[given.anion]), given.idea)


def _swapped(anion: Ion) -> str:
    """Return the name with -ite for -ate or the reverse, if there is such a name."""
    name = ion(anion.id)
    known = set(map(ion, IONS))
    for one, other in (("ite", "ate"), ("ate", "ite")):
        if name.endswith(one) and (swapped := name.removesuffix(one) + other) in known:
            return swapped
    return name


# IUPAC's spelling and the American one


def other_spelling(name: str) -> str:
    return american_spellings().get(name) or _iupac_spellings().get(name, "")


def american(text: str) -> str:
    """Return "aluminum, also spelled aluminium" for "aluminium, also spelled aluminum"; both come out the same."""
    return _either_spelling().sub(_as_americans_spell, text)


@cache
def american_spellings() -> Mapping[str, str]:
    """Return the American spellings by IUPAC's, where they differ."""
    return _column("spellings.csv", "name", "american")


@cache
def _either_spelling() -> re.Pattern[str]:
    either = "|".join([*american_spellings(), *american_spellings().values()])
    return re.compile(f"(also spelled )?({either})", re.IGNORECASE)


def _iupac_spellings() -> Mapping[str, str]:
    return {american: iupac for iupac, american in american_spellings().items()}


def _as_americans_spell(found: re.Match[str]) -> str:
    lead, name = found[1] or "", found[2]
    others = _iupac_spellings() if lead else american_spellings()
    spelled = others.get(name.lower(), name.lower())
    return lead + (spelled.capitalize() if name[0].isupper() else spelled)
