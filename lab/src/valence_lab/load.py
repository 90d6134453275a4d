"""Load test: real tables of four over real sockets, measuring how fast moves are accepted."""

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
# A long series, so that moves are measured rather than the opening of tables.
TABLE = {"game": "pkace", "seats": SEATS, "options": {"series": 500}}
TABLES_OPENED_AT_ONCE = 16
# Long, because all clients connect at the same time.
CONNECT_TIMEOUT = 60.0


class _Offered(Struct):
    move: Raw


class _Table(Struct):
    status: str
    next: str | None


class _Update(Struct, tag_field="type", tag="update"):
    """The fields of an update that a client playing at random needs."""

    ply: int
    table: _Table
    moves: tuple[_Offered, ...]


decode = msgspec.json.Decoder(_Update | Accepted | Refused | Problem | Bye).decode


class LoadResult(Struct, frozen=True):
    clients: int
    seconds: float
    refused: int
    # Seconds from sending a move to its acknowledgement, sorted.
    times: tuple[float, ...]

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
    """Play at tables of four for this many seconds; opening them is not counted."""
    async with playing(address, clients, pace) as load:
        await asyncio.sleep(min(1.0, seconds / 4) + pace)
        return await load.measured(seconds)


@asynccontextmanager
async def playing(address: str, clients: int, pace: float) -> AsyncIterator["Load"]:
    """Connected clients that play until the context exits; OSError if any connection ended early."""
    load = Load(address.rstrip("/"), pace)
    players = await asyncio.gather(*(load.seat_table() for _ in range(clients // SEATS)))
    tasks = [asyncio.create_task(load.play(*player)) for table in players for player in table]
    load.clients = len(tasks)
    connected = asyncio.create_task(load.all_connected.wait())
    await asyncio.wait([connected, *tasks], return_when=asyncio.FIRST_COMPLETED)
    yield load
    connected.cancel()
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    if broken := [end for end in ends if not isinstance(end, asyncio.CancelledError)]:
        raise OSError(f"{len(broken)} of {clients} connections ended; the first with {broken[0]!r}")


class Load:
    """All clients, and how long their moves took."""

    def __init__(self, address: str, pace: float) -> None:
        self.clients = 0
        self.all_connected = asyncio.Event()
        self.times: list[float] = []
        self.refused = 0
        self._address = address
        self._pace = pace
        self._opening = asyncio.Semaphore(TABLES_OPENED_AT_ONCE)
        self._connected: set[str] = set()

    async def measured(self, seconds: float) -> LoadResult:
        """Count the moves accepted and refused during the next seconds."""
        before, refused, began = len(self.times), self.refused, perf_counter()
        await asyncio.sleep(seconds)
        took, times = perf_counter() - began, sorted(self.times[before:])
        return LoadResult(self.clients, took, self.refused - refused, tuple(times))

    async def seat_table(self) -> list[tuple[str, str, bool]]:
        """Seat four people at a new table: cookie, table code, and whether they request the rematch."""
        async with self._opening:
            cookies = [await self._person() for _ in range(SEATS)]
            table = await self._post("/api/tables", cookies[0], TABLE)
            for cookie in cookies[1:]:
                await self._post(f"/api/tables/{table['code']}/sit", cookie)
            await self._post(f"/api/tables/{table['code']}/start", cookies[0])
        return [(cookie, table["code"], cookie is cookies[0]) for cookie in cookies]

    async def play(self, cookie: str, code: str, is_host: bool) -> None:
        if self._pace:
            await asyncio.sleep(random.random() * self._pace)
        while True:
            address = self._address.replace("http", "ws", 1)
            async with connect(
                f"{address}/ws",
                additional_headers={"Cookie": cookie},
                open_timeout=CONNECT_TIMEOUT,
                compression=None,
                max_queue=None,
            ) as socket:
                hello = {"type": "hello", "version": VERSION, "table": code, "ply": -1}
                await socket.send(json.dumps(hello))
                code = await self._game(socket, cookie, code, is_host)

    async def _game(self, socket: ClientConnection, cookie: str, code: str, is_host: bool) -> str:
        """Move whenever it is our turn; returns the code of the next table when the game is over."""
        sent, moved, asked = 0.0, -1, False
        while True:
            message = decode(await socket.recv(decode=False))
            self._mark_connected(cookie)
            if isinstance(message, Accepted):
                self.times.append(perf_counter() - sent)
            elif not isinstance(message, _Update):
                self.refused += 1
            elif message.table.next:
                return message.table.next
            elif message.moves and message.ply > moved:
                moved = message.ply
                await asyncio.sleep(self._pace)
                move = random.choice(message.moves).move
                sent = perf_counter()
                await socket.send(_move_message(message.ply, move), text=True)
            elif message.table.status == "over" and is_host and not asked:
                asked = True
                await self._post(f"/api/tables/{code}/rematch", cookie)

    def _mark_connected(self, cookie: str) -> None:
        self._connected.add(cookie)
        if len(self._connected) == self.clients:
            self.all_connected.set()

    async def _person(self) -> str:
        answer = await asyncio.to_thread(
            urlopen, f"{self._address}/api/me", timeout=CONNECT_TIMEOUT
        )
        with answer:
            return str(answer.headers["set-cookie"]).partition(";")[0]

    async def _post(self, path: str, cookie: str, body: dict[str, object] | None = None) -> Any:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        content = json.dumps(body or {}).encode()
        return await asyncio.to_thread(_ask, Request(self._address + path, content, headers))


def _ask(request: Request) -> Any:
    try:
        with urlopen(request, timeout=CONNECT_TIMEOUT) as answer:
            return json.loads(answer.read())
    except HTTPError as error:
        reason = error.read().decode()
        raise OSError(f"{request.full_url} was answered with {error.code}: {reason}") from None


def _move_message(ply: int, move: Raw) -> bytes:
    return msgspec.json.encode({"type": "move", "id": f"{ply}", "ply": ply, "move": move})
