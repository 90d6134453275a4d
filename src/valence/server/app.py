"""The application: the parts of one server process, opened and closed together; and errors as responses."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import valence
from valence.server.bots.reviews import Reviews
from valence.server.bots.thinking import ServerBots
from valence.server.monitoring.metrics import Metrics
from valence.server.people.guessing import GuessingGuard
from valence.server.people.rate_limits import RateLimits
from valence.server.people.sessions import People
from valence.server.printing import Printer
from valence.server.records import RecordReader
from valence.server.rooms.rooms import Rooms
from valence.server.rooms.watchers import RoomWatchers
from valence.server.routes import (
    dependencies,
    games,
    operations,
    pages,
    people,
    play,
    practice,
    prints,
    rooms,
    solo,
    tables,
)
from valence.server.routes import sets as decks
from valence.server.routes.dependencies import AnyRequest, Service
from valence.server.sets.library import DeckLibrary
from valence.server.settings import Settings
from valence.server.store import StoreError, open_store
from valence.server.store.bus import open_bus
from valence.server.store.retention import Retention
from valence.server.tables.clock import Clock, SystemClock
from valence.server.tables.presence import Presence
from valence.server.tables.registry import TableRegistry
from valence.server.tables.schedule import Schedule
from valence.server.tables.scheduler import Scheduler
from valence.server.transport.connections import Connections
from valence.server.transport.held_updates import HeldUpdates
from valence.server.transport.middleware import Middleware
from valence.server.transport.shutdown import say_bye_on_signals
from valence.server.understanding import Understandings
from valence.server.workers.queue import JobQueue
from valence.table.errors import STORE_IS_DOWN, Denied, bad
from valence.table.host import Pace
from valence.table.protocol import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp

log = logging.getLogger("valence")

MAX_REQUEST_BYTES = 65_536
# Limits for the processes that read decks and make PDFs.
DECK_SECONDS, DECK_MEGABYTES = 15.0, 400
PRINT_SECONDS, PRINT_MEGABYTES = 90.0, 800
ROUTES = [
    *people.ROUTES,
    *tables.ROUTES,
    *rooms.ROUTES,
    *games.ROUTES,
    *decks.ROUTES,
    *practice.ROUTES,
    *prints.ROUTES,
    *operations.ROUTES,
    *solo.ROUTES,
    *pages.ROUTES,
    *play.ROUTES,
]


class Process:
    """The parts of one server process, opened and closed together. Everything runs by one clock."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        metrics, limits = Metrics(), RateLimits(settings, clock.monotonic)
        self._store = store = open_store(settings.database, clock.now)
        self._bus = open_bus(settings.bus)
        self._bots = ServerBots(
            settings.bot_workers, settings.bot_budget, metrics.bot_seconds, store
        )
        self._reviews = Reviews(store)
        self._deck_jobs = JobQueue(limits.jobs, timeout=DECK_SECONDS, megabytes=DECK_MEGABYTES)
        self._print_jobs = JobQueue(limits.jobs, timeout=PRINT_SECONDS, megabytes=PRINT_MEGABYTES)
        decks = DeckLibrary(store, self._deck_jobs, clock.now)
        schedule = Schedule()
        self._registry = registry = TableRegistry(
            store,
            self._bus,
            self._bots,
            clock,
            schedule,
            pace=Pace(settings.bot_pause, settings.grace),
            is_alone=settings.is_alone,
            learn_cards=decks.structures.learn,
        )
        self._scheduler = Scheduler(registry, schedule, clock, metrics, settings.bot_budget)
        watchers = RoomWatchers(self._bus)
        self._presence = Presence(registry, clock, [registry, watchers])
        held = HeldUpdates(store, clock)
        self._connections = Connections(settings, metrics, registry, self._presence, held)
        self._retention = Retention(store, settings.keep_days, clock.now, clock.monotonic)
        self.service = Service(
            settings=settings,
            clock=clock,
            limits=limits,
            guessing=GuessingGuard(limits),
            metrics=metrics,
            store=store,
            registry=registry,
            presence=self._presence,
            connections=self._connections,
            people=People(store, clock.now),
            rooms=Rooms(registry, watchers),
            watchers=watchers,
            decks=decks,
            printer=Printer(self._print_jobs),
            reviews=self._reviews,
            records=RecordReader(self._deck_jobs),
            understandings=Understandings(),
        )

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        await self._store.open()
        await self._bus.open()
        loops = (
            self._registry.run(),
            self._scheduler.run(),
            self._presence.run(),
            self._connections.run(),
            self._retention.run(),
        )
        tasks = [asyncio.create_task(loop) for loop in loops]
        for task in tasks:
            task.add_done_callback(_log_end)
        self._connections.is_accepting = True
        say_bye_on_signals(self._say_bye)
        yield
        await self._say_bye()
        self._scheduler.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._close()

    async def _say_bye(self) -> None:
        self._deck_jobs.close()
        self._print_jobs.close()
        await self._connections.say_bye()

    async def _close(self) -> None:
        await self._presence.close()
        self._bots.close()
        self._reviews.close()
        await self._bus.close()
        await self._store.close()


def _log_end(task: "asyncio.Task[None]") -> None:
    """Log that a background task has ended by itself: a bug, because these tasks run until they are cancelled."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.critical("a background task ended; restart the server", exc_info=error)


def build(settings: Settings, clock: Clock | None = None) -> tuple["ASGIApp", Service]:
    """The application, and the parts that its route handlers use."""
    process = Process(settings, clock or SystemClock())
    service = process.service

    async def the_service() -> Service:
        return service

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "service": Provide(the_service),
            "person": Provide(dependencies.person),
            "live": Provide(dependencies.live),
            "room": Provide(dependencies.room),
        },
        lifespan=[process.running],
        exception_handlers={
            Denied: _denied,
            StoreError: _store_is_down,
            HTTPException: _http_error,
            Exception: _bug,
        },
        request_class=JsonRequest,
        request_max_body_size=MAX_REQUEST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Valence",
            version=valence.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    middleware = Middleware(app, settings, service.metrics, service.people, service.limits)
    return middleware, service


class JsonRequest(Request[Any, Any, Any]):
    """A request that reports a body which is not UTF-8 or nested too deeply as the client's mistake."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise bad(f"This is not JSON that can be read: {error}") from None


def _denied(_: AnyRequest, denied: Denied) -> Response[Problem]:
    return Response(Problem(denied.code, denied.reason), status_code=denied.status)


def _store_is_down(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return _denied(request, STORE_IS_DOWN)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses: an unknown page, a body of the wrong shape."""
    wrong = "; ".join(
        f"{one.get('key', 'body')}: {one.get('message', '')}" for one in _extra(error)
    )
    reason = wrong or error.detail.partition(" for ")[0]
    return Response(Problem(f"http_{error.status_code}", reason), status_code=error.status_code)


def _extra(error: HTTPException) -> list[dict[str, str]]:
    extra = error.extra
    return [one for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []


def _bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(
        Problem("bug", "Something went wrong on the server. It has been logged."), status_code=500
    )
