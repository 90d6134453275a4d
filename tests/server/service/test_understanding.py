"""What people have shown: each sees their own, and the host of a room that of its class."""

import pytest

from examples.client import Player, Refused
from tests.server.service.serving import Served
from tests.server.service.test_rooms import room_of

SIGN = "sign"


def dealt(served: Served) -> tuple[Player, list[Player], str, str]:
    """A teacher, two students, their room, and the table at which they play without help."""
    teacher, people, code = room_of(served, 2)
    deal = {"game": "metals", "seats": 2, "help": "none", "start": True}
    table = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"]
    return teacher, people, code, table


def play_to_the_end(people: list[Player], table: str) -> None:
    """Whoever is to move makes a legal move, found by trying: without help the moves aren't marked."""
    windows = [person.connect(table) for person in people]
    try:
        for window in windows:
            window.update()
        while any(window.last["to_move"] for window in windows):
            moved = [window for window in windows if window.last["moves"]]
            for entry in moved[0].last["moves"]:
                if moved[0].play(entry["move"])["type"] == "accepted":
                    break
            for window in windows:
                window.update()
    finally:
        for window in windows:
            window.close()


def test_only_the_host_of_a_room_sees_what_its_class_has_shown(served: Served) -> None:
    teacher, people, code, _ = dealt(served)
    for other in (*people, served.player("Eve")):
        with pytest.raises(Refused) as refused:
            other.get(f"/api/rooms/{code}/understanding")
        assert refused.value.status == 403
    names = [one["name"] for one in teacher.get(f"/api/rooms/{code}/understanding")["people"]]
    assert sorted(names) == ["Student 0", "Student 1"]


def test_players_see_what_they_have_shown_and_nobody_else_does(served: Served) -> None:
    teacher, people, _, table = dealt(served)
    with pytest.raises(Refused) as refused:
        people[0].get(f"/api/tables/{table}/understanding")
    assert refused.value.status == 403, "not before the game is over"
    teacher.post(f"/api/tables/{table}/end")
    for person in people:
        findings = person.get(f"/api/tables/{table}/understanding")
        assert [one["verdict"] for one in findings] == ["too little"] * len(findings)
    for other in (teacher, served.player("Eve")):
        with pytest.raises(Refused) as refused:
            other.get(f"/api/tables/{table}/understanding")
        assert refused.value.status == 403
