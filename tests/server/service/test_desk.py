"""The teacher's desk over HTTP: people, rounds, and that nobody else can reach it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from examples.client import Message, Player, Refused
from tests.marked import MARKED
from tests.server.service.serving import Served, serving, wait_until
from tests.server.service.test_sets import with_forty
from valence.server.people.sessions import COOKIE

METALS = {"game": "metals", "seats": 2, "start": True}
PKACE = {"game": "pkace", "seats": 2, "start": True}


class Lesson:
    """A room with a teacher and students who have joined under free names."""

    def __init__(self, served: Served, students: int) -> None:
        self.served = served
        self.teacher = served.player("Teacher")
        self.code: str = self.teacher.post("/api/rooms", {"generated_names": False})["code"]
        self.students = [served.player(f"Student {n}") for n in range(students)]
        for student in self.students:
            self.ask(student, "join")

    def ask(self, person: Player, what: str, **body: object) -> Message:
        answer: Message = person.post(f"/api/rooms/{self.code}/{what}", body)
        return answer

    def command(self, what: str, **body: object) -> Message:
        return self.ask(self.teacher, what, **body)

    def seen_by(self, person: Player) -> Message:
        seen: Message = person.get(f"/api/rooms/{self.code}")
        return seen

    def desk(self) -> Message:
        desk: Message = self.seen_by(self.teacher)["desk"]
        return desk

    def id_of(self, name: str) -> str:
        ids: dict[str, str] = {one["name"]: one["id"] for one in self.desk()["people"]}
        return ids[name]

    def names(self) -> list[str]:
        return [one["name"] for one in self.seen_by(self.teacher)["people"]]

    def seats(self, table: int = 0) -> list[tuple[str, str]]:
        sittings = self.seen_by(self.teacher)["tables"][table]["sittings"]
        return [(one["name"], one["kind"]) for one in sittings]


@contextmanager
def present(*people: Player, code: str) -> Iterator[None]:
    """While the room's page of these people is open."""
    if not people:
        yield
        return
    with people[0].http.stream("GET", f"/api/rooms/{code}/stream") as stream:
        lines = stream.iter_lines()  # keep a reference: the stream ends with its iterator
        next(lines)
        with present(*people[1:], code=code):
            yield


# Nobody else can reach it

COMMANDS: dict[str, Message] = {
    "rename": {"id": "x", "name": "Eve"},
    "remove": {"id": "x"},
    "readmit": {"id": "x"},
    "move": {"id": "x", "table": "CDFHJK"},
    "number": {"id": "x", "number": 1},
    "needs": {"id": "x", "large": True},
    "settings": {"locked": True},
    "deal": METALS,
    "seat": {},
    "lesson": {"shelf": "metals-charges"},
    "step": {"step": 0, "seen": 0},
    "groups": {"groups": [["x"]]},
    "homework": {"deal": METALS, "until": 4e9},
    "withdraw": {"number": 1},
    "tournament": {"deal": METALS, "rounds": 3},
    "pairings": {"round": 1},
    "close": {"closed": True},
    "checks": {"game": "metals", "kind": "before"},
    "checks/close": {},
    "start": {},
    "pause": {"message": "hello"},
    "resume": {},
    "end": {},
    "timer": {"minutes": 5},
    "project": {"table": None},
    "nudge": {"table": "CDFHJK"},
    "lend": {"table": "CDFHJK"},
    "strays": {},
    "keep": {"kept": True},
    "delete": {},
}
FOR_STUDENTS = {"join", "name", "leave", "teach", "do", "meanwhile", "checks/answers"}


def test_every_command_of_a_room_is_tried_here(served: Served) -> None:
    paths = served.get("/schema").json()["paths"]
    posts = {
        path.removeprefix("/api/rooms/{code}/")
        for path, methods in paths.items()
        if path.startswith("/api/rooms/{code}/") and "post" in methods
    }
    assert posts == COMMANDS.keys() | FOR_STUDENTS


@pytest.mark.parametrize("command", COMMANDS)
def test_only_teachers_of_this_room_can_command(served: Served, command: str) -> None:
    lesson, other = Lesson(served, 2), Lesson(served, 1)
    lesson.command("deal", **METALS)
    removed = served.player("Removed")
    lesson.ask(removed, "join")
    lesson.command("remove", id=lesson.id_of("Removed"))
    before = lesson.seen_by(lesson.teacher)
    strangers = (lesson.students[0], removed, other.teacher, other.students[0], served.player())
    for stranger in strangers:
        with pytest.raises(Refused) as refused:
            lesson.ask(stranger, command, **COMMANDS[command])
        assert refused.value.code == "not_host"
    with served.client() as nobody:
        path = f"/api/rooms/{lesson.code}/{command}"
        assert nobody.post(path, json=COMMANDS[command]).status_code == 401
    after = lesson.seen_by(lesson.teacher)
    assert {**after, "now": 0} == {**before, "now": 0}


