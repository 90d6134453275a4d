"""Routes for tables that need a server: its list, taking and leaving seats, and the link to a table."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.bots import DEFAULT_LEVEL
from valence.server.routes import qr
from valence.server.routes.dependencies import AnyRequest, CurrentPerson, TheService, TheTable
from valence.server.routes.sets import SVG
from valence.table import lobby, seating
from valence.table.changes import change, change_as_host
from valence.table.errors import Denied
from valence.table.protocol import TableInfo
from valence.table.updates import info_as_seen_by

MAX_LISTED = 50


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    team: bool = False
    """Share a taken seat as a team."""


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


@get("/api/tables", tags=["tables"])
async def public_tables(service: TheService, person: CurrentPerson) -> list[TableInfo]:
    """Public tables whose game is not over, newest first."""
    found = []
    for row in await service.store.public_tables(MAX_LISTED):
        with suppress(Denied):  # it was played under older rules
            live = await service.registry.table(row.code)
            found.append(info_as_seen_by(live, person.id))
    return found


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


@get("/api/tables/{code:str}/qr.svg", media_type=SVG, tags=["tables"])
async def qr_code(live: TheTable, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this table."""
    return Response(
        qr.svg(qr.join_url(service.settings, str(request.base_url), live.code)),
        media_type=SVG,
    )


ROUTES: list[Any] = [public_tables, sit, leave, kick, qr_code]
