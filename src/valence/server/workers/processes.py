"""Worker processes for long computations: they end when they are killed or when their parent ends."""

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread

BACKGROUND_NICENESS = 10


def process_pool(workers: int, *, in_background: bool = False) -> ProcessPoolExecutor:
    """Return a pool of spawned processes: a fork of a process with threads can deadlock.

    In the background, the workers leave the processor to everything else on the machine.
    """
    return ProcessPoolExecutor(workers, get_context("spawn"), _start_worker, (in_background,))


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Stop a pool now, without waiting for running or queued work."""
    workers = list(pool._processes.values())  # no public access before Python 3.14's kill_workers
    with suppress(OSError):
        pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def exit_with_parent() -> None:
    """Exit when the parent exits, however it exits."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _start_worker(in_background: bool) -> None:
    """Set up a worker. Ctrl-C is handled by the parent, which kills its pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if in_background and sys.platform != "win32":
        os.nice(BACKGROUND_NICENESS)
    exit_with_parent()


def _exit_after_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
