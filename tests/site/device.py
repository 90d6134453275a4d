"""A device without a browser: storage in memory, bots that think at once, and the messages that its windows got."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from valence.site.bots import run_job
from valence.site.requests import Response
from valence.site.worker import Site
from valence.table.protocol import VERSION

PATIENCE = 20.0  # seconds

Json = dict[str, Any]


class MemoryDisk:
    """IndexedDB in a dict. It hands control to others as a real one would."""

    def __init__(self) -> None:
        self.stored: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.stored.get(key)

    async def read_all(self, prefix: str) -> list[str]:
        await asyncio.sleep(0)
        return [self.stored[key] for key in sorted(self.stored) if key.startswith(prefix)]

    async def swap(self, key: str, before: str | None, after: str) -> bool:
        await asyncio.sleep(0)
        if self.stored.get(key) != before:
            return False
        self.stored[key] = after
        return True

    async def remove(self, prefix: str) -> None:
        await asyncio.sleep(0)
        for key in [key for key in self.stored if key.startswith(prefix)]:
            del self.stored[key]


async def think(job: str) -> str:
    return run_job(job)


class Device:
    """A tab on a device. Tabs of one browser share the disk and hear what the others announce."""

    def __init__(
        self, disk: MemoryDisk | None = None, bots: Callable[[str], Awaitable[str]] = think
    ) -> None:
        self.disk = disk or MemoryDisk()
        self.announced: list[str] = []
        self.closed: list[tuple[int, int, str]] = []
        self.inbox: dict[int, asyncio.Queue[Json]] = {}
        self.site = Site(
            self.disk,
            bots,
            lambda window, text: self.inbox[window].put_nowait(json.loads(text)),
            lambda *closed: self.closed.append(closed),
            self.announced.append,
            bot_pause=0.0,
        )

    async def ask(self, method: str, path: str, body: object = None) -> Response:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        return await self.site.request(method, path, text)

    async def json(self, method: str, path: str, body: object = None) -> Any:
        response = await self.ask(method, path, body)
        assert response.status == 200, response
        return json.loads(response.body)

    async def open_table(self, game: str, seats: int, **wish: object) -> str:
        made = await self.json("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        code: str = made["code"]
        return code

    async def connect(self, code: str, seat: int = -1, window: int = 1) -> Json:
        """Open a window; its first update."""
        self.inbox[window] = asyncio.Queue()
        hello = {"type": "hello", "version": VERSION, "table": code, "ply": -1}
        await self.site.connect(window, json.dumps(hello), seat)
        return await self.next("update", window)

    async def next(self, type_: str, window: int = 1) -> Json:
        """The next message of a type; others before it are dropped."""
        async with asyncio.timeout(PATIENCE):
            while (message := await self.inbox[window].get())["type"] != type_:
                pass
        return message

    async def until(self, is_wanted: Callable[[Json], bool], window: int = 1) -> Json:
        """The first update that is wanted."""
        while not is_wanted(update := await self.next("update", window)):
            pass
        return update

    async def after(self, move: str, window: int = 1) -> Json:
        """The first update that has this move; a hint before it is an entry of the log too."""
        ply, update = None, None
        async with asyncio.timeout(PATIENCE):
            while ply is None or update is None or update["ply"] < ply:
                message = await self.inbox[window].get()
                if message["type"] == "update":
                    update = message
                elif message["type"] == "accepted" and message["id"] == move:
                    ply = message["ply"]
        return update

    async def send(self, message: Json, window: int = 1) -> None:
        await self.site.receive(window, json.dumps(message))


def is_ready(update: Json) -> bool:
    """Return True if the reader is to move, or the game is over."""
    return update["table"]["status"] == "over" or update["table"]["you"] in update["to_move"]


async def play_out(device: Device, update: Json, window: int = 1) -> Json:
    """Play with the first legal move or the first hint until the game is over."""
    for n in range(2000):
        if not is_ready(update):
            update = await device.until(is_ready, window)
        if update["table"]["status"] == "over":
            return update
        move = await _move(device, update, n, window)
        message = {"type": "move", "id": f"m{n}", "ply": update["ply"], "move": move}
        await device.send(message, window)
        update = await device.after(f"m{n}", window)
    raise AssertionError("the game was not over after 2000 moves")


async def _move(device: Device, update: Json, n: int, window: int) -> object:
    if update["moves"]:
        return update["moves"][0]["move"]
    await device.send({"type": "advice", "id": f"a{n}"}, window)
    return (await device.next("advice", window))["moves"][0]["move"]
