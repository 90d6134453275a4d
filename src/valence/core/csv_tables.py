"""Tables that people make in spreadsheet programs: CSV text, read forgivingly, with problems by line and column."""

import csv
import io
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeAlias, TypeVar

from msgspec import Struct, ValidationError, convert

from valence.core.guess import nearest
from valence.core.problems import BadInput, Part, Problem, bad_input, en, problem, problem_of

LARGEST = 1_000_000
MOST_ROWS = 500
MOST_COLUMNS = 50
SURPLUS = "surplus"  # the key of what a row has beyond its columns

Row: TypeAlias = dict[str, str]
T = TypeVar("T")

# The beginning of a cell that a spreadsheet would take for a formula, whatever it reads as a separator or a quote.
FORMULA_START = re.compile(r"""(?:^|[;\t\r\n])[\s"']*(?=[=+@\-\uff1d\uff0b\uff20\uff0d])""")

_SEPARATOR_LINE = re.compile(r"\"?sep=(.)\"?\r?\n", re.IGNORECASE)


class RowProblem(Struct, frozen=True):
    """A problem in a table and its place: no column for a whole line, line 0 for the whole file."""

    file: Part
    line: int
    column: str
    message: Part

    def __str__(self) -> str:
        return str(self.placed)

    @property
    def placed(self) -> Problem:
        return problem(en.in_table, self.file, self.line, self.column, self.message)


