"""Findings: people see their own, and the host of a room those of its class."""

from random import Random

import pytest

from examples.client import Player, Refused, Window
from tests.server.service.lessons import play_lesson
from tests.server.service.serving import Served
from tests.server.service.test_rooms import room_of
from valence.bots.students import Student
from valence.games.metals import students as metals


def dealt(served: Served) -> tuple[Player, list[Player], str, str]:
    """A teacher, two students, their room, and the table at which they play without help."""
    teacher, people, code = room_of(served, 2)
    deal = {"game": "metals", "seats": 2, "help": "none", "start": True}
    table = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"]
    return teacher, people, code, table


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
        findings = person.get(f"/api/tables/{table}/understanding")["findings"]
        assert [one["verdict"] for one in findings] == ["too little"] * len(findings)
    for other in (teacher, served.player("Eve")):
        with pytest.raises(Refused) as refused:
            other.get(f"/api/tables/{table}/understanding")
        assert refused.value.status == 403


def test_the_map_counts_no_decision_of_a_game_that_goes_on(served: Served) -> None:
    """The number of chances a player had depends on the hidden hand, and the teacher may play against it."""
    teacher, people, code, table = dealt(served)
    before = teacher.get(f"/api/rooms/{code}/understanding")
    with people[0].connect(table) as first, people[1].connect(table) as second:
        first.update(), second.update()
        for _ in range(6):
            window = first if first.last["candidates"] else second
            tries = [window.move(tried["move"]) for tried in window.last["candidates"]]
            ply = next(answer["ply"] for answer in tries if answer["type"] == "accepted")
            first.until(ply), second.until(ply)
        assert teacher.get(f"/api/rooms/{code}/understanding") == before
    teacher.post(f"/api/tables/{table}/end")
    after = teacher.get(f"/api/rooms/{code}/understanding")
    assert sum(one["decisions"] for person in after["people"] for one in person["findings"]) > 0


def make_a_move(window: Window) -> None:
    """Wait for this player's turn, and try until a move is accepted."""
    window.update()
    while not window.last["candidates"]:
        window.update()
    tries = (window.move(one["move"]) for one in window.last["candidates"])
    assert any(answer["type"] == "accepted" for answer in tries)


def test_the_map_and_the_report_follow_a_student_to_another_device(served: Served) -> None:
    """Also with what they did before in the same game, and in games that were over long ago."""
    teacher, people, code = room_of(served, 1)
    slip = teacher.post(f"/api/rooms/{code}/settings", {"numbers": 1})["desk"]["slips"][0]
    people[0].post(f"/api/rooms/{code}/join", {"slip": slip})
    deal = {"game": "metals", "seats": 2, "help": "none", "questions": "off", "start": True}
    for device in (people[0], served.player("Phone"), served.player("Tablet")):
        device.post(f"/api/rooms/{code}/join", {"slip": slip})
        if device is people[0]:
            teacher.post(f"/api/rooms/{code}/deal", {**deal, "absent": True})
        table = device.get(f"/api/rooms/{code}")["table"]
        with device.connect(table) as window:
            make_a_move(window)
    teacher.post(f"/api/tables/{table}/end")
    decisions = teacher.get(f"/api/rooms/{code}/decisions")
    own = [one for one in decisions if one["kind"] == "person"]
    assert {(one["name"], one["number"]) for one in own} == {("Student 0", 1)}
    assert sum(one["result"] == "accepted" for one in own) == 3
    (student,) = teacher.get(f"/api/rooms/{code}/understanding")["people"]
    counted = sum(one["decisions"] for one in student["findings"])
    assert (student["name"], counted > 0) == ("Student 0", True)


