"""Rooms."""

import asyncio
import csv
import io
import json
import sqlite3
from contextlib import closing

import pytest

from benchmarks.attacks.client import new_person
from examples.client import Message, Player, Refused
from tests.server.service.serving import Served, wait_until
from valence.core import csv_tables
from valence.room.room import MAX_MEMBERS


def room_of(served: Served, students: int) -> tuple[Player, list[Player], str]:
    teacher = served.player("Teacher")
    code = teacher.post("/api/rooms", {"title": "10b", "generated_names": False})["code"]
    people = [served.player(f"Student {n}") for n in range(students)]
    for person in people:
        person.post(f"/api/rooms/{code}/join")
    return teacher, people, code


def test_a_class_is_dealt_to_tables_and_plays(served: Served) -> None:
    teacher, people, code = room_of(served, 5)
    info = teacher.post(f"/api/rooms/{code}/deal", {"game": "metals", "seats": 2})
    assert [table["status"] for table in info["tables"]] == ["open"] * 3
    kinds = sorted(s["kind"] for table in info["tables"] for s in table["sittings"])
    assert kinds == ["bot"] + ["person"] * 5, "a bot plays with the person left over"
    teacher.post(f"/api/rooms/{code}/start")
    for person in people:
        seen = person.get(f"/api/rooms/{code}")
        table = person.get(f"/api/tables/{seen['table']}")
        assert table["you"] is not None
        assert table["status"] == "playing"
        assert not table["host"]


def test_a_host_pauses_resumes_and_ends_all_tables_together(served: Served) -> None:
    teacher, _, code = room_of(served, 4)
    teacher.post(f"/api/rooms/{code}/deal", {"game": "metals", "seats": 2, "start": True})
    for what, status in (("pause", "paused"), ("resume", "playing"), ("end", "over")):
        tables = teacher.post(f"/api/rooms/{code}/{what}")["tables"]
        assert {table["status"] for table in tables} == {status}


def test_dealing_again_ends_the_old_games_and_makes_new_tables(served: Served) -> None:
    teacher, people, code = room_of(served, 4)
    deal = {"game": "metals", "seats": 4, "start": True}
    old = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"]
    info = teacher.post(f"/api/rooms/{code}/deal", {"game": "pkace", "seats": 4, "start": True})
    assert info["round"] == 2
    assert info["tables"][0]["game"] == "pkace"
    assert people[0].get(f"/api/tables/{old}")["status"] == "over"
    with pytest.raises(Refused, match="The host of the room deals"):
        people[0].post(f"/api/tables/{old}/rematch")
    assert people[0].get(f"/api/rooms/{code}")["table"] == info["tables"][0]["code"]


def test_tables_are_filled_up_with_bots_of_a_level(served: Served) -> None:
    teacher, _, code = room_of(served, 3)
    level = teacher.get("/api/games")[0]["levels"][0]
    info = teacher.post(f"/api/rooms/{code}/deal", {"game": "metals", "seats": 4, "bots": level})
    assert [s["kind"] for s in info["tables"][0]["sittings"]] == ["person"] * 3 + ["bot"]
    assert info["tables"][0]["sittings"][3]["level"] == level


def test_a_room_is_streamed_live(served: Served) -> None:
    teacher, people, code = room_of(served, 2)
    with teacher.http.stream("GET", f"/api/rooms/{code}/stream") as answer:
        lines = (line for line in answer.iter_lines() if line.startswith("data: "))
        received: list[Message] = [json.loads(next(lines).removeprefix("data: "))]
        served.player("Late").post(f"/api/rooms/{code}/join")
        received.append(json.loads(next(lines).removeprefix("data: ")))
        assert [person["name"] for person in received[1]["people"]][-1] == "Late"
        people[0].post(f"/api/rooms/{code}/leave")
        received.append(json.loads(next(lines).removeprefix("data: ")))
        assert len(received[2]["people"]) == 2
        with people[1].http.stream("GET", f"/api/rooms/{code}/stream") as other:
            begun = other.iter_lines()  # keep a reference: the stream ends with its iterator
            assert next(begun)
            here = json.loads(next(lines).removeprefix("data: "))["people"]
            assert [person["name"] for person in here if person["here"]] == ["Student 1"]
        assert not any(p["here"] for p in json.loads(next(lines).removeprefix("data: "))["people"])


def test_moves_at_a_table_appear_in_the_room(served: Served) -> None:
    teacher, people, code = room_of(served, 2)
    teacher.post(f"/api/rooms/{code}/deal", {"game": "charged", "seats": 2, "start": True})
    table = people[0].get(f"/api/rooms/{code}")["table"]
    for person in people:
        with person.connect(table) as window:
            if window.update()["to_move"] == [window.last["table"]["you"]]:
                window.move({"type": "pass"})
    received = teacher.get(f"/api/rooms/{code}")["tables"][0]
    assert received["moves"] >= 1
    assert received["scores"] == [{"unit": "points", "values": [0, 0]}]


