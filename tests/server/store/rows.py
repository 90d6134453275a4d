"""Rows for the tests."""

from valence.server.store import PersonRow, RoomRow
from valence.table.rows import EventRow, TableRow

ADA = PersonRow("p1", b"\x00hash of a token", "Brave Bromine", 1000.0)
TABLE = TableRow(
    "t1", "ABC234", "metals", None, True, "open", 1, b'{"seats":["p1"]}', 1000.0, 1000.0
)
ROOM = RoomRow("r1", "ROOM22", 1, b'{"host":"p1"}', 1000.0, 1000.0)
MOVE = EventRow("t1", 0, 1, b'{"type":"initiate","card":"Ca2+"}', "client-1", 1000.5)


def move(ply: int, client_id: str, table: str = "t1", at: float = 1000.5) -> EventRow:
    return EventRow(table, ply, 0, b'{"type":"pass"}', client_id, at)
