"""A teacher's classes in the browser: found again after a restart, with the phrase on another device, with names."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server, serving

METALS = {"game": "metals", "seats": 2, "start": True, "absent": True}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as server:
        yield server


def open_class(teacher: Person, title: str) -> str:
    teacher.open()
    teacher.page.get_by_role("link", name="For teachers").click()
    teacher.page.get_by_label("Room name").fill(title)
    teacher.page.get_by_role("button", name="Open a room").click()
    teacher.page.wait_for_url(re.compile("/room/"))
    return teacher.page.url.rsplit("/", 1)[1]


def saved(page: Page, button: str, to: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    download.value.save_as(to)
    return to


def you(student: Person) -> str:
    line = student.page.get_by_text(re.compile("^You're .* in this room"))
    return line.inner_text()


def enter(student: Person, path: str) -> str:
    student.open(path)
    student.page.get_by_role("button", name="Enter the room").click()
    return you(student)


def test_a_class_goes_on_after_a_restart_and_on_another_device(
    browser: Browser, own_server: Server, tmp_path: Path
) -> None:
    teacher = Person(browser, own_server.address)
    student = Person(browser, own_server.address, viewport=PHONE)
    code = open_class(teacher, "Chemistry 9b")
    open_class(teacher, "10a")
    name = enter(student, f"/room/{code}")
    teacher.post(f"/api/rooms/{code}/deal", METALS)
    teacher.post(f"/api/rooms/{code}/settings", {"numbers": 2})
    store_names = f"localStorage.setItem('valence.class.{code}', '[\"Ann Ash\", \"Ben Beech\"]')"
    teacher.page.evaluate(store_names)

    teacher.open("/classes")
    page = teacher.page
    expect(page.get_by_role("heading", level=2, name=re.compile("9b|10a"))).to_have_count(2)
    page.get_by_text("What was played and found").click()
    expect(page.get_by_text("Metal vs. Non-Metal (1 table)")).to_be_visible()
    page.get_by_label("Keep this class").first.check()
    expect(page.get_by_text("Kept for 730 days")).to_be_visible()
    names = saved(page, "Save the class lists as a file", tmp_path / "names.json")
    page.get_by_role("button", name="Make a recovery phrase").click()
    phrase = saved(page, "Save as a file", tmp_path / "phrase.txt")
    page.get_by_role("button", name="I have it").click()
    expect(page.get_by_text("You made a recovery phrase on")).to_be_visible()

    own_server.stop()
    own_server.start()

    tablet = Person(browser, own_server.address)
    tablet.open("/classes")
    tablet.page.get_by_text("I have a recovery phrase").click()
    tablet.page.get_by_label("Open its file").set_input_files(phrase)
    tablet.page.get_by_role("button", name="Show my classes").click()
    expect(tablet.page.get_by_role("heading", level=2, name="Chemistry 9b")).to_be_visible()
    tablet.page.get_by_label("Open a file with class lists").set_input_files(names)
    expect(tablet.page.get_by_text("1 class list is in this browser now")).to_be_visible()
    tablet.page.get_by_role("link", name="Open the room of Chemistry 9b").click()
    expect(tablet.page.get_by_role("button", name=re.compile("^People"))).to_be_visible()

    student.open()
    student.page.get_by_role("link", name=f"Back to room Chemistry 9b ({code})").click()
    assert you(student) == name
    assert teacher.complaints + tablet.complaints == []
    for person in (teacher, tablet, student):
        person.leave()


def test_students_share_a_tablet_and_keep_what_is_theirs(person: NewPerson) -> None:
    """Ann used it last week. Ben scans his link, and later Ann hers, on the same device."""
    teacher, tablet, phone = person(), person(), person(viewport=PHONE)
    code = open_class(teacher, "9b")
    slips = teacher.post(f"/api/rooms/{code}/settings", {"numbers": 2})["desk"]["slips"]
    ann = enter(tablet, f"/room/{code}#slip={slips[0]}")
    ben = enter(phone, f"/room/{code}#slip={slips[1]}")
    assert ann != ben
    for slip, owner in ((slips[1], ben), (slips[0], ann)):
        tablet.open("/")
        tablet.open(f"/room/{code}#slip={slip}")
        expect(tablet.page.get_by_text(owner)).to_be_visible()
        tablet.complaints.clear()  # the browser reports the refusal that starts a new session
    people = teacher.page.request.get(f"/api/rooms/{code}").json()["desk"]["people"]
    assert sorted(one["number"] for one in people) == [1, 2]


def test_a_personal_code_is_typed_where_there_is_no_camera(person: NewPerson) -> None:
    teacher, laptop = person(), person()
    code = open_class(teacher, "9b")
    slips = teacher.post(f"/api/rooms/{code}/settings", {"numbers": 2})["desk"]["slips"]
    teacher.page.evaluate(f"localStorage.setItem('valence.class.{code}', '[\"Ann\", \"Ben\"]')")
    teacher.open(f"/room/{code}/slips")
    printed = teacher.page.locator(".personal").nth(1).inner_text()
    assert printed.replace("-", "") == slips[1].replace("-", "")
    laptop.open(f"/room/{code}")
    laptop.page.get_by_label("Personal code on your slip").fill(printed)
    enter_here = laptop.page.get_by_role("button", name="Enter the room")
    enter_here.click()
    you(laptop)
    (found,) = teacher.page.request.get(f"/api/rooms/{code}").json()["desk"]["people"]
    assert found["number"] == 2


def test_somebody_else_starts_anew_on_the_same_device(person: NewPerson) -> None:
    teacher, tablet = person(), person(viewport=PHONE)
    code = open_class(teacher, "9b")
    enter(tablet, f"/room/{code}")
    tablet.page.get_by_text("Not you?").click()
    tablet.page.get_by_role("button", name="Join as somebody else").click()
    expect(tablet.page.get_by_role("button", name="Enter the room")).to_be_visible()
    enter(tablet, f"/room/{code}")
    people = teacher.page.request.get(f"/api/rooms/{code}").json()["desk"]["people"]
    assert len(people) == 2


def test_a_deleted_class_says_so_to_everybody(person: NewPerson) -> None:
    teacher, student = person(), person(viewport=PHONE)
    code = open_class(teacher, "9b")
    enter(student, f"/room/{code}")
    teacher.open("/classes")
    teacher.page.get_by_role("button", name="Delete 9b").click()
    teacher.page.get_by_role("button", name="Yes, delete everything").click()
    expect(teacher.page.get_by_role("heading", level=2, name="9b")).to_be_hidden()
    expect(student.page.get_by_role("heading", name=re.compile("no game or room"))).to_be_visible()
    student.complaints.clear()  # the browser reports that the stream is gone


@pytest.mark.parametrize("width", [360, 768, 1366])
def test_the_page_of_classes_looks_right_at_every_width(person: NewPerson, width: int) -> None:
    teacher = person(viewport={"width": width, "height": 768}, has_touch=True)
    code = open_class(teacher, "A class with quite a long name")
    teacher.post(f"/api/rooms/{code}/join", {})
    teacher.post(f"/api/rooms/{code}/deal", METALS)
    teacher.open("/classes")
    shown: list[Callable[[], None]] = [
        lambda: None,
        lambda: teacher.page.get_by_role("button", name=re.compile("^Delete")).click(),
        lambda: teacher.page.get_by_role("button", name="Make a recovery phrase").click(),
    ]
    expect(teacher.page.get_by_role("heading", level=1)).to_be_visible()
    for show in shown:
        show()
        assert is_narrow_enough(teacher)
        assert small_touch_targets(teacher) == []
        assert axe_violations(teacher) == []
