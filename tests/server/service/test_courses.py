"""The lesson of a room over HTTP: its steps do what they say; and what students do while they wait."""

import pytest

from examples.client import Refused
from tests.server.service.serving import Served
from tests.server.service.test_desk import Lesson, present

METALS = {"game": "metals", "seats": 2, "start": True, "minutes": 10, "bots": ""}
TALK = {"kind": "talk", "minutes": 3, "words": {"message": "Which ions attract?"}}
TABLE = {"kind": "talk", "minutes": 4, "about_table": True, "words": {"message": "Look at this"}}
CHECK = {"kind": "check", "minutes": 6, "game": "metals", "when": "before"}
HOMEWORK = {"kind": "homework", "minutes": 2, "deal": {"game": "metals", "seats": 2}, "games": 2}
STEPS = [TALK, CHECK, {"kind": "play", "deal": METALS}, TABLE, {"kind": "go_on", "minutes": 5}]


def test_each_step_does_what_it_says(served: Served) -> None:
    lesson = Lesson(served, 2)
    with present(*lesson.students, code=lesson.code):
        taken = lesson.command("lesson", lesson={"title": "Ions", "steps": [*STEPS, HOMEWORK]})
        course = taken["desk"]["course"]
        assert (course["step"], course["began"], course["info"]["minutes"]) == (0, None, 30)
        assert lesson.seen_by(lesson.students[0])["coming"] == "metals"

        talk = lesson.command("step", step=0, seen=0)
        assert talk["pause"] == "Which ions attract?"
        assert talk["desk"]["course"]["began"] is not None

        check = lesson.command("step", step=1, seen=0)
        assert (check["pause"], check["check"]["kind"]) == (None, "before")

        play = lesson.command("step", step=2, seen=1)
        assert (play["round"], play["tables"][0]["game"], play["check"]) == (1, "metals", None)
        assert play["timer"]["ends"] is not None

        (table,) = play["tables"]
        about = lesson.command("step", step=3, seen=2, table=table["code"])
        assert (about["pause"], about["projected"]) == ("Look at this", table["code"])
        assert about["tables"][0]["status"] == "paused"

        going = lesson.command("step", step=4, seen=3)
        assert (going["pause"], going["projected"]) == (None, None)
        assert going["tables"][0]["status"] == "playing"

        (given,) = lesson.command("step", step=5, seen=4)["homework"]
        assert (given["title"], given["games"]) == ("Metal vs. Non-Metal", 2)
        assert given["until"] > going["now"] + 6 * 24 * 60 * 60

        over = lesson.command("step", step=6, seen=5)["desk"]["course"]
        assert over["step"] == 6


def test_a_step_can_be_skipped_and_done_again(served: Served) -> None:
    lesson = Lesson(served, 1)
    lesson.command("lesson", lesson={"steps": STEPS})
    skipped = lesson.command("step", step=2, seen=0, carry_out=False)
    assert (skipped["round"], skipped["desk"]["course"]["began"]) == (0, None)
    back = lesson.command("step", step=0, seen=2)
    assert back["pause"] == "Which ions attract?"
    with pytest.raises(Refused, match="gone on with the lesson meanwhile"):
        lesson.command("step", step=1, seen=2)


def test_a_colleague_sees_and_leads_the_same_lesson(served: Served) -> None:
    lesson, colleague = Lesson(served, 1), served.player("Colleague")
    lesson.command("lesson", shelf="metals-charges")
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    assert lesson.ask(colleague, "step", step=0, seen=0)["pause"]
    course = lesson.desk()["course"]
    assert (course["step"], course["info"]["lesson"]["id"]) == (0, "metals-charges")
    assert lesson.seen_by(lesson.students[0])["desk"] is None


