"""Bots think in processes of their own. They are given a view and never the state."""

from secrets import randbits
from time import process_time
from typing import Any

from msgspec import Raw, Struct

import valence
from valence.bots import LEVELS, Budget, bot_for, review
from valence.bots.levels import level_called
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import read, to_json
from valence.games import CATALOGUE
from valence.server.jobs.worker_pool import WorkerPool
from valence.server.tables.live import LiveTable
from valence.table.protocol import MoveInWords

DEFAULT_LEVEL: str = LEVELS[1]
A_HINT = 0.5
"""Seconds."""
A_REVIEW = 10.0
"""Seconds of a processor for a whole game, however many turns it has."""
THOROUGH = 96
"""On so many imagined deals at most the moves are compared for a hint or a review."""


class ReviewedMove(Struct, frozen=True):
    """A turn that cost much, and what would have been better."""

    ply: int
    seat: int
    played: str
    better: str
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str


class BotPool(WorkerPool):
    """Started when the first bot has to think."""

    def __init__(self, workers: int, budget: float) -> None:
        super().__init__(workers)
        self._budget = budget

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """The move of a bot as JSON."""
        job = (live.row.game, level, _view(live, seat), seat, randbits(64), self.share())
        return await self.run(_think, *job)

    async def advice(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        """What looks best for a seat, with the reasons; nothing where that would be the answer to a quiz."""
        advice = await self.run(_advise, live.row.game, _view(live, seat), seat, randbits(64))
        return tuple(MoveInWords(Raw(move.encode()), reason) for move, reason in advice)

    async def review(self, record: str) -> tuple[ReviewedMove, ...]:
        """The costliest turns of a game that is over."""
        return read(tuple[ReviewedMove, ...], await self.run(_review, record), "review")

    def share(self) -> float:
        """Seconds that the next bot may think: fewer where many wait, so that nobody waits for long."""
        return self._budget * min(1.0, self.workers / (self.asked + 1))


def quiz_seconds(live: LiveTable, seat: Seat, level: str) -> float:
    """How long a bot needs for the present question; it is always the same for one question."""
    dice = Dice(int(live.seating.salt, 16), f"{live.question} {seat}")
    seconds = bot_for(live.row.game).answer_seconds
    return 0.0 if seconds is None else seconds(level_called(level), dice)


def _view(live: LiveTable, seat: Seat) -> str:
    """What a bot is given, as JSON: so nothing else can slip through."""
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


# In the processes of the pool


def _think(name: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    seen, moves = _seen(name, view, seat, seed)
    dice, bot = Dice(seed, "bot"), bot_for(name)
    return to_json(bot.choose(level_called(level), seen, moves, dice, Budget(seconds=budget)))


def _advise(name: str, view: str, seat: Seat, seed: int) -> list[tuple[str, str]]:
    advice = bot_for(name).advise(*_seen(name, view, seat, seed), Budget(A_HINT, THOROUGH))
    return [(to_json(one.move), one.reason) for one in advice]


def _seen(name: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """The view and the legal moves; those follow from any state that fits the view."""
    game = valence.game(name)
    seen = read(game.view_type, view, "view")
    return seen, legal_moves(game, game.imagine(seen, seed), seat)


def _review(record: str) -> str:
    match = valence.replay(record)
    words = CATALOGUE[match.game.name].words
    a_turn = Budget(A_REVIEW / max(1, match.ply), THOROUGH, now=process_time)
    return to_json(
        [
            ReviewedMove(
                ply=one.ply,
                seat=one.seat,
                played=words.move(one.played),
                better=words.move(one.better),
                cost=one.cost,
                reason=one.reason,
            )
            for mistakes in review(record, a_turn).values()
            for one in mistakes
        ]
    )
