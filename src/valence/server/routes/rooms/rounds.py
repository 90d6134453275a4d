"""Routes for the rounds of a room, for its teachers."""

from typing import Annotated, Any, TypeAlias

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.room import rounds
from valence.room.protocol import RoomInfo
from valence.room.room import MAX_MEMBERS, MAX_MESSAGE, MAX_MINUTES, MAX_STEPS, Deal, Room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import CurrentPerson, TheRoom, TheService
from valence.server.routes.rooms.answers import PersonId, change, options_of
from valence.server.service import Service
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.errors import bad

Minutes: TypeAlias = Annotated[float, Meta(ge=-MAX_MINUTES, le=MAX_MINUTES)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    message: Annotated[str, Meta(max_length=MAX_MESSAGE)] = ""


class NewTimer(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: Minutes | None = None
    """From now; null for no timer."""
    extend: bool = False
    """Add the minutes to the timer that runs."""


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    steps: Annotated[tuple[Deal, ...], Meta(max_length=MAX_STEPS)] = ()


class StepNumber(Struct, frozen=True, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=0, le=MAX_STEPS)]


class Groups(Struct, frozen=True, forbid_unknown_fields=True):
    groups: Annotated[
        tuple[Annotated[tuple[PersonId, ...], Meta(max_length=MAX_MEMBERS)], ...],
        Meta(max_length=MAX_MEMBERS),
    ] = ()
    """The ids of the people in each group."""


class Projected(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=20)] | None = None


@post("/api/rooms/{code:str}/deal", status_code=200, tags=["rooms"])
async def deal(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Deal]
) -> RoomInfo:
    """Deal everyone to new tables of one game (teachers only). Games that are still running end."""
    return await service.rooms.pages.info(await deal_round(service, room, person, data), person)


async def deal_round(service: Service, room: RoomRow, person: PersonRow, wanted: Deal) -> RoomRow:
    require_teacher(room, person)
    options = await options_of(service, room, person, wanted)
    return await service.rooms.dealing.deal(room, person, wanted, options)


@post("/api/rooms/{code:str}/seat", status_code=200, tags=["rooms"])
async def seat_waiting(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Open more tables of this round for people who are here and have none (teachers only)."""
    last = require_teacher(room, person).last_deal
    options = {} if last is None else await options_of(service, room, person, last)
    seated = await service.rooms.dealing.seat_waiting(room, person, options)
    return await service.rooms.pages.info(seated, person)


@post("/api/rooms/{code:str}/plan", status_code=200, tags=["rooms"])
async def plan(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Plan]
) -> RoomInfo:
    """The rounds of the lesson, prepared in advance (teachers only)."""
    require_teacher(room, person)
    for step in data.steps:
        service.rooms.dealing.check(step, await options_of(service, room, person, step))
    return await change(service, room, person, lambda now, _: rounds.set_plan(now, data.steps))


@post("/api/rooms/{code:str}/step", status_code=200, tags=["rooms"])
async def step(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[StepNumber]
) -> RoomInfo:
    """Choose which round of the plan comes next (teachers only)."""
    return await change(service, room, person, lambda now, _: rounds.go_to_step(now, data.step))


@post("/api/rooms/{code:str}/next", status_code=200, tags=["rooms"])
async def next_round(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Deal the next round of the plan (teachers only). Games that are still running end."""
    await deal_round(service, room, person, rounds.next_deal(require_teacher(room, person)))
    return await change(service, room, person, lambda now, _: rounds.advance(now))


@post("/api/rooms/{code:str}/groups", status_code=200, tags=["rooms"])
async def groups(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Groups]
) -> RoomInfo:
    """Set the groups for rounds that are dealt by groups (teachers only)."""
    return await change(service, room, person, lambda now, _: rounds.set_groups(now, data.groups))


@post("/api/rooms/{code:str}/start", status_code=200, tags=["rooms"])
async def start(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Start the games at all tables (teachers only)."""
    await service.rooms.dealing.change_tables(room, person, seating.start)
    return await service.rooms.pages.info(room, person)


@post("/api/rooms/{code:str}/pause", status_code=200, tags=["rooms"])
async def pause(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Message]
) -> RoomInfo:
    """Pause all tables, with a sentence for everyone or without (teachers only)."""
    return await service.rooms.pages.info(
        await service.rooms.dealing.pause(room, person, data.message), person
    )


@post("/api/rooms/{code:str}/resume", status_code=200, tags=["rooms"])
async def resume(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Resume all tables (teachers only)."""
    return await service.rooms.pages.info(await service.rooms.dealing.resume(room, person), person)


@post("/api/rooms/{code:str}/end", status_code=200, tags=["rooms"])
async def end(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """End the games at all tables (teachers only)."""
    return await service.rooms.pages.info(await service.rooms.dealing.end(room, person), person)


@post("/api/rooms/{code:str}/timer", status_code=200, tags=["rooms"])
async def timer(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NewTimer]
) -> RoomInfo:
    """Set the round timer, change the time left, or remove it (teachers only). When it runs out, nothing ends."""

    def changed(now: Room, at: float) -> Room:
        if data.extend:
            return rounds.extend_timer(now, data.minutes or 0.0, at)
        if data.minutes is not None and data.minutes <= 0:
            raise bad(f"minutes: must be above 0, got {data.minutes:g}")
        return rounds.set_timer(now, data.minutes, at)

    return await change(service, room, person, changed)


@post("/api/rooms/{code:str}/project", status_code=200, tags=["rooms"])
async def project(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Projected]
) -> RoomInfo:
    """Show the position of a table on the projector; null shows the class again (teachers only)."""

    def projected(now: Room, _: float) -> Room:
        if data.table is not None and data.table not in now.tables:
            raise bad(f"There is no table {data.table!r} in this round.")
        return replace(now, projected=data.table)

    return await change(service, room, person, projected)


ROUTES: list[Any] = [
    deal,
    seat_waiting,
    plan,
    step,
    next_round,
    groups,
    start,
    pause,
    resume,
    end,
    timer,
    project,
]
