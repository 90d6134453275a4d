"""Random frames and requests: never a server error, always a documented close code, and flat memory."""

import asyncio
import json
import random
import re
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any
from urllib.parse import quote

from benchmarks.attacks.client import Message, Person, new_person
from benchmarks.attacks.target import Report, target
from benchmarks.load import UNLIMITED, resident
from valence.games import CATALOGUE
from valence.table.messages import read_message
from valence.table.protocol import VERSION, Problem

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
DOCUMENTED = {
    int(code) for row in re.findall(r"^\| ([\d, ]+) \|", PAGE, re.M) for code in row.split(",")
}
OUR_OWN = 1000  # the server repeats it
SETTINGS = {**UNLIMITED, "VALENCE_TRUST_PROXY": "127.0.0.1"}
PLAYERS = 18
VISITORS = 200  # with an address each: who has asked for too many wrong codes gets no further
AT_ONCE = 6
FRAMES_PER_SOCKET = 40
MAX_INVALID = 8  # texts that are no messages; after ten, the server closes the connection
WARM_UP = 0.3  # of all frames; after this, memory must stay flat
MAX_GROWTH = 1.10
TIMEOUT = 60.0
LAST = {"type": "preview", "id": "last", "move": {}}
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")
NOT_ASKED = re.compile(
    "/stream|/print|/set/"
)  # no end, or seconds of work with limits of their own
PLACE = {"type": "place", "tiles": [[9, 9, "Na"], [9, 10, "Cl"]]}
BAD_FRAMES = (
    b"\x81\x81" + bytes(4) + b"\xff",  # not UTF-8
    b"\x01\x81" + bytes(4) + b"\xff" + b"\x80\x81" + bytes(4) + b"\xff",  # nor this, in fragments
    b"\x80\x80" + bytes(4),  # a continuation of nothing
    b"\x89\xfe\x00\xff" + bytes(259),  # a ping that is too long
    b"\xf1\x80" + bytes(4),  # reserved bits
    b"\x83\x80" + bytes(4),  # a reserved opcode
    b"\x81\x01x",  # not masked
    b"\x81\xff" + b"\x7f" * 8 + bytes(4),  # 9 exabytes
    b"\x88\x82" + bytes(4) + b"\x03\xe8",  # a proper close
)
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 99, 2**63, 10**30, 10**4300 - 1, 1e308, "", "x", "\x00", "٣", "💥" * 9, "a" * 300, [],
    {}, [[]], {"type": "x"},
)  # fmt: skip
LUCK = random.Random()
BODIES = (b"", b"{", b"\xff", b"[" * 3000, b'{"options":' * 2000, b'{"seats":' + b"9" * 4400 + b"}")


async def attack(frames: int = 1_000_000, requests: int = 100_000) -> Report:
    with target(SETTINGS) as server:
        fuzzer = Fuzzer(server.address, server.pid)
        await fuzzer.prepare()
        await asyncio.gather(*(fuzzer.run(frames, requests) for _ in range(AT_ONCE)))
        size, errors = resident(server.pid), server.errors
    wrong = [code for code in fuzzer.closed if code not in {*DOCUMENTED, OUR_OWN}]
    wrong += [status for status in fuzzer.statuses if status >= 500]
    return Report(
        not (wrong or errors) and size <= MAX_GROWTH * fuzzer.warm_size,
        f"{fuzzer.frames} frames on {fuzzer.sockets} sockets, closed with {_shown(fuzzer.closed)}; "
        f"{fuzzer.requests} requests, answered with {_shown(fuzzer.statuses)}; {len(errors)} errors in the log; "
        f"memory {fuzzer.warm_size / 1e6:.0f} MB when warm, {size / 1e6:.0f} MB at the end"
        + "".join(f"\n  {line}" for line in errors[:5]),
    )


def _shown(counts: "Counter[int]") -> str:
    return ", ".join(f"{code} × {count}" for code, count in sorted(counts.items()))


