"""Routes for tables: opening them, taking seats, commands of the host, and looking back at a game."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.bots import DEFAULT_LEVEL
from valence.learn.findings import Finding
from valence.server.routes import qr
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheService,
    TheTable,
    check_new_table,
    check_whole_game,
)
from valence.server.routes.sets import SVG
from valence.table import lobby, records, seating
from valence.table.changes import change, change_as_host
from valence.table.errors import Denied
from valence.table.live import LiveTable
from valence.table.opening import BotSeat, NewTable
from valence.table.personas import PersonaShown, personas_at
from valence.table.protocol import TableInfo
from valence.table.records import MAX_RECORD_BYTES, RecordFile
from valence.table.replay import Replay, replay_of
from valence.table.thinking import Review
from valence.table.timing import record_of
from valence.table.updates import info_as_seen_by

MAX_LISTED = 50


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    team: bool = False
    """Share a taken seat as a team."""


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


@post("/api/tables", tags=["tables"])
async def open_table(
    service: TheService, person: CurrentPerson, data: JSONBody[NewTable]
) -> TableInfo:
    """Open a table. You are its host and take the first free seat."""
    check_new_table(service, person)
    options = await service.decks.options_for(person, data, [person.id])
    live = await lobby.open_table(service.registry, person, replace(data, options=options))
    return info_as_seen_by(live, person.id)


@get("/api/tables", tags=["tables"])
async def public_tables(service: TheService, person: CurrentPerson) -> list[TableInfo]:
    """Public tables whose game is not over, newest first."""
    found = []
    for row in await service.store.public_tables(MAX_LISTED):
        with suppress(Denied):  # it was played under older rules
            live = await service.registry.table(row.code)
            found.append(info_as_seen_by(live, person.id))
    return found


@get("/api/tables/{code:str}", tags=["tables"])
async def table(live: TheTable, person: CurrentPerson) -> TableInfo:
    """The table as you see it."""
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/sit", status_code=200, tags=["tables"])
async def sit(
    service: TheService, live: TheTable, person: CurrentPerson, data: JSONBody[SeatRequest]
) -> TableInfo:
    """Take a free seat, or share one in a team."""
    await lobby.sit(service.registry, live, person, data.seat, team=data.team)
    service.presence.refresh(live, person.id)  # a spectator who takes a seat is already connected
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/leave", status_code=200, tags=["tables"])
async def leave(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """Leave your seat. Before the game starts it becomes free; after that a bot may play for you."""
    service.connections.close_windows(live, person.id)
    await change(service.registry, live, lambda now, at: seating.leave(now, person.id, at))
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/start", status_code=200, tags=["tables"])
async def start(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """Start the game (host only). All seats must be taken."""
    await change_as_host(service.registry, live, person.id, seating.start)
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/pause", status_code=200, tags=["tables"])
async def pause(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """Pause the game and its clocks (host only)."""
    await change_as_host(service.registry, live, person.id, seating.pause)
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/resume", status_code=200, tags=["tables"])
async def resume(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """Resume a paused game (host only)."""
    await change_as_host(service.registry, live, person.id, seating.resume)
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/end", status_code=200, tags=["tables"])
async def end(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """End the game early (host only)."""
    await change_as_host(service.registry, live, person.id, seating.end)
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/bot", status_code=200, tags=["tables"])
async def bot(
    service: TheService, live: TheTable, person: CurrentPerson, data: JSONBody[BotSeat]
) -> TableInfo:
    """Put a bot on a free seat or, during a game, on any seat (host only)."""
    level = lobby.level_called(live.row.game, data.level)
    await change_as_host(
        service.registry, live, person.id, lambda now, _: seating.seat_bot(now, data.seat, level)
    )
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/kick", status_code=200, tags=["tables"])
async def kick(
    service: TheService, live: TheTable, person: CurrentPerson, data: JSONBody[SeatNumber]
) -> TableInfo:
    """Remove the people from a seat (host only). During a game a bot takes over."""
    chairs = live.seating.chairs
    people = chairs[data.seat].people if data.seat < len(chairs) else ()
    await change_as_host(
        service.registry,
        live,
        person.id,
        lambda now, _: seating.kick(now, data.seat, DEFAULT_LEVEL),
    )
    for other in people:
        service.connections.close_windows(live, other)
    return info_as_seen_by(live, person.id)


@post("/api/tables/{code:str}/rematch", status_code=200, tags=["tables"])
async def rematch(service: TheService, live: TheTable, person: CurrentPerson) -> TableInfo:
    """Another game with the same people. Everyone who asks is sent to the same new table."""
    new = await lobby.rematch(service.registry, live, person)
    return info_as_seen_by(new, person.id)


@get("/api/tables/{code:str}/qr.svg", media_type=SVG, tags=["tables"])
async def qr_code(live: TheTable, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this table."""
    return Response(
        qr.svg(qr.join_url(service.settings, str(request.base_url), live.code)),
        media_type=SVG,
    )


