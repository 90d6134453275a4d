"""The tiles and the board of Charged!"""

from collections.abc import Iterator, Mapping

from valence.chem.elements import element
from valence.chem.ions import IONS
from valence.core.box import Rows
from valence.games.charged.board import ABBREVIATION, OURS, centre, name
from valence.games.charged.tiles import COPIES, METALS, RED, VALUE
from valence.press.face import Contents, Faces, SquareFace, TileFace


def contents(_rows: Rows | None) -> Contents:
    return Contents(tiles=tuple(_tiles()), board=_board())


def _tiles() -> Iterator[TileFace]:
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


def _board() -> list[list[SquareFace]]:
    """The squares of our board, row by row."""
    return [
        [
            SquareFace(name((y, x)), ABBREVIATION.get(kind, ""), (y, x) == centre(OURS))
            for x, kind in enumerate(row)
        ]
        for y, row in enumerate(OURS)
    ]


def _charges() -> Mapping[str, str]:
    """R4: the charges of each element as a monatomic ion: `2+ 3+`."""
    found: dict[str, list[str]] = {}
    for ion in IONS.values():
        if not ion.is_polyatomic:
            found.setdefault(ion.atoms, []).append(ion.charge_written)
    return {atoms: " ".join(charges) for atoms, charges in found.items()}


FACES = Faces(game="charged", contents=contents)
