"""Load: real tables of four over real sockets, with a figure for how fast moves are accepted."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from valence.table.protocol import VERSION, Accepted, Bye, Problem, Refused

SEATS = 4
TABLE = {"game": "pkace", "seats": SEATS, "options": {"series": 500}}
"""One deal after another, so that moves are measured and not the opening of tables."""
AT_ONCE = 16
"""How many tables are opened at the same time."""
PATIENCE = 60.0
"""Seconds to wait for a connection: all of them are opened at once."""


class _Offered(Struct):
    move: Raw


class _Table(Struct):
    status: str
    next: str | None


class _Update(Struct, tag_field="type", tag="update"):
    """As much of an update as a client reads that plays at random."""

    ply: int
    table: _Table
    moves: tuple[_Offered, ...]


decode = msgspec.json.Decoder(_Update | Accepted | Refused | Problem | Bye).decode


class LoadResult(Struct, frozen=True):
    clients: int
    seconds: float
    refused: int
    times: tuple[float, ...]
    """From sending to acknowledgement, the shortest first."""

    @property
    def rate(self) -> float:
        return len(self.times) / self.seconds

    def quantile(self, part: float) -> float:
        return self.times[int(part * (len(self.times) - 1))] if self.times else 0.0

    @property
    def text(self) -> str:
        p50, p99 = (self.quantile(part) * 1000 for part in (0.5, 0.99))
        return (
            f"{self.clients} clients, {self.seconds:.1f} s: {len(self.times)} moves accepted, "
            f"{self.refused} refused, {self.rate:.0f} a second; p50 {p50:.1f} ms, p99 {p99:.1f} ms"
        )


async def play_load(address: str, clients: int, seconds: float, pace: float) -> LoadResult:
    """Play at tables of four for so long; opening them is not counted."""
    async with playing(address, clients, pace) as load:
        await asyncio.sleep(min(1.0, seconds / 4) + pace)
        return await load.measured(seconds)


@asynccontextmanager
async def playing(address: str, clients: int, pace: float) -> AsyncIterator["Load"]:
    """Clients that are all connected, and play until they are left; OSError when one of them was sent away."""
    load = Load(address.rstrip("/"), pace)
    players = await asyncio.gather(*(load.seat_table() for _ in range(clients // SEATS)))
    tasks = [asyncio.create_task(load.play(*player)) for table in players for player in table]
    load.clients = len(tasks)
    here = asyncio.create_task(load.all_here.wait())
    await asyncio.wait([here, *tasks], return_when=asyncio.FIRST_COMPLETED)
    yield load
    here.cancel()
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    if broken := [end for end in ends if not isinstance(end, asyncio.CancelledError)]:
        raise OSError(f"{len(broken)} of {clients} connections ended; the first with {broken[0]!r}")


class Load:
    """Everybody who plays, and what their moves took."""

    def __init__(self, address: str, pace: float) -> None:
        self.clients = 0
        self.all_here = asyncio.Event()
        self.times: list[float] = []
        self.refused = 0
        self._address = address
        self._pace = pace
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._here: set[str] = set()

    async def measured(self, seconds: float) -> LoadResult:
        """What is accepted and refused from now on for so long."""
        before, refused, began = len(self.times), self.refused, perf_counter()
        await asyncio.sleep(seconds)
        took, times = perf_counter() - began, sorted(self.times[before:])
        return LoadResult(self.clients, took, self.refused - refused, tuple(times))

    async def seat_table(self) -> list[tuple[str, str, bool]]:
        """Four people at a new table: cookie, code, and who asks for the next game."""
        async with self._opening:
            cookies = [await self._person() for _ in range(SEATS)]
            table = await self._post("/api/tables", cookies[0], TABLE)
            for cookie in cookies[1:]:
                await self._post(f"/api/tables/{table['code']}/sit", cookie)
            await self._post(f"/api/tables/{table['code']}/start", cookies[0])
        return [(cookie, table["code"], cookie is cookies[0]) for cookie in cookies]

    async def play(self, cookie: str, code: str, is_host: bool) -> None:
        """One game after another."""
        if self._pace:
            await asyncio.sleep(random.random() * self._pace)
        while True:
            address = self._address.replace("http", "ws", 1)
            async with connect(
                f"{address}/ws",
                additional_headers={"Cookie": cookie},
                open_timeout=PATIENCE,
                compression=None,
                max_queue=None,
            ) as socket:
                hello = {"type": "hello", "version": VERSION, "table": code, "ply": -1}
                await socket.send(json.dumps(hello))
                code = await self._game(socket, cookie, code, is_host)

    async def _game(self, socket: ClientConnection, cookie: str, code: str, is_host: bool) -> str:
        """Move whenever it is our turn; the code of the next table when the game is over."""
        sent, moved, asked = 0.0, -1, False
        while True:
            heard = decode(await socket.recv(decode=False))
            self._is_here(cookie)
            if isinstance(heard, Accepted):
                self.times.append(perf_counter() - sent)
            elif not isinstance(heard, _Update):
                self.refused += 1
            elif heard.table.next:
                return heard.table.next
            elif heard.moves and heard.ply > moved:
                moved = heard.ply
                await asyncio.sleep(self._pace)
                move = random.choice(heard.moves).move
                sent = perf_counter()
                await socket.send(_wish(heard.ply, move), text=True)
            elif heard.table.status == "over" and is_host and not asked:
                asked = True
                await self._post(f"/api/tables/{code}/rematch", cookie)

    def _is_here(self, cookie: str) -> None:
        self._here.add(cookie)
        if len(self._here) == self.clients:
            self.all_here.set()

    async def _person(self) -> str:
        answer = await asyncio.to_thread(urlopen, f"{self._address}/api/me", timeout=PATIENCE)
        with answer:
            return str(answer.headers["set-cookie"]).partition(";")[0]

    async def _post(self, path: str, cookie: str, wish: dict[str, object] | None = None) -> Any:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        body = json.dumps(wish or {}).encode()
        return await asyncio.to_thread(_ask, Request(self._address + path, body, headers))


def _ask(request: Request) -> Any:
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        reason = error.read().decode()
        raise OSError(f"{request.full_url} was answered with {error.code}: {reason}") from None


def _wish(ply: int, move: Raw) -> bytes:
    return msgspec.json.encode({"type": "move", "id": f"{ply}", "ply": ply, "move": move})
