"""Rooms in SQL, and who is in them."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import astuple

from valence.core.wire import to_json
from valence.server.store import GameRow, RoomRow
from valence.server.store.database import Database, Statement

ROOM = "id, code, version, body, created, updated, is_kept"

NO_PEOPLE: Mapping[str, bool] = {}


class RoomsSql(Database):
    async def add_room(self, room: RoomRow, people: Collection[str] = ()) -> bool:
        sql = f"""insert into rooms ({ROOM}) values ($1, $2, $3, $4, $5, $6, $7)
                  on conflict do nothing returning id"""
        joined = dict.fromkeys(people, True)
        return bool(await self._write((sql, *astuple(room)), *_people_changed(room, joined)))

    async def room(self, code: str) -> RoomRow | None:
        rooms = await self._rooms("where code = $1", code)
        return rooms[0] if rooms else None

    async def rooms_of(self, person: str) -> list[RoomRow]:
        return await self._rooms(
            "where id in (select room from room_people where person = $1) order by updated desc, id",
            person,
        )

    async def rooms_without_people(self, limit: int) -> list[RoomRow]:
        return await self._rooms(
            "where not exists (select 1 from room_people where room = rooms.id) limit $1", limit
        )

    async def _rooms(self, condition: str, parameter: str | int) -> list[RoomRow]:
        rows = await self._read(f"select {ROOM} from rooms {condition}", parameter)
        return [
            RoomRow(id_, code, version, body, created, updated, bool(is_kept))
            for id_, code, version, body, created, updated, is_kept in rows
        ]

    async def save_room(self, room: RoomRow, people: Mapping[str, bool] = NO_PEOPLE) -> bool:
        sql = """update rooms set version = $1, body = $2, updated = $3
                 where id = $4 and version = $1 - 1 returning id"""
        save = (sql, room.version, room.body, room.updated, room.id)
        return bool(await self._write(save, *_people_changed(room, people)))

    async def add_room_people(self, room: RoomRow, people: Collection[str]) -> None:
        if changed := list(_people_changed(room, dict.fromkeys(people, True))):
            await self._write(*changed)

    async def keep_room(self, code: str, *, is_kept: bool) -> None:
        await self._write(("update rooms set is_kept = $1 where code = $2", is_kept, code))

    async def is_in_kept_room(self, person: str) -> bool:
        sql = """select 1 from room_people join rooms on rooms.id = room_people.room
                 where room_people.person = $1 and rooms.is_kept limit 1"""
        return bool(await self._read(sql, person))

    async def games_in(self, rooms: Sequence[str]) -> list[GameRow]:
        sql = f"select room, code, game, status, created from tables where room {self.IN_JSON_ARRAY.format('$1')}"
        return [GameRow(*row) for row in await self._read(sql, to_json(rooms))]


def _people_changed(room: RoomRow, people: Mapping[str, bool]) -> Iterator[Statement]:
    """Note who has joined a room, or left it, unless somebody else has written the version of the room."""
    is_saved = "exists (select 1 from rooms where id = $2 and version = $3 and body = $4)"
    for person, is_in in people.items():
        sql = (
            f"insert into room_people (person, room) select $1, $2 where {is_saved} on conflict do nothing"
            if is_in
            else f"delete from room_people where person = $1 and room = $2 and {is_saved}"
        )
        yield sql, person, room.id, room.version, room.body
