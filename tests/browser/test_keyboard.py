"""Everything can be done with the keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Options
from tests.browser.playing import SHORT_SET, SMALL_BOARD, sit_down
from valence.games import CATALOGUE


def tab_to(wanted: Locator) -> None:
    for _ in range(120):
        wanted.page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def press_by_keyboard(wanted: Locator) -> None:
    tab_to(wanted)
    wanted.page.keyboard.press("Enter")


def test_the_keyboard_alone_starts_a_game(person: NewPerson) -> None:
    ada = person()
    ada.open()
    press_by_keyboard(ada.page.get_by_role("button", name="Play now: pKace"))
    expect(ada.page.get_by_role("log")).to_be_visible()


@pytest.mark.parametrize("press", [press_by_keyboard, playing.click])
def test_a_new_game_focuses_its_board(person: NewPerson, press: playing.Press) -> None:
    ada = person()
    ada.open()
    press(ada.page.get_by_role("button", name="Play now: pKace"))
    playing.wait_for_mover([ada])
    ada.page.keyboard.press("Tab")
    expect(ada.page.locator("[data-card]").first).to_be_focused()


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_first_tab_stays_on_the_board(person: NewPerson, game: str) -> None:
    ada = person()
    ada.open()
    title = CATALOGUE[game].game.title
    press_by_keyboard(ada.page.get_by_role("button", name=f"Play now: {title}"))
    playing.wait_for_mover([ada])
    board = ada.page.get_by_role("group", name="Board")
    if game == "quizmaster":
        expect(board.locator(".choice:enabled")).to_have_count(4)
    ada.page.keyboard.press("Tab")
    expect(board.locator(":focus")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("pkace", "[data-card]"),
        ("metals", "[data-ion]"),
        ("polymer", "[data-card]"),
        ("whoami", ".grid [data-card]"),
        ("charged", "[data-tile]"),
    ],
)
def test_right_goes_to_the_next_card_and_left_back(
    person: NewPerson, game: str, cards: str
) -> None:
    ada = person()
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    hand = ada.page.locator(cards)
    hand.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    ada.page.keyboard.press("ArrowLeft")
    expect(hand.first).to_be_focused()


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("metals", "[data-ion]"),
        ("polymer", "[data-card]"),
        ("whoami", ".grid [data-card]"),
        ("charged", "[data-tile]"),
    ],
)
def test_no_name_is_read_twice(person: NewPerson, game: str, cards: str) -> None:
    ada = person()
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.wait_for_load_state("networkidle")
    for card in ada.page.locator(cards).all()[:8]:
        read = card.aria_snapshot().replace("\u00ad", "").replace("\u200b", "")
        name = re.split("playable|\n", read)[0]  # the reason of a refusal may repeat it
        words = re.findall(r"[^\W\d_]{5,}", name.lower())
        assert len(words) == len(set(words)), read


def test_arrow_keys_move_within_the_hand(person: NewPerson) -> None:
    ada = person(viewport=PHONE)
    ada.open_table("pkace", against_bot=True)
    playing.wait_for_mover([ada])
    hand = ada.page.locator("[data-card]")
    hand.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    ada.page.keyboard.press("ArrowDown")
    expect(hand.nth(6)).to_be_focused()
    ada.page.keyboard.press("End")
    expect(hand.last).to_be_focused()
    ada.page.keyboard.press("Home")
    expect(hand.first).to_be_focused()


def test_a_card_is_named_once(person: NewPerson) -> None:
    ada = person()
    ada.open_table("pkace", against_bot=True)
    playing.wait_for_mover([ada])
    card = ada.page.locator("[data-card] .card").first
    name = card.locator(".name").inner_text().replace("\u00ad", "").split()[0]
    assert card.aria_snapshot().replace("\u00ad", "").count(name) == 1


STEPS = {(1, 0): "ArrowDown", (-1, 0): "ArrowUp", (0, 1): "ArrowRight", (0, -1): "ArrowLeft"}


def charged_by_keyboard(page: Page) -> None:
    """Arrow keys move over the board, letters choose tiles, Enter places them."""
    tiles = playing.placement(page)
    if tiles:
        tab_to(page.locator("[data-square][tabindex='0']"))
    for row, column, tile in reversed(tiles):
        walk_to(page, row, column)
        choose(page, tile)
        page.keyboard.press("Enter")
    playing.place_or_pass(page, tiles, press_by_keyboard)


def walk_to(page: Page, row: int, column: int) -> None:
    here = page.locator("[data-square]:focus").get_attribute("data-square") or ""
    at_row, at_column = map(int, here.split())
    for (down, right), key in STEPS.items():
        for _ in range(max(0, down * (row - at_row) + right * (column - at_column))):
            page.keyboard.press(key)


def choose(page: Page, tile: str) -> None:
    """A letter chooses the next tile that starts with it."""
    wanted = page.locator(f"[data-tile='{tile}'][aria-pressed=true]")
    for _ in range(20):
        if wanted.count():
            return
        page.keyboard.press(tile[0])
    raise AssertionError(f"the keyboard does not choose {tile}")


BY_KEYBOARD: dict[str, playing.Turn] = {
    "pkace": lambda page: playing.pkace(page, press_by_keyboard),
    "metals": lambda page: playing.metals(page, press_by_keyboard),
    "polymer": lambda page: playing.polymer(page, press_by_keyboard),
    "quizmaster": lambda page: playing.quizmaster(page, press_by_keyboard),
    "whoami": lambda page: playing.whoami(page, press_by_keyboard),
    "charged": charged_by_keyboard,
}


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [
        ("pkace", {}, 10),
        ("metals", {"hand": 2}, 60),
        ("polymer", {"cards": SHORT_SET}, 40),
        ("whoami", {}, 40),
    ],
)
def test_the_keyboard_alone_plays_a_whole_game_against_a_bot(
    person: NewPerson, game: str, options: Options, most: int
) -> None:
    ada = person()
    ada.open_table(game, options, against_bot=True)
    playing.play_out([ada], BY_KEYBOARD[game], most)
    expect(ada.page.locator("#result")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "options", "most"),
    [("quizmaster", {"cards": 2, "seconds": 0}, 4), ("charged", {"board": SMALL_BOARD}, 20)],
)
def test_two_people_play_a_whole_game_by_keyboard(
    person: NewPerson, game: str, options: Options, most: int
) -> None:
    people = sit_down(person, game, options)
    playing.play_out(people, BY_KEYBOARD[game], most)
    expect(people[0].page.locator("#result")).to_be_visible()


def test_the_keyboard_places_a_tile(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", against_bot=True)
    tab_to(ada.page.locator("[data-square='9 9']"))
    tile = ada.page.locator("[data-tile]").first.get_attribute("data-tile")
    assert tile is not None
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press(tile[0])
    ada.page.keyboard.press("Enter")
    placed = ada.page.locator("[data-square='9 10']")
    expect(placed).to_have_text(re.compile("k10, .*not placed yet"))
    ada.page.keyboard.press("Delete")
    expect(placed).to_have_text("k10, free")


def test_the_keyboard_reaches_the_centre_of_any_board(person: NewPerson) -> None:
    ada = person()
    ada.open_table("charged", {"board": SMALL_BOARD}, against_bot=True)
    tab_to(ada.page.locator("[data-square='4 4']"))
