"""What is printed on the tiles and the board of Charged!"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from valence.chem.elements import element
from valence.chem.ions import IONS
from valence.games.charged.board import ABBREVIATION, OURS, centre, name
from valence.games.charged.tiles import COPIES, METALS, RED, VALUE, Tile


class TileFace(Struct, frozen=True, kw_only=True):
    """A red tile has no symbol."""

    id: Tile
    symbol: str
    name: str
    charges: str
    value: str
    is_metal: bool
    copies: int


class SquareFace(Struct, frozen=True):
    """A square of the board: what it is called, and its bonus, DS, TS, DF or TF."""

    name: str
    bonus: str
    is_centre: bool


def tile_faces() -> Iterator[TileFace]:
    """Every kind of tile with its copies."""
    for tile, copies in COPIES.items():
        yield TileFace(
            id=tile,
            symbol="" if tile == RED else tile,
            name="" if tile == RED else element(tile).name,
            charges=_charges().get(tile, ""),
            value="" if tile == RED else str(VALUE[tile]),
            is_metal=tile in METALS,
            copies=copies,
        )


def board() -> list[list[SquareFace]]:
    """The squares of our board, row by row."""
    return [
        [
            SquareFace(name((y, x)), ABBREVIATION.get(kind, ""), (y, x) == centre(OURS))
            for x, kind in enumerate(row)
        ]
        for y, row in enumerate(OURS)
    ]


def _charges() -> Mapping[str, str]:
    """R4: the charges of each element as an ion by itself: `2+ 3+`."""
    found: dict[str, list[str]] = {}
    for ion in IONS.values():
        if not ion.is_polyatomic:
            found.setdefault(ion.atoms, []).append(ion.charge_written)
    return {atoms: " ".join(charges) for atoms, charges in found.items()}
