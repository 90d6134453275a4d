"""Updates that nobody is waiting for, held back while moves are being written: less work, so nobody waits as long."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol, TypeAlias

from valence.server.tables.clock import Clock, Timer

MAX_BATCH_SECONDS = 1.0

Release: TypeAlias = Callable[[], None]


class WriteLoad(Protocol):
    """The store, as far as it is needed here."""

    appending: int  # how many moves are being written


class HeldUpdates:
    """One in every process. Under write load, spectators get batched updates, at most one second late."""

    def __init__(self, store: WriteLoad, clock: Clock) -> None:
        self.clock = clock
        self._store = store
        # When each has to be released at the latest, the one that waits longest first.
        self._held: OrderedDict[Release, float] = OrderedDict()
        self._is_scheduled = False
        self._timer: Timer | None = None

    def hold(self, release: Release) -> None:
        """Call back as soon as no move is being written, at the latest after a second."""
        self._held.setdefault(release, self.clock.monotonic() + MAX_BATCH_SECONDS)
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._release)

    def drop(self, release: Release) -> None:
        """Don't call back: the update has been sent, or the connection has ended."""
        self._held.pop(release, None)

    def _release(self) -> None:
        self._is_scheduled = False
        now = self.clock.monotonic()
        while self._held:
            release, due = next(iter(self._held.items()))
            if due > now and self._store.appending > 0:
                self._start_timer(due - now)
                return
            del self._held[release]
            release()

    def _start_timer(self, seconds: float) -> None:
        """Start the timer, in case nothing else is held until then."""
        if self._timer is None:
            self._timer = self.clock.call_later(seconds, self._timer_fired)

    def _timer_fired(self) -> None:
        self._timer = None
        self._release()
