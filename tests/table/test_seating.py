"""Who may sit where, and what happens then."""

import pytest

from tests.table.hosting import START, empty_seating
from valence.table import seating
from valence.table.errors import Denied
from valence.table.seating import MAX_PEOPLE_PER_SEAT, Seating, unique_name


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
    with pytest.raises(Denied, match="taken"):
        seating.sit(begun, "eve", "Eve", START, seat=0)
    kicked = seating.kick(begun, 0, "fair")
    assert kicked.chairs[0].mover == "fair"
    with pytest.raises(Denied, match="Every seat is taken"):
        seating.sit(kicked, "eve", "Eve", START)
    with pytest.raises(Denied, match="over"):
        seating.sit(seating.end(begun, START), "eve", "Eve", START)
    with pytest.raises(Denied, match="already"):
        seating.start(begun, START)


def test_nobody_sees_a_hand_by_sharing_its_seat(table: Seating) -> None:
    one = seating.sit(table, "ada", "Ada", START)
    with pytest.raises(Denied, match="you can watch"):
        seating.sit(one, "eve", "Eve", START, seat=0, team=True)


def test_the_size_of_a_team_is_limited() -> None:
    table = empty_seating("metals", 2, teams=True)
    crowded = seating.sit(table, "ada", "Ada", START)
    for n in range(MAX_PEOPLE_PER_SEAT - 1):
        crowded = seating.sit(crowded, f"{n}", f"{n}", START, seat=0, team=True)
    with pytest.raises(Denied, match="share a seat"):
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


def test_only_a_running_game_is_paused_and_only_a_paused_one_resumed(table: Seating) -> None:
    with pytest.raises(Denied, match="open"):
        seating.pause(table, START)
    with pytest.raises(Denied, match="not paused"):
        seating.resume(seating.start(both(table), START), START)


def test_a_bot_cannot_take_a_persons_seat(table: Seating) -> None:
    with pytest.raises(Denied, match="taken by Ada"):
        seating.seat_bot(both(table), 0, "easy")
    assert seating.kick(both(table), 0, "fair").chairs[0].is_empty


@pytest.mark.parametrize(
    ("taken", "name"),
    [([], "Ada"), (["Ben"], "Ada"), (["ADA"], "Ada 2"), (["Ada", "ada 2"], "Ada 3")],
)
def test_names_are_unique_whatever_their_case(taken: list[str], name: str) -> None:
    assert unique_name("Ada", taken) == name
