"""A teacher's ways with students who are here and don't move, and with those who only looked in."""

import pytest

from examples.client import Refused
from tests.server.service.serving import Served, wait_until
from tests.server.service.test_desk import METALS, Lesson, present


def test_an_idle_student_is_nudged_and_then_a_bot_makes_one_move(served: Served) -> None:
    lesson = Lesson(served, 2)
    table: str = lesson.command("deal", **METALS)["tables"][0]["code"]
    with lesson.students[0].connect(table) as one, lesson.students[1].connect(table) as two:
        one.until(0)
        two.until(0)
        wait_until(lambda: lesson.desk()["tables"][0]["away_since"] == [None, None])
        assert lesson.command("nudge", table=table)["desk"]["tables"][0]["nudged"]
        assert lesson.students[0].get(f"/api/tables/{table}")["nudged"] == 0
        lesson.command("lend", table=table)
        moved = one.until(1)
        assert moved["ply"] == 1
        assert not lesson.desk()["tables"][0]["nudged"]
    wait_until(lambda: None not in lesson.desk()["tables"][0]["away_since"])
    with pytest.raises(Refused, match="no table 'CDFHJK'"):
        lesson.command("nudge", table="CDFHJK")


def test_whoever_only_looked_in_leaves_in_one_tap_and_may_come_back(served: Served) -> None:
    lesson = Lesson(served, 3)
    with present(lesson.students[0], code=lesson.code):
        lesson.command("strays")
        assert lesson.names() == ["Student 0"]
    lesson.ask(lesson.students[1], "join")
    assert lesson.names() == ["Student 0", "Student 1"]
