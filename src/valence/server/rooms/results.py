"""The results and decisions of a room as CSV."""

import csv
import io
import re
from collections.abc import Iterable, Sequence

from msgspec.structs import astuple

from valence.room.decisions import RoomDecision
from valence.room.tables import RoomTable

COLUMNS = ["round", "table", "game", "seat", "name", "kind", "score", "unit", "won", "status"]
# The beginning of a cell that a spreadsheet would take for a formula, whatever it reads as a separator or a quote.
FORMULA_START = re.compile(r"""(?:^|[;\t\r\n])[\s"']*(?=[=+@\-\uff1d\uff0b\uff20\uff0d])""")


def decisions_csv(found: Iterable[RoomDecision]) -> str:
    return _csv(RoomDecision.__struct_fields__, map(astuple, found))


def results_csv(tables: Iterable[tuple[int, RoomTable]]) -> str:
    """Write one line for each seat of each table, given with the number of its round."""
    lines = ((round_, *line) for round_, table in tables for line in _seat_lines(table))
    return _csv(COLUMNS, lines)


def _csv(columns: Sequence[str], lines: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    for line in lines:
        writer.writerow("" if cell is None else _escape_formula(str(cell)) for cell in line)
    return text.getvalue()


def _seat_lines(table: RoomTable) -> list[list[str]]:
    return [
        [
            table.code,
            table.title,
            str(sitting.seat),
            sitting.name,
            sitting.kind,
            *_score(table, sitting.seat),
            "" if table.winners is None else "yes" if sitting.seat in table.winners else "no",
            table.status,
        ]
        for sitting in table.sittings
    ]


def _score(table: RoomTable, seat: int) -> tuple[str, str]:
    """Return the score that decides the game, and its unit."""
    if not table.scores:
        return "", ""
    first = table.scores[0]
    return str(first.values[seat]), first.unit


def _escape_formula(cell: str) -> str:
    """Keep spreadsheets from running a name as a formula; some also start a new cell after a semicolon."""
    is_number = cell.lstrip("-").replace(".", "", 1).isdigit()
    return cell if is_number else FORMULA_START.sub(r"\g<0>'", cell)
