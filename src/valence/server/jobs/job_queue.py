"""The queue for printing and for checking decks: one job at a time, with a timeout and a limited backlog."""

import asyncio
import faulthandler
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from valence.server.jobs.worker_pool import WorkerPool
from valence.server.people.rate_limits import RateLimiter
from valence.table.errors import Denied, too_many

T = TypeVar("T")

JOB_TIMEOUT = 90.0  # seconds
MAX_PENDING = 20


class JobQueue(WorkerPool):
    """A single worker process, killed when a job times out."""

    def __init__(self, limiter: RateLimiter, timeout: float = JOB_TIMEOUT) -> None:
        super().__init__(1)
        self._limiter = limiter
        self._timeout = timeout
        self._turn = asyncio.Lock()
        self._queued = 0

    async def run_job(self, address: str, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job for a client at this address."""
        if not self._limiter.allows(address) or self._queued >= MAX_PENDING:
            raise too_many("The server is busy printing and checking decks. Try again in a minute.")
        self._queued += 1
        try:
            async with self._turn:
                return await self.run_once(_with_timeout, self._timeout, job, *arguments)
        except BrokenProcessPool:
            raise Denied(400, "given_up", self._reason_given_up()) from None
        finally:
            self._queued -= 1

    def _reason_given_up(self) -> str:
        limit = f"longer than {self._timeout:g} seconds"
        return f"This was cancelled: it took {limit}, or the server is restarting."


def _with_timeout(seconds: float, job: Callable[..., T], *arguments: Any) -> T:
    """Exit the process on timeout; this works even while C code holds the interpreter lock."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return job(*arguments)
    finally:
        faulthandler.cancel_dump_traceback_later()