@pytest.mark.parametrize(
    "file",
    [
        *("results.csv", "homework", "decisions", "decisions.csv", "decisions.xlsx", "ratings"),
        "class.zip",
    ],
)
def test_only_teachers_of_this_room_can_download(served: Served, file: str) -> None:
    lesson, other = Lesson(served, 1), Lesson(served, 1)
    path = f"/api/rooms/{lesson.code}/{file}"
    for stranger in (lesson.students[0], other.teacher, served.player()):
        assert stranger.http.get(path).status_code == 403
    assert served.get(path).status_code == 401
    assert lesson.teacher.http.get(path).status_code == 200


def test_only_teachers_see_the_desk(served: Served) -> None:
    lesson = Lesson(served, 1)
    lesson.command("deal", **METALS)
    for person in (*lesson.students, served.player("Projector")):
        seen = lesson.seen_by(person)
        assert seen["desk"] is None
        assert not seen["host"]


# Two teachers


def test_teachers_of_a_room_deal_with_each_others_sets(served: Served) -> None:
    lesson, colleague = Lesson(served, 2), served.player("Colleague")
    deal = {**PKACE, "set": with_forty(lesson.teacher)}
    lesson.command("lesson", lesson={"steps": [{"kind": "play", "deal": deal}]})
    with pytest.raises(Refused, match="no such set"):
        Lesson(served, 2).command("deal", **deal)
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    assert lesson.ask(colleague, "step", step=0, seen=0)["round"] == 1
    late = served.player("Late")
    lesson.ask(late, "join")
    with present(late, code=lesson.code):
        lesson.ask(colleague, "seat")
    assert lesson.ask(colleague, "deal", **deal)["round"] == 2
    assert lesson.ask(colleague, "tournament", deal=deal, rounds=2)["round"] == 3
    assert lesson.ask(colleague, "pairings", round=2)["round"] == 4


def test_a_second_teacher_shares_the_desk(served: Served) -> None:
    lesson, colleague = Lesson(served, 2), served.player("Colleague")
    with pytest.raises(Refused, match="isn't valid"):
        lesson.ask(colleague, "teach", key="guessed")
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    assert lesson.ask(colleague, "deal", **METALS)["round"] == 1
    assert lesson.ask(colleague, "pause", message="Look!")["tables"][0]["status"] == "paused"
    assert lesson.command("resume")["tables"][0]["status"] == "playing"


# Names


def test_a_rude_name_is_refused_and_replaced(served: Served) -> None:
    lesson, rude = Lesson(served, 0), served.player("fuck you teacher")
    with pytest.raises(Refused, match="Choose another name"):
        lesson.ask(rude, "join", name="Sh1thead")
    assert lesson.ask(rude, "join")["you"] not in ("fuck you teacher", None)
    with pytest.raises(Refused, match="Choose another name"):
        lesson.ask(rude, "name", name="Arschloch")
    assert lesson.ask(rude, "name", name="Ada")["you"] == "Ada"


def test_generated_names_are_the_default_and_students_pick_one_of_several(served: Served) -> None:
    teacher, student = served.player(), served.player("Rude Word")
    code = teacher.post("/api/rooms")["code"]
    assert teacher.get(f"/api/rooms/{code}")["generated_names"]
    offered = student.get(f"/api/rooms/{code}/names")
    assert len(set(offered)) == 6
    with pytest.raises(Refused, match="one of the names offered"):
        student.post(f"/api/rooms/{code}/join", {"name": "Rude Word"})
    you = student.post(f"/api/rooms/{code}/join", {"name": offered[2]})["you"]
    assert you == offered[2]


def test_a_teacher_renames_a_player_during_the_game(served: Served) -> None:
    lesson = Lesson(served, 2)
    lesson.command("deal", **METALS)
    lesson.command("rename", id=lesson.id_of("Student 1"), name="Grace")
    assert lesson.names() == ["Student 0", "Grace"]
    assert {name for name, _ in lesson.seats()} == {"Student 0", "Grace"}
    table = lesson.seen_by(lesson.students[1])["table"]
    with lesson.students[0].connect(table) as window:
        names = {one["name"] for one in window.update()["table"]["sittings"]}
        said = " ".join(event["words"] for event in window.last["events"])
    assert names == {"Student 0", "Grace"}
    assert "Student 1" not in said


