"""Watching a room from outside: people who aren't in it, and who see nothing once it is closed to them, or gone."""

import asyncio
import logging
from contextlib import suppress

from valence.room.room import Room, read_room
from valence.server.rooms.room_store import RoomStore
from valence.server.store import StoreError
from valence.server.store.bus import Bus
from valence.server.tables.audience import gone_room, room_of
from valence.server.transport.connections import Connections
from valence.table.errors import Denied, forbidden
from valence.table.live import LiveTable
from valence.table.protocol import CLOSE_FORBIDDEN

log = logging.getLogger("valence")


class Watching:
    def __init__(self, rooms: RoomStore, connections: Connections, bus: Bus) -> None:
        self._rooms = rooms
        self._connections = connections
        self._changed: set[str] = set()  # codes of rooms
        self._gone: set[str] = set()  # the same, of deleted ones
        self._has_changes = asyncio.Event()
        bus.subscribe(self._hear)

    async def check(self, live: LiveTable, person: str | None) -> None:
        """Refuse people without a seat at a table of a room that is closed to them."""
        if live.row.room is None or (person and live.seating.seat_of(person) is not None):
            return
        room = await self._room(live.row.room)
        if room is not None and room.is_outsider(person):
            raise forbidden("removed" if room.is_removed(person) else "closed_to_watching")

    async def _room(self, code: str) -> Room | None:
        """Return the room; None if its tables have outlived it."""
        with suppress(Denied):
            return read_room((await self._rooms.find(code)).body)
        return None

    def _hear(self, topic: str) -> None:
        if code := gone_room(topic):
            self._gone.add(code)
        elif code := room_of(topic):
            self._changed.add(code)
        if code:
            self._has_changes.set()

    async def run(self) -> None:
        """Disconnect spectators who have become outsiders, until cancelled."""
        while True:
            await self._has_changes.wait()
            self._has_changes.clear()
            gone, self._gone = self._gone, set()
            for code in gone:
                self._drop(code)
            changed, self._changed = self._changed, set()
            for code in changed:
                try:
                    await self._disconnect_outsiders(code)
                except StoreError as error:
                    log.warning("room %s: %s", code, error)

    def _drop(self, code: str) -> None:
        """Drop the tables of a room that has been deleted, and disconnect everyone there."""
        for sender in self._connections.of_room(code):
            sender.close(CLOSE_FORBIDDEN, "this class has been deleted")
        self._rooms.registry.drop_room(code)

    async def _disconnect_outsiders(self, code: str) -> None:
        spectators = self._connections.spectators(code)
        if not spectators or (room := await self._room(code)) is None:
            return
        for sender in spectators:
            if room.is_outsider(sender.person):
                sender.close(CLOSE_FORBIDDEN, "this room is closed to watching")
