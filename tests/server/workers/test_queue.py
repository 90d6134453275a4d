"""The job queue: limits on time, memory, backlog and rate."""

import asyncio
import sys
from pathlib import Path
from time import sleep

import pytest

from tests.denials import denied
from tests.server.clocks import ManualClock
from valence.server.sharing.rates import RateLimiter
from valence.server.workers.queue import MAX_PENDING, MAX_PENDING_OF_ONE, JobQueue
from valence.table.errors import Kind

pytestmark = pytest.mark.anyio


def queue_of(burst: int, timeout: float = 60.0, megabytes: int = 400) -> JobQueue:
    limiter = RateLimiter(rate=1, burst=burst, clock=ManualClock())
    return JobQueue(limiter, timeout=timeout, megabytes=megabytes)


async def test_a_job_that_times_out_is_cancelled_and_the_next_one_runs() -> None:
    queue = queue_of(burst=2, timeout=2)
    try:
        with denied("it took more than 2 seconds") as refused:
            await queue.run_job("here", run_forever)
        assert refused.value.code == "given_up"
        assert await queue.run_job("here", abs, -7) == 7
    finally:
        queue.close()


def run_forever() -> None:
    while True:
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no timer for CPU time")
async def test_a_job_that_gets_no_cpu_time_is_not_cancelled() -> None:
    """Jobs run in the background, where they may have to wait long on a busy machine."""
    queue = queue_of(burst=1, timeout=0.5)
    try:
        assert await queue.run_job("here", wait_long) == "done"
    finally:
        queue.close()


def wait_long() -> str:
    sleep(2)
    return "done"


async def test_the_backlog_is_limited(tmp_path: Path) -> None:
    queue, go = queue_of(burst=100), tmp_path / "go"
    try:
        jobs = [
            asyncio.create_task(queue.run_job(f"{n}", wait_for_file, go, n))
            for n in range(MAX_PENDING)
        ]
        await asyncio.sleep(0)
        with denied("The server is busy") as refused:
            await queue.run_job("elsewhere", abs, -7)
        assert refused.value.kind is Kind.TOO_MANY
        go.touch()
        assert await asyncio.gather(*jobs) == list(range(MAX_PENDING))
        assert await queue.run_job("elsewhere", abs, -7) == 7
    finally:
        queue.close()


def wait_for_file(path: Path, result: int) -> int:
    while not path.exists():
        sleep(0.01)
    return result


async def test_the_rate_is_limited_for_each_client() -> None:
    queue = queue_of(burst=1)
    try:
        assert await queue.run_job("here", abs, -7) == 7
        with denied("You have sent many"):
            await queue.run_job("here", abs, -7)
        assert await queue.run_job("elsewhere", abs, -7) == 7
    finally:
        queue.close()


async def test_one_client_cannot_fill_the_queue(tmp_path: Path) -> None:
    queue, go = queue_of(burst=100), tmp_path / "go"
    try:
        jobs = [
            asyncio.create_task(queue.run_job("here", wait_for_file, go, n))
            for n in range(MAX_PENDING_OF_ONE)
        ]
        await asyncio.sleep(0)
        with denied("You have sent many"):
            await queue.run_job("here", abs, -7)
        other = asyncio.create_task(queue.run_job("elsewhere", abs, -7))
        go.touch()
        assert await other == 7
        assert await asyncio.gather(*jobs) == [0, 1, 2]
    finally:
        queue.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts all memory")
async def test_a_job_that_needs_too_much_memory_is_cancelled_and_the_next_one_runs() -> None:
    queue = queue_of(burst=9, megabytes=300)
    try:
        assert await queue.run_job("here", zeros, 100) == 100_000_000
        with denied("more than 300 MB of memory") as refused:
            await queue.run_job("here", zeros, 500)
        assert refused.value.code == "given_up"
        assert await queue.run_job("here", abs, -7) == 7
    finally:
        queue.close()


def zeros(megabytes: int) -> int:
    return len(bytes(megabytes * 1_000_000))
