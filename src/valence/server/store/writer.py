"""One thread that writes to SQLite: whatever has queued up while a commit went to disk is the next commit."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from valence.server.store import StoreError
from valence.server.store.sql import Rows, Statement

MOST = 1000
"""So many jobs share a commit at most."""
OWN_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, ValueError, OverflowError)
"""What is wrong with one job alone, and leaves the others of its commit alone."""


class Job(NamedTuple):
    statements: Sequence[Statement]
    done: asyncio.Future[Rows]


class Writer:
    """Takes statements from the event loop, and answers when they are on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="valence-writer", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[Rows]:
        """The rows that the first statement returns, once all are on disk."""
        job = Job(statements, self._loop.create_future())
        self._queue.put(job)
        return job.done

    def close(self) -> None:
        """Return when everything that was queued is on disk."""
        self._queue.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while jobs := self._queued():
            self._loop.call_soon_threadsafe(_answer, jobs, self._commit(jobs))

    def _queued(self) -> list[Job]:
        """The jobs of the next commit, waiting for the first; none when closed."""
        jobs: list[Job] = []
        while job := self._queue.get():
            jobs.append(job)
            if self._queue.empty() or len(jobs) == MOST:
                return jobs
        self._queue.put(None)  # for the next call, which then finds nothing before it
        return jobs

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Rows | Exception]:
        try:
            self._db.execute("begin immediate")
            answers = [self._attempt(job) for job in jobs]
            self._db.execute("commit")
            return answers
        except Exception as error:
            with suppress(sqlite3.Error):
                self._db.rollback()
            return [StoreError(f"SQLite could not write: {error}") for _ in jobs]

    def _attempt(self, job: Job) -> Rows | Exception:
        are_several = len(job.statements) > 1
        if are_several:
            self._db.execute("savepoint job")
        try:
            first, *_ = [execute(self._db, sql, given) for sql, *given in job.statements]
            return first
        except OWN_FAULTS as fault:
            if are_several:
                self._db.execute("rollback to job")
            return fault


def execute(db: sqlite3.Connection, sql: str, given: Sequence[object]) -> Rows:
    """The rows that a statement returns; where it returns none, an empty one for each that it has changed."""
    cursor = db.execute(_in_sqlite(sql), given)
    return [()] * cursor.rowcount if cursor.description is None else cursor.fetchall()


@cache
def _in_sqlite(sql: str) -> str:
    return sql.replace("$", "?")


def _answer(jobs: Sequence[Job], answers: Sequence[Rows | Exception]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.done.done():  # whoever asked has gone
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)
