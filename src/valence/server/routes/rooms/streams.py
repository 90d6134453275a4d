"""Streams of everything that changes in a room."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from litestar import get
from litestar.response import Stream
from msgspec.structs import replace

from valence.core.wire import encode
from valence.room.protocol import RoomInfo, RoomPlace
from valence.server.routes.rooms.at_room import AtRoom, RoomRequest
from valence.server.sharing.windows import Window
from valence.server.store import RoomRow
from valence.server.tables.audience import place_topic, room_topic
from valence.table.errors import Denied, too_many

REFRESH_SECONDS = 15.0
PACE_SECONDS = 0.5  # between two updates of one window, so that many moves at once cost one
KEEP_ALIVE = b": keep-alive\n\n"


@get("/api/rooms/{code:str}/stream", media_type="text/event-stream", tags=["rooms"])
async def stream(at: AtRoom) -> Stream:
    """The room as server-sent events: now, and after every change."""
    return await _stream(at, room_topic(at.row.code), at.info)


@get("/api/rooms/{code:str}/place", media_type="text/event-stream", tags=["rooms"])
async def place(at: AtRoom) -> Stream:
    """Your table in this room as server-sent events: now, and after every change."""
    return await _stream(at, place_topic(at.row.code), at.place)


T = TypeVar("T", RoomInfo, RoomPlace)
See: TypeAlias = Callable[[RoomRow], Awaitable[T]]


async def _stream(at: RoomRequest, topic: str, see: See[T]) -> Stream:
    windows = at.service.watchers.count_windows(at.row.code, at.person.id)
    if windows >= at.service.settings.most_per_person:
        raise too_many("windows_of_room")
    await at.rooms.members.seat_late(at.row, at.person.id)
    return Stream(_events(at, topic, see), media_type="text/event-stream")


async def _events(at: RoomRequest, topic: str, see: See[T]) -> AsyncIterator[bytes]:
    code, windows, last = at.row.code, at.service.windows, b""
    changed = at.service.watchers.watch(code, at.person.id, topic)
    window = Window(at.person.id, at.is_insider, changed.set)
    try:
        with suppress(Denied):  # no room for one more; browsers come back by themselves
            windows.open(window)
        while at.service.connections.is_accepting and windows.has(window):
            changed.clear()
            try:
                seen = await see(await at.rooms.find(code))
            except Denied:  # the room has been deleted
                return
            content = encode(replace(seen, now=0.0))
            yield KEEP_ALIVE if content == last else b"data: " + encode(seen) + b"\n\n"
            last = content
            await asyncio.sleep(PACE_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await changed.wait()
    finally:
        windows.close(window)
        at.service.watchers.unwatch(code, changed)


ROUTES: list[Any] = [stream, place]
