"""Routes for the homework of a room."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.room import homework
from valence.room.protocol import HomeworkReport
from valence.room.room import Deal, read_room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import Service, check_new_table
from valence.server.routes.rooms.answers import ROOM, options_of
from valence.server.store import PersonRow, RoomRow


class NewHomework(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Deal
    games: Annotated[int, Meta(ge=1, le=50)] = 1
    """How many games are to be finished."""
    until: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    """In seconds since the epoch."""


class HomeworkNumber(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class HomeworkTable(Struct, frozen=True):
    table: str


async def give_homework(
    house: Service, room: RoomRow, person: PersonRow, data: NewHomework
) -> RoomRow:
    """Give everyone games against bots to finish until a deadline (teachers only)."""
    require_teacher(room, person)
    house.rooms.dealing.check(data.deal, await options_of(house, room, person, data.deal))
    return await house.rooms.change_as_teacher(
        room,
        person,
        lambda now, at: homework.give(now, data.deal, data.games, data.until, at),
    )


async def withdraw_homework(
    house: Service, room: RoomRow, person: PersonRow, data: HomeworkNumber
) -> RoomRow:
    """Remove a homework (teachers only). Games that were begun can be finished."""
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: homework.withdraw(now, data.number)
    )


async def homework_reports(
    house: Service, room: RoomRow, person: PersonRow
) -> list[HomeworkReport]:
    """Count the games of each homework that everyone has finished in time (teachers only)."""
    return await house.rooms.homework.reports(room, person)


async def do_homework(
    house: Service, room: RoomRow, person: PersonRow, data: HomeworkNumber
) -> HomeworkTable:
    """Play a game of a homework: the one you have begun, or a new one."""
    check_new_table(house, person.id)
    now = house.clock.now()
    given = homework.check_open(read_room(room.body), data.number, person.id, now)
    options = await options_of(house, room, person, given.deal)
    return HomeworkTable(await house.rooms.homework.play(room, person, data.number, options))


HANDLERS = (
    Handler("POST", f"{ROOM}/homework", give_homework, "rooms"),
    Handler("POST", f"{ROOM}/withdraw", withdraw_homework, "rooms"),
    Handler("GET", f"{ROOM}/homework", homework_reports, "rooms"),
    Handler("POST", f"{ROOM}/do", do_homework, "rooms"),
)
