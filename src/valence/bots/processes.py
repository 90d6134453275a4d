"""Processes of their own for what takes long: begun afresh, and ended with the one that began them."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread


def pool_of(processes: int) -> ProcessPoolExecutor:
    """A fork of a process with threads may hang; a fresh one does not."""
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin)


def give_up(pool: ProcessPoolExecutor) -> None:
    """Whatever is being done, so that nobody who wants to stop waits for it."""
    processes = list(pool._processes.values())
    with suppress(OSError):
        pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def end_with_the_parent() -> None:
    """However the process ends that has started this one, this one ends too."""
    Thread(target=_end_with_the_parent, daemon=True).start()


def _begin() -> None:
    """Ctrl-C is for the parent, which then gives up its pool; and if it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
