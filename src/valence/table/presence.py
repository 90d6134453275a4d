"""Presence at a table: a seat is here while one of its people is connected."""

from valence.table.changes import change
from valence.table.host import Host
from valence.table.live import Listener, LiveTable
from valence.table.seating import connected


def connect(live: LiveTable, listener: Listener) -> bool:
    """Add a connection; True if the seats have to be settled."""
    live.listeners.add(listener)
    return refresh(live, listener.person)


def disconnect(live: LiveTable, listener: Listener) -> bool:
    """Remove a connection; True if the seats have to be settled."""
    live.listeners.discard(listener)
    return refresh(live, listener.person)


def refresh(live: LiveTable, person: str) -> bool:
    """Return True if this person's seat has to be settled. A spectator changes only the number of spectators."""
    if live.seating.seat_of(person) is not None and not live.is_over:
        return True
    live.table_changed()
    return False


def is_settled(live: LiveTable, now: float) -> bool:
    return live.is_over or connected(live.seating, live.people, now) == live.seating


async def settle(host: Host, live: LiveTable) -> None:
    """Mark each seat as here or away."""
    await change(host, live, lambda seating, now: connected(seating, live.people, now))
