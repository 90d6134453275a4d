"""R1: the number of each ion in a deck, the built-in one or that of a set."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from valence.chem.names import names
from valence.core.csv_tables import (
    BadDeck,
    Columns,
    Problem,
    RowReader,
    numbered_rows,
    once,
    read_count,
)
from valence.core.languages import DEFAULT
from valence.games.metals.cards import CHARGE, Ion

MOST_COPIES = 60
MOST_CARDS = 200
COLUMNS = Columns(
    ("ion", "copies"), required=("ion",), other_names={"count": "copies", "number": "copies"}
)


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a set: an ion and its number of cards."""

    ion: Ion
    copies: Annotated[int, Meta(ge=1, le=MOST_COPIES)]


Deck: TypeAlias = tuple[Copies, ...]

BUILT_IN: Deck = (
    Copies("Na+", 8),
    Copies("Ca2+", 7),
    Copies("Al3+", 5),
    Copies("Cl-", 8),
    Copies("O2-", 7),
    Copies("N3-", 5),
)
# How many cards of an ion there are when a file doesn't say, by the size of its charge, as in R1.
_USUAL = {1: 8, 2: 7, 3: 5}


@lru_cache(maxsize=64)
def copies_in(deck: Deck | None) -> Mapping[Ion, int]:
    """Return the number of each ion, in the order of the deck; None is the built-in one."""
    return MappingProxyType({row.ion: row.copies for row in deck or BUILT_IN})


@lru_cache(maxsize=64)
def cards_in(deck: Deck | None) -> tuple[Ion, ...]:
    """Every card of the deck."""
    return tuple(ion for ion, copies in copies_in(deck).items() for _ in range(copies))


def read_deck(text: str, file: str) -> Deck:
    """The set in a CSV text with the columns ion and copies; BadDeck lists all problems."""
    problems: list[Problem] = []
    seen: dict[str, int] = {}
    deck = []
    for line, row in numbered_rows(text, file, COLUMNS):
        reader = RowReader(file, line, row, problems)
        read = _row(reader)
        if first := once(seen, read.ion, line):
            reader.report("ion", f"{read.ion} is also on line {first}")
        deck.append(read)
    if not problems:
        problems += [Problem(file, 0, "", problem) for problem in _problems(deck)]
    if problems:
        raise BadDeck(problems)
    return tuple(deck)


def check_rows(deck: Deck) -> None:
    """The same checks for rows that come without a file, in options and positions."""
    if twice := [row.ion for n, row in enumerate(deck) if row.ion in {r.ion for r in deck[:n]}]:
        raise ValueError(f"option cards: {twice[0]} was given before")
    for problem in _problems(deck):
        raise ValueError(f"option cards: {problem}")


def _row(reader: RowReader) -> Copies:
    ion = reader.read("ion", lambda text: names(DEFAULT).read_ion(text).id, "")
    usual = _USUAL.get(abs(CHARGE.get(ion, 1)), 5)
    return Copies(ion, reader.read("copies", lambda text: _copies(text, usual), 1))


def _copies(text: str, usual: int) -> int:
    count = read_count(text, MOST_COPIES) if text else usual
    if not count:
        raise ValueError(
            "expected at least one card; leave out the row of an ion that you don't need"
        )
    return count


def _problems(deck: Deck | list[Copies]) -> list[str]:
    """Return the problems of a deck. R4: metals are answered by non-metals, and the reverse."""
    problems = []
    if not any(CHARGE[row.ion] > 0 for row in deck):
        problems.append("there are no cations, so nothing answers an anion")
    if not any(CHARGE[row.ion] < 0 for row in deck):
        problems.append("there are no anions, so nothing answers a cation")
    if (size := sum(row.copies for row in deck)) > MOST_CARDS:
        problems.append(f"{size} cards were given, at most {MOST_CARDS} are allowed")
    return problems
