"""Lookup of the substances that a text can mean: by name, by formula, or by a name with one typo.

A substance is identified by its structure, so two names of one compound are the same answer and
two compounds with one formula are not.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import TypeAlias, TypeVar
from unicodedata import normalize

from valence.chem.acids_bases import cards, is_built_in, plain_name
from valence.chem.cards import Acid, Base, Kind
from valence.chem.data_files import rows
from valence.chem.formulas import Formula
from valence.chem.names import names
from valence.chem.species import read_species
from valence.chem.structures import structure
from valence.core.languages import DEFAULT
from valence.sets.acids_bases import CardSet

# A SMILES; for the few entries without one structure, such as benzine, the name.
Substance: TypeAlias = str
Sum: TypeAlias = tuple[str, int]  # the formula in Hill order, and the charge
Key = TypeVar("Key")

LETTERS_FOR_A_TYPO = 6
_NAMES = names(DEFAULT)
# Abbreviations and formulas have to be exact: one letter makes another compound.
_WORD = re.compile("[a-z]{3}")
# An ending says what kind of compound it is, so another one is not a typo: pyridone, benzyne.
_ENDING = re.compile("(?:[aeiy]ne|one|ole|ol|al|yl|ide|ite|ate)$")


def meanings(text: str) -> tuple[Substance, ...]:
    """Return the substances that a text can mean: none, one, or several if it is ambiguous."""
    typed = plain_name(text)
    return _names().get(typed) or _formulas().get(_sum(text), ()) or _by_typo(typed)


def is_substance_of(card: Acid | Base, substance: Substance) -> bool:
    """Return True if a substance is the card's, or the ion of it that takes or gives the proton."""
    return substance in (card.smiles, *card.smiles.split("."))


def cards_named(cards: CardSet, text: str, kind: Kind) -> tuple[str, ...]:
    """Return the cards of this kind that a text names; none when it could mean more than one substance.

    A set's own names come first: a teacher's card may have a name or structure that is not in the lexicon.
    """
    own, typed = _own_names(cards, kind), plain_name(text)
    if typed in own:
        return own[typed]
    if meant := meanings(text):
        return _of_substance(cards, kind, meant[0]) if len(meant) == 1 else ()
    near = {own[name] for name in own if is_typo(typed, name)}
    return near.pop() if len(near) == 1 else ()


@lru_cache(maxsize=1024)
def _of_substance(cards: CardSet, kind: Kind, substance: Substance) -> tuple[str, ...]:
    return tuple(card.id for card in cards.of_kind(kind) if is_substance_of(card, substance))


@lru_cache(maxsize=64)
def _own_names(cards: CardSet, kind: Kind) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the cards that are not built in, by their plain names and condensed formulas."""
    own = [card for card in cards.of_kind(kind) if not is_built_in(card)]
    sums = Counter(card.formula for card in own)
    found: dict[str, tuple[str, ...]] = {}
    for card in own:
        formulas = (
            {card.condensed} if sums[card.formula] == 1 else {card.condensed} - {card.formula}
        )
        for name in filter(None, (_NAMES.card(card), _NAMES.title(card), card.short, *formulas)):
            key = plain_name(name)
            found[key] = tuple(dict.fromkeys((*found.get(key, ()), card.id)))
    return found


def common_name(substance: Substance) -> str:
    """Return "dimethyl ether" """
    return _common_names()[substance]


def is_typo(typed: str, name: str) -> bool:
    """Return True if one letter is added, missing, wrong or swapped with its neighbor.

    A wrong digit, another ending, and ethyl for methyl are no typos: they make another compound.
    """
    if abs(len(typed) - len(name)) > 1:
        return False
    if sum(map(str.isalpha, name)) < LETTERS_FOR_A_TYPO or _digits(typed) != _digits(name):
        return False
    if typed.replace("meth", "eth") == name.replace("meth", "eth"):
        return False
    if _has_other_ending(typed, name):
        return False
    return is_one_edit_away(typed, name)


def is_one_edit_away(one: str, other: str) -> bool:
    """Return True if at most one letter is inserted, deleted, replaced or swapped with its neighbor."""
    shorter, longer = sorted((one, other), key=len)
    start = next((n for n, letter in enumerate(shorter) if letter != longer[n]), len(shorter))
    rest, longer_rest = shorter[start:], longer[start:]
    if len(shorter) < len(longer):
        return rest == longer_rest[1:]
    return rest[1:] == longer_rest[1:] or rest == longer_rest[1::-1] + longer_rest[2:]


def _has_other_ending(typed: str, name: str) -> bool:
    given, wanted = _ENDING.search(typed), _ENDING.search(name)
    return given is not None and wanted is not None and given[0] != wanted[0]


def _by_typo(typed: str) -> tuple[Substance, ...]:
    near = (_names()[name] for name in _words() if is_typo(typed, name))
    return tuple(dict.fromkeys(one for substances in near for one in substances))


def _sum(text: str) -> Sum:
    """Return the sum formula and charge, the same for CH3CH2OH and C2H6O; empty if it is not a formula."""
    try:
        species = read_species(normalize("NFKC", text).strip().replace("−", "-"))
        return Formula(tuple(species.counts.items())).hill, species.charge
    except ValueError:
        return "", 0


@cache
def _names() -> Mapping[str, tuple[Substance, ...]]:
    return _index((plain_name(name), substance) for substance, name in _entries())


@cache
def _words() -> frozenset[str]:
    return frozenset(plain_name(name) for _, name in _entries() if _WORD.search(name))


@cache
def _formulas() -> Mapping[Sum, tuple[Substance, ...]]:
    structures = (structure(one) for one in dict.fromkeys(_smiles()))
    return _index(((one.formula, one.charge), one.smiles) for one in structures)


def _smiles() -> Iterator[str]:
    yield from (card.smiles for card in cards().values())
    yield from (row["smiles"] for row in rows("compounds.csv") if row["smiles"])


def _entries() -> Iterator[tuple[Substance, str]]:
    """Yield every substance with each of its names; a card's formula only where it shows the structure."""
    for card in cards().values():
        formula = (card.condensed,) if _shows_structure(card) else ()
        for name in (
            _NAMES.card(card),
            _NAMES.title(card),
            card.short,
            *_NAMES.synonyms(card.id),
            *formula,
        ):
            if name:
                yield card.smiles, name
    for row in rows("compounds.csv"):
        yield row["smiles"] or row["name"], row["name"]


def _shows_structure(card: Acid | Base) -> bool:
    """Return True if the condensed formula says more than the sum formula, or nothing else has that sum."""
    return card.condensed != card.formula or len(_formulas()[_sum(card.formula)]) == 1


@cache
def _common_names() -> Mapping[Substance, str]:
    found: dict[Substance, str] = {}
    for substance, name in _entries():
        found.setdefault(substance, _NAMES.uncapitalized(name))
    return found


def _index(pairs: Iterable[tuple[Key, Substance]]) -> dict[Key, tuple[Substance, ...]]:
    found: dict[Key, tuple[Substance, ...]] = {}
    for key, substance in pairs:
        if substance not in found.get(key, ()):
            found[key] = (*found.get(key, ()), substance)
    return found


def _digits(name: str) -> str:
    return "".join(filter(str.isdigit, name))
