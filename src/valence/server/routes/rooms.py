"""Routes for rooms: joining, the commands of the teachers, and a stream of everything that changes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.classroom import homework, people, rounds
from valence.classroom.room import (
    MAX_MEMBERS,
    MAX_MESSAGE,
    MAX_MINUTES,
    MAX_STEPS,
    Deal,
    Needs,
    Room,
    read_room,
)
from valence.core.wire import encode
from valence.decks.files import SpreadsheetsMissing, as_spreadsheet
from valence.hosting.nicknames import clean_text
from valence.hosting.understanding import ClassMap
from valence.press.orders import Paper
from valence.server.rooms.results import decisions_csv
from valence.server.rooms.rooms import NewRoom, require_teacher
from valence.server.routes import qr
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    Service,
    TheRoom,
    TheService,
    client_of,
)
from valence.server.routes.prints import PDF, require_press
from valence.server.store import PersonRow, RoomRow
from valence.table import seating
from valence.table.errors import Denied, bad, too_many
from valence.table.protocol import HomeworkReport, RoomDecision, RoomInfo, RoomPlace

REFRESH_SECONDS = 15.0
PACE_SECONDS = 0.5  # between two updates of one window, so that many moves at once cost one
SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
KEEP_ALIVE = b": keep-alive\n\n"

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
PersonId: TypeAlias = Annotated[str, Meta(max_length=100)]
Minutes: TypeAlias = Annotated[float, Meta(ge=-MAX_MINUTES, le=MAX_MINUTES)]
ListNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_MEMBERS)]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    """The name to use here; by default your nickname, or a generated one."""
    number: ListNumber | None = None
    """Your number on the class list."""
    slip: Annotated[str, Meta(max_length=40)] | None = None
    """What your personal link says."""


class OwnName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Someone(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId


class NewNameOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    name: Name


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    table: Annotated[str, Meta(max_length=20)]


class NumberOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    number: ListNumber | None = None


class NeedsOf(Struct, frozen=True, forbid_unknown_fields=True):
    id: PersonId
    time: Literal["1", "1.5", "2", "none"] = "1"
    large: bool = False
    spoken: bool = False


class RoomSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is null stays as it is."""

    title: Annotated[str, Meta(max_length=60)] | None = None
    locked: bool | None = None
    generated_names: bool | None = None
    frozen_names: bool | None = None
    numbers: Annotated[int, Meta(ge=0, le=MAX_MEMBERS)] | None = None
    """How long the class list is."""


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


class Groups(Struct, frozen=True, forbid_unknown_fields=True):
    groups: Annotated[
        tuple[Annotated[tuple[PersonId, ...], Meta(max_length=MAX_MEMBERS)], ...],
        Meta(max_length=MAX_MEMBERS),
    ] = ()
    """The ids of the people in each group."""


class Projected(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=20)] | None = None


class TeacherKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=100)]


@post("/api/rooms", tags=["rooms"])
async def open_room(
    service: TheService, person: CurrentPerson, data: JSONBody[NewRoom]
) -> RoomInfo:
    """Open a room. You are its host."""
    if not service.limits.new_tables.allows(person.id):
        raise too_many("You have opened too many tables. Wait a minute.")
    return await service.rooms.info(await service.rooms.open(person, data), person)


@get("/api/rooms/{code:str}", tags=["rooms"])
async def room_info(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """The room, the people in it, and the tables of the current round. Teachers also see their desk."""
    return await service.rooms.info(room, person)


# For everyone


@get("/api/rooms/{code:str}/names", tags=["rooms"])
async def names(service: TheService, room: TheRoom, person: CurrentPerson) -> list[str]:
    """Generated names to choose from."""
    del person
    return await service.rooms.names(room)


@post("/api/rooms/{code:str}/join", status_code=200, tags=["rooms"])
async def join(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Joining]
) -> RoomInfo:
    """Join the room. If games are running, you get the seat of a bot or of somebody who is away, if there is one."""
    joined = await service.rooms.join(room.code, person, data.name, data.slip)
    if (number := data.number) is not None:
        joined = await service.rooms.change(
            room.code, lambda now: people.claim_number(now, person.id, number)
        )
    return await service.rooms.info(joined, person)


