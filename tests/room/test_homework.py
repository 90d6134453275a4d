"""Homework: given, begun, late, withdrawn."""

from tests.denials import denied
from valence.room.homework import begin, check_open, give, withdraw
from valence.room.room import MAX_HOMEWORK, Deal, Member, Room

ROOM = Room("host", "", members=(Member("ada", "Ada"),))
PKACE = Deal("pkace")


def test_homework_is_open_to_members_until_its_deadline() -> None:
    room = give(ROOM, PKACE, 3, 1000.0, 0.0)
    assert check_open(room, 1, "ada", 1000.0).games == 3
    with denied("deadline"):
        check_open(room, 1, "ada", 1001.0)
    with denied("isn't in the room"):
        check_open(room, 1, "eve", 10.0)


def test_each_homework_keeps_its_number_and_its_tables() -> None:
    room = give(give(ROOM, PKACE, 1, 9.0, 0.0), PKACE, 1, 9.0, 0.0)
    room = begin(begin(withdraw(room, 1), 2, "ada", "T1"), 2, "ada", "T2")
    (second,) = room.homework
    assert (second.number, dict(second.played)) == (2, {"ada": ("T1", "T2")})
    assert give(room, PKACE, 1, 9.0, 0.0).homework[-1].number == 3


def test_there_is_a_limit() -> None:
    room = ROOM
    for _ in range(MAX_HOMEWORK):
        room = give(room, PKACE, 1, 9.0, 0.0)
    with denied("at most 10"):
        give(room, PKACE, 1, 9.0, 0.0)