def test_results_are_csv_that_a_spreadsheet_opens_safely(served: Served) -> None:
    teacher, people, code = room_of(served, 1)
    rogue = served.player("=HYPERLINK(1)")
    rogue.post(f"/api/rooms/{code}/join")
    teacher.post(f"/api/rooms/{code}/deal", {"game": "metals", "seats": 2, "start": True})
    teacher.post(f"/api/rooms/{code}/end")
    lines = list(csv.DictReader(io.StringIO(teacher.get(f"/api/rooms/{code}/results.csv"))))
    assert {line["name"] for line in lines} == {"Student 0", "'=HYPERLINK(1)"}
    assert {line["status"] for line in lines} == {"over"}
    assert {(line["score"], line["unit"]) for line in lines} == {("0", "cards")}
    assert {line["game"] for line in lines} == {"Metal vs. Non-Metal"}
    del people


def test_a_room_outlives_its_oldest_games(served: Served) -> None:
    """Tables are deleted one by one; the room still shows the others."""
    teacher, _, code = room_of(served, 4)
    deal = {"game": "metals", "seats": 2}
    old = [teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"] for _ in range(2)]
    database = served.service.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database)) as db, db:
        for table in old:
            db.execute("delete from tables where code = ?", (table,))
            del served.service.registry.tables[table]
    assert len(teacher.get(f"/api/rooms/{code}")["tables"]) == 1
    assert len(teacher.get(f"/api/rooms/{code}/results.csv").splitlines()) == 1 + 2 + 2
    assert len(teacher.post(f"/api/rooms/{code}/deal", deal)["tables"]) == 2


def test_a_room_can_require_generated_names(served: Served) -> None:
    teacher = served.player("Teacher")
    code = teacher.post("/api/rooms", {"generated_names": True})["code"]
    you = served.player("Rude Word").post(f"/api/rooms/{code}/join")["you"]
    assert you != "Rude Word"
    assert teacher.get(f"/api/join/{code}") == {"kind": "room", "code": code}
    (person,) = teacher.get(f"/api/rooms/{code}")["desk"]["people"]
    assert person["name"] == you
    teacher.post(f"/api/rooms/{code}/remove", {"id": person["id"]})
    wait_until(lambda: teacher.get(f"/api/rooms/{code}")["people"] == [])
    assert b"svg" in teacher.http.get(f"/api/rooms/{code}/qr.svg").content


UNITS = {
    "pkace": "points",
    "polymer": "units",
    "metals": "cards",
    "quizmaster": "cards",
    "whoami": "excluded",
    "charged": "points",
}


@pytest.mark.parametrize("game", UNITS)
def test_a_room_shows_the_score_of_every_seat_with_its_unit(served: Served, game: str) -> None:
    teacher, _, code = room_of(served, 2)
    deal = {"game": game, "seats": 2, "start": True}
    (table,) = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"]
    assert table["scores"][0] == {"unit": UNITS[game], "values": [0, 0]}


def test_a_class_joins_a_room_in_the_same_instant(served: Served) -> None:
    code = served.player("Teacher").post("/api/rooms")["code"]

    async def joined() -> list[int]:
        people = [await new_person(served.address) for _ in range(MAX_MEMBERS)]
        joining = [person.post(f"/api/rooms/{code}/join") for person in people]
        answers = await asyncio.gather(*joining)
        for person in people:
            person.close()
        return [answer.status for answer in answers]

    assert asyncio.run(joined()) == [200] * MAX_MEMBERS


def test_everyone_sees_the_same_people_in_a_room(served: Served) -> None:
    """Members count whether they are connected or not; the host and a projector are not members."""
    teacher, people, code = room_of(served, 3)
    with people[0].http.stream("GET", f"/api/rooms/{code}/stream") as stream:
        lines = stream.iter_lines()  # keep a reference: the stream ends with its iterator
        assert next(lines)
        projector = served.player("Projector")
        seen = [reader.get(f"/api/rooms/{code}") for reader in (teacher, projector, *people)]
    for room in seen:
        assert [(person["name"], person["here"]) for person in room["people"]] == [
            ("Student 0", True),
            ("Student 1", False),
            ("Student 2", False),
        ]
    assert [room["you"] for room in seen] == [None, None, "Student 0", "Student 1", "Student 2"]


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("a;=cmd|'/c calc'!A1;", "a;'=cmd|'/c calc'!A1;"),
        ("a; @x;-1", "a; '@x;'-1"),
        ('x;"=1+2;', "x;\"'=1+2;"),
        ("=1+1", "'=1+1"),
        ("-1", "-1"),
        ("Ada; Ben", "Ada; Ben"),
    ],
)
def test_a_name_is_no_formula_in_any_spreadsheet(name: str, cell: str) -> None:
    """German ones separate cells by semicolons."""
    assert csv_tables._escape_formula(name) == cell
    line = csv_tables.csv_text(["round", "name"], [[1, name]]).splitlines()[1]
    cells = [cell for by in ",;" for cell in next(csv.reader([line], delimiter=by))]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "@"))]


def test_the_title_of_a_room_is_one_line_that_can_be_seen(served: Served) -> None:
    title = served.player("Ada").post("/api/rooms", {"title": " 10b\0\u202e\u3164\n chemistry "})[
        "title"
    ]
    assert title == "10b chemistry"
