"""Routes for the tournament of a room, for its teachers."""

from typing import Annotated, Any

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.room import tournament
from valence.room.deal import Deal
from valence.room.protocol import RoomInfo
from valence.room.room import MAX_ROUNDS
from valence.server.routes.rooms.at_room import AtRoom


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    deal: Deal
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]


class RoundNumber(Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]
    """Which round to deal: the next one. A request that is sent twice counts once."""


class Closing(Struct, frozen=True, forbid_unknown_fields=True):
    closed: bool


@post("/api/rooms/{code:str}/tournament", status_code=200, tags=["rooms"])
async def start_tournament(at: AtRoom, data: JSONBody[NewTournament]) -> RoomInfo:
    """Start a Swiss tournament and deal its first round (teachers only). Games that are still running end."""
    at.as_teacher()
    options = await at.options(data.deal)
    started = await at.rooms.tournaments.start(at.row, at.person, data.deal, data.rounds, options)
    return await at.info(started)


@post("/api/rooms/{code:str}/pairings", status_code=200, tags=["rooms"])
async def next_pairings(at: AtRoom, data: JSONBody[RoundNumber]) -> RoomInfo:
    """Deal the next round of the tournament (teachers only). Games that are still running count as they stand."""
    now = tournament.check_next(at.as_teacher(), data.round)
    options = await at.options(now.deal)
    dealt = await at.rooms.tournaments.next_round(at.row, at.person, data.round, options)
    return await at.info(dealt)


@post("/api/rooms/{code:str}/close", status_code=200, tags=["rooms"])
async def close_tournament(at: AtRoom, data: JSONBody[Closing]) -> RoomInfo:
    """End the tournament before its last round, or go on with it (teachers only)."""
    return await at.change(lambda now, _: tournament.close(now, is_closed=data.closed))


ROUTES: list[Any] = [start_tournament, next_pairings, close_tournament]
