"""The open connections of this process: admitting them, answering their messages, closing them."""

import asyncio
from contextlib import suppress
from functools import partial
from time import perf_counter

from valence.core.languages import Language, known_or_default
from valence.server.monitoring.metrics import Metrics
from valence.server.settings import Settings
from valence.server.sharing.windows import Window, Windows
from valence.server.tables.clock import sleep
from valence.server.tables.presence import Presence
from valence.server.tables.registry import TableRegistry
from valence.server.transport.held_updates import HeldUpdates
from valence.server.transport.sender import Sender
from valence.table.changes import catch_up
from valence.table.codes import read_code
from valence.table.errors import Denied, Kind, too_many
from valence.table.live import LiveTable
from valence.table.messages import answer
from valence.table.protocol import (
    CLOSE_FORBIDDEN,
    CLOSE_GOING_AWAY,
    CLOSE_TOO_MANY,
    VERSION,
    Accepted,
    AskAdvice,
    Bye,
    FromClient,
    FromServer,
    Hello,
    MakeMove,
    Refused,
)
from valence.table.words import replies

STALL_CHECK_SECONDS = 1.0
OTHERS_NEED_IT = "other people need this connection"
RECONNECT_SECONDS = 2.0  # how long clients are asked to wait, and we wait for them to leave


class Connections:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        registry: TableRegistry,
        presence: Presence,
        held: HeldUpdates,
        windows: Windows,
    ) -> None:
        self.senders: dict[Sender, Window] = {}
        self._asking: set[str] = set()  # people who are waiting for a hint
        self.is_accepting = False
        self._settings = settings
        self._metrics = metrics
        self._registry = registry
        self._presence = presence
        self._held = held
        self._windows = windows

    async def run(self) -> None:
        """Disconnect clients that don't read."""
        clock, stall = self._held.clock, self._settings.stall
        while True:
            await sleep(clock, STALL_CHECK_SECONDS)
            for sender in self.senders:
                sender.end_if_stalled(clock.monotonic() - stall)

    async def table(self, hello: Hello) -> LiveTable:
        """The table that a hello names, at least as new as the client knows it."""
        if hello.version != VERSION:
            raise Denied(Kind.OUTDATED, "version", ours=VERSION, yours=hello.version)
        live = await self._registry.table(read_code(hello.table))
        if hello.ply > live.client_ply:
            await catch_up(self._registry, live)
        return live

    def open(self, live: LiveTable, person: str, hello: Hello) -> Sender:
        """Open a connection; Denied if there are too many and nobody makes room."""
        self.check_limits(live, person)
        sender = Sender(live, person, hello.ply, self._held, known_or_default(hello.lang))
        is_known = live.seating.seat_of(person) is not None or live.seating.host == person
        window = Window(person, is_known, partial(sender.close, CLOSE_TOO_MANY, OTHERS_NEED_IT))
        self._windows.open(window)
        self.senders[sender] = window
        self._count()
        self._presence.connect(live, sender)
        return sender

    def check_limits(self, live: LiveTable, person: str) -> None:
        """Refuse one window too many of a person, or of spectators."""
        settings = self._settings
        if not self.is_accepting:
            raise too_many("server_full")
        own = sum(listener.person == person for listener in live.listeners)
        if own >= settings.most_per_person:
            raise too_many("windows_of_table")
        is_spectator = live.seating.seat_of(person) is None
        if is_spectator and len(live.listeners) >= settings.most_spectators:
            raise too_many("spectators")

    def close(self, sender: Sender) -> None:
        live = sender.live
        sender.stop()
        self._windows.close(self.senders.pop(sender))
        self._count()
        self._presence.disconnect(live, sender)

    def _count(self) -> None:
        self._metrics.connections.set(len(self.senders))
        self._metrics.tables.set(len(self._registry.tables))

    async def handle(
        self, live: LiveTable, person: str, message: FromClient, language: Language
    ) -> FromServer:
        """Answer a message, over whatever transport it came; count moves and the time they take."""
        if isinstance(message, AskAdvice):
            return await self._advise_once(live, person, message, language)
        began = perf_counter()
        reply = await answer(self._registry, live, person, message, language)
        if isinstance(message, MakeMove) and isinstance(reply, Accepted | Refused):
            self._metrics.count_move(live.row.game, reply)
            self._metrics.move_seconds.observe(perf_counter() - began)
        return reply

    async def _advise_once(
        self, live: LiveTable, person: str, question: AskAdvice, language: Language
    ) -> FromServer:
        """Answer one request for a hint at a time for each person: hints take long to compute."""
        if person in self._asking:
            return Refused(question.id, "busy", replies(language)["hint_on_its_way"])
        self._asking.add(person)
        try:
            return await answer(self._registry, live, person, question, language)
        finally:
            self._asking.discard(person)

    def close_windows(self, live: LiveTable, person: str) -> None:
        """Disconnect a person who has left their seat."""
        for sender in list(self.senders):
            if sender.live is live and sender.person == person:
                sender.close(CLOSE_FORBIDDEN, "you have left this seat")

    def spectators(self, room: str) -> list[Sender]:
        """Return the connections to the tables of a room whose people have no seat there."""
        return [
            sender
            for sender in self.of_room(room)
            if sender.live.seating.seat_of(sender.person) is None
        ]

    def of_room(self, room: str) -> list[Sender]:
        """Return the connections to the tables of a room."""
        return [sender for sender in self.senders if sender.live.row.room == room]

    async def say_bye(self) -> None:
        """Tell every client to reconnect later, and give them a moment to read it."""
        self.is_accepting = False
        for sender in list(self.senders):
            sender.reply(Bye("The server is restarting.", RECONNECT_SECONDS))
            sender.close(CLOSE_GOING_AWAY, "the server is going away")
        with suppress(TimeoutError):
            async with asyncio.timeout(RECONNECT_SECONDS):
                while self.senders:
                    await asyncio.sleep(0.01)
