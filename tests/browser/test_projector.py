"""The projector in front of a class: everything on the screen, whatever the class and the state."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from examples.client import Player
from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person

SCREENS: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 1024, "height": 768}]


@contextmanager
def students(address: str, room: str, number: int) -> Iterator[dict[str, Player]]:
    """Students by name, who have the room's page open."""
    with ExitStack() as stack:
        joined: dict[str, Player] = {}
        for _ in range(number):
            student = Player(address)
            stack.callback(student.close)
            joined[student.post(f"/api/rooms/{room}/join")["you"]] = student
            stack.enter_context(student.http.stream("GET", f"/api/rooms/{room}/stream"))
        yield joined


def command(teacher: Person, room: str, what: str, **body: object) -> None:
    answer = teacher.page.request.post(f"/api/rooms/{room}/{what}", data=body)
    assert answer.ok, answer.text()


def is_on_screen(one: Locator) -> bool:
    """Return True if all of the element, with its contents, is in the window."""
    shown: bool = one.evaluate(
        """one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const holds = one.scrollWidth <= one.clientWidth + 1 || getComputedStyle(one).display === "inline";
          return holds && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }"""
    )
    return shown


@pytest.mark.parametrize("screen", SCREENS, ids=["16:9", "4:3"])
def test_the_names_of_a_class_of_25_are_all_on_the_screen(
    person: NewPerson, screen: ViewportSize
) -> None:
    teacher, projector = person(), person(viewport=screen)
    room = teacher.open_room()
    command(
        teacher, room, "settings", title="Chemistry with Mrs Kowalczyk-Featherstonehaugh, class 9b"
    )
    with students(teacher.address, room, 25) as names:
        projector.open(f"/room/{room}/projector")
        expect(projector.page.get_by_text("Scan this, or go to 127.0.0.1")).to_be_visible()
        expect(projector.page.get_by_text("25 in the room")).to_be_visible()
        assert all(is_on_screen(one) for one in projector.page.locator("header > *").all())
        shown = projector.page.get_by_role("list", name="In the room").get_by_role("listitem")
        expect(shown).to_have_count(25)
        assert sorted(shown.all_inner_texts()) == sorted(names)
        assert all(is_on_screen(one) for one in shown.all())


@pytest.mark.parametrize("screen", SCREENS, ids=["16:9", "4:3"])
def test_the_end_of_the_timer_covers_neither_the_tables_nor_the_way_in(
    person: NewPerson, screen: ViewportSize
) -> None:
    teacher, projector = person(), person(viewport=screen)
    room = teacher.open_room()
    with students(teacher.address, room, 4):
        projector.open(f"/room/{room}/projector")
        command(teacher, room, "deal", game="metals", start=True)
        command(teacher, room, "timer", minutes=0.001)
        timer = projector.page.get_by_role("timer")
        expect(timer).to_have_text("Time is up")
        expect(projector.page.get_by_role("list", name="Tables")).to_be_visible()
        edge = projector.page.locator(".content").evaluate(
            "one => one.getBoundingClientRect().left"
        )
        code = projector.page.locator(".code")
        for one in (timer, code, projector.page.get_by_role("img", name="QR")):
            box = one.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= edge
            assert is_on_screen(one)


@pytest.mark.parametrize("screen", SCREENS, ids=["16:9", "4:3"])
def test_a_paused_class_can_discuss_the_projected_position(
    person: NewPerson, screen: ViewportSize
) -> None:
    teacher, projector = person(), person(viewport=screen)
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 2):
        command(teacher, room, "deal", game="metals", start=True)
        projector.open(f"/room/{room}/projector")
        command(teacher, room, "pause", message="Why two chlorides?")
        expect(page.get_by_role("alert")).to_contain_text("Eyes to the front")
        tables = teacher.page.request.get(f"/api/rooms/{room}").json()["tables"]
        command(teacher, room, "project", table=tables[0]["code"])
        expect(page.locator(".board > *").first).to_be_visible()
        notice = page.get_by_role("alert")
        expect(notice).to_have_text("Eyes to the front: Why two chlorides?")
        below = notice.bounding_box()
        board = page.locator(".board").bounding_box()
        assert below
        assert board
        assert below["y"] + below["height"] <= board["y"]
        command(teacher, room, "project", table=None)
        expect(page.locator(".board")).to_have_count(0)
        expect(page.get_by_text("Why two chlorides?")).to_be_visible()


def test_a_tall_board_is_shown_whole(person: NewPerson) -> None:
    teacher, projector = person(), person(viewport={"width": 1280, "height": 720})
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 2):
        command(teacher, room, "deal", game="charged", start=True)
        tables = teacher.page.request.get(f"/api/rooms/{room}").json()["tables"]
        command(teacher, room, "project", table=tables[0]["code"])
        projector.open(f"/room/{room}/projector")
        expect(page.locator(".board > *").first).to_be_visible()
        page.wait_for_function(
            """() => [...document.querySelectorAll(".board, .board *")].every((one) =>
              !/auto|scroll/.test(getComputedStyle(one).overflowY) || one.scrollHeight <= one.clientHeight + 1)"""
        )
        assert page.evaluate("document.documentElement.scrollHeight") <= 720


