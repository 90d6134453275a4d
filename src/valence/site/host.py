"""The host of the tables on this device: loads them, schedules what is due, follows what other tabs do."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import time
from typing import Any

from valence.questions.evidence import Evidence
from valence.site.bots import WorkerBots
from valence.site.disk import DeviceStore
from valence.table import presence
from valence.table.acts import act_if_due
from valence.table.changes import catch_up
from valence.table.deadlines import next_act
from valence.table.errors import conflict, unknown_code
from valence.table.host import Pace
from valence.table.live import LiveTable
from valence.table.loading import can_be_played, live_table
from valence.table.rows import TableRow

# Nobody leaves a device that they play on, so no bot stands in.
PACE = Pace(bot_pause=0.8, grace=0.0)
MAX_CODES_TRIED = 20


class SiteHost:
    """All tables of this tab."""

    is_alone = False  # other tabs write to the same storage
    now = staticmethod(time)

    def __init__(
        self,
        store: DeviceStore,
        bots: WorkerBots,
        announce: Callable[[str], None],
        pace: Pace = PACE,
    ) -> None:
        self.store = store
        self.bots = bots
        self.pace = pace
        self.tables: dict[str, LiveTable] = {}
        self._announce = announce  # tells the other tabs that a table has changed
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[str] = set()  # the tables at which a bot is thinking
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, code: str) -> LiveTable:
        """Return the table with this code, from memory or rebuilt from its rows."""
        if code in self.tables:
            return self.tables[code]
        row = await self.store.table(code)
        if row is None or not can_be_played(row):
            raise unknown_code(code)
        live = live_table(row)
        live.fold(await self.store.events(row.id, -1))
        # Another request may have loaded it in the meantime.
        live = self.tables.setdefault(code, live)
        self._schedule(live)
        return live

    async def add(self, new_row: Callable[[], TableRow]) -> LiveTable:
        """Add a new table, under the first code that is free."""
        for _ in range(MAX_CODES_TRIED):
            row = new_row()
            if await self.store.add_table(row):
                return await self.table(row.code)
        raise conflict("no_free_table_code")

    async def remove(self, code: str) -> None:
        if (live := self.tables.pop(code, None)) is not None:
            self._cancel(live)
        await self.store.remove_table(code)

    def earlier(self, live: LiveTable, person: str) -> Sequence[Evidence]:
        """Return nothing: without a room, every game is a lesson of its own."""
        del live, person
        return ()

    def changed(self, live: LiveTable, *, is_own: bool) -> None:
        if is_own:
            self._announce(live.code)
        self._schedule(live)

    async def follow(self, code: str) -> None:
        """Catch up with another tab, which has changed a table."""
        if (live := self.tables.get(code)) is None:
            return
        await catch_up(self, live)
        if live.listeners:
            self.settle_soon(live)

    def settle_soon(self, live: LiveTable) -> None:
        """Settle the seats after a window was opened or closed."""
        self.start(presence.settle(self, live))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)  # the event loop holds only a weak reference
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            raise error

    # Deadlines

    def _schedule(self, live: LiveTable) -> None:
        self._cancel(live)
        # Only an open table plays on: with its window closed, it waits for the player.
        act = next_act(self, live) if live.listeners else None
        if act is not None and live.code not in self._acting:
            later = asyncio.get_running_loop().call_later
            self._timers[live.code] = later(
                max(0.0, act.at - self.now()), lambda: self.start(self._act(live))
            )

    def _cancel(self, live: LiveTable) -> None:
        if (timer := self._timers.pop(live.code, None)) is not None:
            timer.cancel()

    async def _act(self, live: LiveTable) -> None:
        self._acting.add(live.code)
        try:
            await act_if_due(self, live)
        finally:
            self._acting.discard(live.code)
        self._schedule(live)
