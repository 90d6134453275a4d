"""A whole game at each board on a small phone, in Chromium: `python -m benchmarks.boards [game] …`.

The player taps at once, so the seconds are what the table takes: animations, bots, and time to read that it imposes.

- `shift`: the layout shift of the whole game that no tap has caused.
- `task`: the longest task on the page's thread, in milliseconds of processor time: what else runs doesn't count.
- `seconds`: from the first position to the result, and per move of the player.
- `board`: the smallest share of the screen's height that the board had, also below the tip for newcomers.
- `words`: visible on the screen when it is the player's turn, on average; names and numbers on cards count as well.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from tests.browser import playing
from tests.browser.people import CHROMIUM_FLAGS, Options, Person
from tests.browser.scenes import friend
from tests.browser.serving import serving
from tests.browser.shifts import forget_shifts, shift, watch_shifts
from tests.programs import chromium

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
NORMAL_PACE = "localStorage.setItem('valence.pace', 'normal')"
TASKS = ["devtools.timeline", "toplevel"]
MOST_TURNS = 80

# Short games, so that all of them take a few minutes.
OPTIONS: dict[str, Options] = {
    "pkace": {},
    "metals": {"hand": 6},
    "polymer": {"cards": playing.SHORT_SET},
    "quizmaster": {"cards": 6, "seconds": 600},  # with somebody who never answers
    "whoami": {},
    "charged": {"board": playing.SMALL_BOARD},
}

VISIBLE_WORDS = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement.closest(".visually-hidden, script, style, option")) continue;
        if (!text.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        range.selectNodeContents(text);
        const { top, bottom, left, right, width, height } = range.getBoundingClientRect();
        const isInView = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        if (isInView && width > 2 && height > 2) words += text.data.match(/[\\p{L}\\p{N}]+/gu)?.length ?? 0;
    }
    return words;
}"""


class Played(NamedTuple):
    """The figures of one game."""

    shift: float
    moved: list[str]
    task: float
    seconds: float
    moves: int
    board: float
    words: float


def play(browser: Browser, address: str, game: str) -> Played:
    one = Person(
        browser,
        address,
        viewport=SMALL_PHONE,
        has_touch=True,
        is_mobile=True,
        reduced_motion="no-preference",
    )
    one.page.add_init_script(NORMAL_PACE)
    watch_shifts(one)
    with friend(one, game, OPTIONS[game]) if game == "quizmaster" else against_bot(one, game):
        played = play_out(one, game)
    one.leave()
    return played


@contextmanager
def against_bot(one: Person, game: str) -> Iterator[None]:
    one.open_table(game, OPTIONS[game], against_bot=True)
    yield


def play_out(one: Person, game: str) -> Played:
    playing.wait_for_mover([one])
    forget_shifts(one)
    tasks = Tasks(one.page)
    seen: list[tuple[float, list[str]]] = []
    shares, words = [], []
    start = perf_counter()
    while playing.wait_for_mover([one]):
        shares.append(board_share(one.page))
        words.append(one.page.evaluate(VISIBLE_WORDS))
        seen.append(shift(one))
        playing.make_turn(one, lambda page: turn(game, page, len(words)))
        assert len(words) <= MOST_TURNS, f"{game} was not over"
    seconds = perf_counter() - start
    return Played(*seen[-1], tasks.longest(), seconds, len(words), min(shares), mean(words))


def turn(game: str, page: Page, n: int) -> None:
    """Play as a person would who is in a hurry; in Who Am I?, ask four questions and then guess."""
    name = "guess" if game == "whoami" and n > 4 else game
    getattr(playing, name)(page, playing.tap)


def board_share(page: Page) -> float:
    felt = page.locator(".board > .felt").bounding_box()
    assert felt is not None
    return felt["height"] / SMALL_PHONE["height"]


class Tasks:
    """The tasks of the page's main thread, from Chromium's trace."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._events: list[dict[str, object]] = []
        self._is_done = False
        self._session.on("Tracing.dataCollected", lambda got: self._events.extend(got["value"]))
        self._session.on("Tracing.tracingComplete", self._done)
        self._session.send("Tracing.start", {"categories": ",".join(TASKS)})

    def _done(self, _: object) -> None:
        self._is_done = True

    def longest(self) -> float:
        """Return the processor time of the longest task in milliseconds, and stop."""
        self._session.send("Tracing.end")
        while not self._is_done:
            self._page.wait_for_timeout(50)
        return max((float(str(event["tdur"])) for event in self._main_tasks()), default=0.0) / 1000

    def _main_tasks(self) -> Iterator[dict[str, object]]:
        for event in self._events:
            if (
                event.get("name") in ("RunTask", "ThreadControllerImpl::RunTask")
                and "tdur" in event
            ):
                yield event


def main() -> None:
    wanted = sys.argv[1:] or list(OPTIONS)
    print(
        f"{'game':<12}{'shift':>7}{'task':>7}{'seconds':>9}{'per move':>10}{'board':>7}{'words':>7}"
    )
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)
        for game in wanted:
            got = play(browser, server.address, game)
            print(
                f"{game:<12}{got.shift:>7.3f}{got.task:>7.0f}{got.seconds:>9.1f}"
                f"{got.seconds / got.moves:>10.2f}{got.board:>7.0%}{got.words:>7.0f}",
                flush=True,
            )
            for line in got.moved:
                print(f"    {line}")
        browser.close()


if __name__ == "__main__":
    main()