def middle_of(one: Locator) -> float:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def move_if_due(student: Player, table: str) -> None:
    with student.connect(table) as window:
        if moves := window.update()["moves"]:
            window.move(moves[0]["move"])


def cookies_of(student: Player) -> dict[str, object]:
    cookies = student.http.cookies.items()
    given = {"domain": "127.0.0.1", "path": "/", "expires": -1.0, "httpOnly": True}
    fixed = {**given, "secure": False, "sameSite": "Lax"}
    return {"cookies": [{"name": name, "value": value, **fixed} for name, value in cookies]}


def test_the_projector_shows_the_best_three_places_until_all_are_switched_on(
    person: NewPerson,
) -> None:
    teacher, projector = person(), person(viewport=SCREENS[0])
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 6) as joined:
        # Ties of ten points: each of the six has 5, then four of them 10, so two share the fifth place.
        for tables in (3, 2):
            command(teacher, room, "deal", game="pkace", seats=2, start=True)
            seen = teacher.page.request.get(f"/api/rooms/{room}").json()
            for table in seen["tables"][:tables]:
                for sitting in table["sittings"]:
                    move_if_due(joined[sitting["name"]], table["code"])
            command(teacher, room, "end")
        last = [sitting["name"] for sitting in seen["tables"][2]["sittings"]]
        projector.open(f"/room/{room}/projector")
        expect(page.locator(".podium b")).to_have_count(4)
        # Nobody is second or third, and the first place stays in the middle.
        assert abs(middle_of(page.locator(".place1")) - middle_of(page.locator(".podium"))) < 2
        for name in last:
            expect(page.get_by_text(name)).to_have_count(0)
        phone = person(viewport=PHONE, storage_state=cookies_of(joined[last[0]]))
        phone.open(f"/room/{room}")
        expect(
            phone.page.get_by_text("Your place in the class ranking: 5 (points: 5).")
        ).to_be_visible()
        teacher.page.get_by_role("button", name=re.compile("^People")).click()
        teacher.page.get_by_label("Project all places").check()
        for name in last:
            expect(page.get_by_text(name)).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=["16:9", "4:3"])
def test_the_standings_of_a_tournament_name_a_class_of_25_in_full(
    person: NewPerson, screen: ViewportSize
) -> None:
    teacher, projector = person(), person(viewport=screen)
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 25):
        command(teacher, room, "settings", all_places=True)
        deal = {"game": "pkace", "seats": 2, "start": True, "absent": True}
        command(teacher, room, "tournament", deal=deal, rounds=2)
        command(teacher, room, "end")
        projector.open(f"/room/{room}/projector")
        names = page.locator(".large .truncate")
        expect(names).to_have_count(25)
        assert all(is_on_screen(one) for one in names.all())


def test_a_check_says_how_many_have_handed_in(person: NewPerson) -> None:
    teacher, projector = person(), person(viewport=SCREENS[0])
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 2) as joined:
        projector.open(f"/room/{room}/projector")
        command(teacher, room, "checks", game="metals", kind="before")
        said = page.get_by_text("Ten questions on Metal vs. Non-Metal are on your phones")
        expect(said).to_contain_text("0 of 2 have handed in")
        first = next(iter(joined.values()))
        first.post(f"/api/rooms/{room}/checks/answers", {"number": 1, "answers": [-1] * 10})
        expect(said).to_contain_text("1 of 2 have handed in")
        assert is_on_screen(said)
        command(teacher, room, "checks/close")
        expect(said).to_have_count(0)


def test_a_wider_screen_shows_a_position_larger(person: NewPerson) -> None:
    """It hangs in the same classroom: the heading takes the same share of its width."""
    teacher, projector = person(), person(viewport={"width": 1280, "height": 720})
    room, page = teacher.open_room(), projector.page
    with students(teacher.address, room, 2):
        command(teacher, room, "deal", game="metals", start=True)
        tables = teacher.page.request.get(f"/api/rooms/{room}").json()["tables"]
        command(teacher, room, "project", table=tables[0]["code"])
        projector.open(f"/room/{room}/projector")
        heading = page.get_by_role("heading", name="Table 1")
        size = "one => parseFloat(getComputedStyle(one).fontSize) / innerWidth"
        before = heading.evaluate(size)
        projector.resize({"width": 1920, "height": 1080})
        expect(page.locator(".board > *").first).to_be_visible()
        assert heading.evaluate(size) == pytest.approx(before, rel=0.02)
        assert is_on_screen(page.locator(".projected"))
