"""A server that is told to stop says good-bye to its clients before their connections are closed."""

import asyncio
import signal
import threading
from types import FrameType

from valence.server.service import Service

SIGNALS = (signal.SIGTERM, signal.SIGINT)


def say_bye_on_signals(service: Service) -> None:
    """The web server closes sockets as soon as it hears a signal, so we hear it first and pass it on."""
    if threading.current_thread() is threading.main_thread():
        for number in SIGNALS:
            _hear_first(service, number, asyncio.get_running_loop())


def _hear_first(service: Service, number: signal.Signals, loop: asyncio.AbstractEventLoop) -> None:
    then = signal.getsignal(number)
    if not callable(then):
        return
    leaving: list[asyncio.Task[None]] = []

    async def leave(frame: FrameType | None) -> None:
        await service.say_bye()
        then(number, frame)

    def begin(frame: FrameType | None) -> None:
        # To press Ctrl-C again is of no use: leaving takes a few seconds at most, and loses nothing.
        if not leaving:
            leaving.append(loop.create_task(leave(frame)))

    def hear(_: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(begin, frame)

    signal.signal(number, hear)
