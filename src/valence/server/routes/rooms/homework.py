"""Routes for the homework of a room."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.room import homework
from valence.room.deal import Deal, check_deal
from valence.room.homework import HomeworkReport
from valence.room.protocol import RoomInfo
from valence.room.room import Room
from valence.server.routes.dependencies import (
    check_new_table,
)
from valence.server.routes.rooms.at_room import AtRoom


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
async def give_homework(at: AtRoom, data: JSONBody[NewHomework]) -> RoomInfo:
    """Give everyone games against bots to finish until a deadline (teachers only)."""
    at.as_teacher()
    check_deal(data.deal, await at.options(data.deal))

    def given(room: Room, now: float) -> Room:
        added = homework.give(room.homework, data.deal, data.games, data.until, now)
        return replace(room, homework=added)

    return await at.change(given)


@post("/api/rooms/{code:str}/withdraw", status_code=200, tags=["rooms"])
async def withdraw_homework(at: AtRoom, data: JSONBody[HomeworkNumber]) -> RoomInfo:
    """Remove a homework (teachers only). Games that were begun can be finished."""

    def withdrawn(room: Room, _: float) -> Room:
        return replace(room, homework=homework.withdraw(room.homework, data.number))

    return await at.change(withdrawn)


@get("/api/rooms/{code:str}/homework", tags=["rooms"])
async def homework_reports(at: AtRoom) -> list[HomeworkReport]:
    """Count the games of each homework that everyone has finished in time (teachers only)."""
    return await at.rooms.homework.reports(at.row, at.person)


@post("/api/rooms/{code:str}/do", status_code=200, tags=["rooms"])
async def do_homework(at: AtRoom, data: JSONBody[HomeworkNumber]) -> HomeworkTable:
    """Play a game of a homework: the one you have begun, or a new one."""
    check_new_table(at.service, at.person)
    given = at.rooms.homework.check_open(at.row, at.person, data.number)
    options = await at.options(given.deal)
    return HomeworkTable(await at.rooms.homework.play(at.row, at.person, given, options))


ROUTES: list[Any] = [give_homework, withdraw_homework, homework_reports, do_homework]
