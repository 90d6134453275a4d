"""Checks over HTTP: who may start, answer and see what."""

import json

import pytest

from examples.client import Player, Refused
from tests.server.service.serving import Served
from tests.server.service.test_rooms import room_of
from valence.learn.checks import items

START = {"game": "metals", "kind": "before"}


def handed_in(student: Player, code: str, number: int) -> None:
    student.post(f"/api/rooms/{code}/checks/answers", {"number": number, "answers": [0] * 10})


def test_a_class_takes_a_check_and_the_teacher_sees_the_gain(served: Served) -> None:
    teacher, students, code = room_of(served, 3)
    for number, kind in ((1, "before"), (2, "after")):
        info = teacher.post(f"/api/rooms/{code}/checks", {"game": "metals", "kind": kind})
        assert (info["check"]["kind"], info["check"]["answered"]) == (kind, 0)
        for student in students:
            questions = student.get(f"/api/rooms/{code}/checks/questions")
            assert len(questions) == 10
            assert set(questions[0]) == {"question", "choices"}, "not the answers"
            handed_in(student, code, number)
            assert student.get(f"/api/rooms/{code}")["check"]["done"]
    (result,) = teacher.get(f"/api/rooms/{code}/checks")
    assert (result["before"], result["after"], result["gain"]["students"]) == (3, 3, 3)
    assert teacher.post(f"/api/rooms/{code}/checks/close")["check"] is None


def test_only_teachers_start_and_see_results_and_only_members_answer(served: Served) -> None:
    teacher, students, code = room_of(served, 1)
    eve = served.player("Eve")
    for other in (*students, eve):
        for path in ("checks", "checks/close"):
            with pytest.raises(Refused) as refused:
                other.post(f"/api/rooms/{code}/{path}", START if path == "checks" else {})
            assert refused.value.status == 403
        for path in ("checks", "checks/key/metals", "checks/key/metals/export"):
            with pytest.raises(Refused) as refused:
                other.get(f"/api/rooms/{code}/{path}")
            assert refused.value.status == 403
    teacher.post(f"/api/rooms/{code}/checks", START)
    with pytest.raises(Refused):
        eve.get(f"/api/rooms/{code}/checks/questions")
    with pytest.raises(Refused):
        handed_in(eve, code, 1)


def test_a_teacher_sees_both_versions_and_their_key_before_the_check(served: Served) -> None:
    teacher, (student,), code = room_of(served, 1)
    versions = teacher.get(f"/api/rooms/{code}/checks/key/metals")
    assert [len(version) for version in versions] == [10, 10]
    for one in (*versions[0], *versions[1]):
        assert one["choices"][one["right"]]
    export = teacher.http.get(f"/api/rooms/{code}/checks/key/metals/export?format=moodle")
    assert export.text.count('<question type="multichoice">') == 20
    teacher.post(f"/api/rooms/{code}/checks", START)
    asked = student.get(f"/api/rooms/{code}/checks/questions")
    keyed = [[{k: one[k] for k in ("question", "choices")} for one in v] for v in versions]
    assert asked in keyed


def test_a_student_at_a_table_is_told_of_a_check_until_they_have_handed_in(served: Served) -> None:
    teacher, (student,), code = room_of(served, 1)
    with student.http.stream("GET", f"/api/rooms/{code}/place") as answer:
        places = (json.loads(one[6:]) for one in answer.iter_lines() if one.startswith("data: "))
        assert not next(places)["check"]
        teacher.post(f"/api/rooms/{code}/checks", START)
        assert next(places)["check"]
        handed_in(student, code, 1)
        assert not next(places)["check"]


def test_questions_are_those_of_the_students_own_version(served: Served) -> None:
    teacher, (student,), code = room_of(served, 1)
    teacher.post(f"/api/rooms/{code}/checks", START)
    asked = [one["question"] for one in student.get(f"/api/rooms/{code}/checks/questions")]
    versions = [
        [one.question for one in items(code, "metals", key, "before")] for key in "abcdefgh"
    ]
    assert asked in versions
