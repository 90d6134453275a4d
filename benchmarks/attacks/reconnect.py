"""A server with a whole school at its tables is restarted: everybody is back within seconds, at default limits."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.attacks.client import Person
from benchmarks.attacks.target import MAX_CLIENTS, Report
from benchmarks.load import free_port, serving
from valence.server.transport.open_files import raise_file_limit
from valence_lab.load import SEATS, Load

T = TypeVar("T")


async def attack(clients: int = 1200, within: float = 10.0) -> Report:
    raise_file_limit(MAX_CLIENTS)
    port = free_port()
    with (
        TemporaryDirectory(prefix="valence-attack-") as folder,
        Path(folder, "log").open("wb") as log,
    ):
        async with in_thread(serving(folder, port, log, {})) as (address, _):
            people = await seated(address, clients)
            staying = [asyncio.create_task(person.stay()) for person in people]
            await asyncio.gather(*(person.is_back.wait() for person in people))
        for person in people:
            person.is_back.clear()
        began = perf_counter()
        async with in_thread(serving(folder, port, log, {})):
            ready = perf_counter() - began
            await asyncio.gather(*(person.is_back.wait() for person in people))
            took = perf_counter() - began
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
    return Report(
        took <= within,
        f"{len(people)} clients are back {took:.1f} s after the new process was started, "
        f"which was ready after {ready:.1f} s",
    )


async def seated(address: str, clients: int) -> list["Returning"]:
    seating = Load(address, 0.0)
    tables = await asyncio.gather(*(seating.seat_table() for _ in range(clients // SEATS)))
    return [Returning(address, cookie, code) for table in tables for cookie, code, _ in table]


@asynccontextmanager
async def in_thread(manager: AbstractContextManager[T]) -> AsyncIterator[T]:
    """Enter and exit a context in a thread: starting and stopping a process blocks, but the clients have to go on."""
    entered = await asyncio.to_thread(manager.__enter__)
    try:
        yield entered
    finally:
        await asyncio.to_thread(manager.__exit__, None, None, None)


class Returning:
    """A client that reconnects as `web/src/connection.ts` does."""

    def __init__(self, address: str, cookie: str, code: str) -> None:
        self.is_back = asyncio.Event()
        self._person = Person(address)
        self._person.cookie = cookie
        self._code = code
        self._attempt = 0
        self._after: float | None = None  # seconds, if the server has said when to come back

    async def stay(self) -> None:
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await self._listen()
            backoff = min(8.0, 0.3 * 2**self._attempt) * random.uniform(0.7, 1.3)
            await asyncio.sleep(backoff if self._after is None else self._after)
            self._attempt, self._after = self._attempt + 1, None

    async def _listen(self) -> None:
        async with self._person.at_table(self._code) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "update":
                    self._attempt = 0
                    self.is_back.set()
                elif message["type"] == "bye":
                    self._after = message["after"]
