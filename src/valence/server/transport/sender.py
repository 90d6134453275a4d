"""The sending side of a connection: its replies, and one update of everything it lacks whenever the table has changed.

Nothing queues up for a slow reader: a change only marks an update as due, and it is rendered when the one before has
been sent. A reader that stalls for too long is disconnected.
"""

import asyncio

from valence.core.languages import DEFAULT, Language
from valence.core.wire import encode
from valence.server.transport.held_updates import HeldUpdates
from valence.table.live import LiveTable
from valence.table.protocol import CLOSE_TOO_MANY, FromServer
from valence.table.updates import reader_of, update_for

MAX_REPLIES = 64


class Closed(Exception):
    """The connection ends, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Sender:
    """The sending side of one connection to one table. The transport takes one batch of messages after another."""

    __slots__ = (
        "_closing",
        "_has_news",
        "_held",
        "_is_update_due",
        "_ply",
        "_replies",
        "_sending_since",
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
        held: HeldUpdates,
        language: Language = DEFAULT,
    ) -> None:
        self.live = live
        self.person = person
        self.language = language
        # Resolves to the reason when nothing more will be sent.
        self.ended: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()
        self.is_answering = False  # a message of this client is being processed
        self._held = held
        self._closing: Closed | None = None
        self._ply = min(ply, live.client_ply)
        self._replies: list[bytes] = []
        self._is_update_due = True  # a new client waits for the position
        self._has_news: asyncio.Future[None] | None = None  # the transport waits for it
        self._sending_since: float | None = None

    def stop(self) -> None:
        """Send nothing more."""
        self._held.drop(self._send_update)
        self.ended.cancel()
        del self.live  # a cancelled stream keeps its sender until the next garbage collection

    # What there is to send

    def notify(self, is_urgent: bool) -> None:
        """The table has changed."""
        if is_urgent:
            self._send_update()
        elif not self._is_update_due:
            self._held.hold(self._send_update)

    def reply(self, message: FromServer) -> None:
        """Queue an answer; a client that asks and doesn't read is disconnected."""
        if len(self._replies) >= MAX_REPLIES:
            self.close(CLOSE_TOO_MANY, "too many answers are waiting to be read")
        else:
            self._replies.append(encode(message))
            self._wake()

    def close(self, code: int, reason: str) -> None:
        """End the connection after the queued replies."""
        self._closing = self._closing or Closed(code, reason)
        self._wake()

    def _send_update(self) -> None:
        self._is_update_due = True
        self._wake()

    def _wake(self) -> None:
        if self._has_news is not None and not self._has_news.done():
            self._has_news.set_result(None)

    # Sending it

    async def next_batch(self) -> list[bytes]:
        """Wait for messages, after those before have been sent; return none when the connection has ended."""
        self._sending_since = None
        while not self.ended.done():
            if texts := self._take():
                self._sending_since = self._held.clock.monotonic()
                return texts
            if self._closing is not None:
                self.ended.set_result(self._closing)
            else:
                self._has_news = asyncio.get_running_loop().create_future()
                await self._has_news
        return []

    def _take(self) -> list[bytes]:
        texts, self._replies = self._replies, []
        if self._is_update_due and self._closing is None:
            texts.append(self._rendered_update())
        return texts

    def _rendered_update(self) -> bytes:
        live = self.live
        message = update_for(
            live,
            reader_of(live, self.person, self.language),
            self._ply,
            self._held.clock.now(),
        )
        self._ply, self._is_update_due = live.client_ply, False
        self._held.drop(self._send_update)
        return message

    def end_if_stalled(self, limit: float) -> None:
        """End the connection if the client has not read a batch that was taken before this time."""
        since = self._sending_since
        if since is not None and since <= limit and not self.ended.done():
            self.ended.set_result(Closed(CLOSE_TOO_MANY, "the last message was not read in time"))
