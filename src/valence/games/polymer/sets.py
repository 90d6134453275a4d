"""R2: the number of each card in a deck, read and validated from a file."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.core.csv_tables import (
    BadDeck,
    Columns,
    RowProblem,
    RowReader,
    numbered_rows,
    read_count,
)
from valence.core.guess import did_you_mean
from valence.games.polymer.cards import CARDS, INITIATORS, MONOMER, SPECIES, Card

SIZE = 55
COLUMNS = Columns(("card", "copies"), required=("card", "copies"))
FOLDER = Path(__file__).parent

# R2: the built-in decks, each in a file.
DeckName: TypeAlias = Literal["quick", "slow"]


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a deck: a card and its number of copies."""

    card: Card
    copies: Annotated[int, Meta(ge=0, le=SIZE)]


Deck: TypeAlias = tuple[Copies, ...]


@cache
def built_in(name: DeckName = "quick") -> Deck:
    file = FOLDER / f"{name}.csv"
    return read_deck(file.read_text(encoding="utf-8"), file.name)


def both_decks(rows: Deck) -> tuple[Card, ...]:
    """R1: the 110 cards of two such decks."""
    return tuple(row.card for row in rows for _ in range(2 * row.copies))


def read_deck(text: str, file: str) -> Deck:
    """The deck in a CSV text with the columns card and copies; BadDeck lists all problems."""
    problems: list[RowProblem] = []
    numbered = [
        (line, _row(RowReader(file, line, row, problems)))
        for line, row in numbered_rows(text, file, COLUMNS)
    ]
    if not problems:
        try:
            _check([row for _, row in numbered])
        except _NotADeck as wrong:
            line, column = (0, "") if wrong.row is None else (numbered[wrong.row][0], "card")
            problems.append(RowProblem(file, line, column, f"{wrong}"))
    if problems:
        raise BadDeck(problems)
    return tuple(row for _, row in numbered)


def check_rows(deck: Deck) -> None:
    """The same checks for rows that come without a file, in options and positions."""
    try:
        _check(deck)
    except _NotADeck as problem:
        row = "" if problem.row is None else f", row {problem.row + 1}"
        raise ValueError(f"option cards{row}: {problem}") from None


def _check(deck: Sequence[Copies]) -> None:
    seen: set[Card] = set()
    for number, row in enumerate(deck):
        if row.card in seen:
            raise _NotADeck(f"{row.card} was given before", row=number)
        seen.add(row.card)
    if (size := sum(row.copies for row in deck)) != SIZE:
        raise _NotADeck(f"{size} cards were given, a deck has {SIZE}")
    _check_that_chains_can_begin_and_end({row.card for row in deck if row.copies})


def _check_that_chains_can_begin_and_end(cards: set[Card]) -> None:
    if not cards.intersection(INITIATORS):
        raise _NotADeck(f"no chain can begin without {' or '.join(INITIATORS)}")
    if not cards.intersection(MONOMER[species, 1] for species in SPECIES):
        raise _NotADeck("no chain can begin without a monomer of value 1")
    if not cards.intersection(("termination", "cta")):
        raise _NotADeck("no chain can be terminated without termination or cta")


class _NotADeck(ValueError):
    """A problem with a deck, and its row if it is in a single one."""

    def __init__(self, problem: str, row: int | None = None) -> None:
        super().__init__(problem)
        self.row = row


def _row(reader: RowReader) -> Copies:
    return Copies(reader.read("card", _card, CARDS[0]), reader.read("copies", _copies, 0))


def _card(name: str) -> Card:
    for card in CARDS:
        if card == name.lower():
            return card
    guess = did_you_mean(name, CARDS) or f" (available: {', '.join(CARDS)})"
    raise ValueError(f"no card called {name[:40]!r}{guess}")


def _copies(text: str) -> int:
    return read_count(text, SIZE)
