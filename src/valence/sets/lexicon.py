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

from valence.chem.acids_bases import Since, cards, is_built_in, plain_name
from valence.chem.cards import Acid, Base, Kind
from valence.chem.data_files import Row, has_rows, rows
from valence.chem.formulas import Formula
from valence.chem.names import names, typos
from valence.chem.species import read_species
from valence.chem.structures import structure
from valence.core.languages import DEFAULT, Language, base_of
from valence.sets.acids_bases import CardSet

# A SMILES; for the few entries without one structure, such as benzine, the name.
Substance: TypeAlias = str
Sum: TypeAlias = tuple[str, int]  # the formula in Hill order, and the charge
Key = TypeVar("Key")

LETTERS_FOR_A_TYPO = 6
_NAMES = names(DEFAULT)
# Abbreviations and formulas have to be exact: one letter makes another compound.
_WORD = re.compile("[a-z]{3}")
# The endings that version 2 of the rules of Quizmaster told apart.
_ENDING_OF_0_2 = re.compile("(?:[aeiy]ne|one|ole|ol|al|yl|ide|ite|ate)$")
_STATE = re.compile(r"\((?:s|l|g|aq)\)$")
_WITH_FORMULA = re.compile(r"(?P<name>[^()]+\w)\s*\((?P<formula>.+)\)")
_MISSPELLED = {"pott?as+i?um": "potassium"}
# Acetaldehyde is CH3CHO; this looks like an alcohol.
_CONDENSED_TOO_FAR = ("CH3COH",)


def meanings(
    text: str, since: Since = "0.3", language: Language = DEFAULT
) -> tuple[Substance, ...]:
    """Return the substances that a text can mean in English and in a language: none, one, or several."""
    if since == "0.3":
        return _meanings(_corrected(text), base_of(language))
    typed = plain_name(text)
    return (
        _names(since).get(typed) or _formulas(since).get(_sum(text), ()) or _by_typo(typed, since)
    )


def _meanings(text: str, language: Language) -> tuple[Substance, ...]:
    typed = plain_name(text)
    named = () if text in _CONDENSED_TOO_FAR else _named(typed, language)
    return (
        named
        or _formulas("0.3").get(_sum(text), ())
        or _formulas("0.3").get(_sum(text.replace("0", "O")), ())
        or _with_formula(text, language)
        or _by_typo(typed, "0.3", language)
    )


def _named(typed: str, language: Language) -> tuple[Substance, ...]:
    """Return what a name means in the language, or else in English."""
    return _names("0.3", language).get(typed) or _names("0.3").get(typed, ())


def _with_formula(text: str, language: Language) -> tuple[Substance, ...]:
    """Return the substance in "hydrogen chloride (HCl)", if both mean it."""
    both = _WITH_FORMULA.fullmatch(text.strip())
    if both is None:
        return ()
    name, formula = meanings(both["name"], "0.3", language), meanings(both["formula"])
    return tuple(one for one in name if one in formula)


def _corrected(text: str) -> str:
    """Return a text without its state symbol, and with frequent misspellings mended."""
    text = _STATE.sub("", normalize("NFKC", text).strip())
    for wrong, right in _MISSPELLED.items():
        text = re.sub(wrong, right, text, flags=re.IGNORECASE)
    return text


def is_substance_of(card: Acid | Base, substance: Substance) -> bool:
    """Return True if a substance is the card's, or the ion of it that takes or gives the proton."""
    return substance in (card.smiles, *card.smiles.split("."))


def cards_named(
    cards: CardSet, text: str, kind: Kind, since: Since = "0.3", language: Language = DEFAULT
) -> tuple[str, ...]:
    """Return the cards of this kind that a text names; none when it could mean more than one substance.

    A set's own names come first: a teacher's card may have a name or structure that is not in the lexicon.
    """
    own, typed = _own_names(cards, kind), plain_name(text)
    if typed in own:
        return own[typed]
    if meant := meanings(text, since, language):
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


def common_name(substance: Substance, language: Language = DEFAULT) -> str:
    """Return "dimethyl ether" """
    return _common_names(language).get(substance) or _common_names(DEFAULT)[substance]


def is_typo(typed: str, name: str, since: Since = "0.3", language: Language = DEFAULT) -> bool:
    """Return True if one letter is added, missing, wrong or swapped with its neighbor.

    A wrong digit, another ending, and ethyl for methyl are no typos: they make another compound.
    """
    if abs(len(typed) - len(name)) > 1:
        return False
    if sum(map(str.isalpha, name)) < LETTERS_FOR_A_TYPO or _digits(typed) != _digits(name):
        return False
    known = typos(language)
    if typed.replace(known.METHYL, known.ETHYL) == name.replace(known.METHYL, known.ETHYL):
        return False
    if _has_other_ending(typed, name, known.ENDING if since == "0.3" else _ENDING_OF_0_2):
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


