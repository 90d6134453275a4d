"""Checks in a room: opened, handed in once, closed."""

import pytest

from tests.denials import denied
from valence.learn.checks import ITEMS
from valence.room.checks import answer, close, open_check, start
from valence.room.room import MAX_CHECKS, Member, Room

ROOM = Room("host", "", members=(Member("ada", "Ada"), Member("ben", "Ben", number=7)))
ANSWERS = [0] * ITEMS


def test_members_hand_in_once() -> None:
    room = answer(start(ROOM, "metals", "before"), "ada", 1, ANSWERS)
    room = answer(room, "ben", 1, ANSWERS)
    check = open_check(room)
    assert check is not None
    assert check.answers.keys() == {"ada", "#7"}
    with denied("already handed in"):
        answer(room, "ada", 1, ANSWERS)


@pytest.mark.parametrize(
    ("person", "number", "answers", "reason"),
    [
        ("eve", 1, ANSWERS, "isn't in the room"),
        ("ada", 2, ANSWERS, "This check is closed"),
        ("ada", 1, [0], "A check has 10 answers, got 1"),
    ],
)
def test_other_answers_are_refused(
    person: str, number: int, answers: list[int], reason: str
) -> None:
    with denied(reason):
        answer(start(ROOM, "metals", "before"), person, number, answers)


def test_a_new_check_closes_the_one_before() -> None:
    room = start(start(ROOM, "metals", "before"), "metals", "after")
    assert [one.is_open for one in room.checks] == [False, True]
    assert open_check(close(room)) is None
    with denied("closed"):
        answer(close(room), "ada", 2, ANSWERS)


def test_only_the_latest_checks_are_kept() -> None:
    room = ROOM
    for _ in range(MAX_CHECKS + 1):
        room = start(room, "metals", "before")
    assert (len(room.checks), room.checks[-1].number) == (MAX_CHECKS, MAX_CHECKS + 1)
