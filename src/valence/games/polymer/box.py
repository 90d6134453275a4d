"""R1, R2: the cards of the two decks."""

from collections import Counter
from decimal import Decimal

from msgspec import convert, to_builtins

from valence.chem.names import names
from valence.chem.writing import subscript
from valence.core.box import BoxCard, DeckFormat, Rows
from valence.core.languages import DEFAULT
from valence.games.polymer.cards import CARDS, VALUE, Card, substance_of
from valence.games.polymer.notation import card_written
from valence.games.polymer.options import Options
from valence.games.polymer.pictograms import pictogram, sign
from valence.games.polymer.sets import COLUMNS, Deck, both_decks, built_in, read_deck

ABBREVIATIONS: dict[Card, str] = {"termination": "Term.", "copolymer": "Copo."}
UNITS: dict[Card, Decimal] = {card: Decimal(units) for card, units in VALUE.items()}


def box(cards: Rows | None = None) -> tuple[BoxCard, ...]:
    return _box(built_in() if cards is None else convert(cards, Deck))


def table_box(options: Options) -> tuple[BoxCard, ...]:
    return _box(built_in(options.deck) if options.cards is None else options.cards)


def _box(deck: Deck) -> tuple[BoxCard, ...]:
    copies = Counter(both_decks(deck))
    return tuple(_card(card, copies[card]) for card in CARDS if copies[card])


def _card(card: Card, copies: int) -> BoxCard:
    substance = substance_of(card)
    return BoxCard(
        id=card,
        name=names(DEFAULT).substance(substance.id),
        symbol=substance.short or ABBREVIATIONS[card],
        written=card_written(card),
        short=substance.short,
        kind=substance.role,
        value=UNITS.get(card, Decimal(substance.radicals) or None),
        copies=copies,
        formula=subscript(substance.formula),
        mass=substance.mass,
        sign=sign(card),
        pictogram=pictogram(card),
        drawing=substance.id if substance.smiles else "",
        why=substance.card_text,
        note=substance.note,
    )


def _read(text: str, file: str) -> Rows:
    rows: Rows = to_builtins(read_deck(text, file))
    return rows


def _example() -> Rows:
    rows: Rows = to_builtins(built_in())
    return rows


DECKS = DeckFormat(name="polymer", columns=COLUMNS, read=_read, example=_example)
