"""Dependencies injected into route handlers: the parts of the server, the person, and the table or room in the path."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from valence.hosting.codes import read_code
from valence.server.jobs.decks import DeckLibrary
from valence.server.jobs.printing import Printer
from valence.server.jobs.reviews import Reviews
from valence.server.monitoring.metrics import Metrics
from valence.server.people.rate_limits import RateLimits
from valence.server.people.sessions import COOKIE, People, no_session
from valence.server.rooms.rooms import Rooms
from valence.server.rooms.watchers import RoomWatchers
from valence.server.settings import Settings
from valence.server.store import PersonRow, RoomRow, Store
from valence.server.tables.clock import Clock
from valence.server.tables.presence import Presence
from valence.server.tables.registry import TableRegistry
from valence.server.transport.connections import Connections
from valence.server.transport.middleware import address
from valence.table.errors import Denied, too_many
from valence.table.live import LiveTable


@dataclass(frozen=True)
class Service:
    """The parts of one server process that route handlers use."""

    settings: Settings
    clock: Clock
    limits: RateLimits
    metrics: Metrics
    store: Store
    registry: TableRegistry
    presence: Presence
    connections: Connections
    people: People
    rooms: Rooms
    watchers: RoomWatchers
    decks: DeckLibrary
    printer: Printer
    reviews: Reviews


AnyRequest: TypeAlias = Request[Any, Any, Any]
TheService: TypeAlias = NamedDependency[Service]
CurrentPerson: TypeAlias = NamedDependency[PersonRow]
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
