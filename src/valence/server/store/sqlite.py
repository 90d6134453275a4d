"""The store of one process: a file, one thread that writes and one that reads."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import ClassVar

from msgspec.structs import astuple

from valence.server.store import EventRow, StoreError
from valence.server.store.schema import refuse_newer, steps_after
from valence.server.store.sql import EVENT, Rows, SqlStore, Statement, Value
from valence.server.store.writer import Writer, execute

OLDEST_SQLITE = (3, 35)  # the first that has `returning`
# The log is folded into the file every 16 MB and not every 4: a fifth more moves a second with 500 callers.
# Of the pages half a megabyte is kept for each connection: the operating system keeps the others as well.
KEPT = "pragma cache_size = -500"
HOW_TO_READ = f"pragma query_only = on; {KEPT}"
HOW_TO_WRITE = f"pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; {KEPT}"

# `returning` would cost a quarter of the time that a move takes here; whether it was inserted is counted.
APPEND = f"insert into events ({EVENT}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing"


def path_of(url: str) -> Path:
    """The file that `sqlite:///` and a path mean."""
    name = url.removeprefix("sqlite:///")
    if name == url or not name or name.startswith(":"):
        raise ValueError(f"sqlite:/// and the path of a file was wanted, {url!r} was given")
    return Path(name).absolute()


class SqliteStore(SqlStore):
    AMONG: ClassVar[str] = "in (select value from json_each({}))"
    SKIP_LOCKED: ClassVar[str] = ""

    def __init__(self, url: str) -> None:
        self._path = path_of(url)
        self._is_open = False

    async def open(self) -> None:
        self._lock = lock(self._path)
        try:
            upgrade(self._path)
        except BaseException:
            self._lock.close()
            raise
        self._reader = ThreadPoolExecutor(1, "valence-reader")
        self._db = connect(self._path, HOW_TO_READ)
        self._writer = Writer(connect(self._path, HOW_TO_WRITE))
        self._is_open = True

    async def upgrade(self) -> None:
        await self.open()
        await self.close()

    async def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._db.close()
        self._lock.close()

    async def is_ready(self) -> bool:
        return self._is_open and bool(await self._read("select 1"))

    async def _read(self, sql: str, *given: Value) -> Rows:
        self._refuse_closed()
        loop = asyncio.get_running_loop()
        with explained(self._path):
            return await loop.run_in_executor(self._reader, execute, self._db, sql, given)

    def _write(self, *statements: Statement) -> asyncio.Future[Rows]:
        self._refuse_closed()
        return self._writer.write(statements)

    def _insert(self, event: EventRow) -> asyncio.Future[Rows]:
        return self._write((APPEND, *astuple(event)))

    def _refuse_closed(self) -> None:
        if not self._is_open:
            raise StoreError(f"{self._path} is not open")


@contextmanager
def explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path}: {error}") from error


def connect(path: Path, settings: str) -> sqlite3.Connection:
    """A connection that commits when told to, and that threads may hand on to each other."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.executescript(settings)
    except sqlite3.Error:
        db.close()
        raise
    return db


def lock(path: Path) -> sqlite3.Connection:
    """Held until it is closed or its process ends, however that ends."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"SQLite 3.35 or newer is needed, here is {sqlite3.sqlite_version}")
    path.parent.mkdir(parents=True, exist_ok=True)
    holder = Path(f"{path}.lock")
    with explained(holder):
        db = sqlite3.connect(holder, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        db.execute("begin exclusive")
    except sqlite3.OperationalError:
        db.close()
        raise StoreError(
            f"{path} is in use by another process, and SQLite serves only one: a second one would starve "
            "or be starved. Stop the other, or let several share PostgreSQL by DATABASE_URL."
        ) from None
    return db


def create(path: Path) -> Path:
    """An empty file that only its owner can read, unless it exists; SQLite's own files beside it get the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, mode=0o600))
    return path


def upgrade(path: Path) -> None:
    with explained(path), closing(connect(create(path), HOW_TO_WRITE)) as db:
        refuse_newer(version := version_of(db), str(path))
        for number, sql in steps_after(version):
            db.executescript(f"begin; {sql}; pragma user_version = {number}; commit")


def version_of(db: sqlite3.Connection) -> int:
    version: int = db.execute("pragma user_version").fetchone()[0]
    return version
