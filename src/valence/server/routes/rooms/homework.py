"""Routes for the homework of a room."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.room import homework
from valence.room.protocol import HomeworkReport, RoomInfo
from valence.room.room import Deal, read_room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import (
    CurrentPerson,
    TheRoom,
    TheService,
    check_new_table,
)
from valence.server.routes.rooms.answers import change, options_of


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


@post("/api/rooms/{code:str}/homework", status_code=200, tags=["rooms"])
async def give_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NewHomework]
) -> RoomInfo:
    """Give everyone games against bots to finish until a deadline (teachers only)."""
    require_teacher(room, person)
    service.rooms.dealing.check(data.deal, await options_of(service, room, person, data.deal))
    return await change(
        service,
        room,
        person,
        lambda now, at: homework.give(now, data.deal, data.games, data.until, at),
    )


@post("/api/rooms/{code:str}/withdraw", status_code=200, tags=["rooms"])
async def withdraw_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[HomeworkNumber]
) -> RoomInfo:
    """Remove a homework (teachers only). Games that were begun can be finished."""
    return await change(service, room, person, lambda now, _: homework.withdraw(now, data.number))


@get("/api/rooms/{code:str}/homework", tags=["rooms"])
async def homework_reports(
    service: TheService, room: TheRoom, person: CurrentPerson
) -> list[HomeworkReport]:
    """Count the games of each homework that everyone has finished in time (teachers only)."""
    return await service.rooms.homework.reports(room, person)


@post("/api/rooms/{code:str}/do", status_code=200, tags=["rooms"])
async def do_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[HomeworkNumber]
) -> HomeworkTable:
    """Play a game of a homework: the one you have begun, or a new one."""
    check_new_table(service, person.id)
    now = service.clock.now()
    given = homework.check_open(read_room(room.body), data.number, person.id, now)
    options = await options_of(service, room, person, given.deal)
    return HomeworkTable(await service.rooms.homework.play(room, person, data.number, options))


ROUTES: list[Any] = [give_homework, withdraw_homework, homework_reports, do_homework]
