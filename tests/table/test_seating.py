"""Seating: the rules for taking, leaving and sharing seats."""

import pytest

from tests.denials import denied
from tests.table.hosting import START, empty_seating
from valence.table import seating
from valence.table.chairs import Seating
from valence.table.names import unique_name
from valence.table.rematch import again
from valence.table.seating import MAX_PEOPLE_PER_SEAT


@pytest.fixture
def table() -> Seating:
    """Two empty seats."""
    return empty_seating("metals", 2)


def both(table: Seating) -> Seating:
    one = seating.sit(table, "ada", "Ada", START)
    return seating.sit(one, "ben", "Ben", START)


def test_a_seated_person_stays_where_they_are(table: Seating) -> None:
    one = seating.sit(table, "ada", "Ada", START)
    assert seating.sit(one, "ada", "Ada", START, seat=1) == one


def test_nobody_joins_a_game_that_has_begun_or_is_over(table: Seating) -> None:
    begun = seating.start(both(table), START)
    with denied("taken"):
        seating.sit(begun, "eve", "Eve", START, seat=0)
    kicked = seating.kick(begun, 0, "fair")
    assert kicked.chairs[0].mover == "fair"
    with denied("Every seat is taken"):
        seating.sit(kicked, "eve", "Eve", START)
    with denied("over"):
        seating.sit(seating.end(begun, START), "eve", "Eve", START)
    with denied("already"):
        seating.start(begun, START)


def test_nobody_sees_a_hand_by_sharing_its_seat(table: Seating) -> None:
    one = seating.sit(table, "ada", "Ada", START)
    with denied("you can watch"):
        seating.sit(one, "eve", "Eve", START, seat=0, team=True)


def team_table(*seats: str) -> Seating:
    """A game that has started, with one person on each seat, or a bot."""
    table = empty_seating("metals", len(seats), teams=True)
    for seat, person in enumerate(seats):
        if person == "bot":
            table = seating.seat_bot(table, seat, "easy")
        else:
            table = seating.sit(table, person, person.title(), START, seat=seat)
    return table


def test_nobody_joins_a_team_once_hands_are_dealt() -> None:
    begun = seating.start(team_table("ada", "ben"), START)
    for seat in (0, 1):
        with denied("The game has started"):
            seating.sit(begun, "eve", "Eve", START, seat=seat, team=True)


def test_a_person_who_has_seen_a_hand_returns_to_its_seat_and_to_no_other() -> None:
    team = seating.sit(team_table("ada", "ben"), "eve", "Eve", START, seat=0, team=True)
    left = seating.leave(seating.start(team, START), "eve", START)
    assert left.seat_of("eve") is None
    with denied("The game has started"):
        seating.sit(left, "eve", "Eve", START, seat=1, team=True)
    assert seating.sit(left, "eve", "Eve", START, seat=0, team=True).seat_of("eve") == 0
    assert again(left, "5a", "1f", START).left == {}


def test_a_person_whose_seat_was_given_to_a_bot_sees_no_other_hand() -> None:
    kicked = seating.kick(seating.start(team_table("ada", "ben"), START), 1, "fair")
    with denied("The game has started"):
        seating.sit(kicked, "ben", "Ben", START, seat=0, team=True)


def test_a_team_against_bots_is_open_because_there_is_one_hand_to_see() -> None:
    begun = seating.start(team_table("ada", "bot"), START)
    joined = seating.sit(begun, "eve", "Eve", START, seat=0, team=True)
    assert joined.chairs[0].people == ("ada", "eve")
    with denied("taken"):
        seating.sit(begun, "eve", "Eve", START, seat=1, team=True)


def test_the_size_of_a_team_is_limited() -> None:
    table = empty_seating("metals", 2, teams=True)
    crowded = seating.sit(table, "ada", "Ada", START)
    for n in range(MAX_PEOPLE_PER_SEAT - 1):
        crowded = seating.sit(crowded, f"{n}", f"{n}", START, seat=0, team=True)
    with denied("share a seat"):
        seating.sit(crowded, "late", "Late", START, seat=0, team=True)
    assert "0" not in seating.leave(crowded, "0", START).chairs[0].people


def test_a_player_who_leaves_a_running_game_is_away_and_can_come_back(table: Seating) -> None:
    begun = seating.here(seating.start(both(table), START), 0)
    left = seating.leave(begun, "ada", START + 5)
    assert left.chairs[0].gone_since == START + 5
    assert left.seat_of("ada") == 0
    assert seating.here(seating.stand_in(left, 0, "easy"), 0).chairs[0].mover is None
    assert seating.leave(seating.end(begun, START), "ada", START) == seating.end(begun, START)
    assert seating.leave(begun, "eve", START) == begun


def test_no_bot_stands_in_for_a_player_who_came_back_at_the_last_moment(table: Seating) -> None:
    begun = seating.start(both(table), START)
    assert seating.stand_in(begun, 0, "easy").chairs[0].mover == "easy"
    back = seating.here(begun, 0)
    assert seating.stand_in(back, 0, "easy") == back


def test_no_bot_stands_in_at_an_empty_seat(table: Seating) -> None:
    assert seating.stand_in(table, 0, "easy") == table


def test_only_a_running_game_is_paused_and_only_a_paused_one_resumed(table: Seating) -> None:
    with denied("Only a running game"):
        seating.pause(table, START)
    with denied("isn't paused"):
        seating.resume(seating.start(both(table), START), START)


def test_a_bot_cannot_take_a_persons_seat(table: Seating) -> None:
    with denied("taken by Ada"):
        seating.seat_bot(both(table), 0, "easy")
    assert seating.kick(both(table), 0, "fair").chairs[0].is_empty


@pytest.mark.parametrize(
    ("taken", "name"),
    [([], "Ada"), (["Ben"], "Ada"), (["ADA"], "Ada 2"), (["Ada", "ada 2"], "Ada 3")],
)
def test_names_are_unique_whatever_their_case(taken: list[str], name: str) -> None:
    assert unique_name("Ada", taken) == name
