"""Every state of every game on a phone: accessible in both themes, no wider than the screen, large enough to tap."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.looks import axe_violations, is_narrow_enough, small_touch_targets
from tests.browser.people import Person
from tests.browser.scenes import GAMES
from tests.browser.serving import Server, serving

SIZES = [(360, 740), (844, 390), (390, 844)]


@pytest.fixture(scope="module")
def fixed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fixed"), module="tests.browser.fixed_server") as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_every_state_looks_right(browser: Browser, fixed_server: Server, game: str) -> None:
    ada = Person(
        browser,
        fixed_server.address,
        viewport={"width": 390, "height": 844},
        is_mobile=True,
        has_touch=True,
    )
    found = [f"{state}: {fault}" for state in GAMES[game](ada) for fault in faults(ada)]
    assert found + ada.complaints == []
    ada.leave()


def faults(one: Person) -> list[str]:
    found = []
    for theme in ("dark", "light"):
        one.page.emulate_media(color_scheme=theme)
        found += axe_violations(one, checks_names=True)
    for width, height in SIZES:
        one.resize({"width": width, "height": height})
        found += [] if is_narrow_enough(one) else [f"wider than {width} pixels"]
        # The squares of Charged! are smaller, but its board can be zoomed.
        found += [small for small in small_touch_targets(one) if "data-square" not in small]
    return found