@post("/api/rooms/{code:str}/name", status_code=200, tags=["rooms"])
async def rename_self(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[OwnName]
) -> RoomInfo:
    """Change your own name in this room, unless names are frozen."""
    return await service.rooms.info(
        await service.rooms.rename_self(room, person, data.name), person
    )


@post("/api/rooms/{code:str}/leave", status_code=200, tags=["rooms"])
async def leave(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Leave the room. Your current game continues."""
    changed = await service.rooms.change(room.code, lambda now: people.leave_room(now, person.id))
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/teach", status_code=200, tags=["rooms"])
async def teach(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[TeacherKey]
) -> RoomInfo:
    """Share the desk of this room, with the key that one of its teachers has given you."""
    if not service.limits.new_tables.allows(person.id):
        raise too_many("Too many attempts. Wait a minute.")
    changed = await service.rooms.change(
        room.code, lambda now: people.add_teacher(now, person.id, data.key)
    )
    return await service.rooms.info(changed, person)


# People, for teachers


@post("/api/rooms/{code:str}/rename", status_code=200, tags=["rooms"])
async def rename(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NewNameOf]
) -> RoomInfo:
    """Give someone another name, also at their table (teachers only)."""
    changed = await service.rooms.rename(room, person, data.id, data.name)
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/remove", status_code=200, tags=["rooms"])
async def remove(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Someone]
) -> RoomInfo:
    """Remove someone, who stays out until readmitted; a bot takes over their game (teachers only)."""
    return await service.rooms.info(await service.rooms.remove(room, person, data.id), person)


@post("/api/rooms/{code:str}/readmit", status_code=200, tags=["rooms"])
async def readmit(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Someone]
) -> RoomInfo:
    """Let someone in again who was removed (teachers only)."""
    return await service.rooms.info(await service.rooms.readmit(room, person, data.id), person)


@post("/api/rooms/{code:str}/move", status_code=200, tags=["rooms"])
async def move(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Move]
) -> RoomInfo:
    """Move someone to another table of this round, to a bot's seat or that of somebody away (teachers only)."""
    changed = await service.rooms.move(room, person, data.id, data.table)
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/number", status_code=200, tags=["rooms"])
async def number(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NumberOf]
) -> RoomInfo:
    """Set someone's number on the class list (teachers only)."""
    return await _change(
        service, room, person, lambda now, _: people.set_number(now, data.id, data.number)
    )


@post("/api/rooms/{code:str}/needs", status_code=200, tags=["rooms"])
async def needs(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NeedsOf]
) -> RoomInfo:
    """Someone's accommodations: time on clocks, larger cards, spoken text (teachers only)."""
    wanted = Needs(data.time, data.large, data.spoken)
    changed = await service.rooms.set_needs(room, person, data.id, wanted)
    return await service.rooms.info(changed, person)


@post("/api/rooms/{code:str}/settings", status_code=200, tags=["rooms"])
async def settings(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[RoomSettings]
) -> RoomInfo:
    """The title, the lock, and how names are chosen (teachers only)."""
    return await _change(service, room, person, lambda now, _: _with_settings(now, data))


def _with_settings(room: Room, wanted: RoomSettings) -> Room:
    given = {
        "title": None if wanted.title is None else clean_text(wanted.title),
        "is_locked": wanted.locked,
        "generated_names": wanted.generated_names,
        "has_frozen_names": wanted.frozen_names,
        "numbers": wanted.numbers,
    }
    return replace(room, **{name: value for name, value in given.items() if value is not None})


# Rounds, for teachers


@post("/api/rooms/{code:str}/deal", status_code=200, tags=["rooms"])
async def deal(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Deal]
) -> RoomInfo:
    """Deal everyone to new tables of one game (teachers only). Games that are still running end."""
    return await service.rooms.info(await _deal(service, room, person, data), person)


