"""R2: how many of each card a deck has, read and validated from a file."""

import csv
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta, Struct

from valence.chem.decks import delimiter_of
from valence.core.guess import did_you_mean
from valence.games.polymer.cards import CARDS, INITIATORS, MONOMER, SPECIES, Card

if TYPE_CHECKING:
    from _csv import Reader

SIZE = 55
COLUMNS = ("card", "copies")
BUILT_IN = Path(__file__).parent / "deck.csv"


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a deck: a card and its number of copies."""

    card: Card
    copies: Annotated[int, Meta(ge=0, le=SIZE)]


Deck: TypeAlias = tuple[Copies, ...]


@cache
def built_in() -> Deck:
    return read_deck(BUILT_IN.read_text(encoding="utf-8"), BUILT_IN.name)


def both_decks(deck: Deck | None) -> tuple[Card, ...]:
    """R1: the 110 cards of two such decks; None is the built-in one."""
    rows = built_in() if deck is None else deck
    return tuple(row.card for row in rows for _ in range(2 * row.copies))


def read_deck(text: str, file: str) -> Deck:
    """The deck in a CSV text with the columns card and copies; ValueError names the place."""
    text = text.removeprefix("\ufeff")
    lines = csv.reader(text.splitlines(), delimiter=delimiter_of(text), strict=True)
    try:
        numbered = list(_rows(lines, file))
    except csv.Error as error:
        raise ValueError(
            f"{file}, line {lines.line_num}, column 1: this is not CSV: {error}"
        ) from None
    deck = tuple(row for _, row in numbered)
    try:
        _check(deck)
    except _NotADeck as problem:
        line = "" if problem.row is None else f", line {numbered[problem.row][0]}, column 1 (card)"
        raise ValueError(f"{file}{line}: {problem}") from None
    return deck


def check_rows(deck: Deck) -> None:
    """The same checks for rows that come without a file, in options and positions."""
    try:
        _check(deck)
    except _NotADeck as problem:
        row = "" if problem.row is None else f", row {problem.row + 1}"
        raise ValueError(f"option cards{row}: {problem}") from None


def _check(deck: Deck) -> None:
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
    """What is wrong with a deck, and in which row, if in a single one."""

    def __init__(self, problem: str, row: int | None = None) -> None:
        super().__init__(problem)
        self.row = row


def _rows(lines: "Reader", file: str) -> Iterator[tuple[int, Copies]]:
    """The rows with their line numbers, without blank ones."""
    heading = [name.strip().lower() for name in next(lines, [])]
    if heading != list(COLUMNS):
        raise ValueError(
            f"{file}, line 1, column 1: expected the heading {','.join(COLUMNS)}, "
            f"got {','.join(heading)[:40]!r}"
        )
    for fields in lines:
        if any(field.strip() for field in fields):
            line = f"{file}, line {lines.line_num}"
            yield lines.line_num, _row([field.strip() for field in fields], line)


def _row(fields: Sequence[str], line: str) -> Copies:
    if len(fields) != len(COLUMNS):
        column = min(len(fields), len(COLUMNS)) + 1
        raise ValueError(
            f"{line}, column {column}: expected a card and its copies, got {','.join(fields)[:40]!r}"
        )
    return Copies(_card(fields[0], line), _copies(fields[1], line))


def _card(name: str, line: str) -> Card:
    for card in CARDS:
        if card == name:
            return card
    guess = did_you_mean(name, CARDS) or f" (available: {', '.join(CARDS)})"
    raise ValueError(f"{line}, column 1 (card): no card called {name[:40]!r}{guess}")


def _copies(text: str, line: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 2 or int(text) > SIZE:
        raise ValueError(
            f"{line}, column 2 (copies): expected a number from 0 to {SIZE}, got {text[:40]!r}"
        )
    return int(text)
