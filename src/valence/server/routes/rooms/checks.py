"""Routes for checks before and after a unit."""

from typing import Annotated

from msgspec import Meta, Struct

from valence.handlers.handler import Handler
from valence.learn.checks import CheckKind, items, version_of
from valence.learn.exercises import Exercise
from valence.room import checks
from valence.room.check_results import CheckResult, check_results
from valence.room.people import key_of, the_member
from valence.room.protocol import RoomInfo
from valence.server.routes.games import known_game
from valence.server.routes.rooms.at_room import ROOM, RoomRequest


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


class KeyedQuestion(Struct, frozen=True):
    question: str
    choices: tuple[str, ...]
    right: int
    """The number of the right choice."""
    why: str


async def check_key(at: RoomRequest, game: str) -> tuple[tuple[KeyedQuestion, ...], ...]:
    """Get both versions of a game's check with the right answers (teachers only)."""
    at.as_teacher()
    name = known_game(game)
    return tuple(
        tuple(map(keyed, version_of(at.row.code, name, version, at.language))) for version in (0, 1)
    )


def keyed(one: Exercise) -> KeyedQuestion:
    return KeyedQuestion(one.question, tuple(c.text for c in one.choices), one.right, one.why)


async def start_check(at: RoomRequest, data: NewCheck) -> RoomInfo:
    """Ask everyone ten questions about a game's concepts (teachers only)."""
    game = known_game(data.game)
    return await at.change(lambda now, _: checks.start(now, game, data.kind))


async def close_check(at: RoomRequest) -> RoomInfo:
    """Close the check: nobody can hand in any more (teachers only)."""
    return await at.change(lambda now, _: checks.close(now))


async def check_scores(at: RoomRequest) -> tuple[CheckResult, ...]:
    """Get the gains of the class, game by game (teachers only)."""
    return check_results(at.row.code, at.as_teacher().checks, at.language)


async def check_questions(at: RoomRequest) -> tuple[CheckQuestion, ...]:
    """Your ten questions, without the answers (members only)."""
    key = key_of(the_member(at.room, at.person.id))
    check = checks.the_open_check(at.room)
    return tuple(
        CheckQuestion(item.question, tuple(choice.text for choice in item.choices))
        for item in items(at.row.code, check.game, key, check.kind, at.language)
    )


async def hand_in_check(at: RoomRequest, data: Answers) -> RoomInfo:
    """Hand in your answers, once (members only)."""
    changed = await at.rooms.change(
        at.row.code, lambda now: checks.answer(now, at.person.id, data.number, data.answers)
    )
    return await at.info(changed)


HANDLERS = (
    Handler("POST", f"{ROOM}/checks", start_check, "rooms"),
    Handler("POST", f"{ROOM}/checks/close", close_check, "rooms"),
    Handler("GET", f"{ROOM}/checks", check_scores, "rooms"),
    Handler("GET", f"{ROOM}/checks/key/{{game}}", check_key, "rooms"),
    Handler("GET", f"{ROOM}/checks/questions", check_questions, "rooms"),
    Handler("POST", f"{ROOM}/checks/answers", hand_in_check, "rooms"),
)
