"""Routes for the rounds of a room, for its teachers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.handlers.handler import Handler
from valence.room import rounds
from valence.room.deal import MAX_MINUTES, Deal
from valence.room.lessons.lesson import MAX_MESSAGE
from valence.room.protocol import RoomInfo
from valence.room.room import MAX_MEMBERS, Room
from valence.server.routes.rooms.at_room import ROOM, PersonId, RoomRequest
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


class Groups(Struct, frozen=True, forbid_unknown_fields=True):
    groups: Annotated[
        tuple[Annotated[tuple[PersonId, ...], Meta(max_length=MAX_MEMBERS)], ...],
        Meta(max_length=MAX_MEMBERS),
    ] = ()
    """The ids of the people in each group."""


class OneTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=20)]


class Projected(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=20)] | None = None


async def deal(at: RoomRequest, data: Deal) -> RoomInfo:
    """Deal everyone to new tables of one game (teachers only). Games that are still running end."""
    at.as_teacher()
    dealt = await at.rooms.dealing.deal(at.row, at.person, data, await at.options(data))
    return await at.info(dealt)


async def seat_waiting(at: RoomRequest) -> RoomInfo:
    """Open more tables of this round for people who are here and have none (teachers only)."""
    last = at.as_teacher().last_deal
    options = {} if last is None else await at.options(last)
    return await at.info(await at.rooms.dealing.seat_waiting(at.row, at.person, options))


async def groups(at: RoomRequest, data: Groups) -> RoomInfo:
    """Set the groups for rounds that are dealt by groups (teachers only)."""
    return await at.change(lambda now, _: rounds.set_groups(now, data.groups))


async def start(at: RoomRequest) -> RoomInfo:
    """Start the games at all tables (teachers only)."""
    await at.rooms.dealing.change_tables(at.row, at.person, seating.start)
    return await at.info(at.row)


async def pause(at: RoomRequest, data: Message) -> RoomInfo:
    """Pause all tables, with a sentence for everyone or without (teachers only)."""
    return await at.info(await at.rooms.dealing.pause(at.row, at.person, data.message))


async def resume(at: RoomRequest) -> RoomInfo:
    """Resume all tables (teachers only)."""
    return await at.info(await at.rooms.dealing.resume(at.row, at.person))


async def end(at: RoomRequest) -> RoomInfo:
    """End the games at all tables (teachers only)."""
    return await at.info(await at.rooms.dealing.end(at.row, at.person))


async def timer(at: RoomRequest, data: NewTimer) -> RoomInfo:
    """Set the round timer, change the time left, or remove it (teachers only). When it runs out, nothing ends."""

    def changed(now: Room, at: float) -> Room:
        if data.extend:
            return rounds.extend_timer(now, data.minutes or 0.0, at)
        if data.minutes is not None and data.minutes <= 0:
            raise bad("minutes", minutes=data.minutes)
        return rounds.set_timer(now, data.minutes, at)

    return await at.change(changed)


async def project(at: RoomRequest, data: Projected) -> RoomInfo:
    """Show the position of a table on the projector; null shows the class again (teachers only)."""

    def projected(now: Room, _: float) -> Room:
        if data.table is not None and data.table not in now.tables:
            raise bad("no_table_in_round", table=data.table)
        return replace(now, projected=data.table)

    return await at.change(projected)


async def nudge(at: RoomRequest, data: OneTable) -> RoomInfo:
    """Ask whoever is to move at a table for their move (teachers only)."""
    await at.rooms.dealing.change_turn(at.row, at.person, data.table, seating.nudge)
    return await at.info(at.row)


async def lend(at: RoomRequest, data: OneTable) -> RoomInfo:
    """Let a bot make the next move at a table for whoever is to move, once (teachers only)."""
    await at.rooms.dealing.change_turn(at.row, at.person, data.table, seating.lend_turn)
    return await at.info(at.row)


HANDLERS = (
    Handler("POST", f"{ROOM}/deal", deal, "rooms"),
    Handler("POST", f"{ROOM}/seat", seat_waiting, "rooms"),
    Handler("POST", f"{ROOM}/groups", groups, "rooms"),
    Handler("POST", f"{ROOM}/start", start, "rooms"),
    Handler("POST", f"{ROOM}/pause", pause, "rooms"),
    Handler("POST", f"{ROOM}/resume", resume, "rooms"),
    Handler("POST", f"{ROOM}/end", end, "rooms"),
    Handler("POST", f"{ROOM}/timer", timer, "rooms"),
    Handler("POST", f"{ROOM}/project", project, "rooms"),
    Handler("POST", f"{ROOM}/nudge", nudge, "rooms"),
    Handler("POST", f"{ROOM}/lend", lend, "rooms"),
)
