"""Nicknames: cleaning them, making them unique, and generating them from the elements."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby, islice
from secrets import choice
from typing import Annotated

from msgspec import Meta, Struct

from valence.bots import LEVELS
from valence.bots.bot import PERSONA
from valence.chem.elements import elements
from valence.chem.names import names
from valence.core.languages import DEFAULT
from valence.table.errors import bad
from valence.table.names import bot_name

MAX_LENGTH = 24
MAX_MARKS = 2  # combining marks on one letter
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
# fmt: off
ADJECTIVES = [
    "Agile", "Bold", "Brave", "Bright", "Calm", "Clever", "Cosy", "Curious", "Daring", "Eager",
    "Fearless", "Friendly", "Gentle", "Glad", "Happy", "Jolly", "Keen", "Kind", "Lively", "Lucky",
    "Merry", "Mighty", "Neat", "Noble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Radiant",
    "Ready", "Shiny", "Smart", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wise", "Witty",
]
# fmt: on


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
    bots = {bot_name(level).casefold() for level in (*LEVELS, PERSONA)}
    named = name.casefold().rstrip("0123456789 ")
    return named in bots or re.fullmatch(r"level \d+ bot", named) is not None


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


def generate_name() -> str:
    """Return a random name such as "Brave Bromine"."""
    return f"{choice(ADJECTIVES)} {choice(_short_elements())}"


def is_generated(name: str) -> bool:
    """Return True for an adjective and an element, with a number if several people have the same name."""
    words = re.fullmatch(r"(\w+) (\w+)(?: [0-9]{1,3})?", name)
    return words is not None and words[1] in ADJECTIVES and words[2] in _short_elements()


def _short_elements() -> list[str]:
    return [
        name.capitalize() for name in map(names(DEFAULT).element, elements()) if len(name) <= 12
    ]
