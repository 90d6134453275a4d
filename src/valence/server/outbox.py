"""What one connection is sent: replies in order, and one update of what it lacks whenever something has changed.

Nothing queues up for a slow reader: a change is only told, and what is new is taken when the client can take it.
"""

from collections import deque
from collections.abc import Callable
from time import time

from valence.server.live import LiveTable
from valence.server.protocol import CLOSE_TOO_MANY, FromServer
from valence.server.updates import Rendered, encode, reader_of, update_for

MOST_REPLIES = 64


class Closed(Exception):
    """The connection is at its end, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Outbox:
    """The sending side of one connection to one table."""

    def __init__(self, live: LiveTable, person: str, ply: int) -> None:
        self.live = live
        self.person = person
        self.closed: Closed | None = None
        """Why the connection ends after the answers that wait."""
        self.notify: Callable[[], None] | None = None
        """Called once when there is something to send, and not again until it was taken."""
        self._ply = min(ply, live.present)
        self._replies: deque[bytes] = deque()
        self._sent: Rendered | None = None
        self._has_news = False

    def wake(self) -> None:
        if not self._has_news and self.notify is not None:
            self._has_news = True
            self.notify()

    def reply(self, message: FromServer) -> None:
        """Queue an answer; a client that asks and does not read is sent away."""
        if len(self._replies) >= MOST_REPLIES:
            self.close(CLOSE_TOO_MANY, "too many answers are waiting to be read")
        else:
            self._replies.append(encode(message))
            self.wake()

    def close(self, code: int, reason: str) -> None:
        """After the answers that wait."""
        self.closed = self.closed or Closed(code, reason)
        self.wake()

    def all(self) -> list[bytes]:
        """Everything that there is to send now."""
        self._has_news = False
        return list(iter(self._ready, None))

    def _ready(self) -> bytes | None:
        if self._replies:
            return self._replies.popleft()
        if self.closed is None and (self._sent is None or self._sent is not self.live.rendered):
            return self._update()
        return None

    def _update(self) -> bytes:
        live = self.live
        message = update_for(live, reader_of(live, self.person), self._ply, time())
        self._ply, self._sent = live.present, live.rendered
        return message
