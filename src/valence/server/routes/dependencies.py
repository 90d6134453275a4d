"""What handlers are given beside their own parameters: the person who asks, and the table that is meant."""

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from valence.server.people.identity import COOKIE, no_token
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
    """Whose cookie it is."""
    known = await service.people.known(request.cookies.get(COOKIE))
    if known is None:
        raise no_token()
    return known


async def live(code: FromPath[str], request: AnyRequest, service: TheService) -> LiveTable:
    """The table with the code in the path; who guesses codes is slowed down."""
    try:
        return await service.registry.table(read_code(code))
    except Denied:
        _slow_down(request, service)
        raise


async def room(code: FromPath[str], request: AnyRequest, service: TheService) -> RoomRow:
    """The room with the code in the path."""
    try:
        return await service.rooms.room(read_code(code))
    except Denied:
        _slow_down(request, service)
        raise


def _slow_down(request: AnyRequest, service: Service) -> None:
    if not service.wrong_codes.take(address(request.scope)):
        raise too_many("Too many wrong codes from this network; wait a minute.")
