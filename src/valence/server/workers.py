"""Work that would hold up the event loop is done by processes of their own."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
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
        """What is being done is given up, so that nobody who wants to stop the server waits for it."""
        if self._pool is not None:
            processes = list(self._pool._processes.values())
            with suppress(OSError):
                self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork of a process with threads may hang; a fresh one does not.
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _begin)
        return self._pool


def _begin() -> None:
    """Ctrl-C is for the server, which then ends its workers; and if it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


def end_with_the_parent() -> None:
    """However the process ends that has started this one, this one ends too."""
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
