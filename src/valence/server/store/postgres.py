"""The store for several processes: PostgreSQL, with the moves of many tables in one commit."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from time import time
from typing import ClassVar, NamedTuple, cast

import asyncpg
from msgspec.structs import astuple

from valence.server.store import StoreError
from valence.server.store.database import Rows, Statement, Value
from valence.server.store.schema import LATEST_VERSION, migrations_after, reject_newer
from valence.server.store.sql import EVENT, MAX_BATCH, SqlStore, settle
from valence.table.rows import EventRow

MAX_CONNECTIONS = 10
STATEMENT_TIMEOUT = 30.0  # seconds
READY_TIMEOUT = 5.0
CLOSE_TIMEOUT = 5.0
UPGRADE_LOCK = 0x56414C45  # the number of the advisory lock that allows one upgrade at a time

APPEND = f"""insert into events ({EVENT})
             select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::text[], $6::float8[])
             on conflict do nothing returning table_id, ply, client_id"""

CONNECTION_ERRORS = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.ReadOnlySQLTransactionError,  # a replica, while another server takes over
)


class PendingEvent(NamedTuple):
    event: EventRow
    inserted: asyncio.Future[bool]


class PostgresStore(SqlStore):
    IN_JSON_ARRAY: ClassVar[str] = "in (select jsonb_array_elements_text({}::jsonb))"
    SKIP_LOCKED: ClassVar[str] = "for update skip locked"

    def __init__(self, url: str, clock: Callable[[], float] = time) -> None:
        super().__init__(clock)
        self._url = url
        without_password = url.partition("?")[0].rpartition("@")[2].rpartition("//")[2]
        self._label = f"PostgreSQL at {without_password}"
        self._pool: asyncpg.Pool | None = None
        self._pending: list[PendingEvent] = []
        self._writing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._connected() as db:
            version = await version_of(db)
        reject_newer(version, self._label)
        if version < LATEST_VERSION:
            raise StoreError(
                f"{self._label} has schema {version}, but {LATEST_VERSION} is required: run `valence db upgrade`"
            )
        with self._store_errors():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MAX_CONNECTIONS,
                timeout=STATEMENT_TIMEOUT,
                command_timeout=STATEMENT_TIMEOUT,
                reset=_do_not_reset,
                server_settings={"synchronous_commit": "on"},  # whatever the server's default
            )

    async def upgrade(self) -> None:
        async with self._connected() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", UPGRADE_LOCK)
            reject_newer(version := await version_of(db), self._label)
            for number, sql in migrations_after(version):
                await db.execute(sql)
                await set_version(db, number)

    async def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        if self._writing:
            await self._writing
        # Give up on connections that are never returned; cancelling `close` terminates them.
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await pool.close()

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(READY_TIMEOUT):
                rows = await self._read("select current_setting('transaction_read_only')")
                return [str(setting) for (setting,) in rows] == ["off"]
        except (StoreError, TimeoutError):
            return False

    async def _read(self, sql: str, *parameters: Value) -> Rows:
        pool = self._connections
        with self._store_errors():
            return cast(Rows, await pool.fetch(sql, *parameters))

    async def _write(self, *statements: Statement) -> Rows:
        if len(statements) == 1:
            return await self._read(*statements[0])
        pool = self._connections
        with self._store_errors():
            async with pool.acquire() as db, db.transaction():
                first, *_ = [await db.fetch(*statement) for statement in statements]
                return cast(Rows, first)

    def _insert(self, event: EventRow) -> asyncio.Future[bool]:
        pool = self._connections
        pending = PendingEvent(event, asyncio.get_running_loop().create_future())
        self._pending.append(pending)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_pending(pool))
        return pending.inserted

    async def _write_pending(self, pool: asyncpg.Pool) -> None:
        while batch := self._pending[:MAX_BATCH]:
            del self._pending[:MAX_BATCH]
            await self._commit(pool, batch)
        self._writing = None

    async def _commit(self, pool: asyncpg.Pool, batch: Sequence[PendingEvent]) -> None:
        # Always in the same order, so that two processes writing the same plies cannot deadlock.
        batch = sorted(batch, key=lambda pending: (pending.event.table, pending.event.ply))
        columns = zip(*(astuple(pending.event) for pending in batch), strict=True)
        try:
            with self._store_errors():
                rows = await pool.fetch(APPEND, *map(list, columns))
        except ValueError as error:
            await self._commit_singly(pool, batch, error)
        except Exception as error:
            reject(batch, error)
        else:
            resolve(batch, rows)

    async def _commit_singly(
        self, pool: asyncpg.Pool, batch: Sequence[PendingEvent], error: ValueError
    ) -> None:
        """Commit each move of a batch by itself, so that a bad one doesn't fail the others."""
        if len(batch) == 1:
            reject(batch, error)
        else:
            for pending in batch:
                await self._commit(pool, [pending])

    @property
    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreError(f"{self._label} is not open")
        return self._pool

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        with self._store_errors():
            db = await asyncpg.connect(self._url, timeout=STATEMENT_TIMEOUT)
        try:
            yield db
        finally:
            await db.close()

    @contextmanager
    def _store_errors(self) -> Iterator[None]:
        """Turn database errors into a StoreError that names the server, bad data into a ValueError."""
        try:
            yield
        except asyncpg.DataError as error:
            raise ValueError(f"{self._label}: {error}") from error
        except CONNECTION_ERRORS as error:
            raise StoreError(f"{self._label}: {error or type(error).__name__}") from error


async def _do_not_reset(_: asyncpg.Connection) -> None:
    """Do nothing: no statement changes the state of a connection, and a reset would cost a round trip each time."""


def resolve(batch: Sequence[PendingEvent], rows: Rows) -> None:
    """Tell each caller whether its event was inserted; of several equal ones, only the first was."""
    inserted = {tuple(row) for row in rows}
    for event, is_inserted in batch:
        key = (event.table, event.ply, event.client_id)
        settle(is_inserted, key in inserted)
        inserted.discard(key)


def reject(batch: Sequence[PendingEvent], error: Exception) -> None:
    for pending in batch:
        settle(pending.inserted, error)


async def version_of(db: asyncpg.Connection) -> int:
    if await db.fetchval("select to_regclass('schema_version')") is None:
        return 0
    version: int = await db.fetchval("select number from schema_version")
    return version


async def set_version(db: asyncpg.Connection, number: int) -> None:
    await db.execute("create table if not exists schema_version (number bigint not null)")
    await db.execute("delete from schema_version")
    await db.execute("insert into schema_version values ($1)", number)
