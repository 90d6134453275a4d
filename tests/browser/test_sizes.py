"""The compressed size of the JavaScript that a phone downloads; `pytest -s` prints it."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from valence.games import CATALOGUE

FIRST_VIEW = 150_000  # bytes: the home page and a table
FURTHER_GAME = 60_000


def downloads(page: Page) -> Callable[[], int]:
    """The size of the scripts that were fetched since the last call."""
    fetched: list[Response] = []
    page.on("response", lambda got: fetched.append(got) if got.url.endswith(".js") else None)

    def size() -> int:
        page.wait_for_load_state("networkidle")
        total = sum(len(gzip.compress(got.body())) for got in fetched)
        fetched.clear()
        return total

    return size


def open_from_home(ada: Person, game: str) -> None:
    """By a click, so that scripts that are there are not fetched again."""
    title = CATALOGUE[game].game.title
    ada.page.get_by_role("button", name=f"Play now: {title}").click()
    expect(ada.page.get_by_role("log")).to_be_visible()


def test_the_first_view_and_each_further_game_are_small(person: NewPerson) -> None:
    ada = person()
    size = downloads(ada.page)
    ada.open()
    first, *others = CATALOGUE
    home = size()
    open_from_home(ada, first)
    table = size()
    print(f"\nhome {home:,} bytes, {first} {table:,}")
    assert home + table <= FIRST_VIEW
    for game in others:
        ada.page.go_back()
        open_from_home(ada, game)
        further = size()
        print(f"{game} {further:,}")
        assert 0 < further <= FURTHER_GAME, game
