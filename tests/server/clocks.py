"""A clock that only the test moves."""

import asyncio
from collections.abc import Callable
from threading import Lock


class ManualTimer:
    def __init__(self, at: float, callback: Callable[[], None]) -> None:
        self.at = at
        self._loop = asyncio.get_running_loop()
        self._callback = callback
        self._is_cancelled = False

    def cancel(self) -> None:
        self._is_cancelled = True

    def fire(self) -> None:
        """From any thread: the server that set the timer may run in another one."""
        self._loop.call_soon_threadsafe(self._call)

    def _call(self) -> None:
        if not self._is_cancelled:
            self._callback()


class ManualClock:
    def __init__(self, start: float = 0.0) -> None:
        self._now = start
        self._timers: list[ManualTimer] = []
        self._lock = Lock()

    def __call__(self) -> float:
        return self._now

    def now(self) -> float:
        return self._now

    def monotonic(self) -> float:
        return self._now

    def call_later(self, seconds: float, callback: Callable[[], None]) -> ManualTimer:
        with self._lock:
            timer = ManualTimer(self._now + seconds, callback)
            self._timers.append(timer)
        if seconds <= 0:
            self.advance(0)
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass, and call back whoever waited for it."""
        with self._lock:
            self._now += seconds
            due = sorted((t for t in self._timers if t.at <= self._now), key=lambda t: t.at)
            self._timers = [timer for timer in self._timers if timer.at > self._now]
        for timer in due:
            timer.fire()
