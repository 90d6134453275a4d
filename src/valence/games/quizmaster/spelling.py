"""R6 as version 1 of the rules had it: an answer names a card by its spelling or its atoms.

Only games of version 1 are judged like this (`judging="spelling"`). Nothing here may change, or they
would no longer replay.
"""

from collections.abc import Iterable
from functools import cache
from unicodedata import normalize

from valence.chem.acids_bases import plain_name
from valence.chem.cards import Kind
from valence.chem.data_files import rows
from valence.chem.formulas import read_formula
from valence.chem.names import en
from valence.games.quizmaster.cards import BUILT_IN, CardId
from valence.sets.lexicon import is_one_edit_away

LETTERS_FOR_A_TYPO = 6

# One letter away from the name of a card, but other substances: not typos.
ALIKE = (
    "benzil",
    "benzyne",
    "chlorine",
    "ethene",
    "i-butyllithium",
    "iodine",
    "oxirane",
    "s-butyllithium",
    "sodium azide",
    "sodium imide",
)


def named(text: str, kind: Kind) -> tuple[CardId, ...]:
    """Return the cards of this kind that a text names: by name or synonym, by formula, or by a name with one typo."""
    typed = _plain(text)
    return _names(kind).get(typed) or _formulas(kind).get(_atoms(text), ()) or _by_typo(typed, kind)


def _plain(text: str) -> str:
    # A caret counted as a letter.
    return plain_name(text.replace("^", "~"))


@cache
def _names(kind: Kind) -> dict[str, tuple[CardId, ...]]:
    """Return every name and every written formula, normalized, with the cards that have it."""
    written = (
        (card.id, text)
        for card in BUILT_IN.of_kind(kind)
        for text in (card.formula, card.condensed)
    )
    return _index((_plain(text), card) for card, text in (*_names_of(kind), *written))


@cache
def _names_of(kind: Kind) -> tuple[tuple[CardId, str], ...]:
    """Return every card of this kind with each of its names."""
    synonyms = [row for row in rows("synonyms.csv") if row["since"] == "0.1"]
    names = (
        (card.id, name)
        for card in BUILT_IN.of_kind(kind)
        for name in (
            en.title(card),
            en.card(card),
            card.short,
            *(row["synonym"] for row in synonyms if row["id"] == card.id),
        )
    )
    return tuple((card, name) for card, name in names if name)


@cache
def _formulas(kind: Kind) -> dict[str, tuple[CardId, ...]]:
    return _index((card.composition.hill, card.id) for card in BUILT_IN.of_kind(kind))


def _index(pairs: Iterable[tuple[str, CardId]]) -> dict[str, tuple[CardId, ...]]:
    found: dict[str, tuple[CardId, ...]] = {}
    for name, card in dict.fromkeys(pairs):
        found[name] = (*found.get(name, ()), card)
    return found


def _atoms(text: str) -> str:
    """Return the atoms of a formula, so that CH3CH2OH and C2H6O are the same answer; "" if it is not a formula."""
    try:
        return read_formula(normalize("NFKC", text).strip()).hill
    except ValueError:
        return ""


def _by_typo(typed: str, kind: Kind) -> tuple[CardId, ...]:
    if typed in _other_substances():
        return ()
    near = (card for card, name in _names_of(kind) if _is_typo(typed, _plain(name)))
    return tuple(dict.fromkeys(near))


def _is_typo(typed: str, name: str) -> bool:
    """Return True if one letter is added, missing, wrong or swapped; not for a wrong digit, nor ethyl for methyl."""
    if sum(map(str.isalpha, name)) < LETTERS_FOR_A_TYPO or _digits(typed) != _digits(name):
        return False
    if typed.replace("meth", "eth") == name.replace("meth", "eth"):
        return False
    return is_one_edit_away(typed, name)


@cache
def _other_substances() -> frozenset[str]:
    """Names that don't count as typos, because they mean another card or another substance."""
    return frozenset({*_names("acid"), *_names("base"), *map(_plain, ALIKE)})


def _digits(name: str) -> str:
    return "".join(filter(str.isdigit, name))
