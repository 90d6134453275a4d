"""Worker processes in which bots think. A bot is given its view and never the state."""

from secrets import randbits
from time import process_time
from typing import Any

from msgspec import Raw, Struct

import valence
from valence.bots import LEVELS, Budget, advise, choose, review
from valence.bots.quiz import seconds
from valence.bots.registry import SKILLS, level_called
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import read, to_json
from valence.games import CATALOGUE
from valence.server.jobs.worker_pool import WorkerPool
from valence.server.tables.live import LiveTable
from valence.table.protocol import MoveInWords

DEFAULT_LEVEL: str = LEVELS[1]
HINT_SECONDS = 0.5
REVIEW_CPU_SECONDS = 10.0  # for a whole game, however many turns it has
MAX_DEALS = 96  # imagined deals on which moves are compared for a hint or a review


class ReviewedMove(Struct, frozen=True):
    """A costly mistake, and the better move."""

    ply: int
    seat: int
    played: str
    better: str
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str


class BotPool(WorkerPool):
    """Chooses moves, gives hints and reviews games."""

    def __init__(self, workers: int, budget: float) -> None:
        super().__init__(workers)
        self._budget = budget

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """A bot's move as JSON."""
        view = _view(live, seat)
        job = (live.row.game, level, view, seat, randbits(64), self.thinking_time())
        return await self.run(_choose, *job)

    async def advice(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        """The best moves for a seat, with reasons; none in a quiz, where a hint would be the answer."""
        advice = await self.run(_advise, live.row.game, _view(live, seat), seat, randbits(64))
        return tuple(MoveInWords(Raw(move.encode()), reason) for move, reason in advice)

    async def review(self, record: str) -> tuple[ReviewedMove, ...]:
        """The costliest mistakes of a finished game."""
        return read(tuple[ReviewedMove, ...], await self.run(_review, record), "review")

    def thinking_time(self) -> float:
        """Seconds for the next bot: the budget, shared when more bots are waiting than there are workers."""
        return self._budget * min(1.0, self.workers / (self.pending + 1))


def quiz_seconds(live: LiveTable, seat: Seat, level: str) -> float:
    """How long a bot takes to answer the current question; always the same for one question."""
    dice = Dice(int(live.seating.salt, 16), f"{live.question} {seat}")
    return seconds(dice, SKILLS[level_called(level)])


def _view(live: LiveTable, seat: Seat) -> str:
    """The view as JSON, so that nothing hidden can reach the bot."""
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


# In the worker processes


def _choose(name: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    seen, moves = _view_and_moves(name, view, seat, seed)
    return to_json(choose(name, level, seen, moves, Dice(seed, "bot"), Budget(seconds=budget)))


def _advise(name: str, view: str, seat: Seat, seed: int) -> list[tuple[str, str]]:
    seen, moves = _view_and_moves(name, view, seat, seed)
    advice = advise(name, seen, moves, Budget(HINT_SECONDS, MAX_DEALS))
    return [(to_json(one.move), one.reason) for one in advice]


def _view_and_moves(name: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """The view, and the legal moves: they are the same in every state that fits the view."""
    game = valence.game(name)
    seen = read(game.view_type, view, "view")
    return seen, legal_moves(game, game.imagine(seen, seed), seat)


def _review(record: str) -> str:
    match = valence.replay(record)
    words = CATALOGUE[match.game.name].words
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
