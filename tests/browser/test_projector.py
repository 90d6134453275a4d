"""The projector in front of a class: everything on the screen, whatever the class and the state."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from examples.client import Player
from tests.browser.conftest import NewPerson
from tests.browser.people import Person

SCREENS: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 1024, "height": 768}]


@contextmanager
def students(address: str, room: str, number: int) -> Iterator[list[str]]:
    """Students who have the room's page open; their names."""
    with ExitStack() as stack:
        names = []
        for _ in range(number):
            student = Player(address)
            stack.callback(student.close)
            names.append(student.post(f"/api/rooms/{room}/join")["you"])
            stack.enter_context(student.http.stream("GET", f"/api/rooms/{room}/stream"))
        yield names


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
    with students(teacher.address, room, 25) as names:
        projector.open(f"/room/{room}/projector")
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
