"""A deck in a file: CSV, or a spreadsheet as the CSV that it stands for."""

import csv
import io
import warnings
from collections.abc import Iterator
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from valence.chem.decks import LARGEST, MOST_CARDS, MOST_COLUMNS

SPREADSHEETS = (".xlsx", ".xlsm")
LARGEST_UNPACKED = 20 * LARGEST


class SpreadsheetsMissing(ImportError, ValueError):
    """openpyxl is needed and not installed."""

    def __init__(self) -> None:
        super().__init__("spreadsheets need openpyxl: pip install 'valence[spreadsheets]'")


def deck_text(path: Path) -> str:
    """The CSV text of a deck; what is wrong with the file as a whole is a ValueError."""
    if path.suffix.lower() in SPREADSHEETS:
        return _as_csv(path)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path.name}: this is not text in UTF-8: {error}") from None


def _as_csv(path: Path) -> str:
    _check_size(path)
    text = io.StringIO(newline="")
    csv.writer(text).writerows(_rows(path))
    return text.getvalue()


def _check_size(path: Path) -> None:
    """Unpacked once and thrown away, because what a file says of its own size may be wrong."""
    try:
        with ZipFile(path) as parts:
            unpacked = sum(len(piece) for piece in _unpacked(parts))
    except BadZipFile as broken:
        raise ValueError(f"{path.name}: this is no spreadsheet: {broken}") from None
    if unpacked > LARGEST_UNPACKED or path.stat().st_size > LARGEST:
        raise ValueError(f"{path.name}: the file is larger than 1 MB, or 20 MB unpacked")


def _unpacked(parts: ZipFile) -> Iterator[bytes]:
    left = LARGEST_UNPACKED
    for part in parts.infolist():
        with parts.open(part) as content:
            while left >= 0 and (piece := content.read(LARGEST)):
                left -= len(piece)
                yield piece


def _rows(path: Path) -> list[list[str]]:
    """The cells of the first sheet as text; of formulas, the values that were saved with them."""
    try:
        from openpyxl import load_workbook
    except ImportError as missing:
        raise SpreadsheetsMissing from missing
    try:
        # It warns of decorations that it cannot read.
        with warnings.catch_warnings(action="ignore"):
            book = load_workbook(path, read_only=True, data_only=True)
            # A row and a column more than allowed, so that too many are noticed.
            cells = book.worksheets[0].iter_rows(
                max_row=MOST_CARDS + 2, max_col=MOST_COLUMNS + 1, values_only=True
            )
            rows = [_without_empty_end([_text(cell) for cell in row]) for row in cells]
            book.close()
    except (AttributeError, IndexError, KeyError, SyntaxError, TypeError, ValueError) as broken:
        raise ValueError(f"{path.name}: this spreadsheet cannot be read: {broken}") from None
    return rows


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
