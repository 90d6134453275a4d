"""Time until a teacher sees a move: a room of 200 people at 60 tables, all pages open, at classroom pace.

    python -m benchmarks.room [--people 200] [--tables 60] [--seconds 20]

Every student has a table's page open, which follows their place in the room; the teacher's page and a projector follow
the whole room. At each table somebody moves every ten seconds. Measured is the time from sending a move until the
teacher's page has a tile with it. Exits with 1 if the slowest of a hundred takes longer than a second. Linux only.
"""

import argparse
import asyncio
import json
import random
import sys
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Any

import httpx

from benchmarks.load import busy, server

PACE = 10.0  # seconds between two moves at a table
LONGEST = 1.0  # seconds until a tile has to show a move
UNLIMITED = httpx.Limits(max_connections=None, max_keepalive_connections=None)

Message = dict[str, Any]


class Somebody:
    """A person with a session of their own."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, limits=UNLIMITED, timeout=60)

    async def post(self, path: str, **body: object) -> Message:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        found: Message = answer.json()
        return found

    async def follow(self, path: str) -> AsyncIterator[Message]:
        async with self.http.stream("GET", path, timeout=None) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))


class Lesson:
    def __init__(self, address: str, people: int) -> None:
        self.teacher, self.projector = Somebody(address), Somebody(address)
        self.students = [Somebody(address) for _ in range(people)]
        self.sent: dict[
            tuple[str, int], float
        ] = {}  # when the move after this ply of a table was sent
        self.waits: list[float] = []

    async def open(self, tables: int) -> str:
        await asyncio.gather(
            *(one.http.get("/api/me") for one in (self.teacher, self.projector, *self.students))
        )
        code: str = (await self.teacher.post("/api/rooms", title="benchmark"))["code"]
        for student in self.students:
            await student.post(f"/api/rooms/{code}/join")
        seats = -(-len(self.students) // tables)
        await self.teacher.post(
            f"/api/rooms/{code}/deal", game="metals", seats=seats, bots="easy", start=True
        )
        return code

    async def close(self) -> None:
        everyone = (self.teacher, self.projector, *self.students)
        await asyncio.gather(*(one.http.aclose() for one in everyone))

    async def watch(self, code: str) -> None:
        """Follow the room as the teacher's page does, and measure how long each move took to appear."""
        async for info in self.teacher.follow(f"/api/rooms/{code}/stream"):
            now = perf_counter()
            for table in info["tables"]:
                for ply in [p for c, p in self.sent if c == table["code"] and p < table["ply"]]:
                    self.waits.append(now - self.sent.pop((table["code"], ply)))

    async def play(self, code: str, student: Somebody) -> None:
        """Follow a table as a student's page does, and move whenever it is their turn."""
        table = (await student.http.get(f"/api/rooms/{code}")).json()["table"]
        path = f"/api/tables/{table}"
        async for update in student.follow(f"{path}/stream?version=1&ply=-1"):
            if update["type"] == "update" and update["moves"]:
                await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
                move = random.choice(update["moves"])["move"]
                self.sent[table, update["ply"]] = perf_counter()
                id_ = f"{update['ply']}"
                await student.post(
                    f"{path}/messages", type="move", id=id_, ply=update["ply"], move=move
                )


async def drain(stream: AsyncIterator[Message]) -> None:
    async for _ in stream:
        pass


async def measure(address: str, pid: int, people: int, tables: int, seconds: float) -> list[float]:
    lesson = Lesson(address, people)
    code = await lesson.open(tables)
    pages = [
        lesson.watch(code),
        drain(lesson.projector.follow(f"/api/rooms/{code}/stream")),
        *(drain(one.follow(f"/api/rooms/{code}/place")) for one in lesson.students),
        *(lesson.play(code, one) for one in lesson.students),
    ]
    tasks = [asyncio.create_task(page) for page in pages]
    await asyncio.sleep(PACE)  # until everyone is connected
    lesson.waits.clear()
    before = busy(pid)
    await asyncio.sleep(seconds)
    used = (busy(pid) - before) / seconds
    failed = [task for task in tasks if task.done() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await lesson.close()
    print(f"{len(lesson.waits) / seconds:.1f} moves a second, {used:.0%} of a core for the server")
    if failed:
        print(f"{len(failed)} pages failed, the first with {failed[0].exception()!r}")
    return sorted(lesson.waits)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=200)
    options.add_argument("--tables", type=int, default=60)
    options.add_argument("--seconds", type=float, default=20.0)
    given = options.parse_args()
    with server() as (address, pid):
        waits = asyncio.run(measure(address, pid, given.people, given.tables, given.seconds))
    p50, p99 = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
    print(
        f"{given.people} people, {given.tables} tables: a tile shows a move after {p50:.2f} s (p99 {p99:.2f} s)"
    )
    sys.exit(p99 > LONGEST)


if __name__ == "__main__":
    main()
