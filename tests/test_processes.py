"""Processes for long work: what is given up ends at once, and nothing outlives whoever began it."""

import os
import subprocess
import sys
import time
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool

import pytest

from valence.processes import kill_pool, process_pool

PATIENCE = 60.0
PARENT = """
import os, time
from valence.processes import process_pool
pool = process_pool(1)
print(pool.submit(os.getpid).result(), flush=True)
pool.submit(time.sleep, 600)
time.sleep(600)
"""


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError(f"process {process} is still there")


def test_what_is_given_up_is_not_waited_for() -> None:
    pool = process_pool(1)
    process = pool.submit(os.getpid).result(PATIENCE)
    long = pool.submit(time.sleep, 600)
    kill_pool(pool)
    with pytest.raises((BrokenProcessPool, CancelledError)):
        long.result(PATIENCE)
    wait_until_gone(process)


def test_the_processes_of_one_that_is_killed_end_with_it() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    with parent.stdout as said:
        process = int(said.readline())
        parent.kill()
        parent.wait(PATIENCE)
        wait_until_gone(process)
