"""Each printed sheet is the first choice on the page of a new table, and people play it to its end."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import LAPTOP, PHONE, Person


def sit_down(
    person: NewPerson, game: str, sheet: str, seats: int, rules: dict[str, str] | None = None
) -> list[Person]:
    """Sit down at a table that one person opens on the page of a new table, and the others join on phones."""
    ada = person(viewport=LAPTOP)
    page = ada.page
    ada.open(f"/new/{game}")
    page.get_by_label("Players").select_option(str(seats))
    choice = page.get_by_label("Rules", exact=True)
    if choice.count():
        choice.select_option(sheet)
    expect(page.locator(".changed")).to_have_count(0)
    page.locator("summary").filter(has_text="Our variants").click()
    expect(page.locator(".variants li")).not_to_have_count(0)
    if rules:
        page.locator("summary").filter(has_text="Change the rules").click()
    for label, value in (rules or {}).items():
        page.get_by_label(label).fill(value)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile(r"/table/\w+$"))
    expect(page.get_by_text(f"Rules: {sheet}")).to_be_visible()
    others = [person(viewport=PHONE, has_touch=True) for _ in range(seats - 1)]
    for one in others:
        one.join(page.url.rsplit("/", 1)[1])
    page.get_by_role("button", name="Start the game").click()
    for one in (ada, *others):
        expect(one.page.get_by_role("log")).to_be_visible()
    return [ada, *others]


def expect_results(people: list[Person]) -> None:
    for one in people:
        expect(one.page.locator("#result")).to_have_text(re.compile("win|lost|tie"))


@pytest.mark.parametrize(
    ("sheet", "seats", "most"),
    [
        ("pKace for two", 2, 20),
        ("pKace for three or more", 3, 24),
        ("pKace, second edition", 2, 20),
    ],
)
def test_pkace_by_each_of_its_sheets(person: NewPerson, sheet: str, seats: int, most: int) -> None:
    people = sit_down(person, "pkace", sheet, seats)
    playing.play_out(people, playing.pkace, most)
    expect_results(people)


def test_metals_by_its_sheet(person: NewPerson) -> None:
    people = sit_down(person, "metals", "Metal vs. Non-Metal", 2)
    playing.play_out(people, playing.metals, 80)
    expect_results(people)


def test_polymer_by_its_sheet(person: NewPerson) -> None:
    """A page offers only sets that are saved, so the table with a short one comes from the API."""
    ada, ben = person(), person(viewport=PHONE, has_touch=True)
    ada.open()
    wish = {"game": "polymer", "preset": "polymer", "options": {"cards": playing.SHORT_SET}}
    code: str = ada.post("/api/tables", wish)["code"]
    ada.open(f"/table/{code}")
    ben.join(code)
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ben.page.get_by_role("log")).to_be_visible()
    playing.play_out([ada, ben], playing.polymer, 60)
    expect_results([ada, ben])


def test_charged_by_its_sheet_ends_when_everybody_passes(person: NewPerson) -> None:
    people = sit_down(person, "charged", "Charged!", 2)
    playing.play_out(people, playing.charged, 20)
    expect_results(people)
    expect(people[0].page.locator(".square.loose")).to_have_count(0)


def test_quizmaster_by_its_sheet_is_asked_judged_and_called_again(person: NewPerson) -> None:
    ada, ben = sit_down(person, "quizmaster", "Quizmaster", 2, {"Number of cards": "2"})
    for says in ("the name", "the value"):
        following = ada.page.get_by_role("button", name="Next card")
        if following.count():
            following.click()
        ada.page.get_by_role("button", name=says).click()
        call(ben, "-99" if says == "the name" else "nothing known")
        ada.page.get_by_role("button", name="Wrong").click()
        # No call locks anybody out: the same player calls again, and gets the card.
        following = ben.page.get_by_role("button", name="Next card")
        if following.count():
            following.click()
        expect(ben.page.get_by_label("Your answer")).to_be_visible()
        call(ben, playing.right_answer(ben.page))
        expect(ada.page.get_by_text("The table says: right.")).to_be_visible()
        ada.page.get_by_role("button", name="Right").click()
    expect(ben.page.locator("#result")).to_have_text("You win with 2!")
    expect(ada.page.locator("#result")).to_have_text(re.compile(r"^\w+ \w+ wins$"))


def call(one: Person, text: str) -> None:
    following = one.page.get_by_role("button", name="Next card")
    if following.count():
        following.click()
    one.page.get_by_label("Your answer").fill(text)
    one.page.get_by_role("button", name="Answer", exact=True).click()


def test_who_am_i_by_its_sheet_with_questions_of_ones_own(person: NewPerson) -> None:
    people = sit_down(person, "whoami", "Who Am I?", 2)
    for text, says in (("Am I in vinegar?", "no"), ("Would I burn?", "yes")):
        mover = playing.wait_for_mover(people)
        assert mover is not None
        other = next(one for one in people if one is not mover)
        playing.open_questions(mover.page)
        mover.page.get_by_label("Your own question").fill(text)
        mover.page.get_by_role("button", name="Ask", exact=True).click()
        other.page.get_by_role("button", name=says, exact=True).click()
        expect(mover.page.get_by_role("log")).to_contain_text(text)
    mover = playing.wait_for_mover(people)
    assert mover is not None
    other = next(one for one in people if one is not mover)
    drawn = other.page.locator(".others .structure").get_attribute("style") or ""
    (mine,) = re.findall(r"drawings/([\w-]+)\.svg", drawn)
    mover.page.get_by_role("button", name="Guess", exact=True).click()
    mover.page.locator(f".all [data-card='{mine}']").click()
    mover.page.get_by_role("button", name=re.compile("^I am .*!$")).click()
    expect(mover.page.locator("#result")).to_have_text("You win 1 : 0")
    expect(other.page.locator("#result")).to_have_text("You lost 0 : 1")
