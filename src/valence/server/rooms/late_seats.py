"""Seats for people who come late."""

from collections.abc import Iterator, Sequence

from valence.table import seating
from valence.table.live import LiveTable


def tables_with_seat(
    tables: Sequence[LiveTable], person: str, *, only_bots: bool = False
) -> Iterator[LiveTable]:
    """The tables with a seat for them: a bot's before that of someone a bot stands in for, the youngest game first."""
    running = [live for live in tables if live.match is not None and not live.is_over]
    for is_wanted in (_has_bot,) if only_bots else (_has_bot, _has_stand_in):
        yield from sorted(
            (live for live in running if is_wanted(live, person)), key=lambda live: live.ply
        )


def _has_bot(live: LiveTable, person: str) -> bool:
    return any(chair.bot for chair in _free_chairs(live, person))


def _has_stand_in(live: LiveTable, person: str) -> bool:
    return any(chair.stand_in for chair in _free_chairs(live, person))


def _free_chairs(live: LiveTable, person: str) -> Iterator[seating.Chair]:
    for seat, chair in enumerate(live.seating.chairs):
        if seating.can_be_taken_over(live.seating, seat, person):
            yield chair
