"""R2: the number of each card in a deck, read and validated from a file."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.chem.wording import AskedWording, asked_in
from valence.core.box import SetFormat
from valence.core.csv_tables import Columns, RowReader, read_count
from valence.core.guess import nearest
from valence.core.problems import Part, bad_input, problem
from valence.games.polymer.cards import CARDS, INITIATORS, MONOMER, SPECIES, Card
from valence.games.problems import en
from valence.sets.reading import SetReader

SIZE = 55
COLUMNS = Columns(("card", "copies", "facts"), required=("card", "copies"))
FOLDER = Path(__file__).parent

# R2: the built-in decks, each in a file.
DeckName: TypeAlias = Literal["quick", "slow"]


class Copies(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a deck: a card and its number of copies."""

    card: Card
    copies: Annotated[int, Meta(ge=0, le=SIZE)]
    facts: AskedWording = ""


PolymerSet: TypeAlias = tuple[Copies, ...]


@cache
def built_in(name: DeckName = "quick") -> PolymerSet:
    file = FOLDER / f"{name}.csv"
    return READER.read(file.read_text(encoding="utf-8"), file.name)


def both_decks(rows: PolymerSet) -> tuple[Card, ...]:
    """R1: return the 110 cards of two such decks."""
    return tuple(row.card for row in rows for _ in range(2 * row.copies))


def _row(reader: RowReader) -> Copies:
    return Copies(
        reader.read("card", _card, CARDS[0]),
        reader.read("copies", _copies, 0),
        asked_in(reader),
    )


def _card(name: str) -> Card:
    for card in CARDS:
        if card == name.lower():
            return card
    raise bad_input(en.no_card, name[:40], nearest(name, CARDS), tuple(CARDS))


def _copies(text: str) -> int:
    return read_count(text, SIZE)


def _named(row: Copies) -> tuple[str, str]:
    return "card", row.card


def _problems(deck: Sequence[Copies]) -> Iterator[tuple[int, str, Part]]:
    """Yield the problems of a deck. R9, R13: chains have to begin and to end."""
    cards = {row.card for row in deck if row.copies}
    if (size := sum(row.copies for row in deck)) != SIZE:
        yield 0, "", problem(en.deck_size, size, SIZE)
    if not cards.intersection(INITIATORS):
        yield 0, "", problem(en.no_initiators, tuple(INITIATORS))
    if not cards.intersection(MONOMER[species, 1] for species in SPECIES):
        yield 0, "", problem(en.no_monomers)
    if not cards.intersection(("termination", "cta")):
        yield 0, "", problem(en.no_terminators)


READER = SetReader(kind=Copies, columns=COLUMNS, row=_row, named=_named, problems=_problems)
FORMAT = SetFormat(name="polymer", columns=COLUMNS, reader=READER.read, start=built_in)
