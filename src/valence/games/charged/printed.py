"""The tiles and the board of Charged!"""

from collections.abc import Iterator, Mapping
from operator import attrgetter

from msgspec import convert

from valence.chem.names import names
from valence.core.box import Rows
from valence.core.languages import InEach, Language, Texts, texts_in
from valence.games.charged.board import ABBREVIATION, centre, name
from valence.games.charged.board import Rows as BoardRows
from valence.games.charged.runs import Grid
from valence.games.charged.sets import Material, material
from valence.games.charged.sets import Rows as SetRows
from valence.games.charged.state import View, grid_of
from valence.games.charged.tiles import METALS, RED
from valence.printing.face import Contents, Faces, SquareFace, TileFace

TEXTS: Texts = InEach("valence.games.charged.words", attrgetter("PRINTED"), "_printed")


def contents(rows: Rows | None, language: Language) -> Contents:
    found = material(None if rows is None else convert(rows, SetRows))
    return Contents(
        tiles=tuple(_tiles(found, language)),
        board=_board(found.board),
        labels=texts_in(language, TEXTS),
    )


def _tiles(material: Material, language: Language) -> Iterator[TileFace]:
    for tile, copies in material.copies.items():
        if not copies:
            continue
        yield TileFace(
            id=tile,
            symbol="" if tile == RED else tile,
            name="" if tile == RED else names(language).element(tile),
            charges=_charges(material).get(tile, ""),
            value="" if tile == RED else str(material.values[tile]),
            is_metal=tile in METALS,
            copies=copies,
        )


def _board(rows: BoardRows) -> list[list[SquareFace]]:
    return [
        [
            SquareFace(name((y, x)), ABBREVIATION.get(kind, ""), (y, x) == centre(rows))
            for x, kind in enumerate(row)
        ]
        for y, row in enumerate(rows)
    ]


def _charges(material: Material) -> Mapping[str, str]:
    """R4: return the charges of each element as a monatomic ion: `2+ 3+`."""
    found: dict[str, list[str]] = {}
    for ion in (*material.formulas.cations, *material.formulas.anions):
        if not ion.is_polyatomic:
            found.setdefault(ion.atoms, []).append(ion.charge_written)
    return {atoms: " ".join(charges) for atoms, charges in found.items()}


def on_board(view: View) -> Grid:
    return grid_of(view.board)


FACES = Faces(game="charged", contents=contents, on_board=on_board)
