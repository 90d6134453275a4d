"""What people come back for: practice."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE

GOAL = 10


def test_practice_introduces_asks_and_ends_with_what_was_learned(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open("/practice")
    for answered in range(GOAL):
        expect(ada.page.get_by_text(f"Today: {answered} of {GOAL}")).to_be_visible()
        ask = ada.page.get_by_role("button", name="Ask me")
        choices = ada.page.locator(".choices button")
        expect(ask.or_(choices.first)).to_be_visible()
        if ask.is_visible():
            ask.click()
        choices.first.click()
        ada.page.get_by_role("button", name="Next").click()
    expect(ada.page.get_by_role("heading", name="That's today's practice!")).to_be_visible()
    expect(ada.page.get_by_text("Practised on 1 of the last 7 days")).to_be_visible()
    expect(
        ada.page.get_by_text(re.compile("Comes back soon|New and right at once"))
    ).not_to_have_count(0)
    ada.page.get_by_role("button", name="Keep going").click()
    expect(
        ada.page.locator(".choices button").or_(ada.page.get_by_role("button", name="Ask me")).first
    ).to_be_visible()
