"""One script behind a school's address takes what it can, while the school begins its lessons and one class plays.

It has as many identities as it likes, because they are free: it holds streams of rooms of its own until all connections
are taken, sends requests and wrong codes without a session, fills the room of the class with people who don't exist,
and asks for hints at tables of its own. Its rates are bounded, so that they leave the other core to the school.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count, cycle
from time import perf_counter
from typing import TypeVar

from benchmarks.attacks import arrivals, school
from benchmarks.attacks.client import Answer, Message, Person, new_person
from benchmarks.attacks.hints import TABLE, cancel
from benchmarks.attacks.target import Report, quantile, target

MAX_FILES = 8000
AT_ONCE = 40
WINDOWS = 12  # of each identity; as many as a person may have
OPEN_SECONDS = 5.0  # for a stream to begin
REOPEN_SECONDS = 3.0  # as browsers do
FAKES = 200  # as many as a room takes
HINTS = 70  # tables of the script
LATE = 5  # students who come into the room that is full
STRANGERS = ("/api/me", "/api/join/CDFHJKMN")  # a new identity, a wrong code
T = TypeVar("T")
MAX_MOVE, MAX_HINT = 0.100, 2.0  # seconds


async def attack(
    students: int = 1000,
    identities: int = 1000,
    connections: int = 5000,
    rate: float = 60.0,
    drain: int = 3500,
    spread: float = 20.0,
    within: float = 30.0,
    times: float = 1.0,
) -> Report:
    """`rate` is for each kind of request, after a `drain`; `times` stretches the limits of moves and hints."""
    with target({"VALENCE_MOST_CONNECTIONS": f"{connections}"}, files=MAX_FILES) as server:
        lessons = school.School(server.address)
        playing = await lessons.open_room(1, arrivals.ROOM_SIZE)
        teachers = [
            await new_person(server.address) for _ in range(-(-students // arrivals.ROOM_SIZE))
        ]
        flood = Flood(server.address, rate)
        await flood.begin(identities, connections, drain, lessons.codes[0])
        tasks = [
            asyncio.create_task(one)
            for one in [*(pupil.play() for pupil in playing), *lessons.desks]
        ]
        for pupil in playing:
            pupil.hint_share = 0.3
        rooms = [await opened(teacher) for teacher in teachers]
        arriving = arrivals.School(server.address, spread)
        began = perf_counter()
        await asyncio.gather(
            *(arriving.arrive(rooms[n // arrivals.ROOM_SIZE]) for n in range(students)),
            *(arriving.arrive(lessons.codes[0]) for _ in range(LATE)),
        )
        took = perf_counter() - began
        desks = Counter(
            [
                (await one.get(f"/api/rooms/{room}")).status
                for one, room in zip(teachers, rooms, strict=True)
            ]
        )
        await asyncio.gather(arriving.leave(), flood.end(), cancel(tasks))
        errors = server.errors
    moves = [time for pupil in playing for time in pupil.times]
    hints = [time for pupil in playing for time in pupil.hints]
    move, hint = quantile(moves, 0.99), max(hints, default=0.0)
    refused = [*arriving.refused, *(rule for pupil in playing for rule in pupil.refused)]
    is_fast = took <= within and move <= times * MAX_MOVE and hint <= times * MAX_HINT
    return Report(
        is_fast and bool(moves) and not refused and not errors and set(desks) == {200},
        f"{students} students are in after {took:.1f} s, and {len(teachers)} teachers, beside {flood.text}; "
        f"refused of the school: {refused or 'nobody'}; moves of a class p99 {1000 * move:.0f} ms of {len(moves)}, "
        f"slowest of {len(hints)} hints {hint:.2f} s; {len(errors)} errors"
        + "".join(f"\n  {line}" for line in errors[:5]),
    )


async def opened(teacher: Person) -> str:
    """Open a room as a teacher, who looks at it; its code."""
    code = str((await teacher.post("/api/rooms")).json()["code"])
    await teacher.get(f"/api/rooms/{code}")
    return code


class Flood:
    """Everything that the script does, at this rate for each kind of request."""

    def __init__(self, address: str, rate: float) -> None:
        self._address = address
        self._rate = rate
        self._answers: Counter[int] = Counter()
        self._held = 0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def text(self) -> str:
        shown = ", ".join(f"{status} × {n}" for status, n in sorted(self._answers.items()))
        return f"{self._held} streams and {self._answers.total()} requests of a script ({shown})"

    async def begin(self, identities: int, streams: int, drain: int, room: str) -> None:
        people = await self._all(identities, lambda _: new_person(self._address))
        await self._all(
            min(FAKES, identities),
            lambda n: self._ask(people[n], "POST", f"/api/rooms/{room}/join"),
        )
        await self._hold(people[: streams // WINDOWS])
        tables = [await people[n].post("/api/tables", TABLE) for n in range(min(HINTS, identities))]
        await self._all(drain, lambda n: self._ask(Person(self._address), "GET", STRANGERS[n % 2]))
        hints = (hint(*one) for one in zip(people, tables, strict=False))
        floods = (
            *(self._repeat(Person(self._address) for _ in count()) for _ in STRANGERS),
            self._repeat(cycle(people)),
        )
        self._tasks += [asyncio.create_task(one) for one in (*hints, *floods)]

    async def end(self) -> None:
        await cancel(self._tasks)

    async def _hold(self, people: list[Person]) -> None:
        """Hold streams of a room of each person's own."""
        begun = []
        for person in people:
            room = await opened(person)
            for _ in range(WINDOWS):
                begun.append(asyncio.Event())
                stream = self._keep(person, f"/api/rooms/{room}/place", begun[-1])
                self._tasks.append(asyncio.create_task(stream))
            with suppress(TimeoutError):  # all connections are taken
                async with asyncio.timeout(OPEN_SECONDS):
                    await begun[-1].wait()
        self._held = sum(one.is_set() for one in begun)

    async def _keep(self, person: Person, path: str, has_begun: asyncio.Event) -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                await person.watch(path, has_begun)
            await asyncio.sleep(REOPEN_SECONDS)

    async def _repeat(self, people: Iterator[Person]) -> None:
        """Ask again and again, without a session if these people have none."""
        for n, person in enumerate(people):
            path = STRANGERS[n % 2] if not person.cookie else "/api/games"
            with suppress(OSError):
                await self._ask(person, "GET", path)
            await asyncio.sleep(1 / self._rate)

    async def _ask(self, person: Person, method: str, path: str) -> None:
        answer = await person.request(method, path, b"{}" if method == "POST" else b"")
        self._answers[answer.status] += 1
        person.close()

    @staticmethod
    async def _all(times: int, make: Callable[[int], Awaitable[T]]) -> list[T]:
        free = asyncio.Semaphore(AT_ONCE)

        async def one(n: int) -> T:
            async with free:
                return await make(n)

        return await asyncio.gather(*map(one, range(times)))


async def hint(person: Person, table: Answer) -> None:
    """Ask for hints at a table of one's own, one after another, in ever new positions."""
    async with person.at_table(table.json()["code"]) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["moves"]:
                ply, move = message["ply"], message["moves"][0]["move"]
                await socket.send(json.dumps({"type": "advice", "id": f"hint {ply}"}))
                await asyncio.sleep(1)
                wish: Message = {"type": "move", "id": f"{ply}", "ply": ply, "move": move}
                await socket.send(json.dumps(wish))
