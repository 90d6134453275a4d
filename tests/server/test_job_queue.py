"""The job queue: a timeout, a limited backlog, a rate limit."""

import asyncio
from pathlib import Path
from time import sleep

import pytest

from tests.server.clocks import ManualClock
from valence.server.jobs.job_queue import MAX_PENDING, JobQueue
from valence.server.people.rate_limits import RateLimiter
from valence.table.errors import Denied

pytestmark = pytest.mark.anyio


def limiter(burst: int) -> RateLimiter:
    return RateLimiter(rate=1, burst=burst, clock=ManualClock())


async def test_a_job_that_times_out_is_cancelled_and_the_next_one_runs() -> None:
    queue = JobQueue(limiter(burst=2), timeout=2)
    try:
        with pytest.raises(Denied, match="it took longer than 2 seconds") as denied:
            await queue.run_job("here", run_forever)
        assert denied.value.code == "given_up"
        assert await queue.run_job("here", abs, -7) == 7
    finally:
        queue.close()


def run_forever() -> None:
    while True:
        pass


async def test_the_backlog_is_limited(tmp_path: Path) -> None:
    queue, go = JobQueue(limiter(burst=100)), tmp_path / "go"
    try:
        jobs = [
            asyncio.create_task(queue.run_job("here", wait_for_file, go, n))
            for n in range(MAX_PENDING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="The server is busy") as denied:
            await queue.run_job("elsewhere", abs, -7)
        assert denied.value.status == 429
        go.touch()
        assert await asyncio.gather(*jobs) == list(range(MAX_PENDING))
        assert await queue.run_job("elsewhere", abs, -7) == 7
    finally:
        queue.close()


def wait_for_file(path: Path, result: int) -> int:
    while not path.exists():
        sleep(0.01)
    return result


async def test_the_rate_is_limited_for_each_address() -> None:
    queue = JobQueue(limiter(burst=1))
    try:
        assert await queue.run_job("here", abs, -7) == 7
        with pytest.raises(Denied, match="The server is busy"):
            await queue.run_job("here", abs, -7)
        assert await queue.run_job("elsewhere", abs, -7) == 7
    finally:
        queue.close()
