"""The store for one process: a SQLite file with one writer thread and one reader thread."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import time
from typing import ClassVar

from msgspec.structs import astuple

from valence.server.store import StoreError
from valence.server.store.database import Rows, Statement, Value
from valence.server.store.schema import LATEST_VERSION, migrations_after, reject_newer
from valence.server.store.sql import EVENT, SqlStore
from valence.server.store.writer import Writer, execute
from valence.table.rows import EventRow

OLDEST_SQLITE = (3, 35)  # the first that has `returning`
# 500 KB of page cache for each connection: the operating system caches the file as well.
PAGE_CACHE = "pragma cache_size = -500"
READER_PRAGMAS = f"pragma query_only = on; {PAGE_CACHE}"
# A checkpoint every 16 MB instead of every 4 MB: 20% more moves a second with 500 concurrent callers.
WRITER_PRAGMAS = f"pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; {PAGE_CACHE}"

# The number of changed rows says whether the move was inserted; `returning` would make it 25% slower.
APPEND = f"insert into events ({EVENT}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing"


def path_of(url: str) -> Path:
    name = url.removeprefix("sqlite:///")
    if name == url or not name or name.startswith(":"):
        raise ValueError(f"the database must be sqlite:/// and a path, got {url!r}")
    return Path(name).absolute()


class SqliteStore(SqlStore):
    IN_JSON_ARRAY: ClassVar[str] = "in (select value from json_each({}))"
    SKIP_LOCKED: ClassVar[str] = ""

    def __init__(self, url: str, clock: Callable[[], float] = time) -> None:
        super().__init__(clock)
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
        self._db = connect(self._path, READER_PRAGMAS)
        self._writer = Writer(connect(self._path, WRITER_PRAGMAS))
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
        """Check that the store can be read and written: a full disk or a read-only file is noticed only by writing."""
        try:
            await self._read("select count(*) from dues")
            await self._write((f"pragma user_version = {LATEST_VERSION}",))
        except StoreError:
            return False
        return True

    async def _read(self, sql: str, *parameters: Value) -> Rows:
        self._require_open()
        loop = asyncio.get_running_loop()
        with store_errors(self._path):
            return await loop.run_in_executor(self._reader, execute, self._db, sql, parameters)

    def _write(self, *statements: Statement) -> asyncio.Future[Rows]:
        self._require_open()
        return self._writer.write(statements)

    def _insert(self, event: EventRow) -> asyncio.Future[Rows]:
        return self._write((APPEND, *astuple(event)))

    def _require_open(self) -> None:
        if not self._is_open:
            raise StoreError(f"{self._path} is not open")


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """Turn database errors into a StoreError that names the file."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path}: {error}") from error


def connect(path: Path, pragmas: str) -> sqlite3.Connection:
    """Open a connection without implicit transactions that can be shared between threads."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.executescript(pragmas)
    except sqlite3.Error:
        db.close()
        raise
    return db


def lock(path: Path) -> sqlite3.Connection:
    """Lock the store until the connection is closed or the process ends, even if it is killed."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise StoreError(f"SQLite 3.35 or newer is required, found {sqlite3.sqlite_version}")
    path.parent.mkdir(parents=True, exist_ok=True)
    holder = Path(f"{path}.lock")
    with store_errors(holder):
        db = sqlite3.connect(holder, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        db.execute("begin exclusive")
    except sqlite3.OperationalError:
        db.close()
        raise StoreError(
            f"{path} is in use by another process, and SQLite supports only one. "
            "Stop the other process, or set DATABASE_URL to a PostgreSQL database, which several can share."
        ) from None
    return db


def create(path: Path) -> Path:
    """Create a file that only its owner can read, unless it exists; SQLite's own files beside it get the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, mode=0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):  # it doesn't exist, or belongs to somebody else
            file.chmod(0o600)
    return path


def upgrade(path: Path) -> None:
    with store_errors(path), closing(connect(create(path), WRITER_PRAGMAS)) as db:
        _check(db, path)
        reject_newer(version := version_of(db), str(path))
        for number, sql in migrations_after(version):
            db.executescript(f"begin; {sql}; pragma user_version = {number}; commit")


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Check the file for damage, or only the first person whose table can't be read would notice it."""
    (found,) = db.execute("pragma quick_check(1)").fetchone()
    if found != "ok":
        problem = found.splitlines()[-1]
        raise StoreError(
            f"{path} is damaged ({problem}): restore a backup with `valence db restore`"
        )


def version_of(db: sqlite3.Connection) -> int:
    version: int = db.execute("pragma user_version").fetchone()[0]
    return version
