"""Routes for checks before and after a unit."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.learn.checks import CheckKind, items
from valence.room import checks
from valence.room.check_results import CheckResult, check_results
from valence.room.people import the_member
from valence.room.room import Check, Room, read_room
from valence.server.rooms.room_store import require_teacher
from valence.server.routes.dependencies import Service
from valence.server.routes.games import known_game
from valence.server.routes.rooms.answers import ROOM
from valence.server.store import PersonRow, RoomRow
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


async def start_check(house: Service, room: RoomRow, person: PersonRow, data: NewCheck) -> RoomRow:
    """Ask everyone ten questions about a game's concepts (teachers only)."""
    game = known_game(data.game)
    return await house.rooms.change_as_teacher(
        room, person, lambda now, _: checks.start(now, game, data.kind)
    )


async def close_check(house: Service, room: RoomRow, person: PersonRow) -> RoomRow:
    """Close the check: nobody can hand in any more (teachers only)."""
    return await house.rooms.change_as_teacher(room, person, lambda now, _: checks.close(now))


async def check_scores(room: RoomRow, person: PersonRow) -> tuple[CheckResult, ...]:
    """Get the gains of the class, game by game (teachers only)."""
    return check_results(room.code, require_teacher(room, person).checks)


async def check_questions(room: RoomRow, person: PersonRow) -> tuple[CheckQuestion, ...]:
    """Your ten questions, without the answers (members only)."""
    inside = read_room(room.body)
    key = checks.key_of(the_member(inside, person.id))
    check = _open(inside)
    return tuple(
        CheckQuestion(item.question, tuple(choice.text for choice in item.choices))
        for item in items(room.code, check.game, key, check.kind)
    )


async def hand_in_check(house: Service, room: RoomRow, person: PersonRow, data: Answers) -> RoomRow:
    """Hand in your answers, once (members only)."""
    return await house.rooms.change(
        room.code, lambda now: checks.answer(now, person.id, data.number, data.answers)
    )


def _open(room: Room) -> Check:
    if (check := checks.open_check(room)) is None:
        raise unknown("no_check")
    return check


HANDLERS = (
    Handler("POST", f"{ROOM}/checks", start_check, "rooms"),
    Handler("POST", f"{ROOM}/checks/close", close_check, "rooms"),
    Handler("GET", f"{ROOM}/checks", check_scores, "rooms"),
    Handler("GET", f"{ROOM}/checks/questions", check_questions, "rooms"),
    Handler("POST", f"{ROOM}/checks/answers", hand_in_check, "rooms"),
)
