"""Custom decks of acids and bases, read from a CSV file.

The first line names the columns, in any order:

- `type`: `acid` or `base`
- `id`: small letters, digits and hyphens, once in a deck
- `name`: once among the acids and once among the bases
- `smiles`: the structure; formula, mass, drawing and functional groups follow from it
- `value`: pKa of an acid, pKaH of a base, from -15 to 60 with at most two decimals
- `kind`, for acids: `other`, `carbonyl`, `carboxylic_derivative` or `nitrile`
- `nucleophilicity`, for bases: `non`, `weak` or `strong`

These may be left out or left empty: `formula` (checked against the structure), `condensed` (the
formula for equations, `CH3COOH`), `active_methylene` (`yes` or `no`), `short`, `solvent` (where
the value was measured: `water`, `DMSO`, or `estimated`), `acidic_h`, `conjugate` (`CH3COO-`,
`-CH2CN`, `HC≡C-`: the charge at the end of the atom that carries it), `conjugate_name`,
`conjugate_smiles`, `spectators` (the ions left over, `Na+`, with blanks between them), `why`,
`note`, `source`.
"""

import csv
import io
from collections.abc import Callable, Iterable, Iterator
from decimal import Decimal
from typing import TypeVar

import msgspec
from msgspec.structs import asdict, replace

from valence.chem import fields
from valence.chem.cards import (
    COMPOUND_CLASSES,
    NUCLEOPHILICITIES,
    Acid,
    Base,
    Card,
    is_conjugate_balanced,
)
from valence.chem.molecules import StructuresMissing
from valence.chem.species import Species
from valence.chem.structures import Structure, structure
from valence.chem.tables import Row
from valence.core.guess import did_you_mean

T = TypeVar("T")

LARGEST = 1_000_000
MOST_CARDS = 500
MOST_COLUMNS = 50
REQUIRED = ("type", "id", "name", "smiles", "value")
OPTIONAL = (
    *("kind", "nucleophilicity", "active_methylene", "formula", "condensed", "short", "solvent"),
    *("acidic_h", "conjugate", "conjugate_name", "conjugate_smiles", "spectators"),
    *("why", "note", "source"),
)
_UNKNOWN = Structure("", "", Decimal(), 0, ())
_TOO_MANY = "too many"


class Problem(msgspec.Struct, frozen=True):
    """What is wrong in a deck, and where; no column when it is a whole line."""

    file: str
    line: int
    column: str
    message: str

    def __str__(self) -> str:
        column = f", {self.column}" if self.column else ""
        return f"{self.file}, line {self.line}{column}: {self.message}"


class BadDeck(ValueError):
    """A deck was refused; lists everything that is wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Deck(msgspec.Struct, frozen=True):
    acids: tuple[Acid, ...]
    bases: tuple[Base, ...]


def read_cards(text: str, file_name: str) -> Deck:
    """The deck in a CSV text; BadDeck lists all problems at once."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise BadDeck([Problem(file_name, 1, "", "the file is larger than 1 MB")])
    return deck_of(numbered_rows(text, file_name), file_name)


def deck_of(rows: Iterable[tuple[int, Row]], file_name: str) -> Deck:
    """The deck in rows with their line numbers."""
    problems: list[Problem] = []
    seen: dict[tuple[str, str], int] = {}
    acids: list[Acid] = []
    bases: list[Base] = []
    for line, row in rows:
        if len(acids) + len(bases) == MOST_CARDS:
            problems.append(Problem(file_name, line, "", f"more than {MOST_CARDS} cards"))
            break
        reader = _Line(file_name, line, row, problems)
        card = reader.card()
        if isinstance(card, Acid):
            acids.append(card)
        else:
            bases.append(card)
        reader.check_once(seen)
    if not problems and not acids and not bases:
        problems.append(Problem(file_name, 1, "", "there are no cards"))
    if problems:
        raise BadDeck(problems)
    return Deck(tuple(acids), tuple(bases))


def numbered_rows(text: str, file_name: str) -> Iterator[tuple[int, Row]]:
    """The rows of a CSV text with their line numbers, without blank rows."""
    text = text.removeprefix("\ufeff")
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter_of(text), strict=True)
    line = 1
    try:
        header = [column_called(name) for name in next(lines, [])]
        if problems := list(_header_problems(header, file_name)):
            raise BadDeck(problems)
        line = lines.line_num + 1
        for cells in lines:
            if any(cell.strip() for cell in cells):
                yield line, _row(header, cells)
            line = lines.line_num + 1
    except csv.Error as broken:
        raise BadDeck([Problem(file_name, line, "", f"this is not CSV: {broken}")]) from None


