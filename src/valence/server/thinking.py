"""Bots think in processes of their own. They are given a view and never the state."""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from secrets import randbits
from typing import Any, TypeVar, get_type_hints

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
from valence.server.live import LiveTable
from valence.server.protocol import MoveInWords

T = TypeVar("T")

DEFAULT_LEVEL: str = LEVELS[1]


class ReviewedMove(Struct, frozen=True):
    """A turn that cost much, and what would have been better."""

    ply: int
    seat: int
    played: str
    better: str
    cost: float
    """In shares of a win: 0.5 is half a game."""
    reason: str


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, workers: int, budget: float) -> None:
        self._workers = workers
        self._budget = budget
        self._asked = 0
        self._pool: ProcessPoolExecutor | None = None

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        """The move of a bot as JSON."""
        job = (live.row.game, level, _view(live, seat), seat, randbits(64), self.share())
        return await self._run(_think, *job)

    async def advice(self, live: LiveTable, seat: Seat) -> tuple[MoveInWords, ...]:
        """What looks best for a seat, with the reasons; nothing where that would be the answer to a quiz."""
        advice = await self._run(_advise, live.row.game, _view(live, seat), seat, randbits(64))
        return tuple(MoveInWords(Raw(move.encode()), reason) for move, reason in advice)

    async def review(self, record: str) -> tuple[ReviewedMove, ...]:
        """The costliest turns of a game that is over."""
        return read(tuple[ReviewedMove, ...], await self._run(_review, record), "review")

    def share(self) -> float:
        """Seconds that the next bot may think: fewer where many wait, so that nobody waits for long."""
        return self._budget * min(1.0, self._workers / (self._asked + 1))

    def close(self) -> None:
        if self._pool is not None:
            with suppress(OSError):
                self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        pool = self._started()
        self._asked += 1
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            # A process was killed from outside: a new pool, unless another has begun one, and the same question.
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._started(), work, *given)
        finally:
            self._asked -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork of a process with threads may hang; a fresh one does not.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _ignore_interrupts)
        return self._pool


def quiz_seconds(live: LiveTable, seat: Seat, level: str) -> float:
    """How long a bot needs for the present question; it is always the same for one question."""
    dice = Dice(int(live.seating.salt, 16), f"{live.question} {seat}")
    return seconds(dice, SKILLS[level_called(level)])


def _view(live: LiveTable, seat: Seat) -> str:
    """What a bot is given, as JSON: so nothing else can slip through."""
    assert live.match is not None
    return to_json(live.game.view(live.match.state, seat))


# In the processes of the pool


def _think(name: str, level: str, view: str, seat: Seat, seed: int, budget: float) -> str:
    seen, moves = _seen(name, view, seat, seed)
    return to_json(choose(name, level, seen, moves, Dice(seed, "bot"), Budget(seconds=budget)))


def _advise(name: str, view: str, seat: Seat, seed: int) -> list[tuple[str, str]]:
    return [(to_json(one.move), one.reason) for one in advise(name, *_seen(name, view, seat, seed))]


def _seen(name: str, view: str, seat: Seat, seed: int) -> tuple[Any, list[Any]]:
    """The view and the legal moves; those follow from any state that fits the view."""
    game = valence.game(name)
    seen = read(get_type_hints(game.view)["return"], view, "view")
    return seen, legal_moves(game, game.imagine(seen, seed), seat)


def _review(record: str) -> str:
    words = CATALOGUE[valence.replay(record).game.name].words
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
            for costly in review(record).values()
            for one in costly
        ]
    )


def _ignore_interrupts() -> None:
    """Ctrl-C is for the server, which then ends its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