def test_a_room_speaks_the_language_in_which_it_was_opened_or_one_that_a_teacher_chooses(
    served: Served,
) -> None:
    teacher, student = served.player("Teacher"), served.player("Ada")
    code = teacher.post("/api/rooms?lang=en-US")["code"]
    student.post(f"/api/rooms/{code}/join")
    assert student.get(f"/api/rooms/{code}")["language"] == "en-US"
    chosen = teacher.post(f"/api/rooms/{code}/settings?lang=en-US", {"language": "en"})
    assert chosen["language"] == "en"
    with pytest.raises(Refused, match="no language called 'tlh'"):
        teacher.post(f"/api/rooms/{code}/settings", {"language": "tlh"})


def test_an_exported_check_is_in_the_language_of_its_room(served: Served) -> None:
    lesson = Lesson(served, students=0)
    export = f"/api/rooms/{lesson.code}/checks/key/metals/export?format=gift"
    assert "⟦" not in lesson.teacher.http.get(export).text
    lesson.command("settings", language=MARKED)
    assert "⟦" in lesson.teacher.http.get(export).text


def test_frozen_names_stay(served: Served) -> None:
    lesson = Lesson(served, 1)
    lesson.command("settings", frozen_names=True)
    with pytest.raises(Refused, match="can't be changed"):
        lesson.ask(lesson.students[0], "name", name="Eve")


def test_a_student_with_a_personal_link_plays_on_with_another_device(served: Served) -> None:
    lesson = Lesson(served, 1)
    slips = lesson.command("settings", numbers=3)["desk"]["slips"]
    phone, tablet = served.player("Phone"), served.player("Tablet")
    assert lesson.ask(phone, "join", slip=slips[1])["you"] == "Phone"
    table = lesson.command("deal", **METALS)["tables"][0]["code"]
    stranger = served.player("Stranger")
    assert lesson.ask(stranger, "join", slip=slips[0], again=True)["you"] is None
    back = lesson.ask(tablet, "join", slip=slips[1], again=True)
    assert (back["you"], back["table"]) == ("Phone", table)
    assert tablet.get(f"/api/tables/{table}")["you"] is not None
    assert phone.get(f"/api/tables/{table}")["you"] is None
    assert lesson.seen_by(phone)["you"] is None
    path = f"/api/rooms/{lesson.code}/slips/2"
    assert b"svg" in lesson.teacher.http.get(path).content
    assert phone.http.get(path).status_code == 403


# Coming and going


def test_a_locked_room_and_a_removal_keep_people_out(served: Served) -> None:
    lesson = Lesson(served, 2)
    lesson.command("deal", **METALS)
    id_ = lesson.id_of("Student 0")
    lesson.command("remove", id=id_)
    assert lesson.names() == ["Student 1"]
    # The bot in their place doesn't keep their name.
    assert sorted(lesson.seats()) == [("Fair bot", "bot"), ("Student 1", "person")]
    with pytest.raises(Refused, match="removed you"):
        lesson.ask(lesson.students[0], "join")
    lesson.command("settings", locked=True)
    with pytest.raises(Refused, match="locked"):
        lesson.ask(served.player("Late"), "join")
    # Readmitted, the student gets a seat again.
    assert [one["name"] for one in lesson.desk()["removed"]] == ["Student 0"]
    lesson.command("readmit", id=id_)
    assert lesson.seen_by(lesson.students[0])["table"] is not None
    assert lesson.seats() == [
        ("Student 0", "person"),
        ("Student 1", "person"),
    ] or lesson.seats() == [
        ("Student 1", "person"),
        ("Student 0", "person"),
    ]


def test_only_members_sit_at_the_tables_of_a_room_under_their_names_there(served: Served) -> None:
    """A removed student takes no seat at a table that hasn't begun, and nobody else does under any name."""
    lesson = Lesson(served, 3)
    lesson.command("deal", **METALS | {"start": False})
    rude, other, _ = lesson.students
    table = lesson.seen_by(rude)["table"]
    lesson.command("remove", id=lesson.id_of("Student 0"))
    rude.put("/api/me", {"name": "shithead"})
    for person, reason in ((rude, "removed you"), (served.player("Eve"), "aren't in this room")):
        with pytest.raises(Refused, match=reason) as refused:
            person.sit(table)
        assert refused.value.status == 403
    if lesson.seen_by(other)["table"] != table:
        with pytest.raises(Refused, match="a seat at another table"):
            other.sit(table)
    late = served.player("Some Name")
    lesson.ask(late, "join", name="Late")
    assert "Late" in [sitting["name"] for sitting in late.sit(table)["sittings"]]
    assert lesson.seen_by(late)["table"] == table


