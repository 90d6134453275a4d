"""A teacher's classes: found again, kept, taken home and deleted, in any browser with the recovery phrase."""

import asyncio
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from websockets.exceptions import ConnectionClosed

import valence
from examples.client import Message, Player, Refused, Window
from tests.server.clocks import ManualClock
from tests.server.service.fleet import player_at
from tests.server.service.serving import Served, serving
from tests.server.service.test_desk import METALS, PKACE, Lesson, present
from valence.server.people.sessions import COOKIE
from valence.server.store import open_store

DAY = 86_400.0
WEEK = 7 * DAY


def classes(person: Player) -> Message:
    found: Message = person.get("/api/classes")
    return found


def taught(person: Player) -> list[str]:
    return [one["code"] for one in classes(person)["taught"]]


def phrase_of(teacher: Player) -> str:
    phrase: str = teacher.post("/api/me/phrase")["phrase"]
    return phrase


def recovered(served: Served, phrase: str, **body: object) -> Player:
    """The teacher in another browser."""
    other = served.player("Somebody")
    other.post("/api/me/recover", {"phrase": phrase, **body})
    return other


def read_all(window: Window) -> None:
    while True:
        window.update()


# Finding them


def test_two_rooms_of_a_teacher_do_not_hide_each_other(served: Served) -> None:
    teacher = served.player("Teacher")
    codes = [teacher.post("/api/rooms", {"title": title})["code"] for title in ("9b", "10a")]
    found = classes(teacher)["taught"]
    assert [(one["title"], one["code"]) for one in found] == [("10a", codes[1]), ("9b", codes[0])]
    assert taught(served.player("Colleague")) == []


def test_a_colleague_shares_the_class_and_students_find_their_room(served: Served) -> None:
    lesson = Lesson(served, 1)
    colleague = served.player("Colleague")
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    (shared,) = classes(colleague)["taught"]
    assert (shared["code"], shared["own"], shared["students"]) == (lesson.code, False, 1)
    student = classes(lesson.students[0])
    assert student["taught"] == []
    assert student["joined"] == [{"code": lesson.code, "title": "", "you": "Student 0"}]
    lesson.ask(lesson.students[0], "leave")
    assert classes(lesson.students[0])["joined"] == []


def test_lessons_are_told_by_what_was_played_when(tmp_path: Path) -> None:
    """Rounds of one day belong together; homework isn't a lesson."""
    clock = ManualClock(1_000_000)
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock) as served:
        lesson = Lesson(served, 4)
        lesson.command("deal", **METALS, absent=True)
        clock.advance(1800)
        lesson.command("deal", **PKACE, absent=True)
        clock.advance(WEEK)
        lesson.command("deal", **METALS, absent=True)
        clock.advance(DAY)
        lesson.command("homework", deal=METALS, until=clock.now() + DAY)
        lesson.ask(lesson.students[0], "do", number=1)
        (found,) = classes(lesson.teacher)["taught"]
    played = [
        (one["at"], [(g["title"], g["tables"]) for g in one["games"]]) for one in found["lessons"]
    ]
    assert played == [
        (1_001_800 + WEEK, [("Metal vs. Non-Metal", 2)]),
        (1_000_000, [("Metal vs. Non-Metal", 2), ("pKace", 2)]),
    ]


# The recovery phrase


def test_the_phrase_leads_to_all_classes_in_another_browser(served: Served) -> None:
    lesson = Lesson(served, 1)
    phrase = phrase_of(lesson.teacher)
    other = recovered(served, phrase.upper().replace(" ", "-"))
    assert taught(other) == [lesson.code]
    assert lesson.seen_by(other)["host"]
    newer = other.post("/api/rooms", {"title": "10a"})["code"]
    assert taught(lesson.teacher) == [newer, lesson.code], "both browsers are the same teacher"


def test_only_the_hash_of_a_phrase_is_stored(tmp_path: Path) -> None:
    file = tmp_path / "v.db"
    with serving(f"sqlite:///{file}") as served:
        phrase = phrase_of(served.player("Teacher"))
    with closing(sqlite3.connect(file)) as db:
        ((hash_,),) = db.execute("select hash from phrases").fetchall()
    assert len(hash_) == 32
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(word.encode() in stored for word in phrase.split())


