"""Routes for the homework of a room."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.handlers.handler import Handler
from valence.room import homework
from valence.room.deal import Deal, check_deal
from valence.room.homework import HomeworkReport
from valence.room.protocol import RoomInfo
from valence.room.room import Room
from valence.server.routes.dependencies import check_new_table
from valence.server.routes.rooms.at_room import ROOM, RoomRequest


class NewHomework(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Deal
    games: Annotated[int, Meta(ge=1, le=50)] = 1
    """The number of games to finish."""
    until: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    """In seconds since the epoch."""


class HomeworkNumber(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=1_000_000)]


class HomeworkTable(Struct, frozen=True):
    table: str


async def give_homework(at: RoomRequest, data: NewHomework) -> RoomInfo:
    """Give everyone games against bots to finish until a deadline (teachers only)."""
    at.as_teacher()
    check_deal(data.deal, await at.options(data.deal))

    def given(room: Room, now: float) -> Room:
        added = homework.give(room.homework, data.deal, data.games, data.until, now)
        return replace(room, homework=added)

    return await at.change(given)


async def withdraw_homework(at: RoomRequest, data: HomeworkNumber) -> RoomInfo:
    """Remove a homework (teachers only). Games that were begun can be finished."""

    def withdrawn(room: Room, _: float) -> Room:
        return replace(room, homework=homework.withdraw(room.homework, data.number))

    return await at.change(withdrawn)


async def homework_reports(at: RoomRequest) -> list[HomeworkReport]:
    """Count the games of each homework that everyone has finished in time (teachers only)."""
    return await at.rooms.homework.reports(at.row, at.person)


async def do_homework(at: RoomRequest, data: HomeworkNumber) -> HomeworkTable:
    """Play a game of a homework: the one you have begun, or a new one."""
    check_new_table(at.service, at.person.id)
    given = at.rooms.homework.check_open(at.row, at.person, data.number)
    options = await at.options(given.deal)
    return HomeworkTable(await at.rooms.homework.play(at.row, at.person, given, options))


HANDLERS = (
    Handler("POST", f"{ROOM}/homework", give_homework, "rooms"),
    Handler("POST", f"{ROOM}/withdraw", withdraw_homework, "rooms"),
    Handler("GET", f"{ROOM}/homework", homework_reports, "rooms"),
    Handler("POST", f"{ROOM}/do", do_homework, "rooms"),
)