async def _deal(service: Service, room: RoomRow, person: PersonRow, wanted: Deal) -> RoomRow:
    require_teacher(room, person)
    options = await service.decks.options_for(person, wanted)
    return await service.rooms.deal(room, person, wanted, options)


@post("/api/rooms/{code:str}/plan", status_code=200, tags=["rooms"])
async def plan(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Plan]
) -> RoomInfo:
    """The rounds of the lesson, prepared in advance (teachers only)."""
    require_teacher(room, person)
    for step in data.steps:
        service.rooms.check(step, await service.decks.options_for(person, step))
    return await _change(service, room, person, lambda now, _: rounds.set_plan(now, data.steps))


@post("/api/rooms/{code:str}/step", status_code=200, tags=["rooms"])
async def step(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[StepNumber]
) -> RoomInfo:
    """Choose which round of the plan comes next (teachers only)."""
    return await _change(service, room, person, lambda now, _: rounds.go_to_step(now, data.step))


@post("/api/rooms/{code:str}/next", status_code=200, tags=["rooms"])
async def next_round(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Deal the next round of the plan (teachers only). Games that are still running end."""
    await _deal(service, room, person, rounds.next_deal(require_teacher(room, person)))
    return await _change(service, room, person, lambda now, _: rounds.advance(now))


@post("/api/rooms/{code:str}/groups", status_code=200, tags=["rooms"])
async def groups(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Groups]
) -> RoomInfo:
    """Who plays together in the rounds to come, if they are dealt by groups (teachers only)."""
    return await _change(service, room, person, lambda now, _: rounds.set_groups(now, data.groups))


@post("/api/rooms/{code:str}/start", status_code=200, tags=["rooms"])
async def start(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Start the games at all tables (teachers only)."""
    await service.rooms.change_tables(room, person, seating.start)
    return await service.rooms.info(room, person)


@post("/api/rooms/{code:str}/pause", status_code=200, tags=["rooms"])
async def pause(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Message]
) -> RoomInfo:
    """Pause all tables, with a sentence for everyone or without (teachers only)."""
    return await service.rooms.info(await service.rooms.pause(room, person, data.message), person)