# After the game


@get("/api/tables/{code:str}/record", media_type="text/plain", tags=["after the game"])
async def record(live: TheTable) -> Response[str]:
    """The record of a finished game, which `valence replay` can replay."""
    text = record_of(require_over(live))
    file = f'attachment; filename="{live.row.game}-{live.code}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": file})


@get("/api/tables/{code:str}/replay", tags=["after the game"])
async def replay(
    request: AnyRequest, service: TheService, live: TheTable, seat: FromQuery[int | None] = None
) -> Response[Replay]:
    """Every position of a finished game as one seat or a spectator saw it."""
    check_whole_game(request, service)
    return Response(await asyncio.to_thread(replay_of, require_over(live), seat))


@get("/api/tables/{code:str}/review", tags=["after the game"])
async def review(service: TheService, live: TheTable) -> Review:
    """List costly mistakes and the better moves. The review runs in the background: ask again until it is ready."""
    if require_over(live).match is None:
        return Review(True, ())
    turns = service.reviews.review(live)
    return Review(turns is not None, turns or ())


@post("/api/records", request_max_body_size=2 * MAX_RECORD_BYTES, tags=["after the game"])
async def open_record(
    service: TheService, person: CurrentPerson, data: JSONBody[RecordFile]
) -> TableInfo:
    """Open the record of any game as a finished table, to replay and review it. Every move is checked."""
    check_new_table(service, person)
    record = await service.records.read(person.id, data.record)
    live = await records.open_record(service.registry, person.id, record)
    return info_as_seen_by(live, person.id)


@get("/api/tables/{code:str}/understanding", tags=["after the game"])
async def understanding(
    service: TheService, live: TheTable, person: CurrentPerson
) -> tuple[Finding, ...]:
    """Get the findings about you in a finished game. Nobody else can see them here."""
    chairs = require_over(live).seating.chairs
    if not any(person.id in chair.people for chair in chairs):
        raise Denied(403, "not_seated", "Only players can see what they have shown.")
    return await service.understandings.of_person(live, person.id)


@get("/api/tables/{code:str}/personas", tags=["after the game"])
async def personas(live: TheTable) -> tuple[PersonaShown, ...]:
    """List what the bots with a misconception got wrong in a finished game."""
    return personas_at(require_over(live))


def require_over(live: LiveTable) -> LiveTable:
    """The table, if its game is over and nothing is hidden any more."""
    if not live.is_over:
        raise Denied(
            403, "not_over", "The record would show hidden cards. Wait until the game is over."
        )
    return live


ROUTES: list[Any] = [
    open_table,
    public_tables,
    table,
    sit,
    leave,
    start,
    pause,
    resume,
    end,
    bot,
    kick,
    rematch,
    qr_code,
    record,
    open_record,
    replay,
    review,
    understanding,
    personas,
]