def test_leaving_a_room_and_joining_again_gives_the_same_seat(served: Served) -> None:
    lesson = Lesson(served, 3)
    lesson.command("deal", **METALS)
    student = lesson.students[0]
    table = lesson.seen_by(student)["table"]
    lesson.ask(student, "leave")
    lesson.ask(student, "join", name="Again")
    assert lesson.seen_by(student)["table"] == table
    names = [name for n in range(2) for name, _ in lesson.seats(n)]
    assert names.count("Again") == 1
    assert "Student 0" not in names


def close_code(person: Player, table: str) -> int | None:
    with pytest.raises(ConnectionClosed) as closed, person.connect(table) as window:
        window.update()
    return closed.value.rcvd.code if closed.value.rcvd else None


def test_nobody_watches_a_locked_room_from_outside(served: Served) -> None:
    """Whoever has the code sees its title, and nothing about the people and tables."""
    lesson = Lesson(served, 2)
    lesson.command("deal", **METALS)
    eve, removed = served.player("Eve"), lesson.students[1]
    table = lesson.seen_by(lesson.teacher)["tables"][0]["code"]
    ways = [f"/api/tables/{table}{end}" for end in ("", "/stream", "/record", "/cards")]
    assert len(lesson.seen_by(eve)["people"]) == 2
    with eve.connect(table) as window:
        window.update()
        lesson.command("settings", locked=True)
        with pytest.raises(ConnectionClosed) as closed:
            window.until(999)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    lesson.command("remove", id=lesson.id_of("Student 1"))
    for outsider in (eve, removed):
        assert [outsider.http.get(way).status_code for way in ways] == [403] * len(ways)
        assert close_code(outsider, table) == 4403
        seen = lesson.seen_by(outsider)
        assert (seen["title"], seen["locked"]) == (lesson.seen_by(lesson.teacher)["title"], True)
        assert "Student" not in json.dumps(seen)
        assert table not in json.dumps(seen)
    assert lesson.seen_by(removed)["removed"]
    for insider in (lesson.teacher, lesson.students[0]):
        assert insider.http.get(ways[0]).status_code == 200
    lesson.command("settings", watching=True)
    assert eve.http.get(ways[0]).status_code == 200
    assert lesson.seen_by(eve)["people"]


def test_a_late_joiner_takes_a_bots_seat_and_plays(served: Served) -> None:
    lesson = Lesson(served, 1)
    lesson.command("deal", **METALS, bots="easy")
    assert sorted(kind for _, kind in lesson.seats()) == ["bot", "person"]
    late = served.player("Late")
    table = lesson.ask(late, "join")["table"]
    assert table == lesson.seen_by(lesson.students[0])["table"]
    assert {name for name, _ in lesson.seats()} == {"Student 0", "Late"}
    with late.connect(table) as window:
        assert window.update()["table"]["you"] is not None
    # With every seat taken by somebody who isn't away for long, the next one waits.
    assert lesson.ask(served.player("Later"), "join")["table"] is None


def test_absent_students_are_not_dealt_in_and_get_a_seat_when_they_come(served: Served) -> None:
    lesson = Lesson(served, 3)
    with present(lesson.students[0], code=lesson.code):
        dealt = lesson.command("deal", **METALS, bots="easy", absent=False)
        assert [one["table"] is not None for one in dealt["people"]] == [True, False, False]
        with present(lesson.students[1], code=lesson.code):
            assert lesson.seen_by(lesson.students[1])["table"] == dealt["tables"][0]["code"]
    with pytest.raises(Refused, match="Everyone is away"):
        lesson.command("deal", **METALS, absent=False)


def test_people_who_wait_get_tables_of_their_own(served: Served) -> None:
    lesson = Lesson(served, 2)
    late, absent = served.player("Late"), served.player("Absent")
    with pytest.raises(Refused, match="Nobody is waiting"):
        lesson.command("seat")
    first = lesson.command("deal", **METALS)["tables"][0]["code"]
    for student in (late, absent):
        assert lesson.ask(student, "join")["table"] is None
    with present(late, code=lesson.code):
        tables = lesson.command("seat")["tables"]
    assert [one["code"] for one in tables][:1] == [first]
    assert [one["name"] for one in tables[1]["sittings"]] == ["Late", "Fair bot"]
    assert lesson.seen_by(late)["table"] == tables[1]["code"]
    # The game runs, so the next one takes the bot's seat.
    assert lesson.ask(absent, "join")["table"] == tables[1]["code"]


