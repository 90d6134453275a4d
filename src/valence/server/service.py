"""The parts of one server process, opened and closed together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar

from valence.server.bots.reviews import Reviews
from valence.server.bots.thinking import ServerBots
from valence.server.monitoring.metrics import Metrics
from valence.server.people.sessions import People
from valence.server.people.signing_out import SigningOut
from valence.server.printing import Printer, extras
from valence.server.records import read_record
from valence.server.rooms.rooms import Rooms
from valence.server.rooms.watchers import RoomWatchers
from valence.server.sets.library import SetLibrary
from valence.server.settings import Settings
from valence.server.sharing.doors import Doors
from valence.server.sharing.guessing import GuessingGuard
from valence.server.sharing.rates import RateLimits
from valence.server.sharing.windows import Windows
from valence.server.store import open_store
from valence.server.store.bus import open_bus
from valence.server.store.retention import Retention
from valence.server.tables.clock import Clock
from valence.server.tables.presence import Presence
from valence.server.tables.registry import TableRegistry
from valence.server.tables.schedule import Schedule
from valence.server.tables.scheduler import Scheduler
from valence.server.transport.connections import Connections
from valence.server.transport.held_updates import HeldUpdates
from valence.server.transport.shutdown import say_bye_on_signals
from valence.server.understanding import Understandings
from valence.server.watching import Watching
from valence.server.workers.queue import JobQueue
from valence.table.host import Pace

log = logging.getLogger("valence")

# Limits for the processes that read sets and make PDFs.
SET_SECONDS, SET_MEGABYTES = 15.0, 400
PRINT_SECONDS, PRINT_MEGABYTES = 90.0, 800


class Service:
    """One server process, as route handlers use it. Everything runs by one clock."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings = settings
        self.clock = clock
        self.metrics = Metrics()
        self.limits = RateLimits(settings, clock.monotonic)
        self.store = open_store(settings.database, clock.now)
        self.people = People(self.store, clock.now)
        self._bus = open_bus(settings.bus)
        self.doors = Doors(self._bus, self.limits, clock.monotonic)
        self.guessing = GuessingGuard(self.limits, self.doors)
        self.windows = Windows(settings.most_connections)
        self.signing_out = SigningOut(self._bus, self.people, self.windows)
        self._retention = Retention(
            self.store,
            settings.keep_days,
            settings.keep_classes_days,
            clock.now,
            clock.monotonic,
        )
        jobs = self.limits.jobs
        self._set_jobs = JobQueue(jobs, timeout=SET_SECONDS, megabytes=SET_MEGABYTES)
        self._print_jobs = JobQueue(jobs, timeout=PRINT_SECONDS, megabytes=PRINT_MEGABYTES)
        self.sets = SetLibrary(self.store, self._set_jobs, clock.now)
        self.read_record = partial(read_record, self._set_jobs)
        self.extras = extras
        self.printer = Printer(self._print_jobs)
        self.understandings = Understandings()
        self._reviews = Reviews(self.store)
        self.review = self._reviews.review
        self.findings_of = self.understandings.of_player
        self._bots = ServerBots(
            settings.bot_workers, settings.bot_budget, self.metrics.bot_seconds, self.store
        )
        schedule = Schedule()
        self.registry = TableRegistry(
            self.store,
            self._bus,
            self._bots,
            clock,
            schedule,
            pace=Pace(settings.bot_pause, settings.grace),
            is_alone=settings.is_alone,
            learn_cards=self.sets.structures.learn,
        )
        self._scheduler = Scheduler(
            self.registry, schedule, clock, self.metrics, settings.bot_budget
        )
        self.watchers = RoomWatchers(self._bus)
        self.rooms = Rooms(
            self.registry,
            self.watchers,
            keep_days=settings.keep_days,
            keep_classes_days=settings.keep_classes_days,
        )
        self.presence = Presence(self.registry, clock, [self.registry, self.watchers])
        held = HeldUpdates(self.store, clock)
        self.connections = Connections(
            settings, self.metrics, self.registry, self.presence, held, self.windows
        )
        self.watching = Watching(self.rooms, self.connections, self._bus)

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        await self.store.open()
        await self._bus.open()
        await self.rooms.classes.find_people()
        parts = (
            self.registry,
            self._scheduler,
            self.presence,
            self.connections,
            self.watching,
            self._retention,
        )
        tasks = [asyncio.create_task(part.run()) for part in parts]
        for task in tasks:
            task.add_done_callback(_log_end)
        self.connections.is_accepting = True
        say_bye_on_signals(self._say_bye)
        yield
        await self._say_bye()
        self._scheduler.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._close()

    async def _say_bye(self) -> None:
        self._set_jobs.close()
        self._print_jobs.close()
        await self.connections.say_bye()

    async def _close(self) -> None:
        await self.presence.close()
        self._bots.close()
        self._reviews.close()
        await self._bus.close()
        await self.store.close()


def _log_end(task: "asyncio.Task[None]") -> None:
    """Log that a background task has ended by itself: a bug, because these tasks run until they are cancelled."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.critical("a background task ended; restart the server", exc_info=error)