def test_a_revoked_phrase_leads_nowhere_and_its_browsers_are_signed_out(served: Served) -> None:
    lesson = Lesson(served, 0)
    phrase = phrase_of(lesson.teacher)
    stolen = recovered(served, phrase)
    with present(stolen, code=lesson.code):
        lesson.teacher.post("/api/me/revoke")
    with pytest.raises(Refused) as refused:
        lesson.seen_by(stolen)
    assert refused.value.status == 401
    with pytest.raises(Refused, match="no such recovery phrase"):
        recovered(served, phrase)
    assert taught(lesson.teacher) == [lesson.code]
    assert classes(lesson.teacher)["phrase"] is None


def test_what_a_revoked_browser_shows_ends(served: Served) -> None:
    lesson = Lesson(served, 0)
    stolen = recovered(served, phrase_of(lesson.teacher))
    with stolen.http.stream("GET", f"/api/rooms/{lesson.code}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        lesson.teacher.post("/api/me/revoke")
        for _ in lines:  # ends, or the test never does
            pass


def test_a_new_phrase_replaces_the_old_one(served: Served) -> None:
    teacher = served.player("Teacher")
    old, new = phrase_of(teacher), phrase_of(teacher)
    with pytest.raises(Refused, match="no such recovery phrase"):
        recovered(served, old)
    recovered(served, new)


def test_classes_of_the_other_browser_come_along_only_if_asked(served: Served) -> None:
    for brings in (True, False):
        home, school = Lesson(served, 0), Lesson(served, 0)
        phrase = phrase_of(home.teacher)
        school.teacher.post("/api/me/recover", {"phrase": phrase, "classes": brings})
        wanted = {home.code, school.code} if brings else {home.code}
        assert set(taught(home.teacher)) == set(taught(school.teacher)) == wanted
        owned = {one["code"] for one in classes(home.teacher)["taught"] if one["own"]}
        assert owned == wanted


def test_guessing_phrases_is_limited_but_a_right_one_never_refused(served: Served) -> None:
    teacher, eve = served.player("Teacher"), served.player("Eve")
    phrase = phrase_of(teacher)
    codes = []
    for n in range(30):
        with pytest.raises(Refused) as refused:
            eve.post("/api/me/recover", {"phrase": f"lusab babad {n}"})
        codes.append(refused.value.status)
    assert codes[:20] == [404] * 20
    assert codes[-1] == 429
    eve.post("/api/me/recover", {"phrase": phrase})
    assert eve.get("/api/me")["name"] == "Teacher"


def test_signing_out_ends_the_session_of_this_browser_only(served: Served) -> None:
    lesson = Lesson(served, 0)
    other = recovered(served, phrase_of(lesson.teacher))
    cookie = {"Cookie": f"{COOKIE}={other.http.cookies[COOKIE]}"}
    other.post("/api/me/leave")
    assert COOKIE not in other.http.cookies
    assert served.get("/api/classes", headers=cookie).status_code == 401
    assert taught(lesson.teacher) == [lesson.code]


def test_nobody_without_a_session_reaches_anything(served: Served) -> None:
    with served.client() as nobody:
        assert nobody.get("/api/classes").status_code == 401
        for what in ("phrase", "revoke", "recover", "leave"):
            answer = nobody.post(
                f"/api/me/{what}", json={"phrase": "lusab"} if what == "recover" else {}
            )
            assert answer.status_code == 401, what


# Keeping, taking home, deleting


def test_only_the_teacher_who_opened_it_keeps_or_deletes_a_class(served: Served) -> None:
    lesson = Lesson(served, 1)
    colleague = served.player("Colleague")
    lesson.ask(colleague, "teach", key=lesson.desk()["key"])
    for what, body in (("keep", {"kept": True}), ("delete", {})):
        with pytest.raises(Refused) as refused:
            lesson.ask(colleague, what, **body)
        assert (refused.value.status, refused.value.code) == (403, "not_owner")
    assert colleague.http.get(f"/api/rooms/{lesson.code}/class.zip").status_code == 200
    assert not classes(lesson.teacher)["taught"][0]["kept"]


async def forget_old_data(database: str, now: float) -> None:
    """Delete what the server deletes once a day, with the default settings."""
    store = open_store(database, lambda: now)
    await store.open()
    await store.forget(now - 30 * DAY, now - 730 * DAY)
    await store.close()


def test_a_kept_class_is_there_after_a_year_and_a_restart(tmp_path: Path) -> None:
    """Another one, which isn't kept, is gone after a month, and so is everything about it."""
    database, clock = f"sqlite:///{tmp_path / 'v.db'}", ManualClock(1_000_000)
    with serving(database, clock=clock) as served:
        teacher = served.player("Teacher")
        kept, other = (
            teacher.post("/api/rooms", {"title": title, "generated_names": False})["code"]
            for title in ("9b", "10a")
        )
        assert [one["until"] for one in classes(teacher)["taught"]] == [clock.now() + 30 * DAY] * 2
        (found,) = (
            one
            for one in teacher.post(f"/api/rooms/{kept}/keep", {"kept": True})["taught"]
            if one["kept"]
        )
        assert (found["code"], found["until"]) == (kept, clock.now() + 730 * DAY)
        phrase = phrase_of(teacher)
        student = served.player("Ann")
        student.post(f"/api/rooms/{kept}/join")
        teacher.post(f"/api/rooms/{kept}/deal", {**METALS, "absent": True})
        cookies = dict(student.http.cookies)
    clock.advance(365 * DAY)
    asyncio.run(forget_old_data(database, clock.now()))
    with serving(database, clock=clock) as served:
        back = recovered(served, phrase)
        assert back.http.get(f"/api/rooms/{other}").status_code == 404
        (found,) = classes(back)["taught"]
        assert (found["title"], found["students"], len(found["lessons"])) == ("9b", 1, 1)
        ann = player_at(served.address, cookies)
        assert ann.get(f"/api/rooms/{kept}")["you"] == "Ann"
        ann.close()


def test_the_archive_has_everything_but_the_key_and_running_games(served: Served) -> None:
    lesson = Lesson(served, 2)
    (over,) = lesson.command("deal", **METALS, absent=True)["tables"]
    lesson.command("end")
    (running,) = lesson.command("deal", **METALS, absent=True)["tables"]
    content = lesson.teacher.http.get(f"/api/rooms/{lesson.code}/class.zip").content
    with ZipFile(io.BytesIO(content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    record = f"games/round-01-metals-{over['code']}.txt"
    assert files.keys() == {
        *("room.json", "scores.csv", "decisions.csv", "understanding.json"),
        record,
    }
    assert valence.replay(files[record]).game.name == "metals"
    room = json.loads(files["room.json"])
    assert [one["name"] for one in room["members"]] == ["Student 0", "Student 1"]
    assert lesson.desk()["key"] not in content.decode("latin-1")
    assert all(lesson.desk()["key"] not in file for file in files.values())
    assert running["code"] not in files["decisions.csv"]


def test_a_deleted_class_is_gone_for_everybody_at_once(tmp_path: Path) -> None:
    file = tmp_path / "v.db"
    with serving(f"sqlite:///{file}") as served:
        lesson, other = Lesson(served, 2), Lesson(served, 1)
        (table,) = lesson.command("deal", **METALS, absent=True)["tables"]
        with lesson.students[0].connect(table["code"]) as window:
            window.update()
            left = lesson.command("delete")["taught"]
            assert left == []
            with pytest.raises(ConnectionClosed, match="deleted"):
                read_all(window)
        for person in (lesson.teacher, *lesson.students):
            for path in (f"/api/rooms/{lesson.code}", f"/api/tables/{table['code']}"):
                assert person.http.get(path).status_code == 404
        assert classes(lesson.students[0])["joined"] == []
        assert taught(other.teacher) == [other.code]
    with closing(sqlite3.connect(file)) as db:
        for name in ("tables", "events", "dues", "analyses"):
            assert db.execute(f"select count(*) from {name}").fetchone() == (0,), name
        assert db.execute("select code from rooms").fetchall() == [(other.code,)]
        assert db.execute("select distinct room from room_people").fetchall() == [(other.code,)]


def test_the_page_of_a_deleted_room_ends(served: Served) -> None:
    lesson = Lesson(served, 1)
    with lesson.students[0].http.stream("GET", f"/api/rooms/{lesson.code}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        lesson.command("delete")
        for _ in lines:
            pass