def delimiter_of(text: str) -> str:
    """What separates the columns: commas, or semicolons or tabs as some spreadsheet programs write."""
    return max(",;\t", key=text.partition("\n")[0].count)


def column_called(name: str) -> str:
    """The column that a heading means, in any case; `pKa` and `pKaH` are the value."""
    plain = name.strip().lower()
    return "value" if plain in ("pka", "pkah") else plain


def _row(header: list[str], cells: list[str]) -> Row:
    row = dict(zip(header, (cell.strip() for cell in cells), strict=False))
    return row | {_TOO_MANY: cells[len(header)]} if len(cells) > len(header) else row


def _header_problems(header: list[str], file_name: str) -> Iterator[Problem]:
    if len(header) > MOST_COLUMNS:
        yield Problem(file_name, 1, "", f"more than {MOST_COLUMNS} columns")
        return
    for name in REQUIRED:
        if name not in header:
            yield Problem(file_name, 1, name, "this column is missing")
    for place, name in enumerate(header):
        if name in header[:place]:
            yield Problem(file_name, 1, name, "this column is there twice")
        elif name not in (*REQUIRED, *OPTIONAL):
            meant = did_you_mean(name, (*REQUIRED, *OPTIONAL))
            yield Problem(file_name, 1, name, f"no column is called {name!r}{meant}")


class _Line:
    """One card, read field by field; problems are collected, and a placeholder is used for a bad field."""

    def __init__(self, file_name: str, line: int, row: Row, problems: list[Problem]) -> None:
        self.file, self.line, self.row, self.problems = file_name, line, row, problems

    def card(self) -> Acid | Base:
        if _TOO_MANY in self.row:
            self._report("", f"more fields than columns, from {self.row[_TOO_MANY]!r} on")
        before = len(self.problems)
        is_acid = self._read("type", fields.one_of(("acid", "base")), "acid") == "acid"
        card = self._acid() if is_acid else self._base()
        if len(self.problems) == before and not is_conjugate_balanced(card):
            self._report("conjugate", "it is not the card with one proton more or less")
        return card

    def check_once(self, seen: dict[tuple[str, str], int]) -> None:
        """Reports an id that another card has, or a name that another card of the type has."""
        of_type = f"{self._text('type')} name"
        for column, scope, text in (
            ("id", "id", self._text("id")),
            ("name", of_type, self._text("name").casefold()),
        ):
            first = seen.setdefault((scope, text), self.line)
            if text and first != self.line:
                self._report(column, f"{self._text(column)!r} is also on line {first}")

    def _acid(self) -> Acid:
        return Acid(
            **asdict(self._common()),
            pka=self._read("value", fields.read_value, Decimal()),
            kind=self._read("kind", fields.one_of(COMPOUND_CLASSES), "other"),
            active_methylene=self._read("active_methylene", fields.read_yes, False),
            acidic_h=self._note("acidic_h"),
        )

    def _base(self) -> Base:
        return Base(
            **asdict(self._common()),
            pkah=self._read("value", fields.read_value, Decimal()),
            nucleophilicity=self._read("nucleophilicity", fields.one_of(NUCLEOPHILICITIES), "non"),
        )

    def _common(self) -> Card:
        facts = self._read("smiles", structure, _UNKNOWN)
        matching = fields.formula_of(facts.formula)
        formula = self._read("formula", matching, "")
        return Card(
            id=self._read("id", fields.read_id, ""),
            name=self._read("name", fields.read_name, ""),
            smiles=facts.smiles,
            charge=facts.charge,
            mass=facts.mass,
            groups=facts.groups,
            formula=formula,
            condensed=self._read("condensed", matching, "") if self._text("condensed") else formula,
            conjugate=self._conjugate(),
            spectators=self._read("spectators", fields.read_spectators, ()),
            short=self._note("short"),
            solvent=self._note("solvent"),
            why=self._note("why"),
            note=self._note("note"),
            source=self._note("source"),
        )

    def _conjugate(self) -> Species | None:
        read = self._read("conjugate", fields.read_conjugate, None)
        drawn = self._text("conjugate_smiles")
        if read is None:
            return None
        if drawn:
            self._read("conjugate_smiles", fields.structure_of(read), _UNKNOWN)
        return replace(read, name=self._note("conjugate_name"))

    def _note(self, column: str) -> str:
        return self._read(column, fields.read_text, "")

    def _text(self, column: str) -> str:
        return self.row.get(column, "")

    def _read(self, column: str, reader: Callable[[str], T], stand_in: T) -> T:
        try:
            return reader(self._text(column))
        except StructuresMissing:
            raise
        except ValueError as wrong:
            self._report(column, str(wrong))
            return stand_in

    def _report(self, column: str, message: str) -> None:
        self.problems.append(Problem(self.file, self.line, column, message))
