"""Forty classes play at human pace, with bots, hints and a teacher who watches: how long does a move take?

All games but Charged!, whose moves are too many to list.
"""

import asyncio
import json
import random
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter

from websockets.asyncio.client import ClientConnection

from benchmarks.attacks.client import Message, Person, new_person
from benchmarks.attacks.target import Report, quantile, target
from benchmarks.load import busy, resident

# Games and seats at a table: 30 students leave two seats to bots at tables of four, and five at tables of seven.
DEALS = (
    ("pkace", 7),
    ("metals", 4),
    ("polymer", 4),
    ("quizmaster", 4),
    ("whoami", 4),
    ("pkace", 4),
)
ARRIVALS_AT_ONCE = 20
THINKING = (3.0, 9.0)  # seconds
HINT_SHARE = 0.05
OVERTAKEN = ("stale", "turn")  # another player was faster


async def attack(
    rooms: int = 40, students: int = 30, seconds: float = 150.0, p99: float = 0.050
) -> Report:
    """Let all classes play; 99 of 100 moves may take at most `p99` seconds."""
    with target() as server:
        school = School(server.address)
        classes = [school.open_room(n, students) for n in range(rooms)]
        pupils = [pupil for one in await asyncio.gather(*classes) for pupil in one]
        began, cpu = perf_counter(), busy(server.pid)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*school.desks, *(pupil.play() for pupil in pupils))
        took, errors = perf_counter() - began, server.errors
        share, size = (busy(server.pid) - cpu) / took, resident(server.pid) / 1e6
    times = [time for pupil in pupils for time in pupil.times]
    refused = [rule for pupil in pupils for rule in pupil.refused]
    shown = ", ".join(
        f"p{100 * part:.0f} {1000 * quantile(times, part):.1f}" for part in (0.5, 0.95, 0.99)
    )
    return Report(
        quantile(times, 0.99) <= p99 and bool(times) and not (refused or errors),
        f"{rooms} rooms with {len(pupils)} students and {school.bots} bots, {took:.0f} s: "
        f"{len(times)} moves, {shown} ms; {len(refused)} refused, {len(errors)} errors; "
        f"{share:.0%} of a core, {size:.0f} MB",
    )


class School:
    def __init__(self, address: str) -> None:
        self.bots = 0
        self.codes: list[str] = []  # of the rooms
        self.desks: list[Coroutine[None, None, None]] = []  # what the teachers watch
        self._address = address
        self._arriving = asyncio.Semaphore(ARRIVALS_AT_ONCE)

    async def open_room(self, n: int, students: int) -> list["Pupil"]:
        """Open a room as a teacher, let students join, and start games."""
        game, seats = DEALS[n % len(DEALS)]
        async with self._arriving:
            teacher = await new_person(self._address)
            code = (await teacher.post("/api/rooms")).json()["code"]
            self.codes.append(code)
            people = [await new_person(self._address) for _ in range(students)]
            for person in people:
                await person.post(f"/api/rooms/{code}/join")
            deal = {"game": game, "seats": seats, "bots": "fair", "start": True}
            room = (await teacher.post(f"/api/rooms/{code}/deal", deal)).json()
            sittings = [one for table in room["tables"] for one in table["sittings"]]
            self.bots += len(sittings) - students
            self.desks.append(teacher.watch(f"/api/rooms/{code}/stream", asyncio.Event()))
            return [Pupil(person, await _table_of(person, code)) for person in people]


async def _table_of(person: Person, room: str) -> str:
    return str((await person.get(f"/api/rooms/{room}")).json()["table"])


class Pupil:
    """Thinks some seconds before every move, and asks for a hint now and then."""

    def __init__(self, person: Person, code: str) -> None:
        self.times: list[float] = []
        self.hints: list[float] = []
        self.refused: list[str] = []
        self._asked = 0.0
        self._person = person
        self._code = code
        self._last: Message = {}
        self._sent = 0.0
        self._is_thinking = False
        self.hint_share = HINT_SHARE

    async def play(self) -> None:
        async with self._person.at_table(self._code) as socket, asyncio.TaskGroup() as tasks:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "update":
                    self._last = message
                elif message["type"] == "accepted":
                    self.times.append(perf_counter() - self._sent)
                elif message["type"] == "advice":
                    self.hints.append(perf_counter() - self._asked)
                elif message["type"] == "problem":
                    self.refused.append(message["code"])
                elif message["type"] == "refused" and message["rule"] not in (*OVERTAKEN, "advice"):
                    self.refused.append(message["rule"])
                if self._last["moves"] and not self._is_thinking:
                    self._is_thinking = True
                    tasks.create_task(self._move(socket))

    async def _move(self, socket: ClientConnection) -> None:
        await asyncio.sleep(random.uniform(*THINKING))
        if random.random() < self.hint_share:
            self._asked = perf_counter()
            await socket.send(json.dumps({"type": "advice", "id": "hint"}))
            await asyncio.sleep(random.uniform(*THINKING))
        self._is_thinking = False
        if moves := self._last["moves"]:
            ply, move = self._last["ply"], random.choice(moves)["move"]
            self._sent = perf_counter()
            await socket.send(
                json.dumps({"type": "move", "id": f"{ply}", "ply": ply, "move": move})
            )