@post("/api/rooms/{code:str}/resume", status_code=200, tags=["rooms"])
async def resume(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Resume all tables (teachers only)."""
    return await service.rooms.info(await service.rooms.resume(room, person), person)


@post("/api/rooms/{code:str}/end", status_code=200, tags=["rooms"])
async def end(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """End the games at all tables (teachers only)."""
    return await service.rooms.info(await service.rooms.end(room, person), person)


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

    return await _change(service, room, person, changed)


@post("/api/rooms/{code:str}/project", status_code=200, tags=["rooms"])
async def project(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Projected]
) -> RoomInfo:
    """Show the position of a table on the projector; null shows the class again (teachers only)."""

    def projected(now: Room, _: float) -> Room:
        if data.table is not None and data.table not in now.tables:
            raise bad(f"There is no table {data.table!r} in this round.")
        return replace(now, projected=data.table)

    return await _change(service, room, person, projected)


async def _change(
    service: Service, room: RoomRow, person: PersonRow, change: Callable[[Room, float], Room]
) -> RoomInfo:
    return await service.rooms.info(
        await service.rooms.change_as_teacher(room, person, change), person
    )


# Homework


@post("/api/rooms/{code:str}/homework", status_code=200, tags=["rooms"])
async def give_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NewHomework]
) -> RoomInfo:
    """Give everyone games against bots to finish until a deadline (teachers only)."""
    require_teacher(room, person)
    service.rooms.check(data.deal, await service.decks.options_for(person, data.deal))
    return await _change(
        service,
        room,
        person,
        lambda now, at: homework.give(now, person.id, data.deal, data.games, data.until, at),
    )


@post("/api/rooms/{code:str}/withdraw", status_code=200, tags=["rooms"])
async def withdraw_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[HomeworkNumber]
) -> RoomInfo:
    """Remove a homework (teachers only). Games that were begun can be finished."""
    return await _change(service, room, person, lambda now, _: homework.withdraw(now, data.number))


@get("/api/rooms/{code:str}/homework", tags=["rooms"])
async def homework_reports(
    service: TheService, room: TheRoom, person: CurrentPerson
) -> list[HomeworkReport]:
    """How many games of each homework everyone has finished in time (teachers only)."""
    return await service.rooms.homework_reports(room, person)


@post("/api/rooms/{code:str}/do", status_code=200, tags=["rooms"])
async def do_homework(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[HomeworkNumber]
) -> HomeworkTable:
    """Play a game of a homework: the one you have begun, or a new one."""
    if not service.limits.new_tables.allows(person.id):
        raise too_many("You have opened too many tables. Wait a minute.")
    now = service.clock.now()
    given = homework.check_open(read_room(room.body), data.number, person.id, now)
    owner = PersonRow(given.giver, b"", "", 0.0)
    options = await service.decks.options_for(owner, given.deal)
    return HomeworkTable(await service.rooms.play_homework(room, person, data.number, options))


# Results


@get("/api/rooms/{code:str}/results.csv", media_type="text/csv", tags=["rooms"])
async def results(service: TheService, room: TheRoom, person: CurrentPerson) -> Response[str]:
    """The results of all rounds as CSV (teachers only)."""
    text = await service.rooms.results(room, person)
    return Response(text, media_type="text/csv", headers=_file(room, "scores.csv"))


@get("/api/rooms/{code:str}/decisions", tags=["rooms"])
async def decisions(
    service: TheService, room: TheRoom, person: CurrentPerson
) -> list[RoomDecision]:
    """Every decision of the games that are over (teachers only)."""
    return await service.rooms.decisions(room, person)


@get("/api/rooms/{code:str}/decisions.csv", media_type="text/csv", tags=["rooms"])
async def decisions_as_csv(
    service: TheService, room: TheRoom, person: CurrentPerson
) -> Response[str]:
    """Every decision of the games that are over, as CSV (teachers only)."""
    text = decisions_csv(await service.rooms.decisions(room, person))
    return Response(text, media_type="text/csv", headers=_file(room, "decisions.csv"))


@get("/api/rooms/{code:str}/decisions.xlsx", media_type=SPREADSHEET, tags=["rooms"])
async def decisions_as_spreadsheet(
    service: TheService, room: TheRoom, person: CurrentPerson
) -> Response[bytes]:
    """Every decision of the games that are over, as a spreadsheet (teachers only)."""
    text = decisions_csv(await service.rooms.decisions(room, person))
    try:
        content = await asyncio.to_thread(as_spreadsheet, text)
    except SpreadsheetsMissing as missing:
        raise Denied(404, "no_spreadsheets", f"{missing}") from None
    return Response(content, media_type=SPREADSHEET, headers=_file(room, "decisions.xlsx"))


def _file(room: RoomRow, name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="room-{room.code}-{name}"'}


@get("/api/rooms/{code:str}/understanding", tags=["rooms"])
async def understanding(service: TheService, room: TheRoom, person: CurrentPerson) -> ClassMap:
    """What everyone in the room has shown, over all rounds (teachers only)."""
    members = require_teacher(room, person).members
    tables = [live for _, live in await service.rooms.tables(room, person)]
    return await service.understandings.of_class(tables, members)


@get("/api/rooms/{code:str}/worksheets", media_type=PDF, tags=["rooms"])
async def worksheets(
    service: TheService,
    room: TheRoom,
    person: CurrentPerson,
    request: AnyRequest,
    versions: FromQuery[int] = 2,
    paper: FromQuery[Paper] = "a4",
) -> Response[bytes]:
    """Worksheets from what went wrong in the room's games, with the answers, as a PDF (teachers only)."""
    members = require_teacher(room, person).members
    require_press()
    tables = [live for _, live in await service.rooms.tables(room, person)]
    try:
        sheets = await service.understandings.worksheets(tables, members, versions, room.code)
    except ValueError as error:
        raise bad(f"{error}.".capitalize()) from None
    document = await service.printer.worksheets(sheets, paper, client_of(request, service))
    return Response(document, media_type=PDF, headers=_file(room, "worksheets.pdf"))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml", tags=["rooms"])
async def qr_code(room: TheRoom, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this room."""
    link = qr.join_url(service.settings, str(request.base_url), room.code)
    return Response(qr.svg(link), media_type="image/svg+xml")


@get("/api/rooms/{code:str}/slips/{number:str}", media_type="image/svg+xml", tags=["rooms"])
async def slip(
    service: TheService,
    room: TheRoom,
    person: CurrentPerson,
    request: AnyRequest,
    number: FromPath[str],
) -> Response[bytes]:
    """A QR code with the personal link of a number on the class list (teachers only)."""
    inside = require_teacher(room, person)
    known = {str(n): n for n in range(1, inside.numbers + 1)}
    if number not in known:
        raise bad(f"The class list has numbers up to {inside.numbers}, not {number[:20]!r}.")
    mark = people.slip_of(inside, known[number])
    link = qr.slip_url(service.settings, str(request.base_url), room.code, mark)
    return Response(qr.svg(link), media_type="image/svg+xml")


@get("/api/rooms/{code:str}/stream", media_type="text/event-stream", tags=["rooms"])
async def stream(service: TheService, room: TheRoom, person: CurrentPerson) -> Stream:
    """The room as server-sent events: now, and after every change."""
    _limit_windows(service, room, person)
    await service.rooms.seat_late(room, person.id)
    return _stream(service, room, person, service.watchers.watch, service.rooms.info)


@get("/api/rooms/{code:str}/place", media_type="text/event-stream", tags=["rooms"])
async def place(service: TheService, room: TheRoom, person: CurrentPerson) -> Stream:
    """Your table in this room as server-sent events: now, and after every change."""
    _limit_windows(service, room, person)
    await service.rooms.seat_late(room, person.id)
    return _stream(service, room, person, service.watchers.watch_place, service.rooms.place)


def _limit_windows(service: Service, room: RoomRow, person: PersonRow) -> None:
    if service.watchers.count_windows(room.code, person.id) >= service.settings.most_per_person:
        raise too_many("You have this room open in too many windows. Close some of them.")


T = TypeVar("T", RoomInfo, RoomPlace)
Watch: TypeAlias = Callable[[str, str], asyncio.Event]
See: TypeAlias = Callable[[RoomRow, PersonRow], Awaitable[T]]


def _stream(
    service: Service, room: RoomRow, person: PersonRow, watch: Watch, see: See[T]
) -> Stream:
    events = _events(service, room.code, person, watch, see)
    return Stream(events, media_type="text/event-stream")


async def _events(
    service: Service, code: str, person: PersonRow, watch: Watch, see: See[T]
) -> AsyncIterator[bytes]:
    changed = watch(code, person.id)
    last = b""
    try:
        while service.connections.is_accepting:
            changed.clear()
            seen = await see(await service.rooms.find(code), person)
            content = encode(replace(seen, now=0.0))
            yield KEEP_ALIVE if content == last else b"data: " + encode(seen) + b"\n\n"
            last = content
            await asyncio.sleep(PACE_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await changed.wait()
    finally:
        service.watchers.unwatch(code, changed)


ROUTES: list[Any] = [
    open_room,
    room_info,
    names,
    join,
    rename_self,
    leave,
    teach,
    rename,
    remove,
    readmit,
    move,
    number,
    needs,
    settings,
    deal,
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
    give_homework,
    withdraw_homework,
    homework_reports,
    do_homework,
    results,
    decisions,
    decisions_as_csv,
    decisions_as_spreadsheet,
    understanding,
    worksheets,
    qr_code,
    slip,
    stream,
    place,
]
