"""Pairing, the timer and the pause."""

import pytest
from msgspec.structs import replace

from tests.denials import denied
from valence.room.deal import Deal
from valence.room.ranking import RankedPerson, points_of, ranking, seen_by, team_ranking
from valence.room.room import Member, Room, Timer
from valence.room.rounds import (
    extend_timer,
    grouped,
    pause_room,
    resume_room,
    set_groups,
    set_timer,
    split_evenly,
    start_round,
)

PKACE, METALS = Deal("pkace"), Deal("metals", minutes=10)


def members(text: str, tables: str = "") -> list[Member]:
    """A member for each letter, at the table with the letter below."""
    return [
        Member(name, name, table.strip() or None)
        for name, table in zip(text, tables.ljust(len(text)), strict=True)
    ]


def letters(groups: list[list[Member]]) -> list[str]:
    return ["".join(member.name for member in group) for group in groups]


@pytest.mark.parametrize(
    ("people", "size", "groups"),
    [(8, 4, [4, 4]), (9, 4, [3, 3, 3]), (10, 4, [4, 3, 3]), (3, 4, [3]), (5, 2, [2, 2, 1])],
)
def test_people_are_split_as_evenly_as_possible(people: int, size: int, groups: list[int]) -> None:
    dealt = split_evenly(range(people), size)
    assert sorted(map(len, dealt), reverse=True) == groups
    assert sorted(person for group in dealt for person in group) == list(range(people))


def test_similar_groups_put_the_best_together_and_mixed_ones_spread_them() -> None:
    points = {"a": 1.0, "b": 9.0, "c": 5.0, "d": 7.0}  # best first: b d c a
    assert letters(grouped(members("abcd"), 2, "similar", points)) == ["bd", "ca"]
    assert letters(grouped(members("abcd"), 2, "mixed", points)) == ["bc", "da"]


def in_groups(*groups: str) -> list[Member]:
    return [Member(n, n, group=number) for number, names in enumerate(groups) for n in names]


def test_teams_are_dealt_apart_one_of_each_group_per_table() -> None:
    # Three tables; the people of a group go to different ones, and those in no group fill up.
    people = [*in_groups("abc", "def"), Member("g", "g")]
    assert letters(grouped(people, 3, "apart", {})) == ["adg", "be", "cf"]


def test_the_points_of_a_team_are_added_up_and_equal_teams_share_a_place() -> None:
    people = [replace(m, points=5) for m in in_groups("ab", "c", "de")]
    teams = team_ranking([*people, Member("f", "f", points=90)], {"c": 5, "d": 1})
    assert [(team.number, team.names, team.points, team.place) for team in teams] == [
        (3, ("d", "e"), 11, 1),
        (1, ("a", "b"), 10, 2),
        (2, ("c",), 10, 2),
    ]


def test_kept_groups_stay_together_and_take_in_people_without_one() -> None:
    assert letters(grouped(members("abcd", "XYXY"), 2, "keep", {})) == ["ac", "bd"]
    assert letters(grouped(members("abcde", "XYX "), 3, "keep", {})) == ["ac", "bed"]
    # A smaller game splits a group, a full one takes nobody in.
    assert letters(grouped(members("abc", "XXX"), 2, "keep", {})) == ["ac", "b"]
    assert letters(grouped(members("abc", "XX "), 2, "keep", {})) == ["ab", "c"]


def test_groups_made_by_hand_are_kept_and_filled_up() -> None:
    room = Room("host", "", members=tuple(members("abcde")))
    room = set_groups(room, [["e", "a"], ["b"]])
    assert [m.group for m in room.members] == [0, 1, None, None, 0]
    assert letters(grouped(room.members, 2, "groups", {})) == ["ae", "bd", "c"]
    assert [m.group for m in set_groups(room, []).members] == [None] * 5


def test_a_round_seats_people_adds_their_points_and_starts_the_timer() -> None:
    room = Room("host", "", members=tuple(members("abc")), projected="OLD")
    dealt = start_round(room, METALS, [("T1", ["a", "b"])], {"a": 10}, 100.0)
    assert [(m.table, m.points) for m in dealt.members] == [("T1", 10), ("T1", 0), (None, 0)]
    assert dealt.timer == Timer(700.0, None)  # ten minutes after 100
    assert dealt.projected is None
    assert start_round(dealt, PKACE, [], {}, 200.0).timer is None


def test_a_pause_holds_the_timer() -> None:
    room = set_timer(Room("host", ""), 10, 0.0)
    paused = pause_room(room, "Eyes to the front", 60.0)
    assert paused.timer == Timer(None, 540.0)
    assert paused.pause is not None
    again = pause_room(paused, "Look here", 90.0)
    assert (again.pause and again.pause.message, again.timer) == ("Look here", paused.timer)
    resumed = resume_room(again, 1000.0)
    assert resumed.timer == Timer(1540.0, None)
    assert resumed.pause is None


def test_a_timer_set_during_a_pause_waits() -> None:
    room = pause_room(Room("host", ""), "", 0.0)
    assert set_timer(room, 5, 50.0).timer == Timer(None, 300.0)
    assert set_timer(room, None, 50.0).timer is None


def test_the_timer_can_be_extended_and_cut() -> None:
    room = set_timer(Room("host", ""), 10, 0.0)
    assert extend_timer(room, 2, 30.0).timer == Timer(720.0, None)
    assert extend_timer(room, -20, 30.0).timer == Timer(30.0, None)
    assert extend_timer(room, 1, 900.0).timer == Timer(960.0, None)  # it had run out at 600
    with denied("no timer"):
        extend_timer(Room("host", ""), 1, 0.0)


def test_class_points_are_ten_times_the_share_of_the_others_one_is_ahead_of() -> None:
    assert points_of((5, 3), (0,)) == [10, 0]
    assert points_of((4, 4), ()) == [5, 5]
    # Ahead of 3, 2 and 0 of three others; the two in the middle tie: 1.5 of 3.
    assert points_of((9, 5, 5, 1), None) == [10, 5, 5, 0]
    # A winner is ahead, whatever the score says.
    assert points_of((2, 8), (0,)) == [10, 0]
    assert points_of((3,), (0,)) == [0]


def test_equal_points_share_a_place_and_people_without_any_have_none() -> None:
    people = [
        Member("a", "Ada"),
        Member("b", "Ben", points=10),
        Member("c", "Cy"),
        Member("d", "D"),
    ]
    ranked = ranking(people, {"a": 10, "c": 5})
    assert [(one.place, one.name, one.points) for one in ranked] == [
        (1, "Ada", 10),
        (1, "Ben", 10),
        (3, "Cy", 5),
    ]


def test_students_see_the_best_three_places_with_ties_and_their_own() -> None:
    names_and_places = (("Ada", 1), ("Ben", 2), ("Cy", 3), ("Di", 3), ("Eve", 5), ("Flo", 6))
    ranked = [RankedPerson(name, 60 - 10 * place, place) for name, place in names_and_places]
    assert [one.name for one in seen_by("Flo", ranked)] == ["Ada", "Ben", "Cy", "Di", "Flo"]
    assert [one.name for one in seen_by(None, ranked)] == ["Ada", "Ben", "Cy", "Di"]
