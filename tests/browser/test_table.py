"""What a table promises whichever game is played: keyboard, reasons, hints, and nothing lost."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.serving import serving

# What a network that blocks sockets does to them.
BLOCK_SOCKETS = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006, reason: "" }), 5); }
  send() {}
  close() {}
};
"""


def against_a_bot(one: Person, game: str) -> None:
    one.open()
    one.page.get_by_role("button", name=f"Play now: {game}").click()
    expect(one.page.get_by_role("log")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def play_one(one: Person) -> None:
    """A card, and the story tells of it."""
    playing.wait_for_mover([one])
    told = len(one.story())
    playing.pkace(one.page)
    expect(one.page.get_by_role("log").locator("p")).not_to_have_count(told)


def play_until(one: Person, selector: str) -> None:
    """Play cards until the page offers what is wanted."""
    for _ in range(10):
        assert playing.wait_for_mover([one]), "the game is over"
        if one.page.locator(selector).count():
            return
        play_one(one)
    raise AssertionError(f"there was no {selector} in a whole game")


def test_one_click_starts_a_game_against_a_bot(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    expect(ada.page).to_have_title(re.compile("●"))
    expect(ada.page.locator("[data-card]")).to_have_count(10)


def test_the_keyboard_alone_plays_a_whole_game(person: NewPerson) -> None:
    ada = person()
    ada.open()
    tab_to(ada.page, "[aria-label='Play now: pKace']")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log")).to_be_visible()

    def turn(page: Page) -> None:
        tab_to(page, "[data-card].can")
        page.keyboard.press("Enter")

    playing.play_out([ada], turn, 10)
    expect(ada.page.locator("#result")).to_be_visible()


def test_the_keyboard_places_a_tile(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", against_bot=True)
    tab_to(ada.page, "[data-square='9 9']")
    tile = ada.page.locator("[data-tile]").first.get_attribute("data-tile")
    assert tile is not None
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press(tile[0])
    ada.page.keyboard.press("Enter")
    placed = ada.page.locator("[data-square='9 10']")
    expect(placed).to_have_text(re.compile("k10, .*not placed yet"))
    ada.page.keyboard.press("Delete")
    expect(placed).to_have_text("k10, free")


def test_a_card_that_may_not_be_played_says_why(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "pKace")
    play_until(ada, "[data-card].cannot")
    ada.page.locator("[data-card].cannot").first.click(force=True)
    expect(ada.page.get_by_role("alert")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Rule R1[23]")).click()
    expect(ada.page.locator(".book .now")).to_be_visible()


def test_a_hint_can_be_played(person: NewPerson) -> None:
    ada = person()
    against_a_bot(ada, "Metal")
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.get_by_role("button", name="Play it").first.click()
    expect(ada.page.get_by_role("log")).to_contain_text("leads")


def test_a_killed_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Person(browser, server.address)
        against_a_bot(ada, "pKace")
        play_one(ada)
        playing.wait_for_mover([ada])
        told = ada.story()
        server.kill()
        expect(ada.page.get_by_text("The connection is lost")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("The connection is lost")).to_be_hidden()
        assert ada.story() == told
        play_one(ada)
        ada.leave()


def test_where_sockets_are_blocked_the_game_goes_on_without(person: NewPerson) -> None:
    ada = person()
    ada.page.add_init_script(BLOCK_SOCKETS)
    against_a_bot(ada, "pKace")
    playing.play_out([ada], playing.pkace, 10)


def test_a_rematch_takes_both_to_the_same_table(person: NewPerson) -> None:
    ada, ben = person(), person()
    code = ada.open_table("quizmaster", {"cards": 1, "seconds": 0})
    ben.join(code)
    ada.page.get_by_role("button", name="Start the game").click()
    playing.play_out([ada, ben], playing.quizmaster, 2)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(code))
    ben.page.get_by_role("button", name="Join the rematch").click()
    ben.page.wait_for_url(ada.page.url)
