"""Sets in files: CSV, or spreadsheets converted to CSV."""

import csv
import io
import warnings
import zlib
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from valence.core.csv_tables import LARGEST, MOST_COLUMNS, MOST_ROWS, BadSet, RowProblem
from valence.core.installing import installing
from valence.core.problems import BadInput, Problem, problem
from valence.core.problems import en as of_tables
from valence.sets.problems import en

SPREADSHEETS = (".xlsx", ".xlsm")
OTHER_SPREADSHEETS = (".ods", ".xls", ".numbers")
LARGEST_UNPACKED = 5 * LARGEST
# Everything that reading a broken spreadsheet has been seen to raise.
BROKEN = (
    *(BadZipFile, zlib.error, AttributeError, EOFError, IndexError, KeyError, NotImplementedError),
    *(OSError, RuntimeError, SyntaxError, TypeError, ValueError),
)


class SpreadsheetsMissing(BadInput, ImportError):
    """openpyxl is needed but not installed."""

    def __init__(self) -> None:
        super().__init__(problem(en.spreadsheets_missing, installing("spreadsheets")))


class UnreadableFile(BadSet):
    """A file that can't be read as a whole."""

    def __init__(self, name: str, wrong: Problem) -> None:
        super().__init__([RowProblem(name, 0, "", wrong)])

    def __reduce__(self) -> tuple[type[BadSet], tuple[tuple[RowProblem, ...]]]:
        return BadSet, (self.problems,)


def set_text(path: Path) -> str:
    with path.open("rb") as file:
        return text_in(file.read(LARGEST + 1), path.name)


def text_in(content: bytes, name: str) -> str:
    """Return the CSV text of a set; ValueError if the file as a whole is unreadable."""
    if len(content) > LARGEST:
        raise UnreadableFile(name, problem(of_tables.file_too_large))
    if name.lower().endswith(SPREADSHEETS):
        return _as_csv(io.BytesIO(content), name)
    if name.lower().endswith(OTHER_SPREADSHEETS):
        raise UnreadableFile(name, problem(en.other_format))
    return _decoded(content, name)


def _decoded(content: bytes, name: str) -> str:
    """Decode UTF-8, UTF-16 (as Excel saves "Unicode text"), or else the code page of western Windows."""
    is_utf16 = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    for encoding in ("utf-16",) if is_utf16 else ("utf-8", "cp1252"):
        with suppress(UnicodeDecodeError):
            text = content.decode(encoding)
            if "\0" not in text:
                return text
    raise UnreadableFile(name, problem(en.not_text))


def as_spreadsheet(text: str) -> bytes:
    """Return a CSV text as a spreadsheet; all cells are text, so that 10.0 and =O stay unchanged."""
    book = _openpyxl().Workbook()
    for row in csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline="")):
        book.active.append(row)
    for cell in (cell for row in book.active.iter_rows() for cell in row):
        cell.data_type = "s"
        cell.number_format = "@"  # keeps new input as text, too
    book.active.freeze_panes = "A2"
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _as_csv(file: io.BytesIO, name: str) -> str:
    _check_size(file, name)
    text = io.StringIO(newline="")
    csv.writer(text).writerows(_rows(file, name))
    return text.getvalue()


def _check_size(file: io.BytesIO, name: str) -> None:
    """Unpack once and discard: the size declared in a zip file can't be trusted."""
    try:
        with ZipFile(file) as parts:
            unpacked = sum(len(piece) for piece in _unpacked(parts))
    except BROKEN as broken:
        raise UnreadableFile(name, problem(en.not_a_spreadsheet, f"{broken}")) from None
    if unpacked > LARGEST_UNPACKED:
        raise UnreadableFile(name, problem(en.too_large_unpacked))


def _unpacked(parts: ZipFile) -> Iterator[bytes]:
    left = LARGEST_UNPACKED
    for part in parts.infolist():
        with parts.open(part) as content:
            while left >= 0 and (piece := content.read(LARGEST)):
                left -= len(piece)
                yield piece


def _rows(file: io.BytesIO, name: str) -> list[list[str]]:
    """Return the cells of the first sheet as text; formulas give their last saved value."""
    load_workbook = _openpyxl().load_workbook
    try:
        # openpyxl warns about formatting it can't read.
        with warnings.catch_warnings(action="ignore"):
            book = load_workbook(file, read_only=True, data_only=True)
            # One row and column more than allowed, so that an oversized set is noticed.
            cells = book.worksheets[0].iter_rows(
                max_row=MOST_ROWS + 2, max_col=MOST_COLUMNS + 1, values_only=True
            )
            rows = [_without_empty_end([_text(cell) for cell in row]) for row in cells]
            book.close()
    except BROKEN as broken:
        raise UnreadableFile(name, problem(en.unreadable_spreadsheet, f"{broken}")) from None
    return rows


def _openpyxl() -> Any:
    try:
        import openpyxl
    except ImportError as missing:
        raise SpreadsheetsMissing from missing
    return openpyxl


def _text(cell: object) -> str:
    match cell:
        case None:
            return ""
        case bool():
            return "yes" if cell else "no"
        case float():
            return f"{cell:.10g}"
        case _:
            return str(cell)


def _without_empty_end(row: list[str]) -> list[str]:
    while row and not row[-1]:
        row = row[:-1]
    return row
