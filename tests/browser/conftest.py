"""A real Chromium, a real server, and people who each have a browser window of their own."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import CALM, Person
from tests.browser.serving import Server, serving

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
STATIC = Path(__file__).parents[2] / "src" / "valence" / "server" / "static"

NewPerson = Callable[..., Person]


def chromium(playwright: Playwright) -> str | None:
    """The browser of this machine, or the one that Playwright has brought."""
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, (*CHROMIUMS, own))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the browser tests need the built client: make web")
    with sync_playwright() as playwright:
        found = chromium(playwright)
        if found is None:
            pytest.skip("the browser tests need Chromium: apt-get install chromium")
        launched = playwright.chromium.launch(executable_path=found, args=CALM)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Somebody new, whose browser must not have complained by the end of the test."""
    people: list[Person] = []

    def arrive(**context: object) -> Person:
        people.append(Person(browser, server.address, **context))
        return people[-1]

    yield arrive
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.leave()
    assert complaints == []