def test_a_student_is_moved_to_another_table(served: Served) -> None:
    lesson = Lesson(served, 4)
    tables = lesson.command("deal", **METALS)["tables"]
    student = lesson.desk()["people"][0]
    other = next(one["code"] for one in tables if one["code"] != student["table"])
    # Nobody at the other table is connected, so their seats can be taken.
    lesson.command("move", id=student["id"], table=other)
    assert lesson.desk()["people"][0]["table"] == other
    assert lesson.students[0].get(f"/api/tables/{other}")["you"] is not None
    assert lesson.students[0].get(f"/api/tables/{student['table']}")["you"] is None
    with pytest.raises(Refused, match="There is no table"):
        lesson.command("move", id=student["id"], table="CDFHJK")


def test_nobody_is_moved_to_a_table_whose_players_are_there(served: Served) -> None:
    lesson = Lesson(served, 3)
    lesson.command("deal", game="metals", seats=2, start=True, bots="easy")
    full = next(
        table
        for table in lesson.seen_by(lesson.teacher)["tables"]
        if all(one["kind"] == "person" for one in table["sittings"])
    )
    alone = next(p for p in lesson.desk()["people"] if p["table"] != full["code"])
    players = [s for s in lesson.students if lesson.seen_by(s)["table"] == full["code"]]
    with players[0].connect(full["code"]) as one, players[1].connect(full["code"]) as other:
        one.update(), other.update()
        wait_until(
            lambda: all(
                s["here"] for s in lesson.teacher.get(f"/api/tables/{full['code']}")["sittings"]
            )
        )
        with pytest.raises(Refused, match="Everyone at that table is playing"):
            lesson.command("move", id=alone["id"], table=full["code"])


# Accommodations


def test_a_student_with_more_time_has_it_in_every_game_and_classmates_do_not_see_it(
    served: Served,
) -> None:
    lesson = Lesson(served, 2)
    ada, ben = lesson.students
    lesson.command("needs", id=lesson.id_of("Student 0"), time="2", large=True)
    clock = {"per": "move", "seconds": 60}
    for game in ("metals", "pkace"):
        deal = {"game": game, "seats": 2, "start": True, "clock": clock}
        table = lesson.command("deal", **deal)["tables"][0]["code"]
        with ada.connect(table) as window, ben.connect(table) as other:
            own, seen = window.update(), other.update()
            assert own["to_move"] == seen["to_move"]
            if own["to_move"] == [own["table"]["you"]]:
                assert 115 < own["clocks"][0]["left"] <= 120
                assert seen["clocks"] == []
            else:
                assert 55 < own["clocks"][0]["left"] <= 60
                assert 55 < seen["clocks"][0]["left"] <= 60
    assert "needs" not in str(lesson.seen_by(ben)["people"])
    assert lesson.seen_by(ben)["desk"] is None


# Rounds


def test_a_pause_carries_one_sentence_to_every_table(served: Served) -> None:
    lesson = Lesson(served, 2)
    lesson.command("deal", **METALS, minutes=10)
    paused = lesson.command("pause", message=" Eyes to  CaCl₂ ")
    assert paused["pause"] == "Eyes to CaCl₂"
    assert paused["timer"]["ends"] is None
    assert 590 < paused["timer"]["left"] <= 600
    table = lesson.seen_by(lesson.students[0])["table"]
    info = lesson.students[0].get(f"/api/tables/{table}")
    assert (info["status"], info["notice"]) == ("paused", "Eyes to CaCl₂")
    lesson.command("pause", message="Look at the projector")
    assert lesson.students[0].get(f"/api/tables/{table}")["notice"] == "Look at the projector"
    resumed = lesson.command("resume")
    assert resumed["pause"] is None
    assert resumed["timer"]["ends"] is not None
    assert lesson.students[0].get(f"/api/tables/{table}")["notice"] == ""


def test_groups_made_by_the_teacher_are_dealt_together(served: Served) -> None:
    lesson = Lesson(served, 4)
    ids = {one["name"]: one["id"] for one in lesson.desk()["people"]}
    pairs = [["Student 0", "Student 3"], ["Student 1", "Student 2"]]
    lesson.command("groups", groups=[[ids[name] for name in pair] for pair in pairs])
    lesson.command("deal", **METALS, grouping="groups")
    dealt = [sorted(name for name, _ in lesson.seats(table)) for table in range(2)]
    assert sorted(dealt) == pairs


def test_groups_become_teams_whose_points_everyone_sees(served: Served) -> None:
    lesson = Lesson(served, 4)
    ids = {one["name"]: one["id"] for one in lesson.desk()["people"]}
    pairs = [["Student 0", "Student 1"], ["Student 2", "Student 3"]]
    lesson.command("groups", groups=[[ids[name] for name in pair] for pair in pairs])
    assert lesson.seen_by(lesson.students[0])["teams"] == []
    teams = lesson.command("settings", teams=True)["teams"]
    assert [(one["names"], one["points"]) for one in teams] == [(pair, 0) for pair in pairs]
    lesson.command("deal", **METALS, grouping="apart")
    dealt = [{name for name, _ in lesson.seats(table)} for table in range(2)]
    assert all(table & set(pair) for table in dealt for pair in pairs)


