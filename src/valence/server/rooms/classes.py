"""The classes of a teacher: rooms that they find again, keep, take home or delete."""

from collections.abc import Sequence

from valence.core.languages import Language
from valence.games import title
from valence.room.classes import (
    GamesPlayed,
    JoinedRoom,
    MyClasses,
    Opened,
    PastLesson,
    TaughtClass,
    lessons_of,
    people_in,
    tables_by_game,
)
from valence.room.people import hand_over_desk
from valence.room.room import Room, read_room
from valence.server.rooms.room_store import RoomStore, require_teacher
from valence.server.store import GameRow, PersonRow, RoomRow
from valence.server.store.retention import DAY
from valence.table import seating
from valence.table.errors import forbidden

BATCH = 100  # rooms


class Classes:
    def __init__(self, store: RoomStore, keep_days: int, keep_classes_days: int) -> None:
        self._store = store
        self._days = keep_days
        self._kept_days = max(keep_days, keep_classes_days)

    async def find_people(self) -> None:
        """Note who is in the rooms that versions before 0.3 have written."""
        store = self._store.registry.store
        while rows := await store.rooms_without_people(BATCH):
            for row in rows:
                await store.add_room_people(row, people_in(read_room(row.body)))

    async def of(self, person: PersonRow, language: Language) -> MyClasses:
        """Return the classes that this person teaches, and the rooms that they have joined."""
        store = self._store.registry.store
        rooms = [(row, read_room(row.body)) for row in await store.rooms_of(person.id)]
        taught = [(row, room) for row, room in rooms if room.is_teacher(person.id)]
        games = await store.games_in([row.code for row, _ in taught])
        return MyClasses(
            taught=tuple(self._taught(*one, person, games, language) for one in taught),
            joined=tuple(
                JoinedRoom(row.code, room.title, member.name)
                for row, room in rooms
                if (member := room.member(person.id)) is not None
            ),
            phrase=await store.phrase_created(person.id),
            days=self._days,
            kept_days=self._kept_days,
        )

    def _taught(
        self,
        row: RoomRow,
        room: Room,
        person: PersonRow,
        games: Sequence[GameRow],
        language: Language,
    ) -> TaughtClass:
        opened = [Opened(one.table, one.game, one.created) for one in games if one.room == row.code]
        lessons = lessons_of(room, opened)
        used = max([row.updated, *(one.at for one in opened)])
        return TaughtClass(
            code=row.code,
            title=room.title,
            own=room.host == person.id,
            students=len(room.members),
            kept=row.is_kept,
            until=used + (self._kept_days if row.is_kept else self._days) * DAY,
            lessons=tuple(
                PastLesson(
                    lesson[0].at,
                    tuple(
                        GamesPlayed(title(game, language), tables)
                        for game, tables in tables_by_game(lesson).items()
                    ),
                )
                for lesson in lessons
            ),
        )

    async def keep(self, row: RoomRow, person: PersonRow, *, is_kept: bool) -> None:
        """Keep a class beyond the usual time, or no longer."""
        require_owner(row, person)
        await self._store.registry.store.keep_room(row.code, is_kept=is_kept)

    async def delete(self, row: RoomRow, person: PersonRow) -> None:
        """Delete a class with all its games."""
        require_owner(row, person)
        store = self._store.registry.store
        # A move that is on its way must find its game over, or it would outlive the table.
        for one in await store.games_in([row.code]):
            if one.status != "over":
                await self._store.at_table(one.table, seating.end)
        await store.delete_room(row.code)
        self._store.announce_gone(row.code)

    async def hand_over(self, old: PersonRow, new: str) -> None:
        """Give all classes of a person to another one: the same teacher in another browser."""
        for row in await self._store.registry.store.rooms_of(old.id):
            await self._store.change(row.code, lambda room: hand_over_desk(room, old.id, new))


def require_owner(row: RoomRow, person: PersonRow) -> Room:
    """Return the room, if this person has opened it."""
    room = require_teacher(row, person)
    if room.host != person.id:
        raise forbidden("not_owner")
    return room
