"""R1, R2, R4, R23: the tiles in the bag, what they are worth, the ions, the board: built in or of a set.

A row of a set is a tile with its number of copies and its value, an ion, or a row of the board. Where a
set has no ions, all count that its tiles can show; where it has no tiles, the built-in ones that its
ions need; where it has no board, ours is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct, convert

from valence.chem.formulas import Salt
from valence.chem.ions import IONS
from valence.chem.names import names
from valence.chem.problems import en as of_chemistry
from valence.chem.wording import AskedWording, asked_in
from valence.chem.words import words
from valence.core.box import BoxCard, BoxCompound, SetFormat
from valence.core.box import Rows as CardRows
from valence.core.csv_tables import Columns, RowReader, read_count
from valence.core.guess import nearest
from valence.core.languages import DEFAULT, InEach, Language, texts_in
from valence.core.problems import Part, bad_input, problem
from valence.games.charged.board import OURS, SIZES
from valence.games.charged.board import Rows as Board
from valence.games.charged.board import problems as board_problems
from valence.games.charged.formulas import Formulas, tiles_of
from valence.games.charged.tiles import COPIES, KINDS, METALS, RED, VALUE, Tile
from valence.games.problems import en
from valence.sets.problems import en as of_sets
from valence.sets.reading import SetReader, read_ion

MOST_COPIES = 100
MOST_TILES = 400
MOST_VALUE = 50
COLUMNS = Columns(
    ("tile", "copies", "value", "ion", "board", "facts"), other_names={"element": "tile"}
)


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tile, an ion by its id, or a row of the board."""

    tile: Tile | None = None
    copies: Annotated[int, Meta(ge=0, le=MOST_COPIES)] | None = None  # None: as built in
    value: Annotated[int, Meta(ge=1, le=MOST_VALUE)] | None = None
    ion: str | None = None
    board: Annotated[str, Meta(max_length=SIZES[-1])] | None = None
    facts: AskedWording = ""


Rows: TypeAlias = tuple[Row, ...]


class Material(NamedTuple):
    """The tiles, values, formulas and board of a game."""

    copies: Mapping[Tile, int]
    values: Mapping[Tile, int]
    formulas: Formulas
    board: Board

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tuple(tile for tile, copies in self.copies.items() for _ in range(copies))


@lru_cache(maxsize=64)
def material(rows: Rows | None) -> Material:
    """Return the built-in material, or that of a set."""
    if rows is None:
        return Material(COPIES, VALUE, Formulas(IONS.values()), OURS)
    given = {row.tile: row for row in rows if row.tile is not None}
    ions = [IONS[row.ion] for row in rows if row.ion is not None] or list(IONS.values())
    elements = set(given) or {RED}.union(*(tiles_of(ion.atoms) for ion in ions))
    kinds = [tile for tile in KINDS if tile in elements]
    copies = {tile: _given(given, tile, "copies", COPIES[tile]) for tile in kinds}
    values = {tile: _given(given, tile, "value", VALUE[tile]) for tile in kinds} | {RED: 0}
    shown = [ion for ion in ions if all(copies.get(tile) for tile in tiles_of(ion.atoms))]
    squares = tuple(row.board for row in rows if row.board is not None)
    return Material(copies, values, Formulas(shown), squares or OURS)


def _given(rows: Mapping[Tile, Row], tile: Tile, column: str, usual: int) -> int:
    given: int | None = getattr(rows.get(tile), column, None)
    return usual if given is None else given


# Reading and checking


def check_rows(rows: Rows) -> None:
    """Check rows that come without a file, in options and positions."""
    if not rows:
        raise bad_input(of_sets.in_option, 0, problem(en.empty_set))
    for n, row in enumerate(rows, 1):
        if [row.tile, row.ion, row.board].count(None) != 2:
            raise bad_input(of_sets.in_option, n, problem(en.no_kind_of_row))
        if row.ion is not None and row.ion not in IONS:
            unknown = problem(of_chemistry.no_ion, row.ion, nearest(row.ion, IONS))
            raise bad_input(of_sets.in_option, n, unknown)
    READER.check(rows)


