"""Worker processes: cancelled work ends at once, and no worker outlives its parent."""

import os
import subprocess
import sys
import time
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool

import pytest

from valence.server.workers.processes import kill_pool, process_pool

TIMEOUT = 60.0
PARENT = """
import os, time
from valence.server.workers.processes import process_pool
pool = process_pool(1)
print(pool.submit(os.getpid).result(), flush=True)
pool.submit(time.sleep, 600)
time.sleep(600)
"""


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError(f"process {process} is still there")


def test_cancelled_work_is_not_awaited() -> None:
    pool = process_pool(1)
    process = pool.submit(os.getpid).result(TIMEOUT)
    long = pool.submit(time.sleep, 600)
    kill_pool(pool)
    with pytest.raises((BrokenProcessPool, CancelledError)):
        long.result(TIMEOUT)
    wait_until_gone(process)


def test_worker_processes_end_when_their_parent_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    with parent.stdout as said:
        process = int(said.readline())
        parent.kill()
        parent.wait(TIMEOUT)
        wait_until_gone(process)
