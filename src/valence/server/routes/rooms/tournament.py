"""Routes for the tournament of a room, for its teachers."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.room import tournament
from valence.room.room import MAX_ROUNDS, Deal
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import Service
from valence.server.routes.rooms.answers import ROOM, options_of
from valence.server.store import PersonRow, RoomRow


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Deal
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]


class RoundNumber(Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]
    """Which round to deal: the next one. A request that is sent twice counts once."""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


async def start_tournament(
    house: Service, room: RoomRow, person: PersonRow, data: NewTournament
) -> RoomRow:
    """Start a Swiss tournament and deal its first round (teachers only). Games that are still running end."""
    require_teacher(room, person)
    options = await options_of(house, room, person, data.deal)
    return await house.rooms.tournaments.start(room, person, data.deal, data.rounds, options)


async def next_pairings(
    house: Service, room: RoomRow, person: PersonRow, data: RoundNumber
) -> RoomRow:
    """Deal the next round of the tournament (teachers only). Games that are still running count as they stand."""
    now = tournament.check_next(require_teacher(room, person), data.round)
    options = await options_of(house, room, person, now.deal)
    return await house.rooms.tournaments.next_round(room, person, data.round, options)


async def close_tournament(
    house: Service, room: RoomRow, person: PersonRow, data: Closing
) -> RoomRow:
    """End the tournament before its last round, or go on with it (teachers only)."""
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: tournament.close(now, is_closed=data.closed)
    )


HANDLERS = (
    Handler("POST", f"{ROOM}/tournament", start_tournament, "rooms"),
    Handler("POST", f"{ROOM}/pairings", next_pairings, "rooms"),
    Handler("POST", f"{ROOM}/close", close_tournament, "rooms"),
)