def _has_other_ending(typed: str, name: str, ending: re.Pattern[str]) -> bool:
    given, wanted = ending.findall(typed), ending.findall(name)
    return bool(given and wanted) and given != wanted


def _by_typo(typed: str, since: Since, language: Language = DEFAULT) -> tuple[Substance, ...]:
    near = [
        _names(since, spoken)[name]
        for spoken in dict.fromkeys((language, DEFAULT))
        for name in _words(since, spoken)
        if is_typo(typed, name, since, spoken)
    ]
    return tuple(dict.fromkeys(one for substances in near for one in substances))


def _sum(text: str) -> Sum:
    """Return the sum formula and charge, the same for CH3CH2OH and C2H6O; empty if it is not a formula."""
    try:
        species = read_species(normalize("NFKC", text).strip().replace("−", "-"))
        return Formula(tuple(species.counts.items())).hill, species.charge
    except ValueError:
        return "", 0


@cache
def _names(since: Since, language: Language = DEFAULT) -> Mapping[str, tuple[Substance, ...]]:
    return _index((plain_name(name), substance) for substance, name in _entries(since, language))


@cache
def _words(since: Since, language: Language = DEFAULT) -> frozenset[str]:
    """Return the names in which a typo is forgiven; some of the later ones are misspelled already."""
    later = {name for _, name in _later_synonyms()}
    return frozenset(
        plain_name(name)
        for _, name in _entries(since, language)
        if _WORD.search(plain_name(name)) and name not in later
    )


@cache
def _formulas(since: Since) -> Mapping[Sum, tuple[Substance, ...]]:
    structures = (structure(one) for one in dict.fromkeys(_smiles(since)))
    return _index(((one.formula, one.charge), one.smiles) for one in structures)


def _smiles(since: Since) -> Iterator[str]:
    yield from (card.smiles for card in cards().values())
    yield from (row["smiles"] for row in _compounds(since) if row["smiles"])


def _compounds(since: Since) -> Iterator[Row]:
    return (row for row in rows("compounds.csv") if since == "0.3" or row["since"] != "0.3")


@cache
def _later_synonyms() -> frozenset[tuple[str, str]]:
    return frozenset(
        (row["id"], row["synonym"]) for row in rows("synonyms.csv") if row["since"] == "0.3"
    )


def _entries(since: Since, language: Language = DEFAULT) -> Iterator[tuple[Substance, str]]:
    """Yield every substance with each of its names; a card's formula only where it shows the structure."""
    if language != DEFAULT:
        yield from _entries_in(language)
        return
    for card in cards().values():
        formula = (card.condensed,) if _shows_structure(card) else ()
        for name in (
            _NAMES.card(card),
            _NAMES.title(card),
            card.short,
            *_NAMES.synonyms(card.id),
            *formula,
        ):
            is_later = since != "0.3" and (card.id, name) in _later_synonyms()
            if name and not is_later:
                yield card.smiles, name
    for row in _compounds(since):
        yield row["smiles"] or row["name"], row["name"]


def _entries_in(language: Language) -> Iterator[tuple[Substance, str]]:
    """Yield every substance with each of its names in another language than English."""
    said = names(language)
    for card in cards().values():
        for name in (said.card(card), said.title(card), *said.synonyms(card.id)):
            yield card.smiles, name
    known = {row["name"]: row["smiles"] or row["name"] for row in rows("compounds.csv")}
    for row in rows(f"{language}/compounds.csv") if has_rows(f"{language}/compounds.csv") else ():
        yield known[row["compound"]], row["name"]


def _shows_structure(card: Acid | Base) -> bool:
    """Return True if the condensed formula says more than the sum formula, or nothing else has that sum."""
    return card.condensed != card.formula or len(_formulas("0.3")[_sum(card.formula)]) == 1


@cache
def _common_names(language: Language) -> Mapping[Substance, str]:
    found: dict[Substance, str] = {}
    for substance, name in _entries("0.3", language):
        found.setdefault(substance, names(language).uncapitalized(name))
    return found


def _index(pairs: Iterable[tuple[Key, Substance]]) -> dict[Key, tuple[Substance, ...]]:
    found: dict[Key, tuple[Substance, ...]] = {}
    for key, substance in pairs:
        if substance not in found.get(key, ()):
            found[key] = (*found.get(key, ()), substance)
    return found


def _digits(name: str) -> str:
    return "".join(filter(str.isdigit, name))
