"""Rooms in the store: opening, finding and changing them."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Annotated
from weakref import WeakValueDictionary

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.languages import Language
from valence.room.classes import people_in
from valence.room.room import Room, read_room, write_room
from valence.server.rooms.watchers import RoomWatchers
from valence.server.store import PersonRow, RoomRow
from valence.server.tables.registry import TableRegistry
from valence.table.changes import Change, change
from valence.table.codes import new_code
from valence.table.errors import Denied, conflict, forbidden, unknown_code
from valence.table.live import LiveTable
from valence.table.nicknames import clean_text

MAX_ATTEMPTS = 20  # to find a free code, or to save a room that others are changing too


class NewRoom(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=60)] = ""
    generated_names: bool = True


class RoomStore:
    """The rooms in the store, and the tables they refer to."""

    def __init__(self, registry: TableRegistry, watchers: RoomWatchers) -> None:
        self.registry = registry
        self._watchers = watchers
        self._changing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, host: PersonRow, request: NewRoom, language: Language) -> RoomRow:
        title = clean_text(request.title)
        key = token_urlsafe(16)
        room = Room(host.id, title, request.generated_names, key=key, language=language)
        for _ in range(MAX_ATTEMPTS):
            code, now = new_code(), self.registry.now()
            row = RoomRow(code, code, 0, write_room(room), now, now)
            if await self.registry.store.add_room(row, people_in(room)):
                return row
        raise conflict("no_free_code")

    async def find(self, code: str) -> RoomRow:
        row = await self.registry.store.room(code)
        if row is None:
            raise unknown_code(code)
        return row

    async def change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        """Change a room: one change at a time in this process, and again if another process was faster."""
        async with self._changing.setdefault(code, asyncio.Lock()):
            return await self._change(code, change)

    async def _change(self, code: str, change: Callable[[Room], Room]) -> RoomRow:
        for _ in range(MAX_ATTEMPTS):
            row = await self.find(code)
            room = read_room(row.body)
            if (changed := change(room)) == room:
                return row
            if not changed.key:  # a room of version 0.1
                changed = replace(changed, key=token_urlsafe(16))
            new = replace(
                row, body=write_room(changed), version=row.version + 1, updated=self.registry.now()
            )
            if await self.registry.store.save_room(new, _joined_or_left(room, changed)):
                self._watchers.announce(code)
                return new
        raise conflict("too_many_changes_of_room")

    def announce_gone(self, code: str) -> None:
        self._watchers.announce_gone(code)

    async def change_as_teacher(
        self, row: RoomRow, person: PersonRow, change: Callable[[Room, float], Room]
    ) -> RoomRow:
        """Make a change that only the room's teachers may make, given the time."""
        require_teacher(row, person)
        return await self.change(row.code, lambda room: change(room, self.registry.now()))

    async def existing(self, codes: Iterable[str]) -> list[LiveTable]:
        """Return the tables that still exist: a room may outlive its oldest tables."""
        found = []
        for code in codes:
            with suppress(Denied):
                found.append(await self.registry.table(code))
        return found

    async def connected(self, row: RoomRow, room: Room) -> set[str]:
        """Return everyone who has the room or one of its tables open."""
        tables = await self.existing(room.tables)
        at_tables = {person for live in tables for person in live.people}
        return at_tables | self._watchers.people(row.code)

    async def at_table(self, table: str | None, make: Change) -> None:
        """Make a change at a table that may be over or deleted."""
        for live in await self.existing([] if table is None else [table]):
            with suppress(Denied):
                await change(self.registry, live, make)


def _joined_or_left(before: Room, after: Room) -> dict[str, bool]:
    """Return who has come into a room (True) or left it (False)."""
    were, are = people_in(before), people_in(after)
    return {person: person in are for person in were ^ are}


def require_teacher(row: RoomRow, person: PersonRow) -> Room:
    """Return the room, if this person is one of its teachers."""
    room = read_room(row.body)
    if not room.is_teacher(person.id):
        raise forbidden("not_host")
    return room
