"""Nicknames: cleaned, unique at a table, or generated from the elements."""

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby, islice
from secrets import choice

from valence.chem.elements import elements
from valence.table.errors import bad

LONGEST = 24
MOST_MARKS = 2
"""So many on one letter."""
# fmt: off
ADJECTIVES = [
    "Agile", "Bold", "Brave", "Bright", "Calm", "Clever", "Cosy", "Curious", "Daring", "Eager",
    "Fair", "Fearless", "Gentle", "Glad", "Happy", "Jolly", "Keen", "Kind", "Lively", "Lucky",
    "Merry", "Mighty", "Neat", "Noble", "Patient", "Polite", "Proud", "Quick", "Quiet", "Radiant",
    "Ready", "Shiny", "Smart", "Steady", "Sunny", "Swift", "Tidy", "Warm", "Wise", "Witty",
]
# fmt: on


def clean(name: str) -> str:
    """The name in one line without anything invisible; bad request when nothing readable is left."""
    shown = filter(_is_shown, unicodedata.normalize("NFKC", name))
    cleaned = " ".join(_unstacked(shown).split())
    if all(map(_is_mark, cleaned)) or len(cleaned) > LONGEST:
        raise bad(f"A nickname has 1 to {LONGEST} letters, digits or signs.")
    return cleaned


def _is_shown(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C"


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _unstacked(signs: Iterable[str]) -> str:
    """A few marks on a letter are how many languages write their vowels; a tower breaks other people's screens."""
    runs = groupby(signs, _is_mark)
    return "".join("".join(islice(run, MOST_MARKS if marks else None)) for marks, run in runs)


def generated() -> str:
    """A name such as "Brave Bromine"."""
    return f"{choice(ADJECTIVES)} {choice(_short_elements())}"


def is_generated(name: str) -> bool:
    adjective, _, element = name.partition(" ")
    return adjective in ADJECTIVES and element.split(" ")[0] in _short_elements()


def unique(name: str, taken: Collection[str]) -> str:
    """The name, with a number when somebody else has it."""
    folded = {other.casefold() for other in taken}
    return next(n for n in _numbered(name) if n.casefold() not in folded)


def _numbered(name: str) -> Iterator[str]:
    yield name
    yield from (f"{name} {n}" for n in range(2, 1000))


def _short_elements() -> list[str]:
    return [element.name.capitalize() for element in elements().values() if len(element.name) <= 12]
