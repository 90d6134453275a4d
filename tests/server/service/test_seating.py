"""Who may sit where, and what follows."""

import pytest

from tests.server.service.tables import HOST, START
from valence.server.rooms.room import MAX_MEMBERS, Room, join_room
from valence.server.tables import seating
from valence.server.tables.lobby import NewTable, empty_table
from valence.server.tables.seating import MOST_PER_SEAT, Seating
from valence.table.errors import Denied


@pytest.fixture
def table() -> Seating:
    """Two seats, nobody there."""
    return empty_table(HOST, NewTable("metals", 2))


def both(table: Seating) -> Seating:
    one = seating.sit(table, "ada", "Ada", START)
    return seating.sit(one, "ben", "Ben", START)


def test_who_sits_stays_where_it_is(table: Seating) -> None:
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


def test_nobody_looks_into_a_hand_by_sharing_its_seat(table: Seating) -> None:
    one = seating.sit(table, "ada", "Ada", START)
    with pytest.raises(Denied, match="you may watch"):
        seating.sit(one, "eve", "Eve", START, seat=0, team=True)


def test_a_team_has_its_limit() -> None:
    table = empty_table(HOST, NewTable("metals", 2, teams=True))
    crowded = seating.sit(table, "ada", "Ada", START)
    for n in range(MOST_PER_SEAT - 1):
        crowded = seating.sit(crowded, f"{n}", f"{n}", START, seat=0, team=True)
    with pytest.raises(Denied, match="share a seat"):
        seating.sit(crowded, "late", "Late", START, seat=0, team=True)
    assert "0" not in seating.leave(crowded, "0", START).chairs[0].people


def test_who_leaves_a_running_game_is_gone_and_may_come_back(table: Seating) -> None:
    begun = seating.here(seating.start(both(table), START), 0)
    left = seating.leave(begun, "ada", START + 5)
    assert left.chairs[0].gone_since == START + 5
    assert left.seat_of("ada") == 0
    assert seating.here(seating.stand_in(left, 0, "easy"), 0).chairs[0].mover is None
    assert seating.leave(seating.end(begun, START), "ada", START) == seating.end(begun, START)
    assert seating.leave(begun, "eve", START) == begun


def test_only_what_runs_is_paused_and_only_what_is_paused_goes_on(table: Seating) -> None:
    with pytest.raises(Denied, match="open"):
        seating.pause(table, START)
    with pytest.raises(Denied, match="not paused"):
        seating.resume(seating.start(both(table), START), START)


def test_a_bot_does_not_sit_on_a_persons_lap(table: Seating) -> None:
    with pytest.raises(Denied, match="taken by Ada"):
        seating.seat_bot(both(table), 0, "easy")
    assert seating.kick(both(table), 0, "fair").chairs[0].is_empty


def test_a_room_has_its_limit_and_knows_who_is_in_it() -> None:
    room = Room("host", "10b")
    for n in range(MAX_MEMBERS):
        room = join_room(room, f"{n}", f"{n}")
    assert join_room(room, "0", "again") == room
    with pytest.raises(Denied, match="This room is full: it has 120 people"):
        join_room(room, "late", "Late")
