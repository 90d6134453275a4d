"""A server that is stopped says goodbye to its clients before their connections are closed."""

import asyncio
import signal
import threading
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import TypeAlias

SIGNALS = (signal.SIGTERM, signal.SIGINT)

SayBye: TypeAlias = Callable[[], Awaitable[None]]


def say_bye_on_signals(say_bye: SayBye) -> None:
    """The web server closes sockets as soon as it gets a signal, so we handle it first and then pass it on."""
    if threading.current_thread() is threading.main_thread():
        for number in SIGNALS:
            _handle_first(say_bye, number, asyncio.get_running_loop())


def _handle_first(say_bye: SayBye, number: signal.Signals, loop: asyncio.AbstractEventLoop) -> None:
    next_handler = signal.getsignal(number)
    if not callable(next_handler):
        return
    leaving: list[asyncio.Task[None]] = []

    async def leave(frame: FrameType | None) -> None:
        try:
            await say_bye()
        finally:  # whatever happens, the server can be stopped
            next_handler(number, frame)

    def begin(frame: FrameType | None) -> None:
        # Further signals are ignored: leaving takes a few seconds at most, and nothing is lost.
        if not leaving:
            leaving.append(loop.create_task(leave(frame)))

    def handle(_: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(begin, frame)

    signal.signal(number, handle)
