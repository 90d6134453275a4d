"""Bots that think in a worker of their own, so that the tables always answer at once."""

from collections.abc import AsyncIterator, Awaitable, Callable
from secrets import randbits
from typing import Any

import msgspec
from msgspec import Raw

from valence.bots import DEFAULT_LEVEL, Mistake
from valence.core.game import Seat
from valence.core.languages import Language
from valence.core.wire import to_json
from valence.learn.class_findings import ClassMap
from valence.site.submissions import Submissions, understood
from valence.table import thinking
from valence.table.live import LiveTable
from valence.table.thinking import Hints

BUDGET_SECONDS = 1.0  # for a move of a strong bot
# Several times what a server needs: with too few deals, hardly any move is clearly a mistake.
TURN_SECONDS = 0.5

JOBS: dict[str, Callable[..., str]] = {
    "move": thinking.choose_move,
    "hints": thinking.give_hints,
    "plies_to_review": thinking.plies_to_review,
    "review_turn": lambda record, ply: thinking.review_turn(record, ply, TURN_SECONDS),
    "understood": lambda sent, language: to_json(
        understood(msgspec.json.decode(sent, type=Submissions), Language(language))
    ),
}


def run_job(job: str) -> str:
    """Runs in the bots' worker: a job as JSON, its name and its arguments; the result as JSON."""
    name, arguments = msgspec.json.decode(job, type=tuple[str, list[Any]])
    return JOBS[name](*arguments)


class WorkerBots:
    """Sends jobs to the bots' worker."""

    default_level: str = DEFAULT_LEVEL
    answer_seconds = staticmethod(thinking.answer_seconds)

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        self._think = think

    async def move(self, live: LiveTable, seat: Seat, level: str) -> str:
        view = thinking.view_json(live, seat)
        return await self._run("move", live.row.game, level, view, seat, _seed(), BUDGET_SECONDS)

    async def advise(self, live: LiveTable, seat: Seat) -> Hints:
        view = thinking.view_json(live, seat)
        return thinking.read_hints(await self._run("hints", live.row.game, view, seat, _seed()))

    def reviewing(self, record: str) -> AsyncIterator[Mistake[Raw]]:
        return thinking.reviewing(
            lambda job, *arguments: self._run(job.__name__, *arguments), record
        )

    async def understood(self, submissions: str, language: Language) -> ClassMap:
        """Return the findings about a class; the records of a whole class take some seconds."""
        return msgspec.json.decode(
            await self._run("understood", submissions, language), type=ClassMap
        )

    async def _run(self, name: str, *arguments: object) -> str:
        return await self._think(to_json([name, arguments]))


def _seed() -> int:
    return randbits(64)
