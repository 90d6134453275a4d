"""Worker processes for work that would block the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from valence.server.workers.processes import kill_pool, process_pool
from valence.table.errors import unavailable

T = TypeVar("T")


class WorkerPool:
    """A process pool that starts on the first call and restarts after a crash."""

    def __init__(self, workers: int, *, in_background: bool = False) -> None:
        self.workers = workers
        self.in_background = in_background
        self.pending = 0  # calls that are running or queued
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call the function in a worker; retry once if the worker was killed."""
        try:
            return await self.run_once(function, *arguments)
        except BrokenProcessPool:
            return await self.run_once(function, *arguments)

    async def run_once(self, function: Callable[..., T], *arguments: Any) -> T:
        pool = self._started()
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:  # otherwise another caller has already replaced it
                self._stop()
            raise
        finally:
            self.pending -= 1

    def close(self) -> None:
        """End what is running, and start nothing more."""
        self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise unavailable("restarting")
        if self._pool is None:
            self._pool = process_pool(self.workers, in_background=self.in_background)
        return self._pool


def retrieve_error(task: "asyncio.Task[Any]") -> None:
    """Mark a task's error as retrieved, so that it isn't logged if nobody asks for it, such as at a shutdown."""
    if not task.cancelled():
        task.exception()
