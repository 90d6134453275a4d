"""Parts that several routes of a room share: types, a teacher's change of the room, and the options of a deal."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import Meta

from valence.room.protocol import RoomInfo
from valence.room.room import MAX_MEMBERS, Deal, Room, read_room
from valence.server.service import Service
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


async def options_of(
    service: Service, room: RoomRow, person: PersonRow, deal: Deal
) -> dict[str, object]:
    """The options of a deal, with the cards of its deck, which one of the room's teachers has."""
    return await service.decks.options_for(person, deal, read_room(room.body).all_teachers)
