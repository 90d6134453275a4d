"""A queue for work on what people send: one job at a time, with limits on time, memory and backlog."""

import faulthandler
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from valence.server.sharing.rates import RateLimiter
from valence.server.sharing.turns import Share, Turns
from valence.server.workers.pool import WorkerPool
from valence.table.errors import bad, too_many

T = TypeVar("T")

MAX_PENDING = 20
MAX_PENDING_OF_ONE = 3  # so that one person can't fill the queue
MEGABYTE = 1_000_000


class JobQueue(WorkerPool):
    """A single worker process in the background, killed when a job takes too long."""

    def __init__(self, limiter: RateLimiter, *, timeout: float, megabytes: int) -> None:
        super().__init__(1, in_background=True)
        self._limiter = limiter
        self._timeout = timeout
        self._megabytes = megabytes
        self._turns = Turns(1, MAX_PENDING - 1, "jobs_waiting")
        self._queued: Counter[str] = Counter()

    async def run_job(self, client: str, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job for a client: a person, or an address without one."""
        if self._queued[client] >= MAX_PENDING_OF_ONE or not self._limiter.allows(client):
            raise too_many("jobs")
        return await self.run_own_job(client, job, *arguments)

    async def run_own_job(self, client: str, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job that the server itself needs, whatever the client has sent before."""
        self._queued[client] += 1
        try:
            async with self._turns.turn(Share("", client)):
                limits = (self._timeout, self._megabytes)
                return await self.run_once(_with_limits, *limits, job, *arguments)
        except BrokenProcessPool:
            raise bad("given_up", seconds=self._timeout, megabytes=self._megabytes) from None
        finally:
            self._queued[client] -= 1
            self._queued += Counter()  # drops those that are zero


def _with_limits(seconds: float, megabytes: int, job: Callable[..., T], *arguments: Any) -> T:
    """Exit the process on timeout, even while C code holds the interpreter lock, and when memory runs out.

    A process that ran out of memory may not get it back, and the next job would fail too.
    """
    _limit_memory(megabytes)
    _limit_time(seconds)
    try:
        return job(*arguments)
    except MemoryError:
        os._exit(1)
    finally:
        _limit_time(0.0)


def _limit_time(seconds: float) -> None:
    """Limit CPU time, of which a process in the background gets little on a busy machine. No limit if 0."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)  # SIGPROF ends the process
    elif seconds:
        faulthandler.dump_traceback_later(seconds, exit=True)
    else:
        faulthandler.cancel_dump_traceback_later()


def _limit_memory(megabytes: int) -> None:
    """Limit what the process allocates, not the files it maps. Only Linux counts everything."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * MEGABYTE, hard))
