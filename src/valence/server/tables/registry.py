"""All tables that this process has in memory: loading, adding, following what other processes do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from valence.core.box import Rows, rows_among
from valence.server.monitoring.logs import Outage
from valence.server.store import Store, StoreError
from valence.server.store.bus import Bus
from valence.server.tables.audience import Places, room_topic
from valence.server.tables.clock import Clock, sleep, timeout
from valence.server.tables.lessons import Lessons
from valence.server.tables.schedule import Schedule
from valence.table.chairs import read_seating
from valence.table.changes import catch_up, change
from valence.table.deadlines import next_act
from valence.table.errors import conflict, unknown_code
from valence.table.host import Bots, Pace
from valence.table.live import LiveTable
from valence.table.loading import can_be_played, live_table
from valence.table.rows import TableRow
from valence.table.seating import connected

log = logging.getLogger("valence")

POLL_SECONDS = 2.0  # how often the store is asked for changes, in case a hint was lost
IDLE_SECONDS = 60.0  # how long a table without connections stays in memory
RETRY_SECONDS = 1.0
MAX_CODES_TRIED = 20


class TableRegistry:
    """The tables of one server process, and their host. A table here is a cache; the store has the truth."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bots: Bots,
        clock: Clock,
        schedule: Schedule,
        *,
        pace: Pace,
        is_alone: bool,
        learn_cards: Callable[[Rows | None], Awaitable[None]],
    ) -> None:
        self.store = store
        self.bots = bots
        self.pace = pace
        self.is_alone = is_alone
        self.now = clock.now
        self._lessons = Lessons(clock.now)
        self.earlier = self._lessons.earlier
        self.tables: dict[str, LiveTable] = {}
        self._learn_cards = learn_cards
        self._bus = bus
        self._clock = clock
        self._schedule = schedule
        self._last_used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._publishing = ""  # the hint that is being published, which must not reach its sender
        self._hinted: set[str] = set()
        self._has_hints = asyncio.Event()
        self._outage = Outage(
            "moves made by other processes can't be read", "moves of other processes are read again"
        )
        bus.subscribe(self._receive_hint)

    # Loading

    async def table(self, code: str) -> LiveTable:
        """Return the table with this code, from memory or rebuilt from its record."""
        if live := self.tables.get(code):
            self._last_used[code] = self.now()
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        loaded = await asyncio.shield(self._loading[code])
        if loaded is None:
            raise unknown_code(code)
        return loaded

    async def _load(self, code: str) -> LiveTable | None:
        row = await self.store.table(code)
        if row is None or not can_be_played(row):
            return None
        await self._learn_cards(rows_among(read_seating(row.body).options))
        live = live_table(row)
        live.fold(await self.store.events(row.id, -1))
        self._insert(live)
        if self.is_alone:
            # Nobody can be connected to another process, whatever the store says.
            await change(self, live, lambda seating, now: connected(seating, (), now))
        return live

    def _insert(self, live: LiveTable) -> None:
        self.tables[live.code] = live
        self._last_used[live.code] = self.now()
        self.reschedule(live, is_own=True)

    def drop_idle(self) -> None:
        """Drop tables without connections from memory; they can be rebuilt at any time."""
        before = self.now() - IDLE_SECONDS
        for code in [code for code, live in self.tables.items() if self._is_idle(live, before)]:
            del self.tables[code], self._last_used[code]

    def _is_idle(self, live: LiveTable, before: float) -> bool:
        is_used = bool(live.listeners) or self._last_used[live.code] >= before
        return not is_used and self._schedule.due_at(live.code) is None

    # Changing

    async def add(self, new_row: Callable[[], TableRow]) -> LiveTable:
        """Add a new table, under the first code that is free."""
        for _ in range(MAX_CODES_TRIED):
            row = new_row()
            if await self.store.add_table(row):
                live = live_table(row)
                self._insert(live)
                return live
        raise conflict("no_free_table_code")

    def changed(self, live: LiveTable, *, is_own: bool) -> None:
        """Broadcast a change of a table if this process made it, and schedule what is due next."""
        if is_own:
            self._publish(live.row.id)
            if live.row.room:
                self._publish(room_topic(live.row.room))
        self._lessons.changed(live)
        self.reschedule(live, is_own=is_own)

    def reschedule(self, live: LiveTable, *, is_own: bool) -> None:
        act = next_act(self, live)
        self._schedule.set(live.code, None if act is None else act.at, is_own=is_own)

    def _publish(self, hint: str) -> None:
        self._publishing = hint
        self._bus.publish(hint)
        self._publishing = ""

    def drop_room(self, code: str) -> None:
        """Drop the tables of a room that has been deleted."""
        for live in [live for live in self.tables.values() if live.row.room == code]:
            del self.tables[live.code], self._last_used[live.code]
            self._schedule.forget(live.code)

    # Presence

    def people_here(self) -> Places:
        return {
            code: sorted(listener.person for listener in live.listeners)
            for code, live in self.tables.items()
            if live.listeners
        }

    def set_people_elsewhere(self, elsewhere: Places) -> None:
        for code, live in self.tables.items():
            if (people := elsewhere.get(code, [])) != live.people_elsewhere:
                live.people_elsewhere = people
                live.table_changed()
                self.reschedule(live, is_own=False)

    # Following other processes

    def _receive_hint(self, hint: str) -> None:
        if hint != self._publishing and hint in self.tables:
            self._hinted.add(hint)
            self._has_hints.set()

    async def run(self) -> None:
        """Read the tables that hints name and, at intervals, ask for changes of all tables, until cancelled."""
        next_poll = self._clock.monotonic() + POLL_SECONDS
        while True:
            with suppress(TimeoutError):
                async with timeout(self._clock, max(0.0, next_poll - self._clock.monotonic())):
                    await self._has_hints.wait()
            try:
                if self._clock.monotonic() >= next_poll:
                    next_poll = self._clock.monotonic() + POLL_SECONDS
                    self.drop_idle()
                    self._hinted |= set() if self.is_alone else self.tables.keys()
                await self._read_hinted()
                self._outage.end()
            except StoreError as error:
                self._outage.begin(error)
                await sleep(self._clock, RETRY_SECONDS)
            except Exception:
                log.exception("following other processes failed; retrying")
                await sleep(self._clock, RETRY_SECONDS)

    async def _read_hinted(self) -> None:
        """Query all tables that may have changed at once, then read the news of those that have."""
        self._has_hints.clear()
        hinted, self._hinted = self._hinted & self.tables.keys(), set()
        newest = await self.store.newest(list(hinted)) if hinted else {}
        for code, (ply, version) in newest.items():
            live = self.tables.get(code)
            if live is not None and (ply >= live.ply or version > live.row.version):
                await catch_up(self, live)
