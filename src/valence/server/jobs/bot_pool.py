"""Worker processes in which bots think. A bot is given its view and never the state."""

from secrets import randbits

from prometheus_client import Histogram

from valence.bots import DEFAULT_LEVEL, Budget, bot_for
from valence.bots.levels import level_called
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.wire import to_json
from valence.server.jobs.hints import Hints
from valence.server.jobs.views import view_and_moves, view_of
from valence.server.jobs.worker_pool import WorkerPool
from valence.table.live import LiveTable
from valence.table.protocol import MoveInWords


class BotPool(WorkerPool):
    """Chooses moves; hints are computed elsewhere, so that bots never wait for them."""

    default_level: str = DEFAULT_LEVEL

    def __init__(self, workers: int, budget: float, seconds: Histogram) -> None:
        super().__init__(workers)
        self.hints = Hints()
        self._budget = budget
        self._seconds = seconds

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """A bot's move as JSON."""
        view = view_of(live, seat)
        job = (live.row.game, level, view, seat, randbits(64), self.thinking_time())
        with self._seconds.time():
            return await self.run(_choose, *job)

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        return await self.hints.advise(live, seat)

    def answer_seconds(self, game: str, level: str, dice: Dice) -> float:
        """How long a bot takes to answer a question that the rules time."""
        seconds = bot_for(game).answer_seconds
        return 0.0 if seconds is None else seconds(level_called(level), dice)

    def thinking_time(self) -> float:
        """Seconds for the next bot: the budget, shared when more bots are waiting than there are workers."""
        return self._budget * min(1.0, self.workers / (self.pending + 1))

    def close(self) -> None:
        super().close()
        self.hints.close()


def _choose(name: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    """Runs in a worker process."""
    seen, moves = view_and_moves(name, view, seat, seed)
    dice, bot = Dice(seed, "bot"), bot_for(name)
    return to_json(bot.choose(level_called(level), seen, moves, dice, Budget(seconds=budget)))
