"""Routes for the tournament of a room, for its teachers."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.room import tournament
from valence.room.deal import Deal
from valence.room.protocol import RoomInfo
from valence.room.room import MAX_ROUNDS
from valence.server.routes.rooms.at_room import ROOM, RoomRequest


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Deal
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]


class RoundNumber(Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]
    """The round to deal: the next one. A request that is sent twice counts once."""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


async def start_tournament(at: RoomRequest, data: NewTournament) -> RoomInfo:
    """Start a Swiss tournament and deal its first round (teachers only). Games that are still running end."""
    at.as_teacher()
    options = await at.options(data.deal)
    started = await at.rooms.tournaments.start(at.row, at.person, data.deal, data.rounds, options)
    return await at.info(started)


async def next_pairings(at: RoomRequest, data: RoundNumber) -> RoomInfo:
    """Deal the next round of the tournament (teachers only). Games that are still running count as they stand."""
    now = tournament.check_next(at.as_teacher(), data.round)
    options = await at.options(now.deal)
    dealt = await at.rooms.tournaments.next_round(at.row, at.person, data.round, options)
    return await at.info(dealt)


async def close_tournament(at: RoomRequest, data: Closing) -> RoomInfo:
    """End the tournament before its last round, or go on with it (teachers only)."""
    return await at.change(lambda now, _: tournament.close(now, is_closed=data.closed))


HANDLERS = (
    Handler("POST", f"{ROOM}/tournament", start_tournament, "rooms"),
    Handler("POST", f"{ROOM}/pairings", next_pairings, "rooms"),
    Handler("POST", f"{ROOM}/close", close_tournament, "rooms"),
)
