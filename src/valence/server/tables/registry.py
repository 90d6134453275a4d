"""All tables that this process has in memory: loading, changing, following what other processes do."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time
from typing import TypeAlias

from msgspec.structs import replace

from valence.chem.molecules import StructuresMissing
from valence.games import CATALOGUE
from valence.server.monitoring.metrics import Metrics
from valence.server.settings import Settings
from valence.server.store import Store, TableRow
from valence.server.store.bus import Bus
from valence.server.tables.live import LiveTable
from valence.server.tables.seating import Seating, connected, read_seating, write_seating
from valence.table.errors import conflict, unknown_code

log = logging.getLogger("valence")

POLL = 2.0
"""Seconds between two questions for what is new, in case that a hint was lost."""
IDLE = 60.0
"""Seconds for which a table that nobody looks at stays in memory."""
TRIES = 20

Places: TypeAlias = dict[str, list[str]]
"""The people connected to each table, or looking at each room."""


class TableRegistry:
    """A table here is a cache; the store has the truth."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        self.watched: Callable[[LiveTable, bool], None] = lambda *_: None
        """Called when a table has changed, which may make something due; with whether this process changed it."""
        self._bus = bus
        self._own = ""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._behind: set[str] = set()
        self._hinted = asyncio.Event()
        self._rooms: dict[str, dict[asyncio.Event, str]] = {}
        self._elsewhere: Places = {}
        bus.subscribe(self._hear)

    # Loading

    async def table(self, code: str) -> LiveTable:
        """The table with this code, from memory or rebuilt from its record."""
        if live := self.tables.get(code):
            live.used = time()
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
        if row is None or not _can_be_played(row):
            return None
        try:
            live = await asyncio.to_thread(_built, row)
        except StructuresMissing as missing:
            raise conflict(f"The cards of this table cannot be read here: {missing}") from None
        live.fold(await self.store.events(row.id, -1))
        live.used = time()
        self.tables[code] = live
        if self.settings.is_alone:
            # Nobody can be connected to another process, whatever the store says.
            await self.change(live, lambda seating, now: connected(seating, (), now))
        self.watched(live, True)
        return live

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at; they can be rebuilt at any time."""
        before = time() - IDLE
        for code in [code for code, live in self.tables.items() if _is_idle(live, before)]:
            del self.tables[code]

    # Changing

    async def add(self, make: Callable[[], TableRow]) -> LiveTable:
        """A new table, under the first code that is free."""
        for _ in range(TRIES):
            row = make()
            if await self.store.add_table(row):
                live = self.tables[row.code] = LiveTable(row)
                live.used = time()
                return live
        raise conflict("No free code was found; try again.")

    async def change(self, live: LiveTable, change: Callable[[Seating, float], Seating]) -> None:
        """Change who sits where or how the game runs; one change after another, each seeing the one before."""
        async with live.changing:
            if not self.settings.is_alone:
                await self.catch_up(live)
            for _ in range(TRIES):
                if await self._change_once(live, change):
                    return
                await self.catch_up(live)
        raise conflict("Too many changes at once; try again.")

    async def _change_once(
        self, live: LiveTable, change: Callable[[Seating, float], Seating]
    ) -> bool:
        """False when another process has changed the table meanwhile."""
        now = time()
        seating = change(live.seating, now)
        if seating == live.seating:
            return True
        row = replace(
            live.row,
            body=write_seating(seating),
            status=seating.status,
            version=live.row.version + 1,
            updated=now,
        )
        if not await self.store.save_table(row):
            return False
        live.renew(row)
        self.announce(live)
        self.watched(live, True)
        return True

    def announce(self, live: LiveTable) -> None:
        """Tell the other processes, and whoever looks at the room."""
        self._own = live.row.id
        self._bus.publish(live.row.id)
        self._own = ""
        if live.row.room:
            self.announce_room(live.row.room)

    # Rooms: whoever looks at one waits for an event

    def announce_room(self, code: str) -> None:
        self._own = f"room {code}"
        self._bus.publish(self._own)
        self._own = ""
        self._wake_room(code)

    def watch_room(self, code: str, person: str) -> asyncio.Event:
        """An event that is set whenever the room has changed; who watches is in the room."""
        news = asyncio.Event()
        self._rooms.setdefault(code, {})[news] = person
        self.announce_room(code)
        return news

    def unwatch_room(self, code: str, news: asyncio.Event) -> None:
        watchers = self._rooms.get(code, {})
        watchers.pop(news, None)
        if not watchers:
            self._rooms.pop(code, None)
        self.announce_room(code)

    def watchers(self, code: str) -> set[str]:
        return {*self._rooms.get(code, {}).values(), *self._elsewhere.get(f"room {code}", ())}

    def windows(self, code: str, person: str) -> int:
        """In how many windows this person looks at the room."""
        return list(self._rooms.get(code, {}).values()).count(person)

    def watched_rooms(self) -> Places:
        return {f"room {code}": sorted(news.values()) for code, news in self._rooms.items()}

    def hear_elsewhere(self, elsewhere: Places) -> None:
        """Who is connected to the other processes."""
        before, self._elsewhere = self._elsewhere, elsewhere
        for code, live in self.tables.items():
            if (people := elsewhere.get(code, [])) != live.elsewhere:
                live.elsewhere = people
                live.changed_around()
        for code in self._rooms:
            if elsewhere.get(f"room {code}") != before.get(f"room {code}"):
                self._wake_room(code)

    def _wake_room(self, code: str) -> None:
        for news in self._rooms.get(code, ()):
            news.set()

    # Following

    async def catch_up(self, live: LiveTable) -> None:
        """Read what the store has and this process has not."""
        newest = await self.store.newest([live.row.id])
        if found := newest.get(live.row.id):
            await self._catch_up_to(live, *found)

    async def _catch_up_to(self, live: LiveTable, ply: int, version: int) -> None:
        # The row first: moves can only be made again at a table that has begun.
        if version > live.row.version and (row := await self.store.table(live.code)):
            live.renew(row)
        if ply >= live.ply:
            live.fold(await self.store.events(live.row.id, live.ply - 1))
        self.watched(live, False)

    def _hear(self, hint: str) -> None:
        if hint == self._own:
            return
        if hint.startswith("room "):
            self._wake_room(hint.removeprefix("room "))
        elif hint in self.tables:
            self._behind.add(hint)
            self._hinted.set()

    async def follow(self) -> None:
        """For ever: read what was hinted at, and every two seconds ask for what was not."""
        poll = monotonic() + POLL
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, poll - monotonic())):
                    await self._hinted.wait()
            try:
                if monotonic() >= poll:
                    poll = monotonic() + POLL
                    self.forget_idle()
                    self._behind |= set() if self.settings.is_alone else self.tables.keys()
                await self._read_news()
            except Exception:
                log.exception("following other processes failed; trying again")
                await asyncio.sleep(1)

    async def _read_news(self) -> None:
        """One question for all tables that may have changed, then what is new at those that have."""
        self._hinted.clear()
        behind, self._behind = self._behind & self.tables.keys(), set()
        newest = await self.store.newest(list(behind)) if behind else {}
        for code, (ply, version) in newest.items():
            live = self.tables.get(code)
            if live is not None and (ply >= live.ply or version > live.row.version):
                await self._catch_up_to(live, ply, version)


def _can_be_played(row: TableRow) -> bool:
    """Its moves may mean something else by the rules of today, or the game may be gone."""
    entry = CATALOGUE.get(row.game)
    return entry is not None and read_seating(row.body).rules == entry.game.rules_version


def _built(row: TableRow) -> LiveTable:
    """Not in the event loop: the structures of an own deck take their time when they are read first."""
    live = LiveTable(row)
    live.game.options(live.seating.options, len(live.seating.chairs))
    return live


def _is_idle(live: LiveTable, before: float) -> bool:
    return not live.listeners and live.used < before and live.due is None
