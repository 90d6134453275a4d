"""The server's bots think in worker processes. A bot is given its view and never the state."""

import asyncio
from hashlib import sha256
from secrets import randbits
from typing import TypeAlias
from weakref import WeakKeyDictionary

from prometheus_client import Histogram

from valence.bots import DEFAULT_LEVEL
from valence.core.game import Seat
from valence.server.bots.analyses import made_once
from valence.server.bots.workers import BotWorkers
from valence.server.sharing.turns import Share, Turns
from valence.server.store import Store
from valence.server.workers.pool import retrieve_error
from valence.table import thinking
from valence.table.live import LiveTable
from valence.table.thinking import Hints

SHORTEST_HINT = 0.05  # seconds, when many people wait for one
MAX_WAITING = 60

Position: TypeAlias = tuple[Seat, str]  # a seat, and its view as JSON


class ServerBots:
    """Choose moves, and compute hints in a background process of their own, so that no bot waits for one."""

    default_level: str = DEFAULT_LEVEL
    answer_seconds = staticmethod(thinking.answer_seconds)

    def __init__(self, workers: int, budget: float, seconds: Histogram, store: Store) -> None:
        self.movers = BotWorkers(workers)
        self.advisers = BotWorkers(1, in_background=True)
        self.asking = Turns(1, MAX_WAITING, "hints_waiting")
        self._budget = budget
        self._seconds = seconds
        self._store = store
        self._hints: WeakKeyDictionary[LiveTable, dict[Position, asyncio.Task[Hints]]] = (
            WeakKeyDictionary()
        )

    def close(self) -> None:
        self.movers.close()
        self.advisers.close()

    # Moves

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """A bot's move as JSON."""
        view = thinking.view_json(live, seat)
        job = (live.row.game, level, view, seat, randbits(64), self.thinking_time())
        with self._seconds.time():
            return await self.movers.think(live, thinking.choose_move, *job)

    def thinking_time(self) -> float:
        """Seconds for the next bot: the budget, shared when more bots are waiting than there are workers."""
        return self._budget * min(1.0, self.movers.workers / (self.movers.pending + 1))

    # Hints

    async def advise(self, live: LiveTable, seat: Seat) -> Hints:
        """The best moves for a seat; none in a quiz, where a hint would be the answer.

        All who ask about one position share one task.
        """
        tasks, position = self._hints.setdefault(live, {}), (seat, thinking.view_json(live, seat))
        if position not in tasks:
            for earlier in [one for one in tasks if one[0] == seat]:
                del tasks[earlier]
            tasks[position] = asyncio.create_task(self._hints_at(live, position))
            tasks[position].add_done_callback(retrieve_error)
        try:
            return await asyncio.shield(tasks[position])
        except Exception:
            tasks.pop(position, None)
            raise

    async def _hints_at(self, live: LiveTable, position: Position) -> Hints:
        """Return the stored hints for a position, or compute them."""
        seat, view = position

        async def make() -> str:
            async with self.asking.turn(share_of(live, seat)):
                job = (live.row.game, view, seat, randbits(64), self._hint_seconds())
                return await self.advisers.think(live, thinking.give_hints, *job)

        about = f"suggestions {seat} {sha256(view.encode()).hexdigest()}"
        return thinking.read_hints(await made_once(self._store, live.row.id, about, make))

    def _hint_seconds(self) -> float:
        """The time for the next hint, shared with those who are waiting."""
        return max(SHORTEST_HINT, thinking.HINT_SECONDS / (len(self.asking.waiting) + 1))


def share_of(live: LiveTable, seat: Seat) -> Share:
    """Return the share that a hint counts for: the room's, and that of the people on the seat."""
    return Share(live.row.room or "", next(iter(live.seating.chairs[seat].people), ""))
