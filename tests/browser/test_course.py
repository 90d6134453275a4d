"""A lesson from the shelf: chosen, led step by step, shared; and what students do while they wait."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import LAPTOP, PHONE, Person
from tests.browser.serving import serving
from tests.browser.test_desk import choose, enter
from tests.server.service.serving import wait_until

PROJECTOR: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 768, "height": 1024}
TITLE = "Why salts have the formulas they have"


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{name}")).click()


def looks_right(person: Person, *, is_desk: bool = False) -> None:
    for size in (PHONE, TABLET, LAPTOP):
        person.resize(size)
        assert is_narrow_enough(person), size
        assert axe_violations(person) == []
    assert is_desk or small_touch_targets(person) == []


def test_a_lesson_from_the_shelf_is_led_to_its_end(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        teacher, projector = (Person(browser, server.address, viewport=PROJECTOR) for _ in "ab")
        ada, ben, late = (
            Person(browser, server.address, viewport=PHONE, has_touch=True, is_mobile=True)
            for _ in "abc"
        )
        desk = teacher.page

        # The shelf: found by the code of a topic
        teacher.open("/lessons")
        expect(desk.get_by_text("15 lessons")).to_be_visible()
        looks_right(teacher)
        desk.get_by_label("Search").fill("igcse 1.37")
        desk.get_by_role("link", name=TITLE).first.click()
        expect(desk.get_by_text("Check before: Metal vs. Non-Metal")).to_be_visible()
        looks_right(teacher)
        press(desk, "Open a room with it")
        expect(desk.get_by_role("button", name=re.compile("^Start: Talk"))).to_be_visible()
        room = desk.url.rsplit("/", 1)[1]
        projector.open(f"/room/{room}/projector")

        # While waiting: questions, and the guided game, from which everybody is taken along
        for student in (ada, ben):
            enter(student, room)
        looks_right(ada)
        ada.resize(PHONE)
        ada.page.locator("fieldset .choices button").first.click()
        press(ada.page, "Next question")
        expect(ada.page.get_by_text("Question 2 of 6")).to_be_visible()
        press(ben.page, "Learn in a minute")
        expect(ben.page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
        guided = ben.page.url

        # Step by step
        looks_right(teacher, is_desk=True)
        teacher.resize(PROJECTOR)
        press(desk, "Start: Talk")
        for person in (ada, ben, projector):
            expect(person.page.get_by_text("Which ions go together")).to_be_visible()
        press(desk, "Next: Check before")
        expect(ada.page.get_by_role("button", name="Hand in")).to_be_visible()
        expect(ben.page.get_by_text("Your teacher has ten questions for you.")).to_be_visible()
        press(desk, "Next: Play")
        expect(desk.get_by_text("0 of 2 have handed in. The check closes.")).to_be_visible()
        press(desk, "Close it, go on")
        expect(desk.locator(".tiles > li")).to_have_count(1)
        for student in (ada, ben):
            expect(student.page.get_by_role("log")).to_be_attached()
        ben.page.wait_for_url(lambda url: url != guided and "/table/" in url)

        # Late, and no seat is free
        late.open(f"/room/{room}")
        press(late.page, "Enter the room")
        expect(late.page.get_by_text("A round is running, and no seat is free.")).to_be_visible()
        press(late.page, "Play against a bot")
        expect(late.page.get_by_role("log")).to_be_attached()
        waiting = late.page.url

        # A table is discussed; a co-teacher, a restart and a reload find the same step
        desk.get_by_label("Table to discuss").select_option("Table 1")
        press(desk, "Next: Pause and discuss a table")
        for person in (ada, late):
            expect(person.page.get_by_text("What is the total charge")).to_be_visible()
        expect(projector.page.get_by_text("Table 1")).to_be_visible()
        server.kill()
        server.start()
        desk.reload()
        expect(desk.get_by_text("Step 4 of 7")).to_be_visible()
        looks_right(teacher, is_desk=True)
        teacher.resize(PROJECTOR)
        # Only people who are here are dealt in; after a restart, they come back one by one.
        path = f"/api/rooms/{room}"
        wait_until(lambda: all(one["here"] for one in teacher.get(path)["desk"]["people"]))

        # Back, and on to the end: what was skipped isn't done
        press(desk, "Back")
        expect(desk.get_by_text("Not started")).to_be_visible()
        press(desk, "Skip")
        press(desk, "Skip")
        press(desk, "Start: Play")
        press(desk, "End them and start new games")
        late.page.wait_for_url(lambda url: url != waiting and "/table/" in url)
        press(desk, "Skip")
        press(desk, "Start: Homework")
        press(desk, "End the lesson")
        expect(desk.get_by_text("The lesson is over.")).to_be_visible()
        ada.open(f"/room/{room}")
        expect(ada.page.get_by_text("0 of 2 games")).to_be_visible()


def test_a_lesson_of_ones_own_is_built_saved_and_shared(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        teacher, colleague = (Person(browser, server.address, viewport=PROJECTOR) for _ in "ab")
        room, desk = teacher.open_room(), teacher.page
        desk.get_by_label("Game", exact=True).select_option("pkace")
        press(desk, "Add to lesson")
        press(desk, "All steps")
        desk.get_by_label("Name", exact=True).fill("Bases & <acids>")
        desk.get_by_label("Sentence for every phone", exact=True).fill("Where does it go?")
        press(desk, "Add$")
        expect(desk.get_by_text("Talk · Where does it go?")).to_be_visible()
        desk.get_by_role("button", name="Move up: 2").click()
        expect(desk.locator("aside li").first).to_contain_text("Talk")
        expect(desk.get_by_text("Step 2 of 2")).to_be_visible()
        looks_right(teacher, is_desk=True)
        teacher.resize(PROJECTOR)

        # The room's lesson as a page of its own, to save and to share
        desk.get_by_role("link", name="Save or share it").click()
        expect(desk.get_by_role("heading", name="Bases & <acids>")).to_be_visible()
        with desk.expect_download() as download:
            press(desk, "Save as a file")
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert file.name == "bases-acids.lesson.json"

        colleague.open("/lessons")
        colleague.page.locator("input[type=file]").set_input_files(file)
        expect(colleague.page.get_by_role("heading", name="Bases & <acids>")).to_be_visible()
        press(colleague.page, "Open a room with it")
        expect(colleague.page.get_by_text("Step 1 of 2")).to_be_visible()
        assert colleague.page.url.rsplit("/", 1)[1] != room
        choose(colleague.page, "Lesson")
        press(colleague.page, "Put the lesson away")
        expect(colleague.page.get_by_text("Step 1 of 2")).to_have_count(0)

        # A damaged link says so
        colleague.open("/lessons/own#lesson=broken")
        expect(colleague.page.get_by_text("This isn't a lesson")).to_be_visible()
