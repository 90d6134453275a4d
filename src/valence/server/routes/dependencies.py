"""Dependencies injected into route handlers: the parts of the server, the person, and the table or room in the path."""

from contextlib import AbstractContextManager
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from valence.core.languages import DEFAULT, Language, known_or_default
from valence.room.room import read_room
from valence.server.people.sessions import no_session, token_in
from valence.server.service import Service
from valence.server.sharing.guessing import LookUp
from valence.server.store import PersonRow, RoomRow
from valence.server.transport.middleware import address
from valence.table.codes import read_code
from valence.table.errors import too_many
from valence.table.live import LiveTable

AnyRequest: TypeAlias = Request[Any, Any, Any]
AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
TheService: TypeAlias = NamedDependency[Service]
CurrentPerson: TypeAlias = NamedDependency[PersonRow]
TheTable: TypeAlias = NamedDependency[LiveTable]
TheRoom: TypeAlias = NamedDependency[RoomRow]
TheLanguage: TypeAlias = NamedDependency[Language]


async def language(lang: FromQuery[str] = DEFAULT) -> Language:
    """The language of the reader."""
    return known_or_default(lang)


def token_of(connection: AnyConnection) -> str:
    """The token in the session cookie; empty if there is none."""
    return token_in(connection.headers.get("cookie", ""))


async def person(request: AnyRequest, service: TheService) -> PersonRow:
    """The person whose session cookie was sent."""
    found = await service.people.find(token_of(request))
    if found is None:
        raise no_session()
    return found


async def live(code: FromPath[str], request: AnyRequest, service: TheService) -> LiveTable:
    """The table whose code is in the path."""
    person = await person_of(request, service)
    with looking_up(code, request, service, person) as look_up:
        found = await service.registry.table(read_code(code))
        look_up.belongs = belongs_to(found, person)
    await service.watching.check(found, person)
    note_door(request, service, found, person)
    return found


def note_door(
    connection: AnyConnection, service: Service, live: LiveTable, person: str | None
) -> None:
    """Let newcomers in at the address of somebody who has a seat."""
    if belongs_to(live, person):
        service.doors.open(live.code, address(connection.scope))


async def room(code: FromPath[str], request: AnyRequest, service: TheService) -> RoomRow:
    """The room whose code is in the path."""
    person = await person_of(request, service)
    with looking_up(code, request, service, person) as look_up:
        found = await service.rooms.find(read_code(code))
        look_up.belongs = person is not None and read_room(found.body).is_insider(person)
    return found


def belongs_to(live: LiveTable, person: str | None) -> bool:
    seats = live.seating
    return person is not None and (seats.seat_of(person) is not None or seats.host == person)


def client_of(connection: AnyConnection, service: Service) -> str:
    """Return the client that a rate limit counts: the person, or the address of somebody without a session."""
    return _recent_person(connection, service) or address(connection.scope)


def check_new_table(service: Service, client: str) -> None:
    """Check the rate limit before a table or a room is opened."""
    if not service.limits.new_tables.allows(client):
        raise too_many("new_tables")


def check_whole_game(connection: AnyConnection, service: Service) -> None:
    """Check the rate limit before everything about a game is sent."""
    if not service.limits.whole_games.allows(client_of(connection, service)):
        raise too_many("whole_games")


def _recent_person(connection: AnyConnection, service: Service) -> str | None:
    return service.people.recent(token_of(connection))


async def person_of(connection: AnyConnection, service: Service) -> str | None:
    """Return the person whose session this is, whichever process has begun it."""
    if recent := _recent_person(connection, service):
        return recent
    found = await service.people.find(token_of(connection))
    return None if found is None else found.id


def looking_up(
    code: str, connection: AnyConnection, service: Service, person: str | None
) -> AbstractContextManager[LookUp]:
    """Guard a look-up of a code that a client has sent."""
    return service.guessing.looking_up(read_code(code), person, address(connection.scope))
