"""R1, R2: the tiles in the bag."""

from decimal import Decimal

from msgspec import convert, to_builtins

from valence.chem.names import names
from valence.chem.words import words
from valence.core.box import BoxCard, DeckFormat, Rows
from valence.core.languages import DEFAULT
from valence.games.charged.sets import COLUMNS, Material, material, read_deck
from valence.games.charged.sets import Rows as SetRows
from valence.games.charged.tiles import METALS, RED, Tile


def box(cards: Rows | None = None) -> tuple[BoxCard, ...]:
    found = material(None if cards is None else convert(cards, SetRows))
    return tuple(_card(found, tile) for tile, copies in found.copies.items() if copies)


def _card(material: Material, tile: Tile) -> BoxCard:
    return BoxCard(
        id=tile,
        name=_name(tile),
        symbol="" if tile == RED else tile,
        written=_name(tile) if tile == RED else tile,
        value=Decimal(material.values[tile]),
        copies=material.copies[tile],
        metal=tile in METALS,
        note=words(DEFAULT).spelling(_name(tile)),
    )


def _name(tile: Tile) -> str:
    return "red tile" if tile == RED else names(DEFAULT).element(tile)


def _read(text: str, file: str) -> Rows:
    rows: Rows = to_builtins(read_deck(text, file))
    return rows


def _example() -> Rows:
    """The built-in tiles with their copies and values; R2: a red tile has none."""
    values = {tile: {"value": value} for tile, value in material(None).values.items() if value}
    return [
        {"tile": tile, "copies": copies, **values.get(tile, {})}
        for tile, copies in material(None).copies.items()
    ]


DECKS = DeckFormat(name="tiles and ions", columns=COLUMNS, read=_read, example=_example)
