"""Reviews of finished games, stored with them: the costliest turns, and what would have been better."""

import asyncio
from functools import partial
from weakref import WeakKeyDictionary

from valence.core.wire import to_json
from valence.server.bots.analyses import made_once
from valence.server.bots.workers import BotWorkers
from valence.server.sharing.turns import Share, Turns
from valence.server.store import Store
from valence.server.workers.pool import retrieve_error
from valence.table.live import LiveTable
from valence.table.thinking import Mistakes, Reviewed, read_review, reviewing

MAX_WAITING = 60


class Reviews(BotWorkers):
    """Each game is reviewed once, in the background, when somebody first asks for it."""

    def __init__(self, store: Store) -> None:
        super().__init__(1, in_background=True)
        self.asking = Turns(1, MAX_WAITING, "reviews_waiting")
        self._store = store
        self._reviews: WeakKeyDictionary[LiveTable, asyncio.Task[Mistakes]] = WeakKeyDictionary()
        self._so_far: WeakKeyDictionary[LiveTable, Mistakes] = WeakKeyDictionary()

    async def review(self, live: LiveTable) -> Reviewed:
        """The review as far as it has got. One that failed is made again when somebody asks once more."""
        if live not in self._reviews:
            self._begin(live)
        if not (task := self._reviews[live]).done():
            return Reviewed(self._so_far.get(live, ()))
        try:
            return Reviewed(task.result(), is_ready=True)
        except BaseException:
            del self._reviews[live]
            raise

    def _begin(self, live: LiveTable) -> None:
        self._reviews[live] = task = asyncio.create_task(self._stored_or_made(live))
        task.add_done_callback(retrieve_error)

    async def _stored_or_made(self, live: LiveTable) -> Mistakes:
        make = partial(self._make, live)
        return read_review(await made_once(self._store, live.row.id, "mistakes", make))

    async def _make(self, live: LiveTable) -> str:
        record = "" if live.match is None else live.match.record
        self._so_far[live] = ()
        async with self.asking.turn(Share(live.row.room or "", live.seating.host)):
            async for mistake in reviewing(partial(self.think, live), record):
                self._so_far[live] += (mistake,)
        return to_json(self._so_far.pop(live))
