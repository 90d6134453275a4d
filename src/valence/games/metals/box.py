"""R1: the box, ions with their copies."""

from msgspec import convert, to_builtins

from valence.chem.ions import ion
from valence.chem.names import names
from valence.chem.words import words
from valence.core.box import BoxCard, DeckFormat, Rows
from valence.core.languages import DEFAULT
from valence.games.metals.sets import BUILT_IN, COLUMNS, Deck, copies_in, read_deck


def box(cards: Rows | None = None) -> tuple[BoxCard, ...]:
    deck = None if cards is None else convert(cards, Deck)
    return tuple(_card(name, copies) for name, copies in copies_in(deck).items())


def _card(name: str, copies: int) -> BoxCard:
    known = ion(name)
    return BoxCard(
        id=name,
        name=names(DEFAULT).ion(name),
        symbol=known.atoms,
        written=known.written,
        charge=known.charge,
        copies=copies,
        metal=known.is_metal,
        note=words(DEFAULT).spelling(names(DEFAULT).ion(name)),
    )


def _read(text: str, file: str) -> Rows:
    rows: Rows = to_builtins(read_deck(text, file))
    return rows


def _example() -> Rows:
    rows: Rows = to_builtins(BUILT_IN)
    return rows


DECKS = DeckFormat(name="ions", columns=COLUMNS, read=_read, example=_example)
