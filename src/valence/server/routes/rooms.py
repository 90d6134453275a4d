"""Rooms for a class."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from valence.core.wire import encode
from valence.server.rooms.room import leave_room, remove_member
from valence.server.rooms.rooms import Deal, NewRoom, hosted
from valence.server.routes import qr
from valence.server.routes.dependencies import AnyRequest, Asker, TheRoom, TheService
from valence.server.service import Service
from valence.server.store import PersonRow, RoomRow
from valence.server.tables import seating
from valence.server.tables.seating import Seating
from valence.table.errors import too_many
from valence.table.protocol import RoomInfo

REFRESH = 15.0


class OneName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


@post("/api/rooms", tags=["rooms"])
async def open_room(service: TheService, person: Asker, data: JSONBody[NewRoom]) -> RoomInfo:
    """Open a room; you are its host."""
    if not service.new_tables.take(person.id):
        raise too_many("You have opened many tables; wait a minute.")
    return await service.rooms.told(await service.rooms.open(person, data), person)


@get("/api/rooms/{code:str}", tags=["rooms"])
async def room_info(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """The room, its people, and the tables of the last deal."""
    return await service.rooms.told(room, person)


@post("/api/rooms/{code:str}/join", status_code=200, tags=["rooms"])
async def join(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """Come in with your nickname."""
    return await service.rooms.told(await service.rooms.join(room.code, person), person)


@post("/api/rooms/{code:str}/leave", status_code=200, tags=["rooms"])
async def leave(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """Go out; a game that runs goes on."""
    changed = await service.rooms.change(room.code, lambda now: leave_room(now, person.id))
    return await service.rooms.told(changed, person)


@post("/api/rooms/{code:str}/remove", status_code=200, tags=["rooms"])
async def remove(
    service: TheService, room: TheRoom, person: Asker, data: JSONBody[OneName]
) -> RoomInfo:
    """The host sends somebody out."""
    hosted(room, person)
    changed = await service.rooms.change(room.code, lambda now: remove_member(now, data.name))
    return await service.rooms.told(changed, person)


@post("/api/rooms/{code:str}/deal", status_code=200, tags=["rooms"])
async def deal(service: TheService, room: TheRoom, person: Asker, data: JSONBody[Deal]) -> RoomInfo:
    """The host deals everybody to tables of one game, anew every time."""
    wish = await service.decks.dealt(person, data)
    return await service.rooms.told(await service.rooms.deal(room, person, wish), person)


@post("/api/rooms/{code:str}/start", status_code=200, tags=["rooms"])
async def start(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """The host starts all tables."""
    return await _everywhere(service, room, person, seating.start)


@post("/api/rooms/{code:str}/pause", status_code=200, tags=["rooms"])
async def pause(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """The host stops all tables for a while: eyes to the front."""
    return await _everywhere(service, room, person, seating.pause)


@post("/api/rooms/{code:str}/resume", status_code=200, tags=["rooms"])
async def resume(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """The host lets all tables go on."""
    return await _everywhere(service, room, person, seating.resume)


@post("/api/rooms/{code:str}/end", status_code=200, tags=["rooms"])
async def end(service: TheService, room: TheRoom, person: Asker) -> RoomInfo:
    """The host ends all games."""
    return await _everywhere(service, room, person, seating.end)


async def _everywhere(
    service: Service, room: RoomRow, host: PersonRow, change: Callable[[Seating, float], Seating]
) -> RoomInfo:
    await service.rooms.at_every_table(room, host, change)
    return await service.rooms.told(room, host)


@get("/api/rooms/{code:str}/results.csv", media_type="text/csv", tags=["rooms"])
async def results(service: TheService, room: TheRoom, person: Asker) -> Response[str]:
    """All results of the room, for its host."""
    file = f'attachment; filename="room-{room.code}.csv"'
    text = await service.rooms.results(room, person)
    return Response(text, media_type="text/csv", headers={"content-disposition": file})


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", tags=["rooms"])
async def code_picture(room: TheRoom, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A picture of the link that leads to this room."""
    link = qr.join_url(service.settings, str(request.base_url), room.code)
    return Response(qr.svg(link), media_type="image/svg+xml")


@get("/api/rooms/{code:str}/stream", media_type="text/event-stream", tags=["rooms"])
async def stream(service: TheService, room: TheRoom, person: Asker) -> Stream:
    """The room as server-sent events: once now, and whenever something changes."""
    if service.registry.windows(room.code, person.id) >= service.settings.most_per_person:
        raise too_many("You have this room open in too many windows.")
    return Stream(_events(service, room.code, person), media_type="text/event-stream")


async def _events(service: Service, code: FromPath[str], person: PersonRow) -> AsyncIterator[bytes]:
    news, last = service.registry.watch_room(code, person.id), b""
    try:
        while service.is_open:
            news.clear()
            told = encode(await service.rooms.told(await service.rooms.room(code), person))
            yield b": still here\n\n" if told == last else b"data: " + told + b"\n\n"
            last = told
            await _either(news, REFRESH)
    finally:
        service.registry.unwatch_room(code, news)


async def _either(news: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        return


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
    code_picture,
    stream,
]
