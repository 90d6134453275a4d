"""The game of docs/add-a-game.md, which is a package of its own, is played in the browser on a plain board."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.looks import check_both_themes
from tests.browser.playing import sit_down
from tests.browser.serving import Server, serving
from tests.example_game import installed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Overrides the usual server with one that has the game."""
    environment = installed(tmp_path_factory.mktemp("packages"))
    with serving(tmp_path_factory.mktemp("server"), environment) as server:
        yield server


def test_it_is_listed_with_the_other_games(person: NewPerson) -> None:
    ada = person(locale="de-DE")
    ada.open()
    expect(ada.page.get_by_text("Two atoms form a bond")).to_be_visible()
    check_both_themes(ada)
    ada.open("/cards/tug")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Electron Tug")


def test_two_people_play_it_and_watch_the_replay(person: NewPerson) -> None:
    ada, ben = people = sit_down(person, "tug")
    expect(ada.page.get_by_role("heading", name="Your hand")).to_be_visible()
    expect(ada.page.locator("[data-move]")).to_have_count(5)
    check_both_themes(ada)
    playing.play_out(people, playing.plain, 10)
    for one in (ada, ben):
        expect(one.page.locator("#result")).to_have_text(
            re.compile("^You( and .+)? (win|lost|share)")
        )
    ada.page.get_by_role("link", name="Watch the replay").click()
    ada.page.get_by_role("slider").fill("3")
    expect(ada.page.locator("dt", has_text="leader")).to_be_visible()


def test_an_illegal_move_is_explained(person: NewPerson) -> None:
    reasons: list[str] = []

    def turn(page: Page) -> None:
        refused = page.locator("[aria-disabled=true]")
        if refused.count():
            refused.first.click(force=True)  # aria-disabled: people can still click it
            reasons.append(page.get_by_role("alert").inner_text())
        playing.plain(page)

    playing.play_out(sit_down(person, "tug", {"hand": 10}), turn, 20)
    assert reasons
    assert all("so answer within the period" in reason for reason in reasons)
