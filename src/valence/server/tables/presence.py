"""Who is connected to a table: shown to all, and a seat whose people are gone may be played by a bot."""

import asyncio
import logging
from collections.abc import Iterable
from time import time

import msgspec

from valence.core.wire import encode
from valence.server.people.tokens import new_id
from valence.server.store import StoreError
from valence.server.tables.live import Listener, LiveTable
from valence.server.tables.registry import Places, TableRegistry
from valence.server.tables.seating import Seating, connected
from valence.table.errors import Denied

log = logging.getLogger("valence")

BEAT = 2.0
"""Seconds between two reports of a process to the others."""
LEASE = 8.0
"""Seconds after which a process that does not report is gone, with everybody who was connected to it."""

decode = msgspec.json.Decoder(Places).decode


class Presence:
    """The connections of this process and, by its reports, of every other; and what they mean for the seats."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._name = new_id()
        self._rounds = 0
        self._reporting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def come(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.add(listener)
        self.mind(live, listener.person)

    def go(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        self.mind(live, listener.person)

    def mind(self, live: LiveTable, person: str) -> None:
        """Bring the seat of a person in line with who is connected; a spectator only changes their number."""
        if live.seating.seat_of(person) is None or live.is_over:
            live.changed_around()
        else:
            self._settle_soon(live)

    async def keep(self) -> None:
        """For ever: exchange reports with the other processes, and notice whoever is gone with one."""
        while not self._registry.settings.is_alone:
            try:
                await self._report()
            except StoreError as error:
                log.warning("reporting who is connected failed: %s", error)
            for live in list(self._registry.tables.values()):
                seating = live.seating
                if not live.is_over and connected(seating, live.people, time()) != seating:
                    self._settle_soon(live)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self._registry.settings.is_alone:
            await self._registry.store.report(self._name, 0.0, encode({}))

    def _settle_soon(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._settle(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, live: LiveTable) -> None:
        def settled(seating: Seating, now: float) -> Seating:
            return connected(seating, live.people, now)

        try:
            if not self._registry.settings.is_alone:
                await self._report()
            await self._registry.change(live, settled)
        except (Denied, StoreError) as error:
            log.warning("table %s: %s", live.code, error)

    async def _report(self) -> None:
        """Say who is here and hear who is elsewhere; all who ask at the same time share one round."""
        rounds = self._rounds
        async with self._reporting:
            if self._rounds > rounds:
                return
            self._rounds += 1
            store, now = self._registry.store, time()
            await store.report(self._name, now + LEASE, encode(self._here()))
            reports = await store.reports(now)
            self._registry.hear_elsewhere(
                _merged(reports[name] for name in sorted(reports.keys() - {self._name}))
            )

    def _here(self) -> Places:
        here = {
            code: sorted(listener.person for listener in live.listeners)
            for code, live in self._registry.tables.items()
            if live.listeners
        }
        return here | self._registry.watched_rooms()


def _merged(reports: Iterable[bytes]) -> Places:
    merged: Places = {}
    for report in reports:
        for place, people in decode(report).items():
            merged.setdefault(place, []).extend(people)
    return merged