class BadSet(BadInput):
    """A set of cards was refused; lists everything that is wrong with it."""

    def __init__(self, problems: Iterable[RowProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(problem(en.lines, tuple(one.placed for one in self.problems)))

    def __reduce__(self) -> tuple[type["BadSet"], tuple[tuple[RowProblem, ...]]]:
        return BadSet, (self.problems,)


class RowReader:
    """A reader of one row, field by field. Problems are collected, and a placeholder stands in for a bad field."""

    def __init__(self, file: Part, line: int, row: Row, problems: list[RowProblem]) -> None:
        self.file, self.line, self.row, self.problems = file, line, row, problems
        if surplus := self.text(SURPLUS):
            self.report("", problem(en.surplus, surplus))

    def text(self, column: str) -> str:
        return self.row.get(column, "")

    def read(self, column: str, reader: Callable[[str], T], stand_in: T) -> T:
        try:
            return reader(self.text(column))
        except ImportError:  # a library is missing, which is no fault of the table
            raise
        except ValueError as wrong:
            self.report(column, problem_of(wrong))
            return stand_in

    def report(self, column: str, wrong: Part) -> None:
        self.problems.append(RowProblem(self.file, self.line, column, wrong))


@dataclass(frozen=True)
class Columns:
    """The columns of a kind of table: all of them, those that can't be missing, and other names for them."""

    names: tuple[str, ...]
    required: tuple[str, ...] = ()
    other_names: Mapping[str, str] = field(default_factory=dict)

    def called(self, heading: str) -> str:
        """Return the column that a heading means, in any case."""
        plain = heading.strip().lower()
        return self.other_names.get(plain, plain)


def numbered_rows(text: str, file: Part, columns: Columns) -> Iterator[tuple[int, Row]]:
    """Yield the rows with their line numbers, without blank ones; BadSet says what is wrong with the heading."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise BadSet([RowProblem(file, 1, "", problem(en.file_too_large))])
    body, delimiter, line = _opened(text)
    lines = csv.reader(io.StringIO(body, newline=""), delimiter=delimiter, strict=True)
    before = line - 1
    try:
        header = _without_blank_end([columns.called(name) for name in next(lines, [])])
        if problems := list(_heading_problems(header, columns, file, line)):
            raise BadSet(problems)
        line = before + lines.line_num + 1
        for cells in lines:
            if any(cell.strip() for cell in cells):
                yield line, _row(header, cells)
            line = before + lines.line_num + 1
    except csv.Error as broken:
        raise BadSet([RowProblem(file, line, "", problem(en.not_csv, f"{broken}"))]) from None


def numbered_cells(given: object, file: Part, columns: Columns) -> Iterator[tuple[int, Row]]:
    """Yield rows that a program has read from a table, numbered as in a file; a number is a cell, too."""
    try:
        rows = convert(given, list[dict[str, str | int | float | None]])
    except ValidationError:
        raise BadSet([RowProblem(file, 0, "", problem(en.no_rows))]) from None
    named = [{columns.called(name): cell for name, cell in row.items()} for row in rows]
    if problems := list(_heading_problems({}.fromkeys(chain(*named)), columns, file, 0)):
        raise BadSet(problems)
    for line, row in enumerate(named, 2):
        yield line, {name: "" if cell is None else str(cell).strip() for name, cell in row.items()}


def headings(text: str) -> list[str]:
    """Return the first row, in small letters; empty if it can't be read."""
    body, delimiter, _ = _opened(text)
    first = body.partition("\n")[0].rstrip("\r")
    return [name.strip().lower() for name in next(csv.reader([first], delimiter=delimiter), [])]


def read_count(text: str, most: int) -> int:
    """Return a number of copies; also 8.0, as some spreadsheets write it."""
    digits = text.removesuffix(".0").removesuffix(",0")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 6 or int(digits) > most:
        raise bad_input(en.count, most, text[:40])
    return int(digits)


def once(seen: dict[str, int], key: str, line: int) -> int | None:
    """Return the earlier line on which this key was seen; None if the key is new or empty."""
    first = seen.setdefault(key, line)
    return first if key and first != line else None


def _opened(text: str) -> tuple[str, str, int]:
    """Return the text from its heading on, the separator of its columns, and the line of the heading."""
    text = text.removeprefix("\ufeff")
    if declared := _SEPARATOR_LINE.match(text):
        return text[declared.end() :], declared[1], 2
    # Commas, or semicolons or tabs as some spreadsheet programs write.
    return text, max(",;\t", key=text.partition("\n")[0].count), 1


def _without_blank_end(header: list[str]) -> list[str]:
    """Drop empty headings at the end; keep one column over the limit, so that it is noticed."""
    header = header[: MOST_COLUMNS + 1] if any(header[MOST_COLUMNS:]) else header[:MOST_COLUMNS]
    while header and not header[-1]:
        header = header[:-1]
    return header


def _row(header: list[str], cells: list[str]) -> Row:
    row = dict(zip(header, (cell.strip() for cell in cells), strict=False))
    return row | {SURPLUS: cells[len(header)]} if any(cells[len(header) :]) else row


def _heading_problems(
    header: Collection[str], columns: Columns, file: Part, line: int
) -> Iterator[RowProblem]:
    if len(header) > MOST_COLUMNS:
        yield RowProblem(file, line, "", problem(en.too_many_columns, MOST_COLUMNS))
        return
    for name in columns.required:
        if name not in header:
            yield RowProblem(file, line, name, problem(en.column_missing))
    seen: set[str] = set()
    for name in header:
        if name in seen:
            yield RowProblem(file, line, name, problem(en.column_twice))
        elif name not in columns.names:
            near = nearest(name, columns.names)
            yield RowProblem(file, line, name, problem(en.no_column, name, near))
        seen.add(name)


def csv_text(columns: Sequence[str], lines: Iterable[Iterable[object]]) -> str:
    """Write a table that no spreadsheet program takes for formulas."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    for line in lines:
        writer.writerow("" if cell is None else _escape_formula(str(cell)) for cell in line)
    return text.getvalue()


def _escape_formula(cell: str) -> str:
    """Keep spreadsheets from running a name as a formula; some also start a new cell after a semicolon."""
    is_number = cell.lstrip("-").replace(".", "", 1).isdigit()
    return cell if is_number else FORMULA_START.sub(r"\g<0>'", cell)
