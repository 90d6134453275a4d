"""Does what is due at tables: bots move, clocks run out, bots stand in for players who are away."""

import asyncio
import logging
from contextlib import suppress

from valence.server.monitoring.logs import Outage
from valence.server.monitoring.metrics import Metrics
from valence.server.store import DueRow, StoreError
from valence.server.tables.clock import Clock, sleep, timeout
from valence.server.tables.registry import TableRegistry
from valence.server.tables.schedule import Schedule
from valence.table.acts import act_if_due
from valence.table.changes import catch_up
from valence.table.errors import Denied
from valence.table.live import LiveTable

log = logging.getLogger("valence")

MAX_WAIT = 1.0
BATCH_SECONDS = 0.02  # how long due times are collected, so that many tables cost few queries
MAX_CLAIMS = 50  # per query
TAKEOVER_SECONDS = 5.0  # after which a process takes over what another one should have done


class Scheduler:
    """One in every process; the store leases each act to one of them."""

    def __init__(
        self,
        registry: TableRegistry,
        schedule: Schedule,
        clock: Clock,
        metrics: Metrics,
        lease: float,
    ) -> None:
        self._registry = registry
        self._schedule = schedule
        self._clock = clock
        self._metrics = metrics
        self._lease = lease + TAKEOVER_SECONDS
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._last_look = clock.now()
        self._outage = Outage(
            "bots and clocks wait, because the store fails", "bots and clocks go on"
        )

    async def run(self) -> None:
        """Save when tables are due and do what is due now, until cancelled."""
        news = self._schedule.has_news
        while True:
            try:
                self._notice_clock()
                await self._save_due_times()
                await self._claim()
                self._outage.end()
            except StoreError as error:
                self._outage.begin(error)
                await sleep(self._clock, MAX_WAIT)
            except Exception:
                log.exception("scheduling failed; retrying")
                await sleep(self._clock, MAX_WAIT)
            with suppress(TimeoutError):
                async with timeout(self._clock, self._wait_seconds()):
                    await news.wait()
            await asyncio.sleep(BATCH_SECONDS)
            news.clear()

    def _notice_clock(self) -> None:
        """Reschedule every table if the clock was set back: all due times are too late then."""
        now = self._clock.now()
        if now < self._last_look - 1:
            log.warning("the clock was set back by %.0f seconds", self._last_look - now)
            for live in self._registry.tables.values():
                self._registry.reschedule(live, is_own=True)
        self._last_look = now

    def close(self) -> None:
        for task in self._acting.values():
            task.cancel()

    def _wait_seconds(self) -> float:
        """Return the seconds until something is due here, or until other processes' undone work is looked for."""
        now = self._clock.now()
        waits = (at - now for code, at in self._schedule.due_times() if code not in self._acting)
        return max(0.0, min(MAX_WAIT, min(waits, default=MAX_WAIT)))

    async def _save_due_times(self) -> None:
        store, late = self._registry.store, self._clock.now() - TAKEOVER_SECONDS
        for code, at in self._schedule.due_times():
            if at < late and code not in self._acting:
                self._schedule.mark_unsaved(code)
        for code in self._schedule.take_unsaved():
            live, due = self._registry.tables.get(code), self._schedule.due_at(code)
            if live is None:
                continue
            if due is None:
                await store.clear_due(live.row.id, live.ply)
            else:
                await store.set_due(DueRow(live.row.id, due, live.ply))

    async def _claim(self) -> None:
        store = self._registry.store
        for due in await store.claim_due(self._clock.now(), self._lease, MAX_CLAIMS):
            if due.table not in self._acting:
                self._acting[due.table] = asyncio.create_task(self._act(due))

    async def _act(self, due: DueRow) -> None:
        code = due.table
        try:
            live = await self._registry.table(code)
            if not self._registry.is_alone:
                await catch_up(self._registry, live)
            if (reply := await act_if_due(self._registry, live)) is not None:
                self._metrics.count_move(live.row.game, reply)
            await self._reschedule(live)
        except Denied:
            await self._registry.store.clear_due(code, due.ply)
        except StoreError as error:
            self._outage.begin(error)
            await sleep(self._clock, TAKEOVER_SECONDS)
        except Exception:
            log.exception("acting at table %s failed; retrying", code)
            await sleep(self._clock, TAKEOVER_SECONDS)
        finally:
            self._acting.pop(code, None)
            self._schedule.has_news.set()

    async def _reschedule(self, live: LiveTable) -> None:
        """Replace the claimed due time in the store, even if the new one is the same."""
        self._schedule.forget(live.code)
        self._registry.reschedule(live, is_own=True)
        if self._schedule.due_at(live.code) is None:
            await self._registry.store.clear_due(live.row.id, live.ply)
