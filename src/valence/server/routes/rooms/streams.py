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
from valence.server.routes.dependencies import CurrentPerson, TheRoom, TheService
from valence.server.service import Service
from valence.server.store import PersonRow, RoomRow
from valence.table.errors import too_many

REFRESH_SECONDS = 15.0
PACE_SECONDS = 0.5  # between two updates of one window, so that many moves at once cost one
KEEP_ALIVE = b": keep-alive\n\n"


@get("/api/rooms/{code:str}/stream", media_type="text/event-stream", tags=["rooms"])
async def stream(service: TheService, room: TheRoom, person: CurrentPerson) -> Stream:
    """The room as server-sent events: now, and after every change."""
    _limit_windows(service, room, person)
    await service.rooms.members.seat_late(room, person.id)
    return _stream(service, room, person, service.watchers.watch, service.rooms.pages.info)


@get("/api/rooms/{code:str}/place", media_type="text/event-stream", tags=["rooms"])
async def place(service: TheService, room: TheRoom, person: CurrentPerson) -> Stream:
    """Your table in this room as server-sent events: now, and after every change."""
    _limit_windows(service, room, person)
    await service.rooms.members.seat_late(room, person.id)
    return _stream(service, room, person, service.watchers.watch_place, service.rooms.pages.place)


def _limit_windows(service: Service, room: RoomRow, person: PersonRow) -> None:
    if service.watchers.count_windows(room.code, person.id) >= service.settings.most_per_person:
        raise too_many("You have this room open in too many windows. Close some of them.")


T = TypeVar("T", RoomInfo, RoomPlace)
Watch: TypeAlias = Callable[[str, str], asyncio.Event]
See: TypeAlias = Callable[[RoomRow, PersonRow], Awaitable[T]]


def _stream(
    service: Service, room: RoomRow, person: PersonRow, watch: Watch, see: See[T]
) -> Stream:
    events = _events(service, room.code, person, watch, see)
    return Stream(events, media_type="text/event-stream")


async def _events(
    service: Service, code: str, person: PersonRow, watch: Watch, see: See[T]
) -> AsyncIterator[bytes]:
    changed = watch(code, person.id)
    last = b""
    try:
        while service.connections.is_accepting:
            changed.clear()
            seen = await see(await service.rooms.find(code), person)
            content = encode(replace(seen, now=0.0))
            yield KEEP_ALIVE if content == last else b"data: " + encode(seen) + b"\n\n"
            last = content
            await asyncio.sleep(PACE_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await changed.wait()
    finally:
        service.watchers.unwatch(code, changed)


ROUTES: list[Any] = [stream, place]
