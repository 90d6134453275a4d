"""The time that decisions took at a table, and the record that contains it."""

from msgspec.structs import replace

from valence.core.record import Record, write_record
from valence.table.chairs import Seating
from valence.table.live import LiveTable


def seconds_taken(live: LiveTable) -> list[float]:
    """Return the seconds from the start of the position to each entry of the log, pauses not counted."""
    taken: list[float] = []
    since = live.seating.started or 0.0
    for ply, at in enumerate(live.times):
        taken.append(round(max(0.0, at - since - paused_between(live.seating, since, at)), 1))
        since = since if ply in live.notes else at
    return taken


def record_of(live: LiveTable) -> str:
    """Return the whole game as text, with the time that every decision took; empty before the game begins."""
    if live.match is None:
        return ""
    taken = seconds_taken(live)
    if not any(taken):  # opened from a record without times
        return live.match.record
    timed = zip(live.match.played, taken, strict=True)
    moves = tuple(replace(played, seconds=seconds) for played, seconds in timed)
    return write_record(Record(live.match.heading, moves))


def paused_between(seating: Seating, since: float, until: float) -> float:
    return sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in seating.pauses)
