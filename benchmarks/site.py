"""The site without a server, in Chromium: `python -m benchmarks.site records [1000]`.

`records` plays random games of every kind in the browser's Python and in this one. The records must be the same,
byte for byte.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from tests import programs
from tests.browser.people import CHROMIUM_FLAGS
from tests.browser.site import FOLDER, StaticServer, served, start_random_games
from tests.site import random_games
from valence.games import CATALOGUE
from valence.site.files import write_site

BATCH = 25  # games between two lines of output


def records(browser: Browser, web: StaticServer, games: str = "1000") -> None:
    """Random games, in the browser and here."""
    page = browser.new_page()
    page.set_default_timeout(0)
    page.goto(web.address)
    digest = start_random_games(page)
    for game in CATALOGUE:
        began, same = perf_counter(), 0
        for first in range(0, int(games), BATCH):
            here = random_games.digest(game, first, BATCH)
            if digest(game, first, BATCH) != here:
                raise SystemExit(f"{game}: seeds {first} to {first + BATCH - 1} differ")
            same += BATCH
        seconds = perf_counter() - began
        print(f"{game:12}{same:6} records are the same ({seconds:.0f} s)", flush=True)


MEASURED: dict[str, Callable[..., None]] = {"records": records}


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(), args=CHROMIUM_FLAGS
        )
        yield browser
        browser.close()


def main(what: str, *arguments: str) -> None:
    with TemporaryDirectory() as folder, served(Path(folder)) as web, chromium() as browser:
        write_site(Path(folder) / FOLDER)
        MEASURED[what](browser, web, *arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
