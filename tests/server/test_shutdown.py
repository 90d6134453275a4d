"""A server that is stopped says goodbye first, and stops in any case."""

import asyncio
import os
import signal
import sys

import pytest

from valence.server.transport.shutdown import say_bye_on_signals

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process can't signal itself")


@pytest.mark.parametrize("fails", [False, True])
def test_the_web_server_is_stopped_after_the_goodbye_even_if_that_fails(fails: bool) -> None:
    heard: list[str] = []

    async def say_bye() -> None:
        heard.append("bye")
        if fails:
            raise RuntimeError("nobody there")

    async def stop() -> None:
        say_bye_on_signals(say_bye)
        os.kill(os.getpid(), signal.SIGTERM)
        while len(heard) < 2:
            await asyncio.sleep(0.001)

    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    signal.signal(signal.SIGTERM, lambda *_: heard.append("stop"))
    try:
        asyncio.run(asyncio.wait_for(stop(), 60))
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert heard == ["bye", "stop"]
