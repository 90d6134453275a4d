"""Who is connected to a table: shown to all, and a seat whose people are gone may be played by a bot."""

import asyncio
import logging

from valence.server.hall import Hall
from valence.server.live import Listener, LiveTable
from valence.server.problems import Denied
from valence.server.seating import Seating, gone, here

log = logging.getLogger("valence")


class Presence:
    """The connections of this process, and what they mean for the seats."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()

    def come(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.add(listener)
        self.mind(live, listener.person)

    def go(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        self.mind(live, listener.person)

    def mind(self, live: LiveTable, person: str) -> None:
        """Bring the seat of a person in line with who is connected; a spectator only changes their number."""
        seat = live.seating.seat_of(person)
        if seat is None or live.is_over:
            live.changed_around()
            return
        task = asyncio.create_task(self._settle(live, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, live: LiveTable, seat: int) -> None:
        def settled(seating: Seating, now: float) -> Seating:
            people = seating.chairs[seat].people
            if any(listener.person in people for listener in live.listeners):
                return here(seating, seat)
            return gone(seating, seat, now)

        try:
            await self._hall.change(live, settled)
        except Denied as denied:
            log.warning("table %s: %s", live.code, denied.reason)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
