"""Tables in memory, without a server around them."""

from valence.server.store import PersonRow
from valence.server.tables import seating
from valence.server.tables.live import LiveTable
from valence.server.tables.lobby import NewTable, empty_table, new_row
from valence.server.tables.seating import Timing

START = 1_000_000.0
HOST = PersonRow("ada", b"", "Ada", START)


def table_of(
    game: str = "metals", seats: int = 2, timing: Timing | None = None, **options: object
) -> LiveTable:
    """A table of people that began at the start, all of them here."""
    made = empty_table(HOST, NewTable(game, seats, dict(options), clock=timing))
    for seat in range(seats):
        made = seating.sit(made, f"person {seat}", f"Player {seat}", START, seat=seat)
        made = seating.here(made, seat)
    return LiveTable(new_row(NewTable(game), seating.start(made, START), None))
