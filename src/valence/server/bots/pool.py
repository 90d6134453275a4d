"""Worker processes in which bots think. A bot is given its view and never the state."""

from secrets import randbits

from msgspec import Raw
from prometheus_client import Histogram

from valence.bots import DEFAULT_LEVEL, Advice
from valence.core.game import Seat
from valence.server.bots.analyses import Analyses
from valence.server.bots.hints import Hints
from valence.server.sets.structures import structures_at, with_structures
from valence.server.workers.pool import WorkerPool
from valence.table import thinking
from valence.table.live import LiveTable


class BotPool(WorkerPool):
    """Chooses moves; hints are computed elsewhere, so that bots never wait for them."""

    default_level: str = DEFAULT_LEVEL
    answer_seconds = staticmethod(thinking.answer_seconds)

    def __init__(self, workers: int, budget: float, seconds: Histogram, analyses: Analyses) -> None:
        super().__init__(workers)
        self.hints = Hints(analyses)
        self._budget = budget
        self._seconds = seconds

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """A bot's move as JSON."""
        view = thinking.view_json(live, seat)
        job = (live.row.game, level, view, seat, randbits(64), self.thinking_time())
        with self._seconds.time():
            known = structures_at(live.seating.options)
            return await self.run(with_structures, known, thinking.choose_move, *job)

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[Advice[Raw], ...]:
        return await self.hints.advise(live, seat)

    def thinking_time(self) -> float:
        """Seconds for the next bot: the budget, shared when more bots are waiting than there are workers."""
        return self._budget * min(1.0, self.workers / (self.pending + 1))

    def close(self) -> None:
        super().close()
        self.hints.close()
