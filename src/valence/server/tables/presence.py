"""Presence across all processes: every process reports its connections to the others through the store."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec

from valence.core.wire import encode
from valence.server.monitoring.logs import Outage
from valence.server.people.tokens import new_id
from valence.server.store import StoreError
from valence.server.tables.audience import Audience, Places
from valence.server.tables.clock import Clock, sleep
from valence.server.tables.registry import TableRegistry
from valence.table import presence
from valence.table.errors import Denied
from valence.table.live import Listener, LiveTable

log = logging.getLogger("valence")

REPORT_SECONDS = 2.0  # between two reports of a process
LEASE_SECONDS = 8.0  # after which the people of a process that stopped reporting are away

decode = msgspec.json.Decoder(Places).decode


class Presence:
    def __init__(
        self, registry: TableRegistry, clock: Clock, audiences: Sequence[Audience]
    ) -> None:
        self._registry = registry
        self._clock = clock
        self._audiences = audiences
        self._process = new_id()
        self._reports = 0
        self._reporting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._outage = Outage(
            "other processes aren't told who is connected", "other processes are told again"
        )
        self._unsaved = Outage(
            "who is at the tables isn't saved, because the store fails",
            "who is at the tables is saved again",
        )

    def connect(self, live: LiveTable, listener: Listener) -> None:
        if presence.connect(live, listener):
            self._settle_soon(live)
        self._registry.reschedule(live, is_own=True)  # bots wait for somebody to be there

    def disconnect(self, live: LiveTable, listener: Listener) -> None:
        if presence.disconnect(live, listener):
            self._settle_soon(live)
        self._registry.reschedule(live, is_own=True)

    def refresh(self, live: LiveTable, person: str) -> None:
        """Settle the seats after a person who may be connected has taken one."""
        if presence.refresh(live, person):
            self._settle_soon(live)

    async def run(self) -> None:
        """Exchange reports with the other processes, and settle the seats of people who are gone, until cancelled."""
        while not self._registry.is_alone:
            try:
                await self._report()
                self._outage.end()
            except StoreError as error:
                self._outage.begin(error)
            except Exception:
                log.exception("reporting who is connected failed; retrying")
            for live in list(self._registry.tables.values()):
                if not presence.is_settled(live, self._clock.now()):
                    self._settle_soon(live)
            await sleep(self._clock, REPORT_SECONDS)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self._registry.is_alone:
            with suppress(StoreError):  # the report expires by itself
                await self._registry.store.report(self._process, 0.0, encode({}))

    def _settle_soon(self, live: LiveTable) -> None:
        task = asyncio.create_task(self._settle(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, live: LiveTable) -> None:
        try:
            if not self._registry.is_alone:
                await self._report()
            await presence.settle(self._registry, live)
            self._unsaved.end()
        except StoreError as error:
            self._unsaved.begin(error)
        except Denied as error:
            log.warning("table %s: %s", live.code, error)

    async def _report(self) -> None:
        """Report who is here and read who is elsewhere; concurrent calls share one report."""
        before = self._reports
        async with self._reporting:
            if self._reports > before:
                return
            self._reports += 1
            store, now = self._registry.store, self._clock.now()
            await store.report(self._process, now + LEASE_SECONDS, encode(self._people_here()))
            reports = await store.reports(now)
            others = sorted(reports.keys() - {self._process})
            elsewhere = _merged(reports[process] for process in others)
            for audience in self._audiences:
                audience.set_people_elsewhere(elsewhere)

    def _people_here(self) -> Places:
        return {
            place: people
            for audience in self._audiences
            for place, people in audience.people_here().items()
        }


def _merged(reports: Iterable[bytes]) -> Places:
    merged: Places = {}
    for report in reports:
        for place, people in decode(report).items():
            merged.setdefault(place, []).extend(people)
    return merged
