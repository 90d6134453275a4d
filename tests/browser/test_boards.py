"""What every board keeps: nothing moves by itself, the board has most of a phone, and colours aren't needed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import Options, Person
from tests.browser.playing import SHORT_SET, SMALL_BOARD
from tests.browser.scenes import friend
from tests.browser.shifts import forget_shifts, shift, watch_shifts

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
MOST_SHIFT = 0.05
LEAST_SHARE = 0.55
NORMAL_PACE = "localStorage.setItem('valence.pace', 'normal')"

GAMES: list[tuple[str, Options, int]] = [
    ("pkace", {}, 10),
    ("metals", {"hand": 3}, 60),
    ("polymer", {"cards": SHORT_SET}, 40),
    ("quizmaster", {"cards": 4, "seconds": 600}, 5),  # with somebody who never answers
    ("whoami", {}, 60),
    ("charged", {"board": SMALL_BOARD}, 60),
]


@pytest.mark.parametrize(("game", "options", "most"), GAMES)
def test_nothing_moves_by_itself_in_a_whole_game(
    person: NewPerson, game: str, options: Options, most: int
) -> None:
    ada = person(
        viewport=SMALL_PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference"
    )
    ada.page.add_init_script(NORMAL_PACE)
    watch_shifts(ada)
    with friend(ada, game, options) if game == "quizmaster" else against_bot(ada, game, options):
        total, moved = shift_in_game(ada, game, most)
    assert total < MOST_SHIFT, "\n".join(moved)


@contextmanager
def against_bot(ada: Person, game: str, options: Options) -> Iterator[None]:
    ada.open_table(game, options, against_bot=True)
    yield


def shift_in_game(ada: Person, game: str, most: int) -> tuple[float, list[str]]:
    playing.wait_for_mover([ada])
    forget_shifts(ada)
    turn = playing.guess if game == "whoami" else getattr(playing, game)
    seen: list[tuple[float, list[str]]] = []

    def measured(page: Page) -> None:
        seen.append(shift(ada))
        turn(page, playing.tap)

    playing.play_out([ada], measured, most)
    return seen[-1]


def share(ada: Person) -> float:
    felt = ada.page.locator(".board > .felt").bounding_box()
    assert felt is not None
    return felt["height"] / SMALL_PHONE["height"]


@pytest.mark.parametrize("game", [game for game, _, _ in GAMES])
def test_a_small_phone_gives_the_board_most_of_its_height(person: NewPerson, game: str) -> None:
    ada = person(viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    ada.page.get_by_role("button", name="Close").click()  # the tip for newcomers
    assert share(ada) >= LEAST_SHARE


DRAWN = {
    "polymer": [".hand .structure", ".plot .axis"],
    "pkace": [".own .structure", ".line .axis"],
    "whoami": [".grid .structure"],
    "metals": [".beam"],
    "charged": [".grid"],
}


@pytest.mark.parametrize("game", DRAWN)
def test_drawings_stay_visible_in_forced_colours(person: NewPerson, game: str) -> None:
    ada = person(forced_colors="active")
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    for selector in DRAWN[game]:
        drawn = ada.page.locator(selector).first
        expect(drawn).to_be_attached()
        assert drawn.evaluate(INK) == drawn.evaluate(TEXT), selector


# The colour that something is drawn in, and that of text, which the system chooses.
INK = """(one) => {
    const style = getComputedStyle(one);
    return one instanceof SVGElement ? style.stroke : style.backgroundColor;
}"""
TEXT = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "CanvasText";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}"""


CARDS = {
    "pkace": "[data-card].can",
    "metals": "[data-ion].can",
    "polymer": "[data-card]",
    "whoami": ".grid [data-card]",
    "charged": "[data-tile]",
}


@pytest.mark.parametrize("game", CARDS)
def test_a_card_that_is_held_shows_large_and_is_not_played(person: NewPerson, game: str) -> None:
    ada = person(viewport=SMALL_PHONE)
    ada.open_table(game, against_bot=True)
    playing.wait_for_mover([ada])
    before = ada.log_lines()
    card = ada.page.locator(CARDS[game]).first
    card.click(delay=700)
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(card).not_to_have_attribute("aria-pressed", "true")
    assert ada.log_lines() == before


def test_a_card_on_the_table_shows_large_when_it_is_held(person: NewPerson) -> None:
    ada = person(viewport=SMALL_PHONE)
    ada.open_table("metals", {"hand": 3}, against_bot=True)
    playing.make_turn(ada, playing.metals)
    ada.page.locator(".pan [data-face]").first.click(delay=700, force=True)
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_a_small_card_under_a_resting_mouse_shows_large(person: NewPerson) -> None:
    ada = person(viewport=SMALL_PHONE)  # a wide window shows few cards large
    ada.open_table("polymer", against_bot=True)
    playing.wait_for_mover([ada])
    card = ada.page.locator("[data-card]").first
    large = ada.page.locator(".rested")
    for _ in range(2):  # the same card shows again when the mouse comes back to it
        card.hover()
        expect(large.locator(".name")).to_have_text(str(card.locator(".name").text_content()))
        ada.page.mouse.move(0, 0)
        expect(large).to_have_count(0)
