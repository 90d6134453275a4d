"""Routes for rooms: opening and joining them."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.room import people
from valence.server.rooms.room_store import NewRoom
from valence.server.routes.dependencies import Service, check_new_table
from valence.server.routes.rooms.answers import ROOM, ListNumber, Name
from valence.server.store import PersonRow, RoomRow
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


async def open_room(house: Service, person: PersonRow, data: NewRoom) -> RoomRow:
    """Open a room. You are its host."""
    check_new_table(house, person.id)
    return await house.rooms.open(person, data)


async def room_info(
    room: RoomRow,
    person: PersonRow,  # noqa: ARG001  # as this person sees it
) -> RoomRow:
    """The room, the people in it, and the tables of the current round. Teachers also see their desk."""
    return room


async def names(
    house: Service,
    room: RoomRow,
    person: PersonRow,  # noqa: ARG001  # requires a session
) -> list[str]:
    """Generated names to choose from."""
    return await house.rooms.pages.names(room)


async def join(house: Service, room: RoomRow, person: PersonRow, data: Joining) -> RoomRow:
    """Join the room. If games are running, you get the seat of a bot or of somebody who is away, if there is one."""
    joined = await house.rooms.members.join(room.code, person, data.name, data.slip)
    if (number := data.number) is not None:
        joined = await house.rooms.change(
            room.code, lambda now: people.claim_number(now, person.id, number)
        )
    return joined


async def rename_self(house: Service, room: RoomRow, person: PersonRow, data: OwnName) -> RoomRow:
    """Change your own name in this room, unless names are frozen."""
    return await house.rooms.members.rename_self(room, person, data.name)


async def leave(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Leave the room. Your current game continues."""
    return await house.rooms.change(room.code, lambda now: people.leave_room(now, person.id))


async def teach(house: Service, room: RoomRow, person: PersonRow, data: TeacherKey) -> RoomRow:
    """Share the desk of this room, with the key that one of its teachers has given you."""
    if not house.limits.new_tables.allows(person.id):
        raise too_many("attempts")
    return await house.rooms.change(
        room.code, lambda now: people.add_teacher(now, person.id, data.key)
    )


HANDLERS = (
    Handler("POST", "/api/rooms", open_room, "rooms", creates=True),
    Handler("GET", ROOM, room_info, "rooms"),
    Handler("GET", f"{ROOM}/names", names, "rooms"),
    Handler("POST", f"{ROOM}/join", join, "rooms"),
    Handler("POST", f"{ROOM}/name", rename_self, "rooms"),
    Handler("POST", f"{ROOM}/leave", leave, "rooms"),
    Handler("POST", f"{ROOM}/teach", teach, "rooms"),
)
