"""Checks: the same ten questions for everyone in a room, before and after a unit."""

from collections.abc import Sequence

from msgspec.structs import replace

from valence.learn.checks import ITEMS, CheckKind
from valence.room.people import key_of, the_member
from valence.room.room import MAX_CHECKS, Check, Member, Room
from valence.table.errors import bad, conflict, unknown

NO_ANSWER = -1


def start(room: Room, game: str, kind: CheckKind) -> Room:
    """Open a check. One that is still open is closed, and the oldest ones are forgotten."""
    number = max((one.number for one in room.checks), default=0) + 1
    checks = (*close(room).checks, Check(number, game, kind))
    return replace(room, checks=checks[-MAX_CHECKS:])


def close(room: Room) -> Room:
    return replace(room, checks=tuple(replace(one, is_open=False) for one in room.checks))


def open_check(room: Room) -> Check | None:
    return next((one for one in room.checks if one.is_open), None)


def the_open_check(room: Room, number: int | None = None) -> Check:
    """Return the check that is open, if it has this number."""
    check = open_check(room)
    if check is None or number not in (None, check.number):
        raise unknown("no_check")
    return check


def is_to_be_answered(room: Room, member: Member) -> bool:
    check = open_check(room)
    return check is not None and key_of(member) not in check.answers


def answer(room: Room, person: str, number: int, answers: Sequence[int]) -> Room:
    """Hand in a member's answers to the open check, once."""
    member = the_member(room, person)
    check = the_open_check(room, number)
    if len(answers) != ITEMS:
        raise bad("answers", wanted=ITEMS, given=len(answers))
    if (key := key_of(member)) in check.answers:
        raise conflict("handed_in")
    done = replace(check, answers={**check.answers, key: tuple(answers)})
    return replace(room, checks=tuple(done if one.number == number else one for one in room.checks))
