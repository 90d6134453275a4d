"""Dependencies injected into route handlers: the person, and the table or room in the path."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from valence.server.people.sessions import COOKIE, no_session
from valence.server.service import Service
from valence.server.store import PersonRow, RoomRow
from valence.server.tables.codes import read_code
from valence.server.tables.live import LiveTable
from valence.server.transport.middleware import address
from valence.table.errors import Denied, too_many

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheService: TypeAlias = NamedDependency[Service]
Asker: TypeAlias = NamedDependency[PersonRow]
TheTable: TypeAlias = NamedDependency[LiveTable]
TheRoom: TypeAlias = NamedDependency[RoomRow]


async def person(request: AnyRequest, service: TheService) -> PersonRow:
    """The person whose session cookie was sent."""
    found = await service.people.find(request.cookies.get(COOKIE))
    if found is None:
        raise no_session()
    return found


async def live(code: FromPath[str], request: AnyRequest, service: TheService) -> LiveTable:
    """The table whose code is in the path."""
    try:
        return await service.registry.table(read_code(code))
    except Denied:
        limit_wrong_codes(request, service)
        raise


async def room(code: FromPath[str], request: AnyRequest, service: TheService) -> RoomRow:
    """The room whose code is in the path."""
    try:
        return await service.rooms.find(read_code(code))
    except Denied:
        limit_wrong_codes(request, service)
        raise


def limit_wrong_codes(request: AnyRequest, service: Service) -> None:
    """Slow down anyone who guesses codes."""
    if not service.limits.wrong_codes.allows(address(request.scope)):
        raise too_many("Too many wrong codes from your network. Wait a minute.")
