"""Worker processes for long computations: they end when they are killed or when their parent ends."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread


def process_pool(workers: int) -> ProcessPoolExecutor:
    """Spawned rather than forked: a fork of a process with threads can deadlock."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _start_worker)


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Stop now, without waiting for running or queued work."""
    workers = list(pool._processes.values())  # no public access before Python 3.14's kill_workers
    with suppress(OSError):
        pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def exit_with_parent() -> None:
    """Exit when the parent exits, however it exits."""
    Thread(target=_exit_after_parent, daemon=True).start()


def _start_worker() -> None:
    """Ctrl-C is handled by the parent, which kills its pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def _exit_after_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
