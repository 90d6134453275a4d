"""R1, R2: the tiles in the bag."""

from decimal import Decimal

from valence.chem.elements import element
from valence.chem.words import spelling_words
from valence.core.box import BoxCard, Rows
from valence.games.charged.tiles import COPIES, METALS, RED, VALUE, Tile


def box(_cards: Rows | None = None) -> tuple[BoxCard, ...]:
    return tuple(
        BoxCard(
            id=tile,
            name=_name(tile),
            symbol="" if tile == RED else tile,
            written=_name(tile) if tile == RED else tile,
            value=Decimal(VALUE[tile]),
            copies=copies,
            metal=tile in METALS,
            note=spelling_words(_name(tile)),
        )
        for tile, copies in COPIES.items()
    )


def _name(tile: Tile) -> str:
    return "red tile" if tile == RED else element(tile).name
