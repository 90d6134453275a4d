"""A request about a room, as its handlers get it, and the path and types that several of them share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from msgspec import Meta

from valence.core.languages import Language
from valence.room.deal import Deal
from valence.room.protocol import RoomInfo, RoomPlace
from valence.room.room import MAX_MEMBERS, Room, read_room
from valence.server.rooms.room_store import require_teacher
from valence.server.rooms.rooms import Rooms
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheLanguage,
    TheRoom,
    TheService,
)
from valence.server.service import Service
from valence.server.store import PersonRow, RoomRow
from valence.server.transport.middleware import address

ROOM = "/api/rooms/{code}"

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
PersonId: TypeAlias = Annotated[str, Meta(max_length=100)]
ListNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_MEMBERS)]


@dataclass(frozen=True)
class RoomRequest:
    """The room in the path, and the person who asks."""

    service: Service
    row: RoomRow
    person: PersonRow
    language: Language

    @property
    def rooms(self) -> Rooms:
        return self.service.rooms

    @property
    def room(self) -> Room:
        return read_room(self.row.body)

    @property
    def language_of_class(self) -> Language:
        """Return the language of what the whole class sees: projector, prints, and sentences on every phone."""
        return self.room.language or self.language

    @property
    def is_insider(self) -> bool:
        return self.room.is_insider(self.person.id)

    def as_teacher(self) -> Room:
        """Return the room, if the person is one of its teachers."""
        return require_teacher(self.row, self.person)

    async def info(self, row: RoomRow) -> RoomInfo:
        """Return the room as the person sees it after a change."""
        return await self.rooms.pages.info(row, self.person, self.language)

    async def place(self, row: RoomRow) -> RoomPlace:
        return await self.rooms.pages.place(row, self.person)

    async def change(self, change: Callable[[Room, float], Room]) -> RoomInfo:
        """Make a change that only teachers may make, and answer with the room."""
        return await self.info(await self.rooms.change_as_teacher(self.row, self.person, change))

    async def options(self, deal: Deal) -> dict[str, object]:
        """Return the options of a deal, with the cards of its set, which one of the room's teachers has."""
        return await self.service.sets.options_for(self.person, deal, self.room.all_teachers)


AtRoom: TypeAlias = NamedDependency[RoomRequest]


async def at_room(
    request: AnyRequest,
    service: TheService,
    room: TheRoom,
    person: CurrentPerson,
    language: TheLanguage,
) -> RoomRequest:
    at = RoomRequest(service, room, person, language)
    if at.is_insider:
        service.doors.open(room.code, address(request.scope))
    return at
