"""Nicknames: cleaning them, making them unique, and generating them from the elements."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby, islice
from secrets import choice

from valence.chem.elements import elements
from valence.table.errors import bad

MAX_LENGTH = 24
MAX_MARKS = 2  # combining marks on one letter
# fmt: off
ADJECTIVES = [
    "Agile", "Bold", "Brave", "Bright", "Calm", "Clever", "Cosy", "Curious", "Daring", "Eager",
    "Fair", "Fearless", "Gentle", "Glad", "Happy", "Jolly", "Keen", "Kind", "Lively", "Lucky",
    "Merry", "Mighty", "Neat", "Noble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Radiant",
    "Ready", "Shiny", "Smart", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wise", "Witty",
]
# fmt: on


def clean_name(name: str) -> str:
    """The name on one line without invisible characters; a bad request if nothing readable is left."""
    visible = filter(_is_visible, unicodedata.normalize("NFKC", name))
    cleaned = " ".join(_limit_marks(visible).split())
    if all(map(_is_mark, cleaned)) or len(cleaned) > MAX_LENGTH:
        raise bad(f"A nickname must have 1 to {MAX_LENGTH} characters.")
    return cleaned


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _limit_marks(characters: Iterable[str]) -> str:
    """Many languages write vowels as combining marks, but a tall stack of them breaks the layout."""
    runs = groupby(characters, _is_mark)
    return "".join("".join(islice(run, MAX_MARKS if marks else None)) for marks, run in runs)


def generate_name() -> str:
    """A random name such as "Brave Bromine"."""
    return f"{choice(ADJECTIVES)} {choice(_short_elements())}"


def is_generated(name: str) -> bool:
    """An adjective and an element; a number follows if several people have the same name."""
    words = re.fullmatch(r"(\w+) (\w+)(?: [0-9]{1,3})?", name)
    return words is not None and words[1] in ADJECTIVES and words[2] in _short_elements()


def _short_elements() -> list[str]:
    return [element.name.capitalize() for element in elements().values() if len(element.name) <= 12]