def test_the_timer_is_set_extended_and_removed(served: Served) -> None:
    lesson = Lesson(served, 0)
    set_to = lesson.command("timer", minutes=5)
    assert 299 < set_to["timer"]["ends"] - set_to["now"] <= 300
    more = lesson.command("timer", minutes=2, extend=True)
    assert 418 < more["timer"]["ends"] - more["now"] <= 420
    assert lesson.command("timer")["timer"] is None
    with pytest.raises(Refused, match="must be above 0"):
        lesson.command("timer", minutes=-1)


def test_a_table_is_sent_to_the_projector_until_the_next_round(served: Served) -> None:
    lesson = Lesson(served, 2)
    table = lesson.command("deal", **METALS)["tables"][0]["code"]
    assert lesson.command("project", table=table)["projected"] == table
    with pytest.raises(Refused, match="There is no table"):
        lesson.command("project", table="CDFHJK")
    assert lesson.command("deal", **METALS)["projected"] is None


def test_tiles_show_who_is_to_move_and_who_was_refused_in_a_row(served: Served) -> None:
    lesson = Lesson(served, 2)
    table = lesson.command("deal", **METALS)["tables"][0]["code"]
    (tile,) = lesson.desk()["tables"]
    (seat,) = tile["to_move"]
    assert tile["refusals"] == [0, 0]
    mover = next(s for s in lesson.students if s.get(f"/api/tables/{table}")["you"] == seat)
    with mover.connect(table) as window:
        window.update()
        for _ in range(3):  # R10: there is nothing to concede
            window.move({"type": "concede"}, ply=window.last["ply"])
        (tile,) = lesson.desk()["tables"]
        assert tile["refusals"][seat] == 3
        assert lesson.seen_by(lesson.teacher)["tables"][0]["moves"] == 0
        move = window.last["moves"][0]["move"]
        assert window.move(move, ply=3)["type"] == "accepted"
    seen = lesson.seen_by(lesson.teacher)
    assert seen["desk"]["tables"][0]["refusals"] == [0, 0]
    assert seen["tables"][0]["moves"] == 1


def test_games_that_the_teacher_ends_count_for_the_ranking_if_they_had_begun(
    served: Served,
) -> None:
    lesson = Lesson(served, 2)
    lesson.command("deal", **PKACE)
    assert lesson.command("end")["ranking"] == []
    _make_a_move(lesson, lesson.command("deal", **PKACE)["tables"][0]["code"])
    # No trick is complete: a tie, half of ten points each.
    ranked = lesson.command("end")["ranking"]
    assert [(one["place"], one["points"]) for one in ranked] == [(1, 5), (1, 5)]
    # They count once, also after the next deal.
    assert lesson.command("deal", **PKACE)["ranking"] == ranked


def test_places_after_the_third_are_for_teachers_and_their_owners_unless_switched_on(
    served: Served,
) -> None:
    lesson = Lesson(served, 6)
    # Ties of ten points: each of the six has 5, then four of them 10.
    for tables in (3, 2):
        for table in lesson.command("deal", **PKACE)["tables"][:tables]:
            _make_a_move(lesson, table["code"])
        last = lesson.command("end")["ranking"]
    assert [(one["place"], one["points"]) for one in last] == [(1, 10)] * 4 + [(5, 5)] * 2
    (behind,) = [one for one in lesson.students if one.me["name"] == last[4]["name"]]
    assert lesson.seen_by(behind)["ranking"] == last[:5]
    assert lesson.seen_by(served.player("Visitor"))["ranking"] == last[:4]
    lesson.command("settings", all_places=True)
    assert lesson.seen_by(behind)["ranking"] == last


def test_ratings_compare_people_who_have_met(served: Served) -> None:
    lesson = Lesson(served, 3)
    paired, alone = lesson.command("deal", **PKACE)["tables"]
    assert [one["kind"] for one in alone["sittings"]].count("bot") == 1
    for table in (paired, alone):
        _make_a_move(lesson, table["code"])
    lesson.command("end")
    rated = lesson.teacher.get(f"/api/rooms/{lesson.code}/ratings")
    met = {one["name"] for one in paired["sittings"]}
    # No trick is complete, and a tie between beginners leaves them where they began.
    assert {(one["name"], one["rating"]) for one in rated} == {(name, 25.0) for name in met}
    assert all(0 < one["give_or_take"] < 16.3 for one in rated)


