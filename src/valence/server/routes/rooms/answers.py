"""Parts that several handlers of a room share: its path, types, and the options of a deal."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from valence.room.room import MAX_MEMBERS, Deal, read_room
from valence.server.routes.dependencies import Service
from valence.server.store import PersonRow, RoomRow

ROOM = "/api/rooms/{code}"

Name: TypeAlias = Annotated[str, Meta(max_length=100)]
PersonId: TypeAlias = Annotated[str, Meta(max_length=100)]
ListNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MAX_MEMBERS)]


async def options_of(
    house: Service, room: RoomRow, person: PersonRow, deal: Deal
) -> dict[str, object]:
    """The options of a deal, with the cards of its deck, which one of the room's teachers has."""
    return await house.sets.options_for(person, deal, read_room(room.body).all_teachers)
