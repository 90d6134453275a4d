"""People ask for hints as fast as they may, in ever new positions: bots at other tables must not wait for them."""

import asyncio
import json
from statistics import median
from time import perf_counter

from websockets.asyncio.client import ClientConnection

from benchmarks.attacks.client import Message, Person, new_person
from benchmarks.attacks.target import Report, target

HINTS_PER_SECOND = 15  # per socket; the limit is 20
MOVE_SECONDS = 1.0
VICTIMS = 3
TABLE: Message = {
    "game": "pkace",
    "seats": 2,
    "bots": [{"seat": 1, "level": "fair"}],
    "options": {"series": 30},
}


async def attack(
    attackers: int = 10, calm: float = 15.0, seconds: float = 30.0, times: float = 2.0
) -> Report:
    """Measure how long bots take before, during and after; they may take `times` as long as before."""
    with target() as server:
        victims = [await new_person(server.address) for _ in range(VICTIMS)]
        before = await bot_times(victims, calm)
        asked = Asked()
        people = [await new_person(server.address) for _ in range(attackers)]
        attacking = [asyncio.create_task(asked.attack(person)) for person in people]
        during = await bot_times(victims, seconds)
        await cancel(attacking)
        after = await bot_times(victims, calm)
        errors = server.errors
    slowest = max(median(during), median(after))
    return Report(
        slowest <= times * median(before) and not errors,
        f"bots answer in {median(before):.2f} s; while {attackers} people ask for {asked.count} hints in "
        f"{seconds:.0f} s and get {asked.answered}, in {median(during):.2f} s (slowest {max(during):.2f} s); "
        f"afterwards in {median(after):.2f} s",
    )


async def bot_times(people: list[Person], seconds: float) -> list[float]:
    """Seconds from a person's move to the answer of the bot, at one table each."""
    times: list[float] = []
    playing = [asyncio.create_task(_play(person, times)) for person in people]
    await asyncio.sleep(seconds)
    while not times:  # on a busy machine
        await asyncio.sleep(0.1)
    await cancel(playing)
    return times


async def cancel(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _play(person: Person, times: list[float]) -> None:
    code = (await person.post("/api/tables", TABLE)).json()["code"]
    async with person.at_table(code) as socket:
        moved = 0.0
        while True:
            update = await _next(socket, "update")
            if update["moves"]:
                if moved:
                    times.append(perf_counter() - moved)
                await _move(socket, update)
                moved = perf_counter()


async def _move(socket: ClientConnection, update: Message) -> None:
    ply, move = update["ply"], update["moves"][0]["move"]
    await socket.send(json.dumps({"type": "move", "id": f"{ply}", "ply": ply, "move": move}))


async def _next(socket: ClientConnection, kind: str) -> Message:
    while True:
        message: Message = json.loads(await socket.recv(decode=False))
        if message["type"] == kind:
            return message


class Asked:
    """The number of hints that were asked for, and of those that were given."""

    def __init__(self) -> None:
        self.count = 0
        self.answered = 0

    async def attack(self, person: Person) -> None:
        code = (await person.post("/api/tables", TABLE)).json()["code"]
        async with person.at_table(code) as socket, asyncio.TaskGroup() as tasks:
            tasks.create_task(self._ask(socket))
            async for text in socket:
                message = json.loads(text)
                self.answered += message["type"] == "advice"
                if message["type"] == "update" and message["moves"]:
                    tasks.create_task(self._move_on(socket, message))

    async def _ask(self, socket: ClientConnection) -> None:
        while True:
            self.count += 1
            await socket.send(json.dumps({"type": "advice", "id": f"{self.count}"}))
            await asyncio.sleep(1 / HINTS_PER_SECOND)

    async def _move_on(self, socket: ClientConnection, update: Message) -> None:
        """Make a move, so that the next hint is about a new position."""
        await asyncio.sleep(MOVE_SECONDS)
        await _move(socket, update)
