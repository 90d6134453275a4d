"""Routes for the rounds of a room, for its teachers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.handlers.handler import Handler
from valence.room import rounds
from valence.room.room import MAX_MEMBERS, MAX_MESSAGE, MAX_MINUTES, MAX_STEPS, Deal, Room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import Service
from valence.server.routes.rooms.answers import ROOM, PersonId, options_of
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


async def deal(house: Service, room: RoomRow, person: PersonRow, data: Deal) -> RoomRow:
    """Deal everyone to new tables of one game (teachers only). Games that are still running end."""
    require_teacher(room, person)
    options = await options_of(house, room, person, data)
    return await house.rooms.dealing.deal(room, person, data, options)


async def seat_waiting(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Open more tables of this round for people who are here and have none (teachers only)."""
    last = require_teacher(room, person).last_deal
    options = {} if last is None else await options_of(house, room, person, last)
    return await house.rooms.dealing.seat_waiting(room, person, options)


async def plan(house: Service, room: RoomRow, person: PersonRow, data: Plan) -> RoomRow:
    """The rounds of the lesson, prepared in advance (teachers only)."""
    require_teacher(room, person)
    for step in data.steps:
        house.rooms.dealing.check(step, await options_of(house, room, person, step))
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: rounds.set_plan(now, data.steps)
    )


async def step(house: Service, room: RoomRow, person: PersonRow, data: StepNumber) -> RoomRow:
    """Choose which round of the plan comes next (teachers only)."""
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: rounds.go_to_step(now, data.step)
    )


async def next_round(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Deal the next round of the plan (teachers only). Games that are still running end."""
    await deal(house, room, person, rounds.next_deal(require_teacher(room, person)))
    return await house.rooms.change_as_teacher(room, person, lambda now, _: rounds.advance(now))


async def groups(house: Service, room: RoomRow, person: PersonRow, data: Groups) -> RoomRow:
    """Set the groups for rounds that are dealt by groups (teachers only)."""
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: rounds.set_groups(now, data.groups)
    )


async def start(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Start the games at all tables (teachers only)."""
    await house.rooms.dealing.change_tables(room, person, seating.start)
    return room


async def pause(house: Service, room: RoomRow, person: PersonRow, data: Message) -> RoomRow:
    """Pause all tables, with a sentence for everyone or without (teachers only)."""
    return await house.rooms.dealing.pause(room, person, data.message)


async def resume(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Resume all tables (teachers only)."""
    return await house.rooms.dealing.resume(room, person)


async def end(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """End the games at all tables (teachers only)."""
    return await house.rooms.dealing.end(room, person)


async def timer(house: Service, room: RoomRow, person: PersonRow, data: NewTimer) -> RoomRow:
    """Set the round timer, change the time left, or remove it (teachers only). When it runs out, nothing ends."""

    def changed(now: Room, at: float) -> Room:
        if data.extend:
            return rounds.extend_timer(now, data.minutes or 0.0, at)
        if data.minutes is not None and data.minutes <= 0:
            raise bad("minutes", minutes=data.minutes)
        return rounds.set_timer(now, data.minutes, at)

    return await house.rooms.change_as_teacher(room, person, changed)


async def project(house: Service, room: RoomRow, person: PersonRow, data: Projected) -> RoomRow:
    """Show the position of a table on the projector; null shows the class again (teachers only)."""

    def projected(now: Room, _: float) -> Room:
        if data.table is not None and data.table not in now.tables:
            raise bad("no_table_in_round", table=data.table)
        return replace(now, projected=data.table)

    return await house.rooms.change_as_teacher(room, person, projected)


HANDLERS = (
    Handler("POST", f"{ROOM}/deal", deal, "rooms"),
    Handler("POST", f"{ROOM}/seat", seat_waiting, "rooms"),
    Handler("POST", f"{ROOM}/plan", plan, "rooms"),
    Handler("POST", f"{ROOM}/step", step, "rooms"),
    Handler("POST", f"{ROOM}/next", next_round, "rooms"),
    Handler("POST", f"{ROOM}/groups", groups, "rooms"),
    Handler("POST", f"{ROOM}/start", start, "rooms"),
    Handler("POST", f"{ROOM}/pause", pause, "rooms"),
    Handler("POST", f"{ROOM}/resume", resume, "rooms"),
    Handler("POST", f"{ROOM}/end", end, "rooms"),
    Handler("POST", f"{ROOM}/timer", timer, "rooms"),
    Handler("POST", f"{ROOM}/project", project, "rooms"),
)
