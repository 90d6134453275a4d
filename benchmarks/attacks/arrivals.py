"""A whole school behind one address: everybody opens the page and joins a room at the beginning of a lesson."""

import asyncio
import random
from collections import Counter
from time import perf_counter

from benchmarks.attacks.client import Person, new_person
from benchmarks.attacks.target import Report, quantile, target
from valence.server.routes.pages import STATIC

ROOM_SIZE = 30
FILES_OF_A_PAGE = 12
SHOWN_SECONDS = 20.0  # until the room is on the page


async def attack(students: int = 1000, spread: float = 20.0, within: float = 30.0) -> Report:
    """Students arrive at random moments within `spread` seconds."""
    with target() as server:
        school = School(server.address, spread)
        teachers = [await new_person(server.address) for _ in range(-(-students // ROOM_SIZE))]
        rooms = [(await teacher.post("/api/rooms")).json()["code"] for teacher in teachers]
        began = perf_counter()
        await asyncio.gather(*(school.arrive(rooms[n // ROOM_SIZE]) for n in range(students)))
        took = perf_counter() - began
        await school.leave()
        errors = server.errors
    shown = f" ({dict(school.refused)})" if school.refused else ""
    return Report(
        not school.refused and took <= within and not errors,
        f"{students} students from one address, {len(school.times)} requests: {school.refused.total()} refused{shown}, "
        f"the last one in after {took:.1f} s; p99 of a request {1000 * quantile(school.times, 0.99):.0f} ms",
    )


class School:
    def __init__(self, address: str, spread: float) -> None:
        self.times: list[float] = []
        self.refused: Counter[str] = Counter()  # by status and path
        self._address = address
        self._spread = spread
        self._watching: list[asyncio.Task[None]] = []
        files = sorted((STATIC / "assets").glob("*"))[:FILES_OF_A_PAGE]
        self._files = ["/", "/favicon.svg", *(f"/assets/{file.name}" for file in files)]

    async def arrive(self, room: str) -> None:
        """Request everything that a browser does until it shows the room, which it then keeps open."""
        await asyncio.sleep(random.uniform(0, self._spread))
        student = Person(self._address)
        student.code = room
        for path in (*self._files, "/api/me", "/api/games", f"/api/join/{room}"):
            await self._ask(student, "GET", path)
        await self._ask(student, "POST", f"/api/rooms/{room}/join")
        is_shown = asyncio.Event()
        stream = student.watch(f"/api/rooms/{room}/stream", is_shown)
        self._watching.append(asyncio.create_task(stream))
        try:
            async with asyncio.timeout(SHOWN_SECONDS):
                await is_shown.wait()
        except TimeoutError:
            self.refused["no room is shown"] += 1
        student.close()

    async def _ask(self, student: Person, method: str, path: str) -> None:
        began = perf_counter()
        answer = await student.request(method, path, b"{}" if method == "POST" else b"")
        self.times.append(perf_counter() - began)
        if answer.status >= 400:
            self.refused[f"{answer.status} {path}"] += 1

    async def leave(self) -> None:
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
