"""Hints: computed once for each position, in a process of their own, so that no bot waits for one, and stored."""

import asyncio
from functools import partial
from hashlib import sha256
from secrets import randbits
from typing import TypeAlias
from weakref import WeakKeyDictionary

from msgspec import Raw

from valence.bots import Advice
from valence.core.game import Seat
from valence.server.bots.analyses import Analyses
from valence.server.sets.structures import structures_at, with_structures
from valence.server.workers.pool import WorkerPool, retrieve_error
from valence.table.errors import too_many
from valence.table.live import LiveTable
from valence.table.thinking import HINT_SECONDS, give_hints, read_hints, view_json

SHORTEST_HINT = 0.05  # seconds, when many people wait for one
MAX_WAITING = 60

Position: TypeAlias = tuple[Seat, str]  # a seat, and its view as JSON


class Hints(WorkerPool):
    """Computes hints in the background, with a bounded queue. All who ask about one position share one answer."""

    def __init__(self, analyses: Analyses) -> None:
        super().__init__(1, in_background=True)
        self._analyses = analyses
        self._tasks: WeakKeyDictionary[
            LiveTable, dict[Position, asyncio.Task[tuple[Advice[Raw], ...]]]
        ] = WeakKeyDictionary()

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[Advice[Raw], ...]:
        """The best moves for a seat, with reasons; none in a quiz, where a hint would be the answer."""
        tasks, position = self._tasks.setdefault(live, {}), (seat, view_json(live, seat))
        if position not in tasks:
            for earlier in [one for one in tasks if one[0] == seat]:
                del tasks[earlier]
            tasks[position] = asyncio.create_task(self._advise(live, position))
            tasks[position].add_done_callback(retrieve_error)
        try:
            return await asyncio.shield(tasks[position])
        except Exception:
            tasks.pop(position, None)
            raise

    async def _advise(self, live: LiveTable, position: Position) -> tuple[Advice[Raw], ...]:
        seat, view = position
        about = f"hints {seat} {sha256(view.encode()).hexdigest()}"
        make = partial(self._make, live, position)
        return read_hints(await self._analyses.made_once(live.row.id, about, make))

    async def _make(self, live: LiveTable, position: Position) -> str:
        if self.pending >= MAX_WAITING:
            raise too_many("hints_waiting")
        seat, view = position
        job = (give_hints, live.row.game, view, seat, randbits(64), self._seconds())
        known = structures_at(live.seating.options)
        return await self.run(with_structures, known, *job)

    def _seconds(self) -> float:
        """The time for the next hint, shared with those who are waiting."""
        return max(SHORTEST_HINT, HINT_SECONDS / (self.pending + 1))
