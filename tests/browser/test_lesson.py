"""A lesson with help off: two students on phones find out by trying what may be played, and why not."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import Person
from tests.browser.test_rooms import deal, enter, expect_everybody_at

PHONES = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def lesson(person: NewPerson, game: str) -> list[Person]:
    """A teacher starts a game without help for a class of two."""
    teacher, students = person(), [person(**PHONES) for _ in range(2)]
    room = teacher.open_room()
    for student in students:
        enter(student, room)
    teacher.page.get_by_label("Help").select_option("none")
    teacher.page.get_by_label("Questions").select_option("off")
    deal(teacher, game)
    return students


# A game that is over shows all that was tried in it.
OUTCOME = """([cards, held, tried]) => {
  if (document.querySelectorAll(cards).length < held) return "played";
  if (document.querySelector("#question")) return "asked";
  const lines = [...document.querySelectorAll("[role=log] p")];
  return lines.filter((line) => line.textContent.includes("You tried")).length > tried ? "refused" : null;
}"""


def attempt(page: Page, cards: str, press: Locator) -> str:
    """Return the reason why the pressed card is refused; empty if it was played, or if a question comes first."""
    held = page.locator(cards).count()
    tried = page.get_by_role("log").get_by_text("You tried").count()
    press.tap()
    outcome = page.wait_for_function(OUTCOME, arg=[cards, held, tried]).json_value()
    if outcome in {"played", "asked"}:
        return ""
    expect(page.get_by_role("alert")).to_be_visible()
    return page.get_by_role("alert").inner_text()


def try_cards(student: Person) -> list[str]:
    """Tap cards from the last to the first until one is played; the reasons why the others were not."""
    cards = "[data-card].in-hand"
    reasons: list[str] = []
    for n in reversed(range(student.page.locator(cards).count())):
        reason = attempt(student.page, cards, student.page.locator(cards).nth(n))
        if not reason:
            return reasons
        reasons.append(reason)
    raise AssertionError(f"no card could be played: {reasons}")


def test_two_students_play_pkace_on_phones_without_help(person: NewPerson) -> None:
    students = lesson(person, "pkace")
    expect_everybody_at("pKace", *students)
    reasons: list[str] = []
    for _ in range(20):
        mover = playing.wait_for_mover(students)
        assert mover is not None
        expect(mover.page.locator("[data-card].can")).to_have_count(0)
        reasons += try_cards(mover)
        assert all(map(is_narrow_enough, students))
    for student in students:
        assert axe_violations(student) == []
        assert small_touch_targets(student) == []
    assert playing.wait_for_mover(students) is None
    assert reasons, "nothing was refused in a whole game"
    for reason in reasons:
        assert "R12" in reason or "R13" in reason
        assert "you must: play" not in reason, "the answer is given away"
    code = students[0].page.url.rsplit("/", 1)[1]
    record = students[0].page.request.get(f"/api/tables/{code}/record").text()
    assert record.count("attempt") == len(reasons)


def test_cards_are_played_from_memory_and_a_reason_comes_before_the_ruling(
    person: NewPerson,
) -> None:
    ada = person(**PHONES)
    ada.open_table("pkace", {"hide_values": True}, against_bot=True, questions="often")
    for _ in range(10):
        playing.wait_for_mover([ada])
        expect(ada.page.locator("[data-card] .value").first).to_contain_text("?")
        expect(ada.page.locator("[data-card].can")).to_have_count(0)
        try_cards(ada)
        if playing.is_asked(ada):
            break
    cards = ada.page.locator("ol .card .value")
    assert all(text.endswith("?") for text in cards.all_inner_texts())
    assert small_touch_targets(ada) == []
    ada.page.locator("[data-choice]").first.tap()
    expect(ada.page.locator(".ruling")).to_contain_text(re.compile(r"Right\.|Not so: "))
    # The ruling names values; the cards may be those of the next trick already.
    ada.page.get_by_role("button", name="Why?").tap()
    told = ada.page.locator("[popover]")
    expect(told).to_contain_text(" says: ")
    expect(told).to_contain_text(re.compile(r"(below|above) −?\d|\d from the lead"))


def test_what_decides_a_round_is_said_before_the_charges_show(person: NewPerson) -> None:
    ada = person(**PHONES)
    ada.open_table("metals", {}, against_bot=True, questions="often")
    for _ in range(20):
        playing.wait_for_mover([ada])
        playing.metals(ada.page)
        if playing.is_asked(ada):
            break
    assert small_touch_targets(ada) == []
    ada.page.locator("[data-choice]").first.tap()
    told = ada.page.get_by_role("log").locator("p", has_text=re.compile(" says: .*(Right|Not so)"))
    expect(told).to_have_count(1)


def test_a_question_is_answered_before_a_round_of_chains_is_played(person: NewPerson) -> None:
    ada = person(**PHONES)
    cards = "card,copies\nsty-1,28\nbpo,26\ntermination,1\n"
    start = ("[data-card=bpo]", "[data-card=sty-1]")
    while True:  # until a hand has both cards, as nearly every one has
        ada.open_table("polymer", {"cards": cards}, against_bot=True, questions="often")
        playing.wait_for_mover([ada])
        if all(ada.page.locator(card).count() for card in start):
            break
    ada.page.locator("[data-card=bpo]").tap()
    ada.page.locator("[data-card=sty-1]").tap()
    ada.page.locator("section.panel .button.primary").first.tap()
    expect(ada.page.locator("#question")).to_be_visible()
    assert small_touch_targets(ada) == []
    ada.page.locator("[data-choice]").first.tap()
    told = ada.page.get_by_role("log").locator("p", has_text=re.compile(" says: .*(Right|Not so)"))
    expect(told).to_have_count(1)
