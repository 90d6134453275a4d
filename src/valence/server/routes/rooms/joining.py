"""Routes for rooms: opening and joining them."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.room import people
from valence.room.protocol import RoomInfo
from valence.server.rooms.room_store import NewRoom
from valence.server.routes.dependencies import (
    CurrentPerson,
    TheRoom,
    TheService,
    check_new_table,
)
from valence.server.routes.rooms.answers import ListNumber, Name
from valence.table.errors import too_many


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    """The name to use here; by default your nickname, or a generated one."""
    number: ListNumber | None = None
    """Your number on the class list."""
    slip: Annotated[str, Meta(max_length=40)] | None = None
    """What your personal link says."""


class OwnName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class TeacherKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)]


@post("/api/rooms", tags=["rooms"])
async def open_room(
    service: TheService, person: CurrentPerson, data: JSONBody[NewRoom]
) -> RoomInfo:
    """Open a room. You are its host."""
    check_new_table(service, person.id)
    return await service.rooms.pages.info(await service.rooms.open(person, data), person)


@get("/api/rooms/{code:str}", tags=["rooms"])
async def room_info(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """The room, the people in it, and the tables of the current round. Teachers also see their desk."""
    return await service.rooms.pages.info(room, person)


@get("/api/rooms/{code:str}/names", tags=["rooms"])
async def names(
    service: TheService,
    room: TheRoom,
    person: CurrentPerson,  # noqa: ARG001  # requires a session
) -> list[str]:
    """Generated names to choose from."""
    return await service.rooms.pages.names(room)


@post("/api/rooms/{code:str}/join", status_code=200, tags=["rooms"])
async def join(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Joining]
) -> RoomInfo:
    """Join the room. If games are running, you get the seat of a bot or of somebody who is away, if there is one."""
    joined = await service.rooms.members.join(room.code, person, data.name, data.slip)
    if (number := data.number) is not None:
        joined = await service.rooms.change(
            room.code, lambda now: people.claim_number(now, person.id, number)
        )
    return await service.rooms.pages.info(joined, person)


@post("/api/rooms/{code:str}/name", status_code=200, tags=["rooms"])
async def rename_self(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[OwnName]
) -> RoomInfo:
    """Change your own name in this room, unless names are frozen."""
    return await service.rooms.pages.info(
        await service.rooms.members.rename_self(room, person, data.name), person
    )


@post("/api/rooms/{code:str}/leave", status_code=200, tags=["rooms"])
async def leave(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Leave the room. Your current game continues."""
    changed = await service.rooms.change(room.code, lambda now: people.leave_room(now, person.id))
    return await service.rooms.pages.info(changed, person)


@post("/api/rooms/{code:str}/teach", status_code=200, tags=["rooms"])
async def teach(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[TeacherKey]
) -> RoomInfo:
    """Share the desk of this room, with the key that one of its teachers has given you."""
    if not service.limits.new_tables.allows(person.id):
        raise too_many("attempts")
    changed = await service.rooms.change(
        room.code, lambda now: people.add_teacher(now, person.id, data.key)
    )
    return await service.rooms.pages.info(changed, person)


ROUTES: list[Any] = [open_room, room_info, names, join, rename_self, leave, teach]
