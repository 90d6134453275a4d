"""Routes for checks before and after a unit."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from valence.learn.checks import CheckKind, items
from valence.room import checks
from valence.room.check_results import CheckResult, check_results
from valence.room.people import the_member
from valence.room.protocol import RoomInfo
from valence.room.room import Check, Room, read_room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import CurrentPerson, TheRoom, TheService
from valence.server.routes.games import known_game
from valence.server.routes.rooms.answers import change
from valence.table.errors import unknown


class NewCheck(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    kind: CheckKind


class Answers(Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=1_000_000)]
    answers: Annotated[tuple[Annotated[int, Meta(ge=-1, le=9)], ...], Meta(max_length=20)]
    """The number of the choice for each question; -1 for none."""


class CheckQuestion(Struct, frozen=True):
    question: str
    choices: tuple[str, ...]


@post("/api/rooms/{code:str}/checks", status_code=200, tags=["rooms"])
async def start_check(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[NewCheck]
) -> RoomInfo:
    """Ask everyone ten questions about a game's concepts (teachers only)."""
    game = known_game(data.game)
    return await change(service, room, person, lambda now, _: checks.start(now, game, data.kind))


@post("/api/rooms/{code:str}/checks/close", status_code=200, tags=["rooms"])
async def close_check(service: TheService, room: TheRoom, person: CurrentPerson) -> RoomInfo:
    """Close the check: nobody can hand in any more (teachers only)."""
    return await change(service, room, person, lambda now, _: checks.close(now))


@get("/api/rooms/{code:str}/checks", tags=["rooms"])
async def check_scores(room: TheRoom, person: CurrentPerson) -> tuple[CheckResult, ...]:
    """Get the gains of the class, game by game (teachers only)."""
    return check_results(room.code, require_teacher(room, person).checks)


@get("/api/rooms/{code:str}/checks/questions", tags=["rooms"])
async def check_questions(room: TheRoom, person: CurrentPerson) -> tuple[CheckQuestion, ...]:
    """Your ten questions, without the answers (members only)."""
    inside = read_room(room.body)
    key = checks.key_of(the_member(inside, person.id))
    check = _open(inside)
    return tuple(
        CheckQuestion(item.question, tuple(choice.text for choice in item.choices))
        for item in items(room.code, check.game, key, check.kind)
    )


@post("/api/rooms/{code:str}/checks/answers", status_code=200, tags=["rooms"])
async def hand_in_check(
    service: TheService, room: TheRoom, person: CurrentPerson, data: JSONBody[Answers]
) -> RoomInfo:
    """Hand in your answers, once (members only)."""
    changed = await service.rooms.change(
        room.code, lambda now: checks.answer(now, person.id, data.number, data.answers)
    )
    return await service.rooms.pages.info(changed, person)


def _open(room: Room) -> Check:
    if (check := checks.open_check(room)) is None:
        raise unknown("no_check")
    return check


ROUTES: list[Any] = [start_check, close_check, check_scores, check_questions, hand_in_check]
