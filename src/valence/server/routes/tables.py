"""Routes for tables that need a server: its list, taking and leaving seats, and the link to a table."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Response, get
from msgspec import Meta, Struct

from valence.bots import DEFAULT_LEVEL
from valence.core.languages import Language
from valence.handlers import TABLE
from valence.handlers.handler import Handler
from valence.server.routes import qr
from valence.server.routes.dependencies import AnyRequest, TheService, TheTable
from valence.server.routes.sets import SVG
from valence.server.service import Service
from valence.server.store import PersonRow
from valence.table import lobby, seating
from valence.table.changes import change, change_as_host
from valence.table.errors import Denied
from valence.table.live import LiveTable
from valence.table.protocol import TableInfo
from valence.table.updates import info_as_seen_by

MAX_LISTED = 50


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    team: bool = False
    """Share a taken seat as a team."""


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=20)]


async def public_tables(house: Service, person: PersonRow, language: Language) -> list[TableInfo]:
    """Public tables whose game is not over, newest first."""
    found = []
    for row in await house.store.public_tables(MAX_LISTED):
        with suppress(Denied):  # it was played under older rules
            live = await house.registry.table(row.code)
            found.append(info_as_seen_by(live, person.id, language))
    return found


async def sit(
    house: Service, live: LiveTable, person: PersonRow, language: Language, data: SeatRequest
) -> TableInfo:
    """Take a free seat, or share one in a team. At a table of a room, only its members can."""
    if live.row.room:
        await house.rooms.members.sit(live, person, data.seat)
    else:
        await lobby.sit(house.registry, live, person, data.seat, team=data.team)
    house.presence.refresh(live, person.id)  # a spectator who takes a seat is already connected
    return info_as_seen_by(live, person.id, language)


async def leave(
    house: Service, live: LiveTable, person: PersonRow, language: Language
) -> TableInfo:
    """Leave your seat. Before the game starts it becomes free; after that a bot may play for you."""
    house.connections.close_windows(live, person.id)
    await change(house.registry, live, lambda now, at: seating.leave(now, person.id, at))
    return info_as_seen_by(live, person.id, language)


async def kick(
    house: Service, live: LiveTable, person: PersonRow, language: Language, data: SeatNumber
) -> TableInfo:
    """Remove the people from a seat (host only). During a game a bot takes over."""
    chairs = live.seating.chairs
    people = chairs[data.seat].people if data.seat < len(chairs) else ()
    await change_as_host(
        house.registry,
        live,
        person.id,
        lambda now, _: seating.kick(now, data.seat, DEFAULT_LEVEL),
    )
    for other in people:
        house.connections.close_windows(live, other)
    return info_as_seen_by(live, person.id, language)


@get("/api/tables/{code:str}/qr.svg", media_type=SVG, tags=["tables"])
async def qr_code(live: TheTable, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this table."""
    return Response(
        qr.svg(qr.join_url(service.settings, str(request.base_url), live.code)),
        media_type=SVG,
    )


HANDLERS = (
    Handler("GET", "/api/tables", public_tables),
    Handler("POST", f"{TABLE}/sit", sit),
    Handler("POST", f"{TABLE}/leave", leave),
    Handler("POST", f"{TABLE}/kick", kick),
)
ROUTES: list[Any] = [qr_code]
