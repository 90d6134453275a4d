"""Work that would hold up the event loop is done by processes of their own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from valence.processes import kill_pool, process_pool

T = TypeVar("T")


class WorkerPool:
    """A pool of processes, started when there is something to do."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.asked = 0
        """How many things are being done, or wait."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What the work gives; where a process was killed from outside, that of a new one."""
        try:
            return await self.run_once(work, *given)
        except BrokenProcessPool:
            return await self.run_once(work, *given)

    async def run_once(self, work: Callable[..., T], *given: Any) -> T:
        pool = self._started()
        self.asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody else has noticed and begun anew
                self.close()
            raise
        finally:
            self.asked -= 1

    def close(self) -> None:
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = process_pool(self.workers)
        return self._pool
