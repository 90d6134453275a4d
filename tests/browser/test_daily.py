"""What people come back for: the puzzle of the day, and practice."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE
from valence.core.wire import to_dict
from valence.learn.puzzles import stored
from valence.learn.puzzles.opened import Opened, opened

TRICK = 1  # the number of a puzzle of pKace
GOAL = 10


def play(page: Page, card: str) -> None:
    page.locator(f"[data-card='{card}']").click()


def wrong_card(one: Opened) -> str:
    """Return a card that could react, but doesn't take the trick."""
    return str(to_dict(one.other)["card"])


def test_the_puzzle_of_the_day_is_one_tap_away(person: NewPerson) -> None:
    ada = person(viewport=PHONE, has_touch=True)
    ada.open("/")
    ada.page.get_by_role("link", name="Puzzle of the day").tap()
    expect(ada.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Board")).to_be_visible()
    game = stored.puzzle(stored.number_on(datetime.now(UTC).date())).game
    assert game in stored.GAMES
    ada.page.get_by_role("button", name="Solution").tap()
    expect(ada.page.get_by_text("The best move:")).to_be_visible()
    expect(ada.page.get_by_text("Your first puzzle of the day")).to_be_visible()
    ada.page.get_by_role("button", name="Copy result").tap()
    expect(
        ada.page.get_by_role("button", name="Copied").or_(ada.page.get_by_label("Copy this text:"))
    ).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("img", name="Tries: solution shown")).to_be_visible()


def test_a_wrong_card_is_explained_and_the_right_one_solves_the_puzzle(person: NewPerson) -> None:
    one, ada = opened(TRICK), person()
    ada.open(f"/puzzle/{TRICK}")
    play(ada.page, wrong_card(one))
    expect(ada.page.get_by_text("Not this card.")).to_be_visible()
    expect(ada.page.get_by_text("2 tries left")).to_be_visible()
    expect(ada.page.get_by_role("img", name="Tries: missed")).to_be_visible()
    play(ada.page, str(to_dict(one.best)["card"]))
    expect(ada.page.get_by_text("Solved at try 2.")).to_be_visible()
    expect(ada.page.get_by_text("takes the trick")).to_be_visible()
    ada.page.get_by_role("link", name="Another puzzle").click()
    expect(ada.page.get_by_role("button", name="Solution")).to_be_visible()


@pytest.mark.parametrize("number", range(1, 6))
def test_the_solution_of_every_game_shows_on_its_board(person: NewPerson, number: int) -> None:
    ada = person()
    ada.open(f"/puzzle/{number}")
    ada.page.get_by_role("button", name="Solution").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("The best move:")).to_be_visible()
    back = ada.page.get_by_role("button", name="Back to the board")
    expect(back).to_be_focused()
    back.press("Enter")
    expect(ada.page.locator(".hinted, .ghost").first).to_be_visible()


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
