"""Everything that one server process holds, opened and closed together."""

import asyncio
import logging
from contextlib import suppress
from time import time

from valence.core.game import Seat
from valence.server.bus import open_bus
from valence.server.decks import Decks
from valence.server.dispatch import Dispatcher
from valence.server.hall import Hall
from valence.server.keeper import Keeper
from valence.server.limits import Buckets
from valence.server.live import LiveTable
from valence.server.metrics import Metrics
from valence.server.outbox import Outbox
from valence.server.people import People
from valence.server.presence import Presence
from valence.server.printing import Press
from valence.server.problems import too_many
from valence.server.protocol import CLOSE_GOING_AWAY, Bye, MoveInWords
from valence.server.rooms import Rooms
from valence.server.settings import Settings
from valence.server.store import open_store
from valence.server.thinking import ReviewedMove, Thinkers
from valence.server.workshop import Workshop

log = logging.getLogger("valence")

DAY = 86_400.0
COME_BACK = 2.0


class Service:
    """One a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = open_store(settings.database)
        self.bus = open_bus(settings.bus)
        self.hall = Hall(settings, self.store, self.bus, self.metrics)
        self.dispatcher = Dispatcher(lambda: self.store.appending > 0)
        self.people = People(self.store)
        self.rooms = Rooms(self.hall)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_budget)
        self.reviewers = Thinkers(1, settings.bot_budget)
        self.workshop = Workshop()
        self.press = Press(self.workshop)
        self.decks = Decks(self.store, self.workshop)
        self.keeper = Keeper(self.hall, self.thinkers)
        self.presence = Presence(self.hall)
        self.new_people = Buckets(
            settings.requests_per_second / 10, 6 * settings.requests_per_second
        )
        self.new_tables = Buckets(0.5, 60)
        self.wrong_codes = Buckets(1, 60)
        self.messages = Buckets(settings.messages_per_second, 3 * settings.messages_per_second)
        self.outboxes: set[Outbox] = set()
        self.is_open = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open()
        work = (
            self.hall.follow(),
            self.keeper.keep(),
            self.presence.keep(),
            self._forget_daily(),
        )
        self._tasks = [asyncio.create_task(each) for each in work]
        self.is_open = True

    async def say_bye(self) -> None:
        """Tell every client to come back, and give them a moment to hear it."""
        self.is_open = False
        self.workshop.close()
        for outbox in list(self.outboxes):
            outbox.reply(Bye("The server restarts.", COME_BACK))
            outbox.close(CLOSE_GOING_AWAY, "the server goes away")
        with suppress(TimeoutError):
            async with asyncio.timeout(COME_BACK):
                while self.outboxes:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.say_bye()
        self.keeper.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()
        self.thinkers.close()
        self.reviewers.close()
        await self.bus.close()
        await self.store.close()

    async def is_ready(self) -> bool:
        return self.is_open and await self.store.is_ready()

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        return await self.thinkers.advice(live, seat)

    def review(self, live: LiveTable) -> "asyncio.Task[tuple[ReviewedMove, ...]]":
        """The review of a game that is over, begun when somebody first asks for it."""
        if live.review is None:
            record = "" if live.match is None else live.match.record
            live.review = asyncio.create_task(self.reviewers.review(record))
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
        self.metrics.tables.set(len(self.hall.tables))
        self.presence.come(outbox.live, outbox)

    def dismiss(self, outbox: Outbox) -> None:
        """A connection is over."""
        self.outboxes.discard(outbox)
        self.metrics.connections.set(len(self.outboxes))
        self.presence.go(outbox.live, outbox)

    async def _forget_daily(self) -> None:
        while True:
            try:
                if old := await self.store.forget(time() - self.settings.keep_days * DAY):
                    log.info("forgot %d old tables", old)
            except Exception:
                log.exception("forgetting old tables failed")
            await asyncio.sleep(DAY)