def test_the_shelf_is_read_by_anyone_and_its_lessons_are_taken_by_id(served: Served) -> None:
    shelf = served.player("Anyone").get("/api/lessons")
    ids = [one["lesson"]["id"] for one in shelf["lessons"]]
    lesson = Lesson(served, 0)
    for id_ in ids:
        taken = lesson.command("lesson", shelf=id_)["desk"]["course"]["info"]
        assert taken in shelf["lessons"]
    with pytest.raises(Refused, match="no lesson called 'cheating' on the shelf"):
        lesson.command("lesson", shelf="cheating")
    assert lesson.command("lesson")["desk"]["course"] is None


def test_a_lesson_that_is_shared_is_read_or_refused_with_its_place(served: Served) -> None:
    anyone = served.player("Anyone")
    info = anyone.post("/api/lessons", {"id": "metals-charges", "title": "Mine", "steps": STEPS})
    assert (info["lesson"]["id"], info["lesson"]["title"]) == ("", "Mine"), "not the shelf's"
    assert info["titles"] == ["", "Metal vs. Non-Metal", "Metal vs. Non-Metal", "", ""]
    chess = {"steps": [{"kind": "play", "deal": {"game": "chess"}}]}
    with pytest.raises(Refused, match="no game called 'chess'"):
        anyone.post("/api/lessons", chess)
    hand = {"steps": [{"kind": "play", "deal": {"game": "metals", "options": {"hand": 99}}}]}
    for refused in ({"lesson": chess}, {"lesson": hand}):
        with pytest.raises(Refused):
            Lesson(served, 0).command("lesson", **refused)
    with pytest.raises(Refused, match=r"steps\[0\]"):
        anyone.post("/api/lessons", {"steps": [{"kind": "talk", "minutes": 0}]})


# While waiting


def test_a_student_plays_against_a_bot_until_the_round_is_dealt(served: Served) -> None:
    lesson = Lesson(served, 2)
    ada, ben = lesson.students
    guided = lesson.ask(ada, "meanwhile", game="metals", guide=True)["table"]
    info = ada.get(f"/api/tables/{guided}")
    assert (info["room"], info["status"]) == (lesson.code, "playing")
    assert [one["kind"] for one in info["sittings"]] == ["person", "bot"]
    assert not info["host"], "the page of a student follows the room"
    for name in ("pkace", "polymer", "metals", "charged", "quizmaster", "whoami"):
        table = lesson.ask(ben, "meanwhile", game=name)["table"]
        assert ben.get(f"/api/tables/{table}")["status"] == "playing"
    seen = lesson.seen_by(lesson.teacher)
    assert (seen["round"], seen["tables"]) == (0, []), "it is no round of the class"
    assert lesson.command("deal", **METALS, absent=True)["tables"][0]["code"] != guided
    with pytest.raises(Refused, match="You aren't in this room"):
        lesson.ask(served.player("Eve"), "meanwhile", game="metals")
    with pytest.raises(Refused, match="no game called 'chess'"):
        lesson.ask(ada, "meanwhile", game="chess")


def test_questions_while_waiting_are_about_the_game_that_comes_next(served: Served) -> None:
    lesson = Lesson(served, 1)
    (ada,) = lesson.students
    path = f"/api/rooms/{lesson.code}/questions"
    assert ada.get(path) == [], "nobody knows what comes"
    lesson.command("lesson", shelf="metals-charges")
    asked = ada.get(path)
    assert len(asked) == 6
    checked = {
        one["question"]
        for version in lesson.teacher.get(f"/api/rooms/{lesson.code}/checks/key/metals")
        for one in version
    }
    assert checked.isdisjoint(one["question"] for one in asked), "a check stays unseen"
    with pytest.raises(Refused, match="You aren't in this room"):
        served.player("Eve").get(path)


def test_a_student_at_a_game_in_between_is_told_of_the_pause(served: Served) -> None:
    lesson = Lesson(served, 1)
    lesson.command("pause", message="Eyes up")
    place = lesson.students[0].http.stream("GET", f"/api/rooms/{lesson.code}/place")
    with place as stream:
        first = next(line for line in stream.iter_lines() if line.startswith("data:"))
    assert '"pause":"Eyes up"' in first
