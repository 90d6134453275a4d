"""The store of several processes: PostgreSQL, with moves of many tables in one commit."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import ClassVar, NamedTuple, cast

import asyncpg
from msgspec.structs import astuple

from valence.server.store import EventRow, StoreError
from valence.server.store.schema import NEWEST, refuse_newer, steps_after
from valence.server.store.sql import EVENT, Rows, SqlStore, Statement, Value

CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds after which a statement is given up."""
SOON = 5.0
"""Seconds after which a server that does not answer is not ready, or is not waited for at the end."""
MOST = 1000
"""So many moves share a commit at most."""
UPGRADING = 0x56414C45
"""The number of the lock that one upgrade at a time holds."""

APPEND = f"""insert into events ({EVENT})
             select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::text[], $6::float8[])
             on conflict do nothing returning table_id, ply, client_id"""

AWAY = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)


class Waiting(NamedTuple):
    event: EventRow
    inserted: asyncio.Future[bool]


class PostgresStore(SqlStore):
    AMONG: ClassVar[str] = "in (select jsonb_array_elements_text({}::jsonb))"
    SKIP_LOCKED: ClassVar[str] = "for update skip locked"

    def __init__(self, url: str) -> None:
        self._url = url
        address = (
            url.partition("?")[0].rpartition("@")[2].rpartition("//")[2]
        )  # without the password
        self._where = f"PostgreSQL at {address}"
        self._pool: asyncpg.Pool | None = None
        self._waiting: list[Waiting] = []
        self._appending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._connected() as db:
            version = await version_of(db)
        refuse_newer(version, self._where)
        if version < NEWEST:
            raise StoreError(
                f"{self._where} has schema {version}, {NEWEST} is needed: run `valence db upgrade`"
            )
        with self._explained():
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=_leave_as_it_is,
                server_settings={"synchronous_commit": "on"},  # whatever the server's default is
            )

    async def upgrade(self) -> None:
        async with self._connected() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", UPGRADING)
            refuse_newer(version := await version_of(db), self._where)
            for number, sql in steps_after(version):
                await db.execute(sql)
                await set_version(db, number)

    async def close(self) -> None:
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        if self._appending:
            await self._appending
        # Who is waited for in vain is left: a pool ends its connections when it is told to stop waiting.
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                await pool.close()

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(SOON):
                return bool(await self._read("select 1"))
        except (StoreError, TimeoutError):
            return False

    async def _read(self, sql: str, *given: Value) -> Rows:
        pool = self._connections
        with self._explained():
            return cast(Rows, await pool.fetch(sql, *given))

    async def _write(self, *statements: Statement) -> Rows:
        if len(statements) == 1:
            return await self._read(*statements[0])
        pool = self._connections
        with self._explained():
            async with pool.acquire() as db, db.transaction():
                first, *_ = [await db.fetch(*statement) for statement in statements]
                return cast(Rows, first)

    def _insert(self, event: EventRow) -> asyncio.Future[bool]:
        pool = self._connections
        waiting = Waiting(event, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._appending is None:
            self._appending = asyncio.create_task(self._append(pool))
        return waiting.inserted

    async def _append(self, pool: asyncpg.Pool) -> None:
        while batch := self._waiting[:MOST]:
            del self._waiting[:MOST]
            await self._commit(pool, batch)
        self._appending = None

    async def _commit(self, pool: asyncpg.Pool, batch: Sequence[Waiting]) -> None:
        # In one order, so that two processes that want the same plies cannot wait for each other.
        batch = sorted(batch, key=lambda waiting: (waiting.event.table, waiting.event.ply))
        columns = zip(*(astuple(waiting.event) for waiting in batch), strict=True)
        try:
            with self._explained():
                rows = await pool.fetch(APPEND, *map(list, columns))
        except ValueError as fault:
            await self._blame(pool, batch, fault)
        except Exception as error:
            refuse(batch, error)
        else:
            answer(batch, rows)

    async def _blame(self, pool: asyncpg.Pool, batch: Sequence[Waiting], fault: ValueError) -> None:
        """What is wrong with one move leaves the others alone."""
        if len(batch) == 1:
            refuse(batch, fault)
        else:
            for waiting in batch:
                await self._commit(pool, [waiting])

    @property
    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreError(f"{self._where} is not open")
        return self._pool

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        with self._explained():
            db = await asyncpg.connect(self._url, timeout=PATIENCE)
        try:
            yield db
        finally:
            await db.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except asyncpg.DataError as fault:
            raise ValueError(f"{self._where}: {fault}") from fault
        except AWAY as error:
            raise StoreError(f"{self._where}: {error or type(error).__name__}") from error


async def _leave_as_it_is(_: asyncpg.Connection) -> None:
    """Nothing here changes a connection, and to reset it would be a round trip for every statement."""


def answer(batch: Sequence[Waiting], rows: Rows) -> None:
    """Of several that are alike, the first was inserted."""
    inserted = {tuple(row) for row in rows}
    for event, waiting in batch:
        key = (event.table, event.ply, event.client_id)
        if not waiting.done():  # else whoever asked has gone
            waiting.set_result(key in inserted)
        inserted.discard(key)


def refuse(batch: Sequence[Waiting], error: Exception) -> None:
    for _, waiting in batch:
        if not waiting.done():
            waiting.set_exception(error)


async def version_of(db: asyncpg.Connection) -> int:
    if await db.fetchval("select to_regclass('schema_version')") is None:
        return 0
    version: int = await db.fetchval("select number from schema_version")
    return version


async def set_version(db: asyncpg.Connection, number: int) -> None:
    await db.execute("create table if not exists schema_version (number bigint not null)")
    await db.execute("delete from schema_version")
    await db.execute("insert into schema_version values ($1)", number)
