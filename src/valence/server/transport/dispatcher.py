"""Decides which connection sends next: people who wait for an answer or are to move come first.

Under write load, everybody else gets batched updates, at most one second late: less work, so nobody waits as long.
"""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Protocol

from prometheus_client import Counter

from valence.server.tables.clock import Clock, Timer

if TYPE_CHECKING:
    from valence.server.transport.sender import Sender

MAX_BATCH_SECONDS = 1.0


class WriteLoad(Protocol):
    """The store, as far as the dispatcher needs it."""

    appending: int  # how many moves are being written


class Dispatcher:
    """One in every process; calls `flush` of each sender that was scheduled."""

    def __init__(self, store: WriteLoad, clock: Clock, stall: float, sent: Counter) -> None:
        self.clock = clock
        self.stall = stall  # seconds that a client may take to read
        self.sent = sent
        self._store = store
        self._urgent: list[Sender] = []
        # When each has to be sent at the latest, the one that waits longest first.
        self._batched: OrderedDict[Sender, float] = OrderedDict()
        self._is_scheduled = False
        self._timer: Timer | None = None

    def schedule(self, sender: "Sender", *, is_urgent: bool) -> None:
        """Flush this sender soon, before all that are not urgent if it is."""
        if is_urgent:
            self._urgent.append(sender)
        else:
            self._batch(sender)
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_scheduled = False
        urgent, self._urgent = self._urgent, []
        is_idle = self._store.appending == 0
        for sender in urgent:
            if sender.flush(everything=is_idle):
                self._batched.pop(sender, None)
            else:
                self._batch(sender)
        self._flush_batched()

    def _batch(self, sender: "Sender") -> None:
        self._batched.setdefault(sender, self.clock.monotonic() + MAX_BATCH_SECONDS)

    def _flush_batched(self) -> None:
        """Flush all batched senders if no move is being written, else only those that have waited long enough."""
        now = self.clock.monotonic()
        while self._batched:
            sender, due = next(iter(self._batched.items()))
            if due > now and self._store.appending > 0:
                self._start_timer(due - now)
                return
            del self._batched[sender]
            sender.flush(everything=True)

    def _start_timer(self, seconds: float) -> None:
        """Start the timer, in case nothing else is scheduled until then."""
        if self._timer is None:
            self._timer = self.clock.call_later(seconds, self._timer_fired)

    def _timer_fired(self) -> None:
        self._timer = None
        self._flush()
