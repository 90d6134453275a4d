"""A clock that only the test moves."""

import asyncio
from collections.abc import Callable
from threading import Event


class ManualTimer:
    def __init__(self, at: float, callback: Callable[[], None]) -> None:
        self.at = at
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock:
    """For one event loop, which may run in a different thread from the test."""

    def __init__(self, start: float = 0.0) -> None:
        self._now = start
        self._jump = 0.0  # by how much the clock on the wall was set ahead, or back
        self._timers: list[ManualTimer] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def __call__(self) -> float:
        return self._now

    def now(self) -> float:
        return self._now + self._jump

    def monotonic(self) -> float:
        return self._now

    def jump(self, seconds: float) -> None:
        """Set the clock ahead or back without time passing."""
        self._jump += seconds

    def call_later(self, seconds: float, callback: Callable[[], None]) -> ManualTimer:
        self._loop = asyncio.get_running_loop()
        timer = ManualTimer(self._now + seconds, callback)
        self._timers.append(timer)
        if seconds <= 0:
            self._loop.call_soon(self._fire)
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass, and fire the timers that are due.

        In the loop's own thread: code there reads the clock and sets a timer without time passing in between.
        """
        if self._loop is None or self._loop.is_closed() or _is_running_here(self._loop):
            self._advance(seconds)
        else:
            has_advanced = Event()
            self._loop.call_soon_threadsafe(self._advance, seconds)
            self._loop.call_soon_threadsafe(has_advanced.set)
            has_advanced.wait()

    def _advance(self, seconds: float) -> None:
        self._now += seconds
        self._fire()

    def _fire(self) -> None:
        due = sorted((t for t in self._timers if t.at <= self._now), key=lambda t: t.at)
        self._timers = [timer for timer in self._timers if timer.at > self._now]
        for timer in due:
            if not timer.is_cancelled:
                timer.callback()


def _is_running_here(loop: asyncio.AbstractEventLoop) -> bool:
    try:
        return asyncio.get_running_loop() is loop
    except RuntimeError:
        return False
