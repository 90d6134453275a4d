"""Reviews of finished games, stored with them: the costliest turns, and what would have been better."""

import asyncio
from weakref import WeakKeyDictionary

from valence.server.bots.analyses import made_once
from valence.server.bots.workers import BotWorkers
from valence.server.sharing.turns import Share, Turns
from valence.server.store import Store
from valence.server.workers.pool import retrieve_error
from valence.table.live import LiveTable
from valence.table.thinking import Mistakes, read_review, review_game

MAX_WAITING = 60


class Reviews(BotWorkers):
    """Each game is reviewed once, in the background, when somebody first asks for it."""

    def __init__(self, store: Store) -> None:
        super().__init__(1, in_background=True)
        self.asking = Turns(1, MAX_WAITING, "reviews_waiting")
        self._store = store
        self._reviews: WeakKeyDictionary[LiveTable, asyncio.Task[Mistakes]] = WeakKeyDictionary()

    async def review(self, live: LiveTable) -> Mistakes | None:
        """The review; None while it is being made. One that failed is made again when somebody asks once more."""
        if live not in self._reviews:
            self._begin(live)
        if not (task := self._reviews[live]).done():
            return None
        try:
            return task.result()
        except BaseException:
            del self._reviews[live]
            raise

    def _begin(self, live: LiveTable) -> None:
        self._reviews[live] = task = asyncio.create_task(self._run_review(live))
        task.add_done_callback(retrieve_error)

    async def _run_review(self, live: LiveTable) -> Mistakes:
        record = "" if live.match is None else live.match.record

        async def make() -> str:
            async with self.asking.turn(Share(live.row.room or "", live.seating.host)):
                return await self.think(live, review_game, record)

        return read_review(await made_once(self._store, live.row.id, "mistakes", make))
