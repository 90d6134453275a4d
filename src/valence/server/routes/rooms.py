"""Routes for rooms."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.wire import encode
from valence.hosting.understanding import ClassMap
from valence.server.rooms.room import leave_room, read_room, remove_member
from valence.server.rooms.rooms import Deal, NewRoom, require_host
from valence.server.routes import qr
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    Service,
    TheRoom,
    TheService,
)
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.changes import Change
from valence.table.errors import too_many
from valence.table.protocol import RoomInfo

REFRESH_SECONDS = 15.0
KEEP_ALIVE = b": keep-alive\n\n"


class MemberName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


@post("/api/rooms", tags=["rooms"])
async def open_room(
    service: TheService, person: CurrentPerson, data: JSONBody[NewRoom]
) -> RoomInfo:
    """Open a room. You are its host."""
    if not service.limits.new_tables.allows(person.id):
        raise too_many("You have opened too many tables. Wait a minute.")
    return await service.rooms.info(await service.rooms.open(person, data), person)


@get("/api/rooms/{code:str}", tags=["rooms"])
async def room_info(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """The room, the people in it, and the tables of the current round."""
    return await service.rooms.info(room, person)


@post("/api/rooms/{code:str}/join", status_code=200, tags=["rooms"])
async def join(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Join the room under your nickname."""
    return await service.rooms.info(await service.rooms.join(room.code, person), person)


@post("/api/rooms/{code:str}/leave", status_code=200, tags=["rooms"])
async def leave(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Leave the room. Your current game continues."""
    changed = await service.rooms.change(room.code, lambda now: leave_room(now, person.id))
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/remove", status_code=200, tags=["rooms"])
async def remove(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[MemberName]
) -> RoomInfo:
    """Remove someone from the room (host only)."""
    require_host(room, person)
    changed = await service.rooms.change(room.code, lambda now: remove_member(now, data.name))
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/deal", status_code=200, tags=["rooms"])
async def deal(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Deal]
) -> RoomInfo:
    """Deal everyone to new tables of one game, at random (host only). Games that are still running end."""
    require_host(room, person)
    request = replace(data, options=await service.decks.options_for(person, data))
    return await service.rooms.info(await service.rooms.deal(room, person, request), person)


@post("/api/rooms/{code:str}/start", status_code=200, tags=["rooms"])
async def start(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Start the games at all tables (host only)."""
    return await _change_tables(service, room, person, seating.start)


@post("/api/rooms/{code:str}/pause", status_code=200, tags=["rooms"])
async def pause(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Pause all tables (host only)."""
    return await _change_tables(service, room, person, seating.pause)


@post("/api/rooms/{code:str}/resume", status_code=200, tags=["rooms"])
async def resume(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Resume all tables (host only)."""
    return await _change_tables(service, room, person, seating.resume)


@post("/api/rooms/{code:str}/end", status_code=200, tags=["rooms"])
async def end(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """End the games at all tables (host only)."""
    return await _change_tables(service, room, person, seating.end)


async def _change_tables(
    service: Service, room: RoomRow, host: PersonRow, change: Change
) -> RoomInfo:
    await service.rooms.change_tables(room, host, change)
    return await service.rooms.info(room, host)


@get("/api/rooms/{code:str}/results.csv", media_type="text/csv", tags=["rooms"])
async def results(service: TheService, room: TheRoom, person: CurrentPerson) -> Response[str]:
    """The results of all rounds as CSV (host only)."""
    text = await service.rooms.results(room, person)
    headers = {"content-disposition": f'attachment; filename="room-{room.code}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/api/rooms/{code:str}/understanding", tags=["rooms"])
async def understanding(service: TheService, room: TheRoom, person: CurrentPerson) -> ClassMap:
    """What everyone in the room has shown, over all rounds (host only)."""
    require_host(room, person)
    members = read_room(room.body).members
    return await service.understandings.of_class(await service.rooms.all_tables(room), members)


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", tags=["rooms"])
async def qr_code(room: TheRoom, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this room."""
    link = qr.join_url(service.settings, str(request.base_url), room.code)
    return Response(qr.svg(link), media_type="image/svg+xml")


@get("/api/rooms/{code:str}/stream", media_type="text/event-stream", tags=["rooms"])
async def stream(service: TheService, room: TheRoom, person: CurrentPerson) -> Stream:
    """The room as server-sent events: now, and after every change."""
    if service.watchers.count_windows(room.code, person.id) >= service.settings.most_per_person:
        raise too_many("You have this room open in too many windows. Close some of them.")
    return Stream(_events(service, room.code, person), media_type="text/event-stream")


async def _events(service: Service, code: str, person: PersonRow) -> AsyncIterator[bytes]:
    changed, last = service.watchers.watch(code, person.id), b""
    try:
        while service.connections.is_accepting:
            changed.clear()
            info = encode(await service.rooms.info(await service.rooms.find(code), person))
            yield KEEP_ALIVE if info == last else b"data: " + info + b"\n\n"
            last = info
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await changed.wait()
    finally:
        service.watchers.unwatch(code, changed)


ROUTES: list[Any] = [
    open_room,
    room_info,
    join,
    leave,
    remove,
    deal,
    start,
    pause,
    resume,
    end,
    results,
    understanding,
    qr_code,
    stream,
]