def _make_a_move(lesson: Lesson, table: str) -> None:
    """By whichever student at this table is to move; by nobody if it is a bot."""
    to_move = next(one["to_move"] for one in lesson.desk()["tables"] if one["code"] == table)
    for student in lesson.students:
        if student.get(f"/api/tables/{table}")["you"] in to_move:
            with student.connect(table) as window:
                window.move(window.update()["moves"][0]["move"])


# One teacher at many tables


def test_a_teacher_plays_at_every_table_and_no_bot_takes_their_seat(served: Served) -> None:
    lesson = Lesson(served, 3)
    deal = {
        **METALS,
        "bots": "easy",
        "teacher": "Ms Curie",
        "clock": {"per": "move", "seconds": 60},
    }
    seen = lesson.command("deal", **deal)
    tables = seen["tables"]
    assert [sorted(name for name, _ in lesson.seats(n)) for n in range(3)] == [
        sorted(["Ms Curie", next(p["name"] for p in seen["people"] if p["table"] == one["code"])])
        for one in tables
    ]
    # The games wait for the teacher, who counts as here at all tables and has no clock.
    assert [one["you"] for one in lesson.desk()["tables"]] == [1, 1, 1]
    assert all(one["sittings"][1]["here"] for one in tables)
    late = served.player("Late")
    assert lesson.ask(late, "join")["table"] is None
    student, to = lesson.students[0], {"id": lesson.id_of("Late")}
    to["table"] = lesson.seen_by(student)["table"]
    with student.connect(to["table"]) as window:
        window.update()
        with pytest.raises(Refused, match="Everyone at that table is playing"):
            lesson.command("move", **to)
    code = tables[0]["code"]
    with lesson.teacher.connect(code) as window:
        assert window.update()["table"]["you"] == 1
        assert all(clock["seat"] == 0 for clock in window.last["clocks"])


def test_two_students_and_the_teacher_share_a_table_of_three(served: Served) -> None:
    lesson = Lesson(served, 4)
    deal = {"game": "pkace", "seats": 3, "start": True, "teacher": "Teacher"}
    assert len(lesson.command("deal", **deal)["tables"]) == 2
    assert [len(lesson.seats(n)) for n in range(2)] == [3, 3]
    # A colleague who deals sits down themselves.
    colleague = served.player("Colleague")
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    desk = lesson.ask(colleague, "deal", **deal)["desk"]
    assert [one["you"] for one in desk["tables"]] == [2, 2]
    assert [one["you"] for one in lesson.desk()["tables"]] == [None, None]


# Homework


def play_out(student: Player, table: str) -> None:
    """The first legal move until the game is over."""
    with student.connect(table) as window:
        update = window.update()
        while update["table"]["status"] != "over":
            if update["moves"]:
                window.move(update["moves"][0]["move"], ply=update["ply"])
            update = window.update()


def test_homework_is_played_against_bots_and_the_teacher_sees_who_has_done_it(
    served: Served,
) -> None:
    lesson = Lesson(served, 2)
    ada, ben = lesson.students
    deal = {"game": "pkace", "seats": 2, "options": {"hand": 4}, "bots": "easy"}
    with pytest.raises(Refused, match="must be in the future"):
        lesson.command("homework", deal=deal, games=2, until=1.0)
    lesson.command("homework", deal=deal, games=2, until=4e9)
    (given,) = lesson.seen_by(ada)["homework"]
    assert (given["title"], given["games"], given["done"], given["table"]) == ("pKace", 2, 0, None)
    table = lesson.ask(ada, "do", number=1)["table"]
    assert lesson.ask(ada, "do", number=1)["table"] == table, "the game that was begun comes first"
    assert lesson.seen_by(ada)["homework"][0]["table"] == table
    play_out(ada, table)
    wait_until(lambda: lesson.seen_by(ada)["homework"][0]["done"] == 1)
    assert lesson.ask(ada, "do", number=1)["table"] != table
    (report,) = lesson.teacher.get(f"/api/rooms/{lesson.code}/homework")
    assert {one["name"]: one["done"] for one in report["people"]} == {
        "Student 0": 1,
        "Student 1": 0,
    }
    assert lesson.seen_by(ben)["homework"][0]["table"] is None
    with pytest.raises(Refused, match="isn't in the room"):
        lesson.ask(served.player("Stranger"), "do", number=1)
    lesson.command("withdraw", number=1)
    with pytest.raises(Refused, match="no such homework"):
        lesson.ask(ben, "do", number=1)


