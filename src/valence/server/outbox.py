"""What one connection is sent: replies in order, and one update of what it lacks whenever something has changed.

Nothing queues up for a slow reader: a change is only told, and what is new is taken when the client can take it.
"""

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

    __slots__ = ("_is_awaited", "_ply", "_replies", "_sent", "closed", "live", "notify", "person")

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
        self._sent: Rendered | None = None
        self._is_awaited: bool | None = None
        """Whether somebody waits for what there is to send; None when there is nothing."""

    @property
    def is_empty(self) -> bool:
        return self._is_awaited is None

    def wake(self) -> None:
        """Something has changed."""
        self._tell(self._is_update_awaited)

    def _tell(self, is_awaited: bool) -> None:
        if self.notify is not None and (self._is_awaited is None or is_awaited > self._is_awaited):
            self._is_awaited = is_awaited
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
        self._is_awaited = None
        if self.closed is None and (self._sent is None or self._sent is not self.live.rendered):
            if everything or self._is_update_awaited:
                texts.append(self._update())
            else:
                self._is_awaited = False
        return texts

    @property
    def _is_update_awaited(self) -> bool:
        """By who is to move, and by who has only just come."""
        return self._sent is None or self.live.waits_for(reader_of(self.live, self.person).seat)

    def _update(self) -> bytes:
        live = self.live
        message = update_for(live, reader_of(live, self.person), self._ply, time())
        self._ply, self._sent = live.present, live.rendered
        return message
