"""Routes for students who wait for a seat."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.server.routes.dependencies import check_new_table
from valence.server.routes.rooms.at_room import ROOM, RoomRequest
from valence.server.routes.rooms.checks import KeyedQuestion, keyed
from valence.server.routes.rooms.homework import HomeworkTable


class Pastime(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    guide: bool = False
    """True for the guided first game."""


async def play_meanwhile(at: RoomRequest, data: Pastime) -> HomeworkTable:
    """Play against bots until the next round (members only). It counts for nothing."""
    check_new_table(at.service, at.person.id)
    code = await at.rooms.waiting.play(at.row, at.person, data.game, is_guided=data.guide)
    return HomeworkTable(code)


async def questions_meanwhile(at: RoomRequest) -> tuple[KeyedQuestion, ...]:
    """Practice questions with their answers, about what the class needs most (members only)."""

    async def needs() -> tuple[str, ...]:
        tables = await at.rooms.existing(code for codes in at.room.rounds for code in codes)
        return await at.service.understandings.needs_of(tables, at.room.members)

    asked = await at.rooms.waiting.questions(at.row, at.person, needs, at.language)
    return tuple(map(keyed, asked))


HANDLERS = (
    Handler("POST", f"{ROOM}/meanwhile", play_meanwhile, "rooms"),
    Handler("GET", f"{ROOM}/questions", questions_meanwhile, "rooms"),
)
