"""Routes for rooms: opening and joining them."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.core.languages import Language
from valence.handlers.handler import Handler
from valence.room import people
from valence.room.protocol import RoomInfo
from valence.server.rooms.room_store import NewRoom
from valence.server.routes.dependencies import check_new_table
from valence.server.routes.rooms.at_room import ROOM, ListNumber, Name, RoomRequest
from valence.server.service import Service
from valence.server.store import PersonRow
from valence.table.errors import too_many


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    """The name to use here; by default your nickname, or a generated one."""
    number: ListNumber | None = None
    """Your number on the class list."""
    slip: Annotated[str, Meta(max_length=40)] | None = None
    """The personal link of a student."""
    again: bool = False
    """Only go on as the student whose personal link it is, if they have joined before."""


class OwnName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class TeacherKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)]


async def open_room(
    house: Service, person: PersonRow, language: Language, data: NewRoom
) -> RoomInfo:
    """Open a room. You are its host."""
    check_new_table(house, person.id)
    opened = await house.rooms.open(person, data, language)
    return await house.rooms.pages.info(opened, person, language)


async def room_info(at: RoomRequest) -> RoomInfo:
    """The room, the people in it, and the tables of the current round. Teachers also see their desk."""
    return await at.info(at.row)


async def names(at: RoomRequest) -> list[str]:
    """Generated names to choose from."""
    return await at.rooms.pages.names(at.row, at.language)


async def join(at: RoomRequest, data: Joining) -> RoomInfo:
    """Join the room. If games are running, you get the seat of a bot or of somebody who is away, if there is one."""
    if data.again:
        return await at.info(await at.rooms.members.come_back(at.row, at.person, data.slip or ""))
    joined = await at.rooms.members.join(at.row.code, at.person, data.name, data.slip)
    if (number := data.number) is not None:
        joined = await at.rooms.change(
            at.row.code, lambda now: people.claim_number(now, at.person.id, number)
        )
    return await at.info(joined)


async def rename_self(at: RoomRequest, data: OwnName) -> RoomInfo:
    """Change your own name in this room, unless names are frozen."""
    return await at.info(await at.rooms.members.rename_self(at.row, at.person, data.name))


async def leave(at: RoomRequest) -> RoomInfo:
    """Leave the room. Your current game continues."""
    changed = await at.rooms.change(at.row.code, lambda now: people.leave_room(now, at.person.id))
    return await at.info(changed)


async def teach(at: RoomRequest, data: TeacherKey) -> RoomInfo:
    """Share the desk of this room, with the key that one of its teachers has given you."""
    if not at.service.limits.new_tables.allows(at.person.id):
        raise too_many("attempts")
    changed = await at.rooms.change(
        at.row.code, lambda now: people.add_teacher(now, at.person.id, data.key)
    )
    return await at.info(changed)


HANDLERS = (
    Handler("POST", "/api/rooms", open_room, "rooms", creates=True),
    Handler("GET", ROOM, room_info, "rooms"),
    Handler("GET", f"{ROOM}/names", names, "rooms"),
    Handler("POST", f"{ROOM}/join", join, "rooms"),
    Handler("POST", f"{ROOM}/name", rename_self, "rooms"),
    Handler("POST", f"{ROOM}/leave", leave, "rooms"),
    Handler("POST", f"{ROOM}/teach", teach, "rooms"),
)
