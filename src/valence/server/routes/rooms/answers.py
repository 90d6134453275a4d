"""What several routes of a room share: types, and a teacher's change of the room."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import Meta

from valence.classroom.protocol import RoomInfo
from valence.classroom.room import MAX_MEMBERS, Room
from valence.server.routes.dependencies import Service
from valence.server.store import PersonRow, RoomRow

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
PersonId: TypeAlias = Annotated[str, Meta(max_length=100)]
ListNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_MEMBERS)]


async def change(
    service: Service, room: RoomRow, person: PersonRow, change: Callable[[Room, float], Room]
) -> RoomInfo:
    """Make a change that only teachers may make, and answer with the room."""
    return await service.rooms.pages.info(
        await service.rooms.change_as_teacher(room, person, change), person
    )
