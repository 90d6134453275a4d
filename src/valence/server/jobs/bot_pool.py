"""Worker processes in which bots think. A bot is given its view and never the state."""

from secrets import randbits
from typing import Any

from msgspec import Raw
from prometheus_client import Histogram

import valence
from valence.bots import DEFAULT_LEVEL, Budget, bot_for
from valence.bots.levels import level_called
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import read, to_json
from valence.server.jobs.worker_pool import WorkerPool
from valence.table.live import LiveTable
from valence.table.protocol import MoveInWords

HINT_SECONDS = 0.5
MAX_DEALS = 96  # imagined deals on which moves are compared for a hint or a review


class BotPool(WorkerPool):
    """Chooses moves and gives hints."""

    default_level: str = DEFAULT_LEVEL

    def __init__(self, workers: int, budget: float, seconds: Histogram) -> None:
        super().__init__(workers)
        self._budget = budget
        self._seconds = seconds

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """A bot's move as JSON."""
        view = _view(live, seat)
        job = (live.row.game, level, view, seat, randbits(64), self.thinking_time())
        with self._seconds.time():
            return await self.run(_choose, *job)

    async def advise(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        """The best moves for a seat, with reasons; none in a quiz, where a hint would be the answer."""
        advice = await self.run(_advise, live.row.game, _view(live, seat), seat, randbits(64))
        return tuple(MoveInWords(Raw(move.encode()), reason) for move, reason in advice)

    def answer_seconds(self, game: str, level: str, dice: Dice) -> float:
        """How long a bot takes to answer a question that the rules time."""
        seconds = bot_for(game).answer_seconds
        return 0.0 if seconds is None else seconds(level_called(level), dice)

    def thinking_time(self) -> float:
        """Seconds for the next bot: the budget, shared when more bots are waiting than there are workers."""
        return self._budget * min(1.0, self.workers / (self.pending + 1))


def _view(live: LiveTable, seat: Seat) -> str:
    """The view as JSON, so that nothing hidden can reach the bot."""
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


# In the worker processes


def _choose(name: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    seen, moves = _view_and_moves(name, view, seat, seed)
    dice, bot = Dice(seed, "bot"), bot_for(name)
    return to_json(bot.choose(level_called(level), seen, moves, dice, Budget(seconds=budget)))


def _advise(name: str, view: str, seat: Seat, seed: int) -> list[tuple[str, str]]:
    seen, moves = _view_and_moves(name, view, seat, seed)
    advice = bot_for(name).advise(seen, moves, Budget(HINT_SECONDS, MAX_DEALS))
    return [(to_json(one.move), one.reason) for one in advice]


def _view_and_moves(name: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """The view, and the legal moves: they are the same in every state that fits the view."""
    game = valence.game(name)
    seen = read(game.view_type, view, "view")
    return seen, legal_moves(game, game.imagine(seen, seed), seat)
