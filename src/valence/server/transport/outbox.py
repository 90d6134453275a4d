"""What one connection is sent: replies in order, and one update of what it lacks whenever something has changed.

Nothing queues up for a slow reader: a change is only told, and what is new is taken when the client can take it.
"""

from collections.abc import Callable
from time import time

from valence.core.wire import encode
from valence.server.tables.live import LiveTable
from valence.server.tables.updates import reader_of, update_for
from valence.table.protocol import CLOSE_TOO_MANY, FromServer

MOST_REPLIES = 64


class Closed(Exception):
    """The connection is at its end, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Outbox:
    """The sending side of one connection to one table."""

    __slots__ = ("_news", "_ply", "_replies", "_told", "closed", "live", "notify", "person")

    def __init__(self, live: LiveTable, person: str, ply: int) -> None:
        self.live = live
        self.person = person
        self.closed: Closed | None = None
        """Why the connection ends after the answers that wait."""
        self.notify: Callable[[bool], None] | None = None
        """Called when there is something to send, with whether anybody waits for it, and not again until it was
        taken, unless only now somebody waits."""
        self._ply = min(ply, live.present)
        self._replies: list[bytes] = []
        self._news: bool | None = True
        """Whether somebody waits for the update that there is, as who has just come does; None when there is none."""
        self._told: bool | None = None
        """Whether somebody waits for anything that there is to send; None when there is nothing."""

    @property
    def is_empty(self) -> bool:
        return self._told is None

    def wake(self, is_awaited: bool = True) -> None:
        self._news = is_awaited or bool(self._news)
        self._tell(is_awaited)

    def _tell(self, is_awaited: bool) -> None:
        if self.notify is not None and (self._told is None or is_awaited > self._told):
            self._told = is_awaited
            self.notify(is_awaited)

    def reply(self, message: FromServer) -> None:
        """Queue an answer; a client that asks and does not read is sent away."""
        if len(self._replies) >= MOST_REPLIES:
            self.close(CLOSE_TOO_MANY, "too many answers are waiting to be read")
        else:
            self._replies.append(encode(message))
            self._tell(True)

    def close(self, code: int, reason: str) -> None:
        """After the answers that wait."""
        self.closed = self.closed or Closed(code, reason)
        self._tell(True)

    def take(self, *, everything: bool = True) -> list[bytes]:
        """What there is to send now: everything, or only what somebody waits for."""
        texts, self._replies = self._replies, []
        self._told = None
        if self._news is not None and self.closed is None:
            if everything or self._news:
                texts.append(self._update())
            else:
                self._told = False
        return texts

    def _update(self) -> bytes:
        live = self.live
        message = update_for(live, reader_of(live, self.person), self._ply, time())
        self._ply, self._news = live.present, None
        return message
