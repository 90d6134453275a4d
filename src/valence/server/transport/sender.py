"""Sends one connection its replies, and one update of what it lacks whenever the table has changed.

Nothing queues up for a slow reader: a change only marks an update as pending, and the update is rendered when it can be
sent. A reader that stalls for too long is disconnected.
"""

import asyncio
from typing import Protocol

from valence.core.languages import DEFAULT, Language
from valence.core.wire import encode
from valence.server.tables.clock import Timer
from valence.server.transport.dispatcher import Dispatcher
from valence.table.live import LiveTable
from valence.table.protocol import CLOSE_TOO_MANY, FromServer
from valence.table.updates import reader_of, update_for

MAX_REPLIES = 64

# What is pending: nothing, something that can be batched, or something that somebody is waiting for.
NOTHING, BATCHED, URGENT = range(3)


class Closed(Exception):
    """The connection ends, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Channel(Protocol):
    """The way to one client: a WebSocket, or a stream of server-sent events."""

    sender: "Sender | None"  # its `resume` is called when the channel becomes writable again

    @property
    def is_writable(self) -> bool: ...

    def write(self, texts: list[bytes]) -> None: ...


class Sender:
    """The sending side of one connection to one table."""

    __slots__ = (
        "_channel",
        "_closing",
        "_dispatcher",
        "_ply",
        "_queued",
        "_replies",
        "_stall_timer",
        "_update",
        "ended",
        "is_answering",
        "language",
        "live",
        "person",
    )

    def __init__(
        self,
        live: LiveTable,
        person: str,
        ply: int,
        channel: Channel,
        dispatcher: Dispatcher,
        language: Language = DEFAULT,
    ) -> None:
        self.live = live
        self.person = person
        self.language = language
        # Resolves to the reason when nothing more will be sent.
        self.ended: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()
        self.is_answering = False  # a message of this client is being processed
        self._channel = channel
        self._dispatcher = dispatcher
        self._closing: Closed | None = None
        self._ply = min(ply, live.client_ply)
        self._replies: list[bytes] = []
        self._update = URGENT  # a new client waits for the position
        self._queued = URGENT  # the priority with which the dispatcher will call `flush`
        self._stall_timer: Timer | None = None
        channel.sender = self
        dispatcher.schedule(self, is_urgent=True)

    def stop(self) -> None:
        """Send nothing more."""
        self._channel.sender = None
        self._cancel_stall_timer()
        self.ended.cancel()

    # What there is to send

    def notify(self, is_urgent: bool) -> None:
        """The table has changed."""
        self._update = max(self._update, URGENT if is_urgent else BATCHED)
        self._schedule(self._update)

    def reply(self, message: FromServer) -> None:
        """Queue an answer; a client that asks and doesn't read is disconnected."""
        if len(self._replies) >= MAX_REPLIES:
            self.close(CLOSE_TOO_MANY, "too many answers are waiting to be read")
        else:
            self._replies.append(encode(message))
            self._schedule(URGENT)

    def close(self, code: int, reason: str) -> None:
        """End the connection after the queued replies."""
        self._closing = self._closing or Closed(code, reason)
        self._schedule(URGENT)

    def _schedule(self, priority: int) -> None:
        if priority > self._queued:
            self._queued = priority
            self._dispatcher.schedule(self, is_urgent=priority == URGENT)

    # Sending it

    def flush(self, *, everything: bool) -> bool:
        """Send everything, or only what is urgent; False if the dispatcher has to send the rest later."""
        if self.ended.done():
            return True
        if not self._channel.is_writable:
            self._start_stall_timer()
            return True  # `resume` sends it
        try:
            if texts := self._take(everything):
                self._channel.write(texts)
                self._dispatcher.sent.inc(len(texts))
        except Exception as error:
            self.ended.set_exception(error)
        else:
            if self._closing is not None:
                self.ended.set_result(self._closing)
        return self._queued == NOTHING

    def resume(self) -> None:
        """Send what is queued, after the client has read what was written before."""
        self._cancel_stall_timer()
        if self._queued != NOTHING:
            self.flush(everything=True)

    def _take(self, everything: bool) -> list[bytes]:
        texts, self._replies = self._replies, []
        self._queued = NOTHING
        if self._update != NOTHING and self._closing is None:
            if everything or self._update == URGENT:
                texts.append(self._rendered_update())
            else:
                self._queued = BATCHED
        return texts

    def _rendered_update(self) -> bytes:
        live = self.live
        now = self._dispatcher.clock.now()
        reader = reader_of(live, self.person, self.language)
        message = update_for(live, reader, self._ply, now)
        self._ply, self._update = live.client_ply, NOTHING
        return message

    # Stalled readers

    def _start_stall_timer(self) -> None:
        if self._stall_timer is None:
            clock, stall = self._dispatcher.clock, self._dispatcher.stall
            self._stall_timer = clock.call_later(stall, self._end_stalled)

    def _cancel_stall_timer(self) -> None:
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None

    def _end_stalled(self) -> None:
        if not self.ended.done():
            self.ended.set_result(Closed(CLOSE_TOO_MANY, "the last message was not read in time"))