def _row(reader: RowReader) -> Row:
    given = [column for column in ("tile", "ion", "board") if reader.text(column)]
    if len(given) > 1:
        reader.report(given[1], problem(en.two_kinds_of_row))
    facts = asked_in(reader)
    if reader.text("board"):
        return Row(board=reader.text("board"), facts=facts)
    if reader.text("ion"):
        return Row(ion=reader.read("ion", _ion, ""), facts=facts)
    return Row(
        tile=reader.read("tile", _tile, None),
        copies=reader.read("copies", _optional(MOST_COPIES), None),
        value=reader.read("value", _value, None),
        facts=facts,
    )


def _tile(text: str) -> Tile:
    for tile in KINDS:
        if tile == text or tile.lower() == text.lower():
            return tile
    raise bad_input(en.no_tile, text[:40], nearest(text, KINDS), tuple(KINDS))


def _ion(text: str) -> str:
    ion = read_ion(text)
    if missing := [tile for tile in tiles_of(ion.atoms) if tile not in KINDS]:
        raise bad_input(en.no_tile_for, missing[0])
    return ion.id


def _value(text: str) -> int | None:
    """Read the value of a tile; None, the usual value, if it is empty, or 0 for the red tile."""
    return _optional(MOST_VALUE)(text) or None


def _optional(most: int) -> Callable[[str], int | None]:
    return lambda text: read_count(text, most) if text else None


def _problems(rows: Sequence[Row]) -> Iterator[tuple[int, str, Part]]:
    """Yield the problems of the rows together: a row's number from 1, or 0 for all of them; a column; a sentence."""
    found = material(tuple(rows))
    if (size := sum(found.copies.values())) > MOST_TILES:
        yield 0, "", problem(en.too_many_tiles, size, MOST_TILES)
    for n, row in enumerate(rows, 1):
        if row.ion and IONS[row.ion] not in found.formulas.ions:
            yield n, "ion", problem(en.no_tiles_for, IONS[row.ion].written)
    if not found.formulas.salts:
        yield 0, "", problem(en.no_formulas)
    places = [n for n, row in enumerate(rows, 1) if row.board is not None]
    for n, wrong in board_problems(found.board):
        yield places[n], "board", wrong


def _named(row: Row) -> tuple[str, str]:
    return ("tile", row.tile) if row.tile else ("ion", row.ion or "")


def _example() -> list[Row]:
    """Return the built-in tiles with their copies and values; R2: a red tile has none."""
    built_in = material(None)
    return [Row(tile, n, built_in.values[tile] or None) for tile, n in built_in.copies.items()]


READER = SetReader(kind=Row, columns=COLUMNS, row=_row, named=_named, problems=_problems)
FORMAT = SetFormat(name="tiles and ions", columns=COLUMNS, reader=READER.read, start=_example)


# Every tile once, with its copies

RED_TILE = InEach("valence.games.charged.words", attrgetter("RED_TILE"), "_printed")


def box(cards: CardRows | None = None, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    found = material(None if cards is None else convert(cards, Rows))
    return tuple(_card(found, tile, language) for tile, copies in found.copies.items() if copies)


def _card(material: Material, tile: Tile, language: Language) -> BoxCard:
    is_red = tile == RED
    name = texts_in(language, RED_TILE) if is_red else names(language).element(tile)
    return BoxCard(
        id=tile,
        name=name,
        symbol="" if is_red else tile,
        written=name if is_red else tile,
        value=Decimal(material.values[tile]),
        copies=material.copies[tile],
        metal=tile in METALS,
        note=words(language).spelling_words(name),
        compounds=tuple(
            _compound(one, language) for one in material.formulas.salts if one.cation.atoms == tile
        ),
    )


def _compound(salt: Salt, language: Language) -> BoxCompound:
    cation, anion = salt.cation.id, salt.anion.id
    return BoxCompound(cation, anion, salt.written, names(language).salt(cation, anion))
