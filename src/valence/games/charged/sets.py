"""R1, R2, R4, R23: the tiles in the bag, what they are worth, the ions, the board: built in or of a set.

A row of a set is a tile with its number of copies and its value, an ion, or a row of the board. Where a
set has no ions, all count that its tiles can show; where it has no tiles, the built-in ones that its
ions need; where it has no board, ours is used.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from msgspec import Meta, Struct

from valence.chem.ions import IONS
from valence.chem.names import names
from valence.core.csv_tables import (
    BadDeck,
    Columns,
    Problem,
    RowReader,
    numbered_rows,
    once,
    read_count,
)
from valence.core.guess import did_you_mean
from valence.core.languages import DEFAULT
from valence.games.charged.board import OURS, SIZES
from valence.games.charged.board import Rows as Board
from valence.games.charged.board import problems as board_problems
from valence.games.charged.formulas import Formulas, tiles_of
from valence.games.charged.tiles import COPIES, KINDS, RED, VALUE, Tile

MOST_COPIES = 100
MOST_TILES = 400
MOST_VALUE = 50
COLUMNS = Columns(("tile", "copies", "value", "ion", "board"), other_names={"element": "tile"})


class Row(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tile, an ion by its id, or a row of the board."""

    tile: Tile | None = None
    copies: Annotated[int, Meta(ge=0, le=MOST_COPIES)] | None = None  # None: as built in
    value: Annotated[int, Meta(ge=1, le=MOST_VALUE)] | None = None
    ion: str | None = None
    board: Annotated[str, Meta(max_length=SIZES[-1])] | None = None


Rows: TypeAlias = tuple[Row, ...]


class Material(NamedTuple):
    """The tiles, values, formulas and board of a game."""

    copies: Mapping[Tile, int]
    values: Mapping[Tile, int]
    formulas: Formulas
    board: Board

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the bag."""
        return tuple(tile for tile, copies in self.copies.items() for _ in range(copies))


@lru_cache(maxsize=64)
def material(rows: Rows | None) -> Material:
    """The built-in material, or that of a set."""
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


def read_deck(text: str, file: str) -> Rows:
    """The set in a CSV text with the columns tile, copies, value, ion and board; BadDeck lists all problems."""
    problems: list[Problem] = []
    seen: dict[str, int] = {}
    rows, lines = [], [0]
    for line, fields in numbered_rows(text, file, COLUMNS):
        reader = RowReader(file, line, fields, problems)
        row = _row(reader)
        column, name = ("tile", row.tile) if row.tile else ("ion", row.ion)
        if first := once(seen, f"{name or ''}", line):
            reader.report(column, f"{name} is also on line {first}")
        rows.append(row)
        lines.append(line)
    if not problems:
        problems += [Problem(file, lines[n], *where) for n, *where in _problems(rows)]
    if problems:
        raise BadDeck(problems)
    return tuple(rows)


def check_rows(rows: Rows) -> None:
    """The same checks for rows that come without a file, in options and positions."""
    names = [row.tile or row.ion for row in rows if row.board is None]
    if twice := [name for n, name in enumerate(names) if name in names[:n]]:
        raise ValueError(f"option cards: {twice[0]} was given before")
    for row in rows:
        given = [row.tile, row.ion, row.board]
        if given.count(None) != 2 or row.ion not in {None, *IONS}:
            raise ValueError(f"option cards: {row} is no tile, ion or row of the board")
    for _, _, problem in _problems(rows):
        raise ValueError(f"option cards: {problem}")


def _row(reader: RowReader) -> Row:
    given = [column for column in ("tile", "ion", "board") if reader.text(column)]
    if len(given) > 1:
        reader.report(given[1], "a line is a tile, an ion or a row of the board; only one of them")
    if reader.text("board"):
        return Row(board=reader.text("board"))
    if reader.text("ion"):
        return Row(ion=reader.read("ion", _ion, ""))
    return Row(
        tile=reader.read("tile", _tile, None),
        copies=reader.read("copies", _optional(MOST_COPIES), None),
        value=reader.read("value", _value, None),
    )


def _tile(text: str) -> Tile:
    for tile in KINDS:
        if tile == text or tile.lower() == text.lower():
            return tile
    raise ValueError(
        f"no tile called {text[:40]!r}{did_you_mean(text, KINDS)} (available: {', '.join(KINDS)})"
    )


def _ion(text: str) -> str:
    ion = names(DEFAULT).read_ion(text)
    if missing := [tile for tile in tiles_of(ion.atoms) if tile not in KINDS]:
        raise ValueError(f"there is no tile for {missing[0]}")
    return ion.id


def _value(text: str) -> int | None:
    """Read the value of a tile; None, the usual value, if it is empty, or 0 for the red tile."""
    return _optional(MOST_VALUE)(text) or None


def _optional(most: int) -> Callable[[str], int | None]:
    return lambda text: read_count(text, most) if text else None


def _problems(rows: Sequence[Row]) -> Iterator[tuple[int, str, str]]:
    """Yield the problems of the rows together: a row's number from 1, or 0 for all of them; a column; a sentence."""
    found = material(tuple(rows))
    if (size := sum(found.copies.values())) > MOST_TILES:
        yield 0, "", f"{size} tiles were given, at most {MOST_TILES} are allowed"
    for n, row in enumerate(rows, 1):
        if row.ion and IONS[row.ion] not in found.formulas.ions:
            yield n, "ion", f"there are no tiles for {IONS[row.ion].written}"
    if not found.formulas.salts:
        yield 0, "", "no formula can be laid: there must be a metal and an anion for it"
    places = [n for n, row in enumerate(rows, 1) if row.board is not None]
    for n, problem in board_problems(found.board):
        yield places[n], "board", problem
