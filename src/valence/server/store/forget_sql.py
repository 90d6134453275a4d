"""Retention in SQL: what is deleted, and when."""

from valence.core.wire import to_json
from valence.server.store.database import Database, Statement

MAX_DELETED_TABLES = 100  # in one transaction, so that moves do not have to wait long

LAST_MOVED = "(select at from events where table_id = tables.id order by ply desc limit 1)"
UNUSED_SINCE = f"updated < $1 and coalesce({LAST_MOVED}, 0) < $1"
KEPT = "rooms.is_kept and rooms.updated >= $2"
OF_TABLE = "(rooms.code = tables.room or rooms.id = tables.room)"
FORGOTTEN = f"{UNUSED_SINCE} and not exists (select 1 from rooms where {OF_TABLE} and {KEPT})"
# What belongs to people, rooms and tables that are no longer there.
ORPHANS = (
    "delete from decks where not exists (select 1 from people where id = decks.person)",
    "delete from sessions where not exists (select 1 from people where id = sessions.person)",
    "delete from phrases where not exists (select 1 from people where id = phrases.person)",
    "delete from room_people where not exists (select 1 from rooms where id = room_people.room)",
)


class ForgetSql(Database):
    async def last_used(self) -> float | None:
        sql = """select max(at) from (select max(seen) as at from people
                 union all select max(updated) from tables) as used"""
        ((at,),) = await self._read(sql)
        return None if at is None else float(at)

    async def forget(self, before: float, kept_before: float) -> int:
        deleted = 0
        while old := await self._read(
            f"select id from tables where {FORGOTTEN} limit {MAX_DELETED_TABLES}",
            *(before, kept_before),
        ):
            ids = to_json([id_ for (id_,) in old])
            # Except those that have been used since the ids were read.
            one_of = self.IN_JSON_ARRAY.format("$3")
            delete = f"delete from tables where id {one_of} and {FORGOTTEN} returning id"
            rows = await self._write((delete, before, kept_before, ids), *self._moves_gone(ids))
            deleted += len(rows)
        await self._write(
            (
                f"""delete from people where seen < $1 and not exists (
                        select 1 from room_people join rooms on rooms.id = room_people.room
                        where room_people.person = people.id and {KEPT})""",
                *(before, kept_before),
            ),
            (
                f"""delete from rooms where updated < $1 and not ({KEPT})
                    and not exists (select 1 from tables where room in (rooms.id, rooms.code))""",
                *(before, kept_before),
            ),
            *((orphans,) for orphans in ORPHANS),
        )
        return deleted

    async def delete_room(self, code: str) -> None:
        while some := await self._read(
            f"select id from tables where room = $1 limit {MAX_DELETED_TABLES}", code
        ):
            ids = to_json([id_ for (id_,) in some])
            delete = f"delete from tables where id {self.IN_JSON_ARRAY.format('$1')}"
            await self._write((delete, ids), *self._moves_gone(ids))
        await self._write(
            ("delete from rooms where code = $1", code),
            ("delete from room_people where room = $1", code),
        )

    def _moves_gone(self, ids: str) -> tuple[Statement, ...]:
        """Delete the moves of these tables, and what else there is about them, if they are gone."""
        is_gone = f"""table_id {self.IN_JSON_ARRAY.format("$1")}
                      and not exists (select 1 from tables where id = table_id)"""
        return tuple(
            (f"delete from {name} where {is_gone}", ids) for name in ("events", "dues", "analyses")
        )
