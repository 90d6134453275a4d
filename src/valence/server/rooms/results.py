"""The results and decisions of a room as CSV."""

from collections.abc import Iterable

from msgspec.structs import astuple

from valence.core.csv_tables import csv_text
from valence.room.decisions import RoomDecision
from valence.room.tables import RoomTable

COLUMNS = ["round", "table", "game", "seat", "name", "kind", "score", "unit", "won", "status"]


def decisions_csv(found: Iterable[RoomDecision]) -> str:
    return csv_text(RoomDecision.__struct_fields__, map(astuple, found))


def results_csv(tables: Iterable[tuple[int, RoomTable]]) -> str:
    """Write one line for each seat of each table, given with the number of its round."""
    lines = ((round_, *line) for round_, table in tables for line in _seat_lines(table))
    return csv_text(COLUMNS, lines)


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
