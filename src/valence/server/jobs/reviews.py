"""Reviews of finished games: the costliest turns, and what would have been better."""

import asyncio
from time import process_time
from weakref import WeakKeyDictionary

from msgspec import Struct

import valence
from valence.bots import Budget, review
from valence.core.wire import read, to_json
from valence.server.jobs.bot_pool import MAX_DEALS
from valence.server.jobs.worker_pool import WorkerPool
from valence.table.live import LiveTable

REVIEW_CPU_SECONDS = 10.0  # for a whole game, however many turns it has


class ReviewedMove(Struct, frozen=True):
    """A costly mistake, and the better move."""

    ply: int
    seat: int
    played: str
    better: str
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str


class Reviews(WorkerPool):
    """Each game is reviewed once, in the background, when somebody first asks for it."""

    def __init__(self) -> None:
        super().__init__(1)
        self._reviews: WeakKeyDictionary[LiveTable, asyncio.Task[tuple[ReviewedMove, ...]]] = (
            WeakKeyDictionary()
        )

    def review(self, live: LiveTable) -> "asyncio.Task[tuple[ReviewedMove, ...]]":
        if live not in self._reviews:
            record = "" if live.match is None else live.match.record
            self._reviews[live] = asyncio.create_task(self._run_review(record))
        return self._reviews[live]

    async def _run_review(self, record: str) -> tuple[ReviewedMove, ...]:
        return read(tuple[ReviewedMove, ...], await self.run(_review, record), "review")


# In the worker process


def _review(record: str) -> str:
    match = valence.replay(record)
    words = match.words
    per_turn = Budget(REVIEW_CPU_SECONDS / max(1, match.ply), MAX_DEALS, now=process_time)
    return to_json(
        [
            ReviewedMove(
                ply=mistake.ply,
                seat=mistake.seat,
                played=words.move(mistake.played),
                better=words.move(mistake.better),
                cost=mistake.cost,
                reason=mistake.reason,
            )
            for mistakes in review(record, per_turn).values()
            for mistake in mistakes
        ]
    )
