"""Homework: given, begun, late, withdrawn."""

from tests.denials import denied
from valence.room.deal import Deal
from valence.room.homework import MAX_HOMEWORK, Given, begin, check_open, give, hand_over, withdraw

PKACE = Deal("pkace")


def test_homework_is_open_until_its_deadline() -> None:
    given = give((), PKACE, 3, 1000.0, 0.0)
    assert check_open(given, 1, 1000.0).games == 3
    with denied("deadline"):
        check_open(given, 1, 1001.0)
    with denied("no such homework"):
        check_open(given, 2, 10.0)


def test_each_homework_keeps_its_number_and_its_tables() -> None:
    given = give(give((), PKACE, 1, 9.0, 0.0), PKACE, 1, 9.0, 0.0)
    given = begin(begin(withdraw(given, 1), 2, "ada", "T1"), 2, "ada", "T2")
    (second,) = given
    assert (second.number, dict(second.played)) == (2, {"ada": ("T1", "T2")})
    assert give(given, PKACE, 1, 9.0, 0.0)[-1].number == 3


def test_another_device_gets_the_games_that_were_begun() -> None:
    given = begin(give((), PKACE, 1, 9.0, 0.0), 1, "phone", "T1")
    (moved,) = hand_over(begin(given, 1, "laptop", "T2"), "phone", "laptop")
    assert moved.played == {"laptop": ("T1", "T2")}


def test_there_is_a_limit() -> None:
    given: Given = ()
    for _ in range(MAX_HOMEWORK):
        given = give(given, PKACE, 1, 9.0, 0.0)
    with denied("at most 10"):
        give(given, PKACE, 1, 9.0, 0.0)
