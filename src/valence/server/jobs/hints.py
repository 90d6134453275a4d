"""Hints: computed once for each position, in a process of their own, so that no bot waits for one."""

import asyncio
from secrets import randbits
from typing import TypeAlias
from weakref import WeakKeyDictionary

from msgspec import Raw

from valence.bots import Budget, bot_for
from valence.core.game import Seat
from valence.core.wire import to_json
from valence.server.jobs.views import view_and_moves, view_of
from valence.server.jobs.worker_pool import WorkerPool
from valence.table.errors import too_many
from valence.table.live import LiveTable
from valence.table.protocol import MoveInWords

HINT_SECONDS = 0.5
SHORTEST_HINT = 0.05  # seconds, when many people wait for one
MAX_DEALS = 96  # imagined deals on which moves are compared
MAX_WAITING = 60

Advice: TypeAlias = tuple[MoveInWords, ...]
Position: TypeAlias = tuple[Seat, str]  # a seat, and its view as JSON


class Hints(WorkerPool):
    """Runs in the background, with a bounded queue. Everyone who asks about one position shares one answer."""

    def __init__(self) -> None:
        super().__init__(1, in_background=True)
        self._tasks: WeakKeyDictionary[LiveTable, dict[Position, asyncio.Task[Advice]]] = (
            WeakKeyDictionary()
        )

    async def advise(self, live: LiveTable, seat: Seat) -> Advice:
        """The best moves for a seat, with reasons; none in a quiz, where a hint would be the answer."""
        tasks, position = self._tasks.setdefault(live, {}), (seat, view_of(live, seat))
        if position not in tasks:
            for earlier in [one for one in tasks if one[0] == seat]:
                del tasks[earlier]
            tasks[position] = asyncio.create_task(self._advise(live.row.game, position))
        try:
            return await asyncio.shield(tasks[position])
        except Exception:
            tasks.pop(position, None)
            raise

    async def _advise(self, game: str, position: Position) -> Advice:
        if self.pending >= MAX_WAITING:
            raise too_many("Many people are asking for hints. Try again in a moment.")
        seat, view = position
        advice = await self.run(_advise, game, view, seat, randbits(64), self._seconds())
        return tuple(MoveInWords(Raw(move.encode()), reason) for move, reason in advice)

    def _seconds(self) -> float:
        """The time for the next hint, shared with those who are waiting."""
        return max(SHORTEST_HINT, HINT_SECONDS / (self.pending + 1))


def _advise(name: str, view: str, seat: Seat, seed: int, seconds: float) -> list[tuple[str, str]]:
    """Runs in the worker process."""
    seen, moves = view_and_moves(name, view, seat, seed)
    advice = bot_for(name).advise(seen, moves, Budget(seconds, MAX_DEALS))
    return [(to_json(one.move), one.reason) for one in advice]
