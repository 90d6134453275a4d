"""The SQL that both stores share, with parameters written as $1, $2 …"""

from abc import abstractmethod
from asyncio import Future
from collections.abc import Awaitable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import astuple

from valence.core.wire import to_json
from valence.server.store import DueRow, SetRow
from valence.server.store.forget_sql import ForgetSql
from valence.server.store.people_sql import PeopleSql
from valence.server.store.rooms_sql import RoomsSql
from valence.table.rows import EventRow, TableRow

T = TypeVar("T")

MAX_BATCH = 1000  # moves in one commit

SET_COLUMNS = "person, hash, game, name, body, created"
TABLE = "id, code, game, room, is_public, status, version, body, created, updated"
EVENT = "table_id, ply, seat, body, client_id, at"


def settle(future: Future[T], result: T | Exception) -> None:
    """Resolve a future, unless its caller has stopped waiting."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


class SqlStore(PeopleSql, RoomsSql, ForgetSql):
    """A store in SQL. Subclasses execute the statements."""

    appending = 0

    @abstractmethod
    def _insert(self, event: EventRow) -> Awaitable[object]:
        """Insert an event; truthy if it was inserted, falsy if its ply is taken."""

    # Tables

    async def add_table(self, table: TableRow) -> bool:
        sql = f"""insert into tables ({TABLE}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                  on conflict do nothing returning id"""
        return bool(await self._write((sql, *astuple(table))))

    async def table(self, code: str) -> TableRow | None:
        tables = await self._tables("where code = $1", code)
        return tables[0] if tables else None

    async def public_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(
            "where is_public and status <> 'over' order by created desc limit $1", limit
        )

    async def save_table(self, table: TableRow) -> bool:
        sql = """update tables set room = $1, is_public = $2, status = $3, version = $4, body = $5, updated = $6
                 where id = $7 and version = $4 - 1 returning id"""
        saved = (
            table.room,
            table.is_public,
            table.status,
            table.version,
            table.body,
            table.updated,
        )
        return bool(await self._write((sql, *saved, table.id)))

    async def _tables(self, condition: str, parameter: str | int) -> list[TableRow]:
        rows = await self._read(f"select {TABLE} from tables {condition}", parameter)
        return [
            TableRow(id_, code, game, room, bool(is_public), *rest)
            for id_, code, game, room, is_public, *rest in rows
        ]

    # Sets, whose table has kept the name that 0.1 gave it: processes of 0.2 may use the same database

    async def add_card_set(self, set_: SetRow) -> None:
        sql = f"""insert into decks ({SET_COLUMNS}) values ($1, $2, $3, $4, $5, $6)
                  on conflict (person, hash) do update set name = excluded.name, created = excluded.created"""
        await self._write((sql, *astuple(set_)))

    async def card_set(self, person: str, hash_: str) -> SetRow | None:
        sql = f"select {SET_COLUMNS} from decks where person = $1 and hash = $2"
        rows = await self._read(sql, person, hash_)
        return SetRow(*rows[0]) if rows else None

    async def card_sets(self, person: str) -> list[SetRow]:
        sql = f"select {SET_COLUMNS} from decks where person = $1 order by created desc, hash"
        return [SetRow(*row) for row in await self._read(sql, person)]

    async def remove_card_set(self, person: str, hash_: str) -> None:
        await self._write(("delete from decks where person = $1 and hash = $2", person, hash_))

    # Moves

    async def append(self, event: EventRow) -> EventRow | None:
        self.appending += 1
        try:
            is_new = await self._insert(event)
        finally:
            self.appending -= 1
        if is_new:
            return event
        sql = f"select {EVENT} from events where table_id = $1 and client_id = $2"
        earlier = await self._read(sql, event.table, event.client_id)
        return EventRow(*earlier[0]) if earlier else None

    async def events(self, table: str, after: int) -> list[EventRow]:
        sql = f"select {EVENT} from events where table_id = $1 and ply > $2 order by ply"
        return [EventRow(*row) for row in await self._read(sql, table, after)]

    async def newest(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        sql = f"""select id, coalesce((select max(ply) from events where table_id = tables.id), -1), version
                  from tables where id {self.IN_JSON_ARRAY.format("$1")}"""
        return {id_: (ply, version) for id_, ply, version in await self._read(sql, to_json(tables))}

    # What bots have worked out

    async def add_analysis(self, table: str, about: str, body: bytes) -> None:
        sql = """insert into analyses (table_id, about, body) values ($1, $2, $3)
                 on conflict (table_id, about) do nothing"""
        await self._write((sql, table, about, body))

    async def analysis(self, table: str, about: str) -> bytes | None:
        sql = "select body from analyses where table_id = $1 and about = $2"
        rows = await self._read(sql, table, about)
        return bytes(rows[0][0]) if rows else None

    # When to act at which table

    async def set_due(self, due: DueRow) -> None:
        sql = """insert into dues (table_id, at, ply, claimed_until) values ($1, $2, $3, 0)
                 on conflict (table_id) do update
                 set at = excluded.at, ply = excluded.ply, claimed_until = 0
                 where excluded.ply >= dues.ply"""
        await self._write((sql, due.table, due.at, due.ply))

    async def clear_due(self, table: str, ply: int) -> None:
        await self._write(("delete from dues where table_id = $1 and ply <= $2", table, ply))

    async def claim_due(self, now: float, lease: float, limit: int) -> list[DueRow]:
        sql = f"""update dues set claimed_until = $2 where table_id in (
                      select table_id from dues where at <= $1 and claimed_until <= $1
                      order by at limit $3 {self.SKIP_LOCKED})
                  returning table_id, at, ply"""
        rows = await self._write((sql, now, now + lease, limit))
        return sorted((DueRow(*row) for row in rows), key=lambda due: due.at)

    # Who is connected to which process

    async def report(self, process: str, until: float, connected: bytes) -> None:
        sql = """insert into processes (id, until, connected) values ($1, $2, $3)
                 on conflict (id) do update set until = excluded.until, connected = excluded.connected"""
        await self._write((sql, process, until, connected))

    async def reports(self, now: float) -> Mapping[str, bytes]:
        await self._write(("delete from processes where until < $1", now))
        rows = await self._read("select id, connected from processes")
        return {str(id_): connected for id_, connected in rows}
