"""How a person plays each game: by what the page offers, never by knowing the rules."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.people import Person

Turn = Callable[[Page], None]


def play_out(people: list[Person], turn: Turn, most: int) -> None:
    """Whoever is to move makes a turn, until everybody sees the result."""
    for _ in range(most + 1):
        mover = wait_for_mover(people)
        if mover is None:
            return
        before = mover.story()
        turn(mover.page)
        mover.page.wait_for_function(
            "seen => document.querySelectorAll('[role=log] p').length > seen", arg=len(before)
        )
    raise AssertionError(f"the game was not over after {most} turns")


def wait_for_mover(people: list[Person]) -> Person | None:
    """The person to move; None when everybody sees the result."""
    for _ in range(600):
        if all(person.sees_result for person in people):
            return None
        for person in people:
            if person.is_to_move and not person.sees_result:
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody was to move, and there was no result")


def pkace(page: Page) -> None:
    page.locator("[data-card].can").first.click()


def metals(page: Page) -> None:
    decisions = page.get_by_role("button", name="Reinforce")
    if decisions.count():
        decisions.click()
        return
    page.locator("[data-ion].can").last.click()
    page.get_by_role("button", name=re.compile(r"^Play \d")).click()


def quizmaster(page: Page) -> None:
    page.get_by_label("Your answer").fill("16")
    page.keyboard.press("Enter")


def polymer(page: Page) -> None:
    """Start a chain with an initiator and two monomers, else grow one by three, else throw something away."""
    initiators = page.locator("[data-card=bpo]")
    if initiators.count():
        initiators.first.click()
    for _ in range(2 if initiators.count() else 3):
        wanted = page.locator("[data-card^=sty]:not(.chosen):not(.cannot)")
        if wanted.count():
            wanted.first.click()
    offers = page.get_by_role("region", name="What can be done")
    if not offers.locator(".first").count():
        clear(page)
        # Jokers lie last; one that is kept would never let the hand become empty.
        page.locator("[data-card]").last.click()
    offers.locator(".do").first.click()


def clear(page: Page) -> None:
    button = page.get_by_role("button", name="Clear the choice")
    if button.count():
        button.click()


def charged(page: Page) -> None:
    page.get_by_role("button", name="Pass").click()


def whoami(page: Page) -> None:
    asked = page.locator(".known").count()
    page.get_by_label("Ask about").select_option(["kind", "metal", "guarded", "group"][asked % 4])
    page.get_by_role("button", name="Ask it").click()


def plain(page: Page) -> None:
    """A game that nobody has drawn: any move."""
    page.locator("[data-move]").first.click()
