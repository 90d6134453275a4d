"""The summary of a table that a teacher sees."""

from valence.core.game import Seat
from valence.core.notes import Tried
from valence.room.protocol import DeskTable
from valence.table.live import LiveTable


def desk_table(live: LiveTable, teacher: str) -> DeskTable:
    """A table as one of the teachers sees it."""
    match = live.match
    return DeskTable(
        code=live.code,
        moves=live.ply - len(live.notes),
        to_move=() if match is None or live.is_over else tuple(sorted(live.turns[-1])),
        since=waiting_since(live),
        refusals=tuple(refusals_in_a_row(live, Seat(n)) for n in range(len(live.seating.chairs))),
        you=live.seating.seat_of(teacher),
    )


def waiting_since(live: LiveTable) -> float:
    """Return the time at which the current position arose. A pause starts the wait anew: nobody could have moved."""
    ends = [end for _, end in live.seating.pauses]
    return max([live.last_change or live.row.created, *ends])


def refusals_in_a_row(live: LiveTable, seat: Seat) -> int:
    """Count this seat's moves that were refused since its last one that was played."""
    if live.match is None or not live.notes:
        return 0
    count = 0
    for ply in reversed(range(live.ply)):
        if live.match.played[ply].seat != seat:
            continue
        if ply not in live.notes:
            break
        count += any(isinstance(event, Tried) for event in live.match.story[ply + 1])
    return count
