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
    ("charged", {"board": SMALL_BOARD}, 30),
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
