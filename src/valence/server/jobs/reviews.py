"""Reviews of finished games: the costliest turns, and what would have been better."""

import asyncio
from weakref import WeakKeyDictionary

from valence.hosting.thinking import ReviewedMove, read_review, review_game
from valence.server.jobs.worker_pool import WorkerPool
from valence.table.errors import too_many
from valence.table.live import LiveTable

MAX_WAITING = 60


class Reviews(WorkerPool):
    """Each game is reviewed once, in the background, when somebody first asks for it."""

    def __init__(self) -> None:
        super().__init__(1, in_background=True)
        self._reviews: WeakKeyDictionary[LiveTable, asyncio.Task[tuple[ReviewedMove, ...]]] = (
            WeakKeyDictionary()
        )

    def review(self, live: LiveTable) -> "asyncio.Task[tuple[ReviewedMove, ...]]":
        if live not in self._reviews:
            if self.pending >= MAX_WAITING:
                raise too_many("Many games are waiting to be reviewed. Try again in a minute.")
            record = "" if live.match is None else live.match.record
            self._reviews[live] = asyncio.create_task(self._run_review(record))
        return self._reviews[live]

    async def _run_review(self, record: str) -> tuple[ReviewedMove, ...]:
        return read_review(await self.run(review_game, record))
