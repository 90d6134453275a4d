"""Nicknames: cleaning them, making them unique, and generating them from the elements."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import groupby, islice
from secrets import choice
from typing import Annotated

from msgspec import Meta, Struct

from valence.bots import LEVELS
from valence.bots.bot import PERSONA
from valence.chem.elements import elements
from valence.chem.names import names
from valence.core.languages import DEFAULT, Language, languages
from valence.table.errors import bad
from valence.table.names import bot_name
from valence.table.words import adjectives, nickname

MAX_LENGTH = 24
LONGEST_ELEMENT = 12  # in a generated name
MAX_MARKS = 2  # combining marks on one letter
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing


class Me(Struct, frozen=True):
    name: str
    suggestion: str
    """A generated name to choose instead."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


def clean_name(name: str) -> str:
    """Return the name on one line without invisible characters; a bad request if it can't be read, or deceives."""
    cleaned = clean_text(name)
    if all(map(_is_mark, cleaned)) or len(cleaned) > MAX_LENGTH:
        raise bad("nickname_length", most=MAX_LENGTH)
    if is_of_bot(cleaned):
        raise bad("nickname_of_bot")
    if len({script for letter in cleaned if (script := _script(letter))}) > 1:
        raise bad("nickname_alphabets")
    return cleaned


def clean_text(text: str) -> str:
    """Text on one line, without characters that can't be seen."""
    return clean_sentence(unicodedata.normalize("NFKC", text))


def clean_sentence(text: str) -> str:
    """Clean text as `clean_text` does, but formulas such as CaCl₂ keep their small numbers."""
    visible = filter(_is_visible, unicodedata.normalize("NFC", text))
    return " ".join(_limit_marks(visible).split())


def _is_visible(character: str) -> bool:
    is_blank = character in BLANK or (character.isspace() and character not in " \t\n\r")
    return unicodedata.category(character)[0] != "C" and not is_blank


def is_of_bot(name: str) -> bool:
    """Return True if only a bot can have this name; it may be numbered, as "Fair bot 2"."""
    return _without_numbers(name) in _names_of_bots()


@cache
def _names_of_bots() -> frozenset[str]:
    return frozenset(
        _without_numbers(bot_name(level, language))
        for level in (*LEVELS, PERSONA, "1")
        for language in languages()
    )


def _without_numbers(name: str) -> str:
    return re.sub("[0-9]+", "1", name.casefold().rstrip("0123456789 "))


def _script(letter: str) -> str:
    """Return the alphabet of a letter, if it has letters that look like those of others."""
    alphabet = unicodedata.name(letter, "").partition(" ")[0] if letter.isalpha() else ""
    return alphabet if alphabet in ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE") else ""


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _limit_marks(characters: Iterable[str]) -> str:
    """Limit combining marks in a row: many languages need some, but a tall stack of them breaks the layout."""
    runs = groupby(characters, _is_mark)
    return "".join("".join(islice(run, MAX_MARKS if marks else None)) for marks, run in runs)


def generate_name(language: Language = DEFAULT) -> str:
    """Return a random name such as "Brave Bromine"."""
    return nickname(language, choice(adjectives(language)), choice(_short_elements(language)))


def is_generated(name: str) -> bool:
    """Return True for an adjective and an element, with a number if several people have the same name."""
    return re.sub(r" [0-9]{1,3}$", "", name) in _generated()


@cache
def _generated() -> frozenset[str]:
    return frozenset(
        nickname(language, adjective, element)
        for language in languages()
        for adjective in adjectives(language)
        for element in _short_elements(language)
    )


@cache
def _short_elements(language: Language) -> tuple[str, ...]:
    named = map(names(language).element, elements())
    return tuple(name.capitalize() for name in named if len(name) <= LONGEST_ELEMENT)
