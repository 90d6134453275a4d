"""A real Chromium, a real server, and people who each have their own browser window."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import programs
from tests.browser.people import CHROMIUM_FLAGS, Person
from tests.browser.serving import Server, serving

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        programs.client()
        chromium = programs.chromium()
    except programs.Missing as missing:
        pytest.skip(str(missing))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Opens browser windows for new people; none may have logged an error by the end of the test."""
    people: list[Person] = []

    def arrive(**context: object) -> Person:
        people.append(Person(browser, server.address, **context))
        return people[-1]

    yield arrive
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.leave()
    assert complaints == []
