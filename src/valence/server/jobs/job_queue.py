"""Where decks are read and games are printed: one job after another, none for long, and few may wait."""

import asyncio
import faulthandler
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from valence.server.jobs.worker_pool import WorkerPool
from valence.server.people.rate_limits import Buckets
from valence.table.errors import Denied, too_many

T = TypeVar("T")

PATIENCE = 90.0
"""Seconds after which a job is given up."""
MOST_WAITING = 20


class JobQueue(WorkerPool):
    """One process of its own, which is ended when a job takes too long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(1)
        self._patience = patience
        self._one = asyncio.Lock()
        self._waiting = 0
        self._rates = Buckets(0.2, 30)

    async def do(self, who: str, work: Callable[..., T], *given: Any) -> T:
        """The work for somebody at this address."""
        if not self._rates.take(who) or self._waiting >= MOST_WAITING:
            raise too_many("Much is being printed or checked now; try again in a minute.")
        self._waiting += 1
        try:
            async with self._one:
                return await self.run_once(_within, self._patience, work, *given)
        except BrokenProcessPool:
            reason = f"It took longer than {self._patience:g} seconds, or the server restarts."
            raise Denied(400, "given_up", f"This was given up. {reason}") from None
        finally:
            self._waiting -= 1


def _within(seconds: float, work: Callable[..., T], *given: Any) -> T:
    """The process ends itself, also while a library in C holds it."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work(*given)
    finally:
        faulthandler.cancel_dump_traceback_later()
