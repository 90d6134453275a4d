"""Two people play the polymer game and work out the averages at the end, one of them on a phone."""

import re
from decimal import Decimal

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.playing import sit_down

# Many terminations, so that both have finished chains.
OWN_SET = "card,copies\nsty-1,37\nbpo,10\ntermination,8\n"


def turn(page: Page) -> None:
    """Terminate two chains of one's own, else start or grow one."""
    own = page.get_by_role("region", name="Your chains").locator("button:not(.terminated)")
    if page.locator("[data-card=termination]").count() and own.count() > 1:
        page.locator("[data-card=termination]").click()
        own.nth(0).click()
        own.nth(1).click()
        page.get_by_role("region", name="Possible moves").locator(".primary").last.click()
    else:
        playing.polymer(page)


def until_calculating(people: list[Person]) -> list[Person]:
    """Everyone who has chains that count."""
    for _ in range(80):
        mover = playing.wait_for_mover(people)
        assert mover is not None
        if is_calculating(mover.page):
            return [one for one in people if is_calculating(one.page)]
        playing.make_turn(mover, turn)
    raise AssertionError("the game didn't end")


def is_calculating(page: Page) -> bool:
    return page.get_by_role("button", name="Show the solution").count() > 0


def right_numbers(page: Page) -> dict[str, str]:
    listed = page.locator(".masses li").all_inner_texts()
    masses = [Decimal(re.findall(r"([\d.]+) g/mol", text)[0]) for text in listed]
    units = sum(int(re.findall(r"(\d+) unit", text)[0]) for text in listed)
    total = sum(masses, Decimal())
    mn, mw = total / len(masses), sum((m * m for m in masses), Decimal()) / total
    return {"Units": str(units), "Mn": f"{mn:.2f}", "Mw": f"{mw:.2f}", "Đ": f"{mw / mn:.3f}"}


def fill(page: Page, numbers: dict[str, str]) -> None:
    for label, number in numbers.items():
        page.get_by_label(label, exact=True).fill(number)
    page.get_by_role("button", name="Check").click()


def test_two_people_calculate_at_the_same_time(person: NewPerson) -> None:
    people = sit_down(person, "polymer", {"cards": OWN_SET, "calculate": True})
    first, *others = until_calculating(people)
    right = right_numbers(first.page)
    fill(first.page, right | {"Mn": "0.01"})
    expect(first.page.locator(".verdict")).to_contain_text("Mn 0.01: check the arithmetic.")
    expect(first.page.get_by_label("Mn", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(first.page.get_by_text("2 tries left")).to_be_visible()
    for one in others:
        fill(one.page, right_numbers(one.page))
    fill(first.page, right)
    for one in people:
        expect(one.page.locator("#result")).to_be_visible()
        expect(one.page.get_by_role("log")).to_contain_text("all right")