def test_homework_follows_a_student_with_a_slip_to_another_device(served: Served) -> None:
    lesson = Lesson(served, 0)
    slips = lesson.command("settings", numbers=1)["desk"]["slips"]
    phone, tablet = served.player("Phone"), served.player("Tablet")
    lesson.ask(phone, "join", slip=slips[0])
    deal = {"game": "pkace", "seats": 2, "options": {"hand": 4}, "bots": "easy"}
    lesson.command("homework", deal=deal, games=1, until=4e9)
    table = lesson.ask(phone, "do", number=1)["table"]
    assert lesson.ask(tablet, "join", slip=slips[0])["homework"][0]["table"] == table
    assert lesson.ask(tablet, "do", number=1)["table"] == table
    play_out(tablet, table)
    wait_until(lambda: lesson.seen_by(tablet)["homework"][0]["done"] == 1)


# Reports


def test_every_decision_of_finished_games_is_reported(served: Served) -> None:
    lesson = Lesson(served, 2)
    table = lesson.command("deal", **METALS, help="none")["tables"][0]["code"]
    (seat,) = lesson.desk()["tables"][0]["to_move"]
    mover = next(s for s in lesson.students if s.get(f"/api/tables/{table}")["you"] == seat)
    name = lesson.seen_by(mover)["you"]
    with mover.connect(table) as window:
        window.update()
        window.move({"type": "concede"}, ply=0)
        hand = window.last["view"]["hand"]
        window.move({"type": "initiate", "card": next(iter(hand))}, ply=1)
    assert lesson.teacher.get(f"/api/rooms/{lesson.code}/decisions") == [], "it is still running"
    lesson.command("number", id=lesson.id_of(name), number=7)
    lesson.command("end")
    refused, accepted = lesson.teacher.get(f"/api/rooms/{lesson.code}/decisions")
    assert (refused["name"], refused["number"], refused["kind"]) == (name, 7, "person")
    assert (refused["result"], refused["rule"], refused["help"]) == ("refused", "R10", "none")
    assert refused["reason"].startswith("There is nothing to reinforce or to concede")
    assert (accepted["result"], accepted["rule"], accepted["round"]) == ("accepted", "", 1)
    assert accepted["what"]
    lines = lesson.teacher.get(f"/api/rooms/{lesson.code}/decisions.csv").splitlines()
    assert lines[0].startswith("round,table,game,name,number,kind,at,seconds,what,result,rule")
    assert len(lines) == 3


def test_homework_with_a_set_counts_for_the_student_and_not_for_the_teacher(
    served: Served,
) -> None:
    """A whole class begins at once, and a person may have only a few sets checked at a time."""
    lesson = Lesson(served, 1)
    deal = {**PKACE, "set": with_forty(lesson.teacher)}
    lesson.command("homework", deal=deal, games=1, until=served.service.clock.now() + 3600)
    teacher = served.service.people.recent(lesson.teacher.http.cookies[COOKIE])
    assert teacher is not None
    while served.service.limits.jobs.allows(teacher):
        pass
    assert lesson.ask(lesson.students[0], "do", number=1)["table"]


# Restarts


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'valence.db'}"
    with serving(database) as served:
        lesson = Lesson(served, 3)
        lesson.command("remove", id=lesson.id_of("Student 2"))
        lesson.command("settings", locked=True, frozen_names=True)
        steps = [{"kind": "talk", "minutes": 5}, {"kind": "play", "deal": METALS}]
        lesson.command("lesson", lesson={"steps": steps})
        lesson.command("step", step=1, seen=0)
        lesson.command("timer", minutes=30)
        before = lesson.command("pause", message="Look here")
        cookies = dict(lesson.teacher.http.cookies)
    with serving(database) as served, served.client() as teacher:
        teacher.cookies.update(cookies)
        after = teacher.get(f"/api/rooms/{lesson.code}").json()
    assert {**after, "now": 0} == {**before, "now": 0}


def test_help_fades_over_the_games_of_a_lesson(served: Served) -> None:
    lesson = Lesson(served, 1)
    student, deal = lesson.students[0], {**METALS, "bots": "easy", "help": "fading"}
    table = lesson.command("deal", **deal)["tables"][0]["code"]
    with student.connect(table) as window:
        update = window.until(0)
        while "formulas" in update["help"]:
            if update["to_move"] == [0]:
                window.move(update["moves"][0]["move"], ply=update["ply"])
            update = window.until(update["ply"] + 1)
    for game, expected in (("metals", ["moves"]), ("pkace", ["line", "moves"])):
        table = lesson.command("deal", **{**deal, "game": game})["tables"][0]["code"]
        with student.connect(table) as window:
            assert window.until(0)["help"] == expected