def test_the_map_of_a_class_names_planted_gaps(served: Served) -> None:
    teacher, people, code = room_of(served, 4)
    ideas = [("ratio", "own charge"), ("names", "prefix"), ("ratio", "own charge"), None]
    minds = {
        person: Student("gap" if idea else "chemist", metals.MIND, idea)
        for person, idea in zip(people, ideas, strict=True)
    }
    options = {"write": "bonus", "naming": True}
    deal = {"game": "metals", "seats": 2, "help": "none", "start": True, "options": options}
    rng = Random(1)
    for _ in range(2):
        teacher.post(f"/api/rooms/{code}/deal", deal)
        tables: dict[str, dict[Player, Student]] = {}
        for person, student in minds.items():
            table = person.get(f"/api/rooms/{code}")["table"]
            tables.setdefault(table, {})[person] = student
        for table, at_table in tables.items():
            play_lesson(at_table, table, rng)
    seen = teacher.get(f"/api/rooms/{code}/understanding")
    needs = [(need["concept"], need["misconception"]) for need in seen["needs"][:2]]
    assert needs == [("ratio", "own charge"), ("names", "prefix")]
    assert (
        seen["concepts"]["ratio"]["ideas"]["own charge"]["says"]
        == "Every ion gets its own charge as its subscript."
    )
    assert seen["needs"][0]["students"] == ["Student 0", "Student 2"]
    assert seen["needs"][0]["shown"][0]["tried"].startswith("write ")
    verdicts = {one["concept"]: one["verdict"] for one in seen["people"][3]["findings"]}
    assert verdicts["sign"] == verdicts["ratio"] == "knows"
    check_worksheets(teacher, people[0], code)


def check_worksheets(teacher: Player, student: Player, code: str) -> None:
    path = f"/api/rooms/{code}/worksheets"
    assert teacher.http.get(path).content.startswith(b"%PDF")
    assert teacher.http.get(f"{path}?versions=9").status_code == 400
    assert student.http.get(path).status_code == 403
    export = teacher.http.get(f"{path}/export?format=gift")
    assert export.headers["content-disposition"] == f'attachment; filename="room-{code}.gift.txt"'
    assert export.text.count("\n::The numbers in an ionic formula::") >= 4
    assert teacher.http.get(f"{path}/export?format=pdf").status_code == 400
    assert student.http.get(f"{path}/export").status_code == 403


def test_there_are_no_worksheets_before_anything_went_wrong(served: Served) -> None:
    teacher, _, code, _ = dealt(served)
    answer = teacher.http.get(f"/api/rooms/{code}/worksheets")
    assert (answer.status_code, answer.json()["code"]) == (400, "nothing_to_practise")
    assert "nothing to practise" in answer.json()["reason"]


def test_a_short_check_follows_a_game_and_counts(served: Served) -> None:
    teacher, people, code = room_of(served, 2)
    deal = {"game": "polymer", "seats": 2, "help": "none", "questions": "often", "start": True}
    table = teacher.post(f"/api/rooms/{code}/deal", deal)["tables"][0]["code"]
    path = f"/api/tables/{table}/check"
    with pytest.raises(Refused):
        people[0].get(path)
    teacher.post(f"/api/tables/{table}/end")
    asked = people[0].get(path)["next"]
    wrong = {"question": asked["question"], "subject": "something", "given": None}
    assert people[0].post(path, wrong)["next"] == asked, "only what was asked can be answered"
    answers = []
    while asked:
        given = asked["choices"][0]["id"]
        answer = {key: asked[key] for key in ("question", "subject")} | {"given": given}
        after = people[0].post(path, answer)
        answers.append(after["verdict"])
        assert asked["number"] == len(answers) <= asked["most"]
        asked = after["next"]
    assert all(answers)
    seen = {one["name"]: one for one in teacher.get(f"/api/rooms/{code}/understanding")["people"]}
    counted = [sum(one["decisions"] for one in seen[f"Student {n}"]["findings"]) for n in (0, 1)]
    assert counted[0] >= len(answers)
    assert counted[1] == 0
    with pytest.raises(Refused):
        teacher.get(path)
