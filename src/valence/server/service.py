"""Everything that one server process holds, opened and closed together."""

import asyncio
from contextlib import suppress

from valence.core.game import Seat
from valence.server.jobs.bot_pool import BotPool, ReviewedMove
from valence.server.jobs.decks import DeckLibrary
from valence.server.jobs.job_queue import JobQueue
from valence.server.jobs.printing import Printer
from valence.server.monitoring.metrics import Metrics
from valence.server.people.rate_limits import RateLimits
from valence.server.people.sessions import People
from valence.server.rooms.rooms import Rooms
from valence.server.settings import Settings
from valence.server.store import open_store
from valence.server.store.bus import open_bus
from valence.server.store.retention import delete_old_data_daily
from valence.server.tables.live import LiveTable
from valence.server.tables.presence import Presence
from valence.server.tables.registry import TableRegistry
from valence.server.tables.scheduler import Scheduler
from valence.server.transport.dispatcher import Dispatcher
from valence.server.transport.outbox import Outbox
from valence.table.errors import too_many
from valence.table.protocol import CLOSE_GOING_AWAY, Bye, MoveInWords

COME_BACK = 2.0


class Service:
    """One a process."""

    def __init__(self, settings: Settings, limits: RateLimits) -> None:
        self.settings = settings
        self.limits = limits
        self.metrics = Metrics()
        self.store = open_store(settings.database)
        self.bus = open_bus(settings.bus)
        self.registry = TableRegistry(settings, self.store, self.bus, self.metrics)
        self.dispatcher = Dispatcher(lambda: self.store.appending > 0)
        self.people = People(self.store)
        self.rooms = Rooms(self.registry)
        self.bot_pool = BotPool(settings.bot_workers, settings.bot_budget)
        self.review_pool = BotPool(1, settings.bot_budget)
        self.job_queue = JobQueue(limits.jobs)
        self.printer = Printer(self.job_queue)
        self.decks = DeckLibrary(self.store, self.job_queue)
        self.scheduler = Scheduler(self.registry, self.bot_pool)
        self.presence = Presence(self.registry)
        self.outboxes: set[Outbox] = set()
        self.is_open = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        work = (
            self.registry.follow(),
            self.scheduler.keep(),
            self.presence.keep(),
            delete_old_data_daily(self.store, self.settings.keep_days),
        )
        self._tasks = [asyncio.create_task(each) for each in work]
        self.is_open = True

    async def say_bye(self) -> None:
        """Tell every client to come back, and give them a moment to hear it."""
        self.is_open = False
        self.job_queue.close()
        for outbox in list(self.outboxes):
            outbox.reply(Bye("The server restarts.", COME_BACK))
            outbox.close(CLOSE_GOING_AWAY, "the server goes away")
        with suppress(TimeoutError):
            async with asyncio.timeout(COME_BACK):
                while self.outboxes:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.say_bye()
        self.scheduler.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()
        self.bot_pool.close()
        self.review_pool.close()
        await self.bus.close()
        await self.store.close()

    async def is_ready(self) -> bool:
        return self.is_open and await self.store.is_ready()

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        return await self.bot_pool.advice(live, seat)

    def review(self, live: LiveTable) -> "asyncio.Task[tuple[ReviewedMove, ...]]":
        """The review of a game that is over, begun when somebody first asks for it."""
        if live.review is None:
            record = "" if live.match is None else live.match.record
            live.review = asyncio.create_task(self.review_pool.review(record))
        return live.review

    # Connections

    def check_room_for(self, outbox: Outbox) -> None:
        """Too many connections are refused."""
        settings, live = self.settings, outbox.live
        if len(self.outboxes) >= settings.most_connections or not self.is_open:
            raise too_many("The server is full; try again in a while.")
        own = sum(other.person == outbox.person for other in live.listeners)
        if own >= settings.most_per_person:
            raise too_many("You have this table open in too many windows.")
        is_watching = live.seating.seat_of(outbox.person) is None
        if is_watching and len(live.listeners) >= settings.most_spectators:
            raise too_many("Too many people watch this table.")

    def admit(self, outbox: Outbox) -> None:
        """A connection begins."""
        self.outboxes.add(outbox)
        self.metrics.connections.set(len(self.outboxes))
        self.metrics.tables.set(len(self.registry.tables))
        self.presence.come(outbox.live, outbox)

    def dismiss(self, outbox: Outbox) -> None:
        """A connection is over."""
        self.outboxes.discard(outbox)
        self.metrics.connections.set(len(self.outboxes))
        self.presence.go(outbox.live, outbox)
