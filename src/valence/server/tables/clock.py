"""The server's clock, and the timers that run by it. Tests pass in one that they move by hand."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since the epoch; other processes see the same."""
        ...

    def monotonic(self) -> float:
        """Seconds that never run backwards, to measure durations."""
        ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call back in the running event loop."""
        ...


class SystemClock:
    now = staticmethod(time)
    monotonic = staticmethod(monotonic)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)


@asynccontextmanager
async def timeout(clock: Clock, seconds: float) -> AsyncIterator[None]:
    """Limit a block like `asyncio.timeout`, by this clock: TimeoutError when the time is up."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:
        timer = clock.call_later(seconds, lambda: limit.reschedule(loop.time()))
        try:
            yield
        finally:
            timer.cancel()


async def sleep(clock: Clock, seconds: float) -> None:
    """Sleep like `asyncio.sleep`, by this clock."""
    is_over = asyncio.Event()
    timer = clock.call_later(seconds, is_over.set)
    try:
        await is_over.wait()
    finally:
        timer.cancel()