class Player:
    """Somebody at a table, and the move that is changed at random."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.code = ""
        self.move: Any = PLACE
        self.ply = 0
        self._game = game

    async def open_table(self) -> None:
        game = CATALOGUE[self._game].game
        bots = [{"seat": seat} for seat in range(1, max(2, game.seats[0]))]
        table = {"game": self._game, "seats": len(bots) + 1, "bots": bots}
        answer = await self.person.post("/api/tables", table)
        if answer.status == 201:
            self.code = answer.json()["code"]

    def read(self, update: Message) -> None:
        self.ply = update["ply"]
        if update["moves"]:
            self.move = random.choice(update["moves"])["move"]
        if update["outcome"] is not None:
            self.code = ""

    def message(self) -> bytes:
        """Return a random message, mostly of the right shape, so that it gets past the parser."""
        id_, ply, move = f"{random.random()}", self.ply, changed(self.move)
        messages: tuple[Message, ...] = (
            {"type": "move", "id": id_, "ply": ply, "move": move},
            {"type": "preview", "id": id_, "move": move},
            {"type": "advice", "id": id_},
        )
        message = random.choices(messages, (6, 3, 1))[0]
        return json.dumps(changed(message) if random.random() < 0.2 else message).encode()


def changed(value: Any, luck: random.Random = LUCK) -> Any:
    """Return the value with one part of it replaced or removed."""
    if not isinstance(value, dict | list) or not value or luck.random() < 0.1:
        return luck.choice(ODD)
    keys = list(value) if isinstance(value, dict) else range(len(value))
    key, copy = luck.choice(keys), value.copy()
    if luck.random() < 0.1:
        del copy[key]
    else:
        copy[key] = changed(value[key], luck)
    return copy


class Fuzzer:
    def __init__(self, address: str, pid: int) -> None:
        self.frames = self.requests = self.sockets = self.warm_size = 0
        self.closed: Counter[int] = Counter()
        self.statuses: Counter[int] = Counter()
        self._address = address
        self._pid = pid
        self._players: list[Player] = []
        self._visitors: list[Person] = []
        self._routes: list[tuple[str, str]] = []  # method and path

    async def prepare(self) -> None:
        for _, game in zip(range(PLAYERS), cycle(CATALOGUE), strict=False):
            self._players.append(Player(await new_person(self._address), game))
        for n in range(VISITORS):
            self._visitors.append(await new_person(self._address, f"198.51.100.{n}"))
        schema = (await self._players[0].person.get("/schema")).json()
        self._routes = [
            (method.upper(), path)
            for path, methods in schema["paths"].items()
            for method in methods
            if not NOT_ASKED.search(path)
        ]

    async def run(self, frames: int, requests: int) -> None:
        """Fuzz sockets and requests by turns, in the proportion of their goals."""
        while self.frames < frames or self.requests < requests:
            if self.frames * requests <= self.requests * frames:
                player = self._players.pop(0)  # one socket at a time
                await self._fuzz_socket(player)
                self._players.append(player)
            else:
                visitor = self._visitors.pop(0)
                await self._fuzz_request(visitor, random.choice(self._players))
                self._visitors.append(visitor)
            if not self.warm_size and self.frames >= WARM_UP * frames:
                self.warm_size = resident(self._pid)

    # Frames

    async def _fuzz_socket(self, player: Player) -> None:
        """Check that every message is answered; then a last frame ends the connection."""
        if not player.code:
            await player.open_table()
        reader, writer = await player.person.upgraded()
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._exchange(player, reader, writer)
        except Closed as closed:
            self.closed[closed.code] += 1
        finally:
            writer.close()

    async def _exchange(self, player: Player, reader: StreamReader, writer: StreamWriter) -> None:
        self.sockets += 1
        hello = {"type": "hello", "version": VERSION, "table": player.code}
        writer.write(frame(json.dumps(hello).encode()))
        player.read(json.loads(await next_text(reader)))
        texts = list(few_invalid([player.message() for _ in range(FRAMES_PER_SOCKET)]))
        writer.write(b"".join(map(frame, [*texts, json.dumps(LAST).encode()])))
        while b'"id":"last"' not in await next_text(reader):
            pass
        self.frames += len(texts) + 3
        writer.write(random.choice(BAD_FRAMES))
        while True:
            await next_text(reader)

    # Requests

    async def _fuzz_request(self, visitor: Person, player: Player) -> None:
        self.requests += 1
        method, path = random.choice(self._routes)
        codes = [player.code, player.code, "CDFHJK", quote(str(random.choice(ODD)))]
        path = re.sub(r"\{.*?\}", lambda _: random.choice(codes), path)
        if random.random() < 0.1:
            method = random.choice(METHODS)
        if random.random() < 0.2:
            path += f"?seat={quote(str(random.choice(ODD)))}"
        settings = {
            "game": "metals",
            "seats": 2,
            "options": {"cards": 3},
            "name": "Ada",
            "title": "A",
        }
        body = random.choice([*BODIES, json.dumps(changed(settings)).encode(), player.message()])
        answer = await visitor.request(method, path, body)
        self.statuses[answer.status] += 1


def few_invalid(texts: list[bytes]) -> Iterator[bytes]:
    """Yield the texts without those that would close the connection before the others are read."""
    invalid = 0
    for text in texts:
        is_invalid = isinstance(read_message(text), Problem)
        invalid += is_invalid
        if not is_invalid or invalid <= MAX_INVALID:
            yield text


def frame(text: bytes) -> bytes:
    """Return a text frame with an all-zero mask."""
    size = len(text)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return b"\x81" + head + bytes(4) + text


class Closed(Exception):
    def __init__(self, code: int) -> None:
        self.code = code


async def next_frame(reader: StreamReader) -> tuple[int, bytes]:
    """Read the next frame: its opcode and its content."""
    first, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2))
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8))
    return first & 0x0F, await reader.readexactly(size)


async def next_text(reader: StreamReader) -> bytes:
    opcode, content = await next_frame(reader)
    if opcode == 8:
        raise Closed(int.from_bytes(content[:2]))
    return content
