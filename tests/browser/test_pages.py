"""Every page: without a fault that axe can find, in both themes, on a phone, in two languages; and light."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import STATIC, NewPerson
from tests.browser.people import PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("pkace", "metals", "polymer", "quizmaster", "whoami", "charged")
PAGES = (
    "/",
    "/new/pkace",
    "/cards/pkace",
    "/cards/metals",
    "/rules/metals",
    "/connect",
    "/decks",
    "/nowhere",
)
LARGEST_FIRST_VIEW = 150_000


def faults(one: Person) -> list[str]:
    """What axe finds on the page, in a line each."""
    if not AXE.exists():
        pytest.skip("axe is one of the client's packages: make web")
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text(encoding="utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = one.page.evaluate(
        "tags => axe.run({ runOnly: tags, resultTypes: ['violations'] })", tags
    )
    return [
        f"{fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


def is_narrow_enough(one: Person) -> bool:
    return bool(one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def check_both_looks(one: Person) -> None:
    """Light on a laptop, dark on a phone."""
    assert faults(one) == []
    one.page.emulate_media(color_scheme="dark")
    one.page.set_viewport_size(PHONE)
    assert faults(one) == []
    assert is_narrow_enough(one)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_fault(person: NewPerson, path: str) -> None:
    ada = person()
    ada.open(path)
    expect(ada.page.locator("h1")).to_be_visible()
    expect(ada.page.get_by_text("One moment")).to_have_count(0)
    check_both_looks(ada)


@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_a_fault(person: NewPerson, game: str) -> None:
    ada = person()
    ada.open_table(game, against_bot=True)
    expect(ada.page).to_have_title(re.compile("●"))
    expect(ada.page.get_by_text("One moment")).to_have_count(0)
    check_both_looks(ada)


def test_a_table_that_waits_for_people_has_no_fault(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open_table("pkace")
    expect(ada.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    assert faults(ada) == []
    assert is_narrow_enough(ada)


def test_a_room_has_no_fault_and_deals_its_people(person: NewPerson) -> None:
    teacher, ada, ben = person(), person(viewport=PHONE), person(viewport=PHONE)
    code = teacher.open_room()
    for student in (ada, ben):
        student.open(f"/room/{code}")
        student.page.get_by_role("button", name="Join the room").click()
        expect(student.page.get_by_text("Wait here")).to_be_visible()
    assert faults(teacher) == []
    teacher.page.get_by_label("Players at a table").select_option("2")
    teacher.page.get_by_role("button", name="Deal to tables").click()
    for student in (ada, ben):
        student.page.wait_for_url("**/table/*")
    expect(teacher.page.get_by_text("1. pKace")).to_be_visible()
    assert faults(teacher) == []


def test_a_board_shows_a_class_its_tables_and_the_way_in(person: NewPerson) -> None:
    teacher, student, projector = person(), person(viewport=PHONE), person()
    code = teacher.open_room()
    projector.open(f"/room/{code}/board")
    expect(projector.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    student.open(f"/room/{code}")
    student.page.get_by_role("button", name="Join the room").click()
    expect(projector.page.get_by_text("1 in the room")).to_be_visible()
    check_both_looks(projector)
    teacher.page.get_by_label("Game", exact=True).select_option("metals")
    teacher.page.get_by_role("button", name="Deal to tables").click()
    student.page.wait_for_url("**/table/*")
    expect(student.page.get_by_role("log")).to_be_visible()
    expect(projector.page.get_by_text("0 of 1 tables done")).to_be_visible()
    teacher.page.get_by_role("button", name="End all").click()
    expect(projector.page.get_by_text("1 of 1 tables done")).to_be_visible()
    check_both_looks(projector)


def test_the_client_speaks_german(person: NewPerson) -> None:
    ada = person(locale="de-DE")
    ada.open()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Chemie auf dem Tisch")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert faults(ada) == []


def test_an_unknown_code_says_so(person: NewPerson) -> None:
    ada = person()
    ada.open()
    ada.page.get_by_label("Code").fill("ZZZZZZ")
    ada.page.get_by_role("button", name="Join", exact=True).click()
    expect(ada.page.get_by_role("alert")).to_contain_text("ZZZZZZ")
    # The browser itself reports the 404 that told us.
    ada.complaints = [one for one in ada.complaints if "404" not in one]


def test_the_first_view_is_light() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert scripts
    weight = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in scripts)
    assert weight <= LARGEST_FIRST_VIEW
