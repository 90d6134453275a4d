"""The thread that writes to SQLite. Jobs that queue up during one commit share the next."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from valence.server.store import StoreError
from valence.server.store.database import Rows, Statement
from valence.server.store.sql import MAX_BATCH, settle

# Errors of a single job, which do not affect the other jobs in its commit.
JOB_ERRORS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, ValueError, OverflowError)


class Job(NamedTuple):
    statements: Sequence[Statement]
    result: asyncio.Future[Rows]


class Writer:
    """Takes statements from the event loop and resolves their futures once they are on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="valence-writer", daemon=True)
        self._thread.start()

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[Rows]:
        """Return the rows of the first statement, once all statements are on disk."""
        job = Job(statements, self._loop.create_future())
        self._queue.put(job)
        return job.result

    def close(self) -> None:
        """Write everything that is queued, then stop."""
        self._queue.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while jobs := self._next_batch():
            self._loop.call_soon_threadsafe(_settle_all, jobs, self._commit(jobs))

    def _next_batch(self) -> list[Job]:
        """Wait for a job and take it with all others in the queue; empty once closed."""
        jobs: list[Job] = []
        while job := self._queue.get():
            jobs.append(job)
            if self._queue.empty() or len(jobs) == MAX_BATCH:
                return jobs
        self._queue.put(None)  # so that the next call returns an empty batch
        return jobs

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Rows | Exception]:
        try:
            self._db.execute("begin immediate")
            results = [self._execute(job) for job in jobs]
            self._db.execute("commit")
            return results
        except Exception as error:
            with suppress(sqlite3.Error):
                self._db.rollback()
            return [StoreError(f"SQLite could not write: {error}") for _ in jobs]

    def _execute(self, job: Job) -> Rows | Exception:
        needs_savepoint = len(job.statements) > 1
        if needs_savepoint:
            self._db.execute("savepoint job")
        try:
            first, *_ = [execute(self._db, sql, parameters) for sql, *parameters in job.statements]
            return first
        except JOB_ERRORS as error:
            if needs_savepoint:
                self._db.execute("rollback to job")
            return error


def execute(db: sqlite3.Connection, sql: str, parameters: Sequence[object]) -> Rows:
    """Return the rows that a statement returns, or an empty row for each row it has changed."""
    cursor = db.execute(_sqlite_parameters(sql), parameters)
    return [()] * cursor.rowcount if cursor.description is None else cursor.fetchall()


@cache
def _sqlite_parameters(sql: str) -> str:
    """Replace PostgreSQL's `$1` by SQLite's `?1`."""
    return sql.replace("$", "?")


def _settle_all(jobs: Sequence[Job], results: Sequence[Rows | Exception]) -> None:
    for job, result in zip(jobs, results, strict=True):
        settle(job.result, result)
