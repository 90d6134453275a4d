"""The site without a server, in Chromium: `python -m benchmarks.site opening`, `slow`, `sizes`, `thinking`, `records`.

- `opening`: seconds from opening the address to the own hand on the table, on the first visit and on a later one.
- `slow`: the same on a processor that is four times slower.
- `sizes`: what is transferred, compressed, before the first page can be read and in total.
- `thinking`: the longest task on the page's own thread while a strong bot thinks.
- `records [1000]`: plays random games of every kind in the browser's Python and in this one; the records must be the
  same, byte for byte.
"""

import gzip
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep
from typing import NamedTuple
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests import programs
from tests.browser import playing
from tests.browser.people import CHROMIUM_FLAGS, PHONE, Person
from tests.browser.site import (
    FOLDER,
    START_MS,
    StaticServer,
    served,
    start_random_games,
    wait_for_snapshot,
    wait_until_offline_ready,
)
from tests.site import random_games
from valence.games import CATALOGUE
from valence.site.files import site_files, write_site

BATCH = 25  # games that are compared at a time
TRIES = 3
SLOWER = 4
CYCLE = 0.02  # seconds in which a slow processor works for a quarter
MARK = f"--valence-benchmark={uuid4().hex}"
HAND = "[data-card], [data-ion]"


# Opening


def opening(browser: Browser, web: StaticServer) -> None:
    """Measure first visits with empty caches, and later ones."""
    visits = [_visits(browser, web) for _ in range(TRIES)]
    for name, each in zip(("first", "later"), zip(*visits, strict=True), strict=True):
        seconds, cpu = (median(figures) for figures in zip(*each, strict=True))
        print(f"{name} visit: {seconds:.1f} s to the first own move, {cpu:.1f} s of CPU time")


class Visit(NamedTuple):
    """The time of one visit. On a busy machine only CPU time means something; it is that of all processes together."""

    seconds: float
    cpu_seconds: float


def _visits(browser: Browser, web: StaticServer) -> tuple[Visit, Visit]:
    context = browser.new_context(base_url=web.address, viewport=PHONE, locale="en-GB")
    first = _visit(context, web)
    page = context.new_page()
    page.goto(web.address)
    wait_until_offline_ready(page)
    wait_for_snapshot(page)
    page.close()
    later = _visit(context, web)
    context.close()
    return first, later


def _visit(context: BrowserContext, web: StaticServer) -> Visit:
    page = context.new_page()
    began, used = perf_counter(), _cpu_seconds()
    page.goto(web.address, wait_until="commit")
    page.get_by_role("button", name="Play now: Metal").click(timeout=START_MS)
    page.locator(HAND).first.wait_for(timeout=START_MS)
    visit = Visit(perf_counter() - began, _cpu_seconds() - used)
    page.close()
    return visit


def _cpu_seconds() -> float:
    ticks = sum(sum(map(int, _stat(pid)[11:13])) for pid in _processes() if _stat(pid))
    return ticks / os.sysconf("SC_CLK_TCK")


def slow(browser: Browser, web: StaticServer) -> None:
    """Measure `opening` with the browser stopped three quarters of the time: developer tools can't slow workers."""
    with _slowed_down():
        opening(browser, web)


@contextmanager
def _slowed_down() -> Iterator[None]:
    is_over = Event()
    thread = Thread(target=_brake, args=(is_over,))
    thread.start()
    yield
    is_over.set()
    thread.join()


def _brake(is_over: Event) -> None:
    while not is_over.is_set():
        family = _processes()
        for _ in range(20):
            _send(family, signal.SIGSTOP)
            sleep(CYCLE * (1 - 1 / SLOWER))
            _send(family, signal.SIGCONT)
            sleep(CYCLE / SLOWER)


def _send(family: set[int], what: signal.Signals) -> None:
    for process in family:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def _processes() -> set[int]:
    """Return the browser's processes: the one with our mark, and its descendants."""
    pids = [int(process.name) for process in Path("/proc").glob("[0-9]*")]
    parents = {pid: int(fields[1]) for pid in pids if (fields := _stat(pid))}
    family = {pid for pid in parents if MARK.encode() in _read(Path(f"/proc/{pid}/cmdline"))}
    while new := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= new
    return family


def _stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat from the third one on; none if the process has ended."""
    return _read(Path(f"/proc/{pid}/stat")).decode(errors="replace").rpartition(")")[2].split()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # the process has ended
        return b""


# Sizes


def sizes(browser: Browser, web: StaticServer) -> None:
    """Print the compressed sizes, because a web host compresses and Python's own test server doesn't."""
    context = browser.new_context(base_url=web.address, service_workers="block")
    page = context.new_page()
    page.route("**/pyodide-*/**", lambda route: route.abort())
    page.goto(web.address)
    page.get_by_role("button", name="Play now: Metal").wait_for()
    asked = {path.partition(f"{FOLDER}/")[2].partition("?")[0] for path in web.asked}
    files = {name: len(gzip.compress(content)) for name, content in site_files().items()}
    first = sum(files.get(name or "index.html", 0) for name in asked if "packages.bin" not in name)
    print(f"before the first page can be read: {first / 1e6:.2f} MB")
    print(f"in total: {sum(files.values()) / 1e6:.2f} MB")
    for name, size in sorted(files.items(), key=lambda one: -one[1])[:6]:
        print(f"  {size / 1e6:6.2f} MB  {name}")
    context.close()


# Thinking


LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
"""


def thinking(browser: Browser, web: StaticServer) -> None:
    """Play a whole game of pKace against a strong bot, and print the long tasks on the page's thread."""
    person = Person(browser, web.address, viewport=PHONE)
    page = person.page
    page.goto("./#/new/pkace")
    page.get_by_label("Bot strength").select_option("strong")
    page.get_by_role("button", name="Create").click()
    page.locator(HAND).first.wait_for(timeout=START_MS)
    page.evaluate(LONG_TASKS)
    playing.play_out([person], playing.pkace, 20)
    tasks = sorted(_long_tasks(page))
    longest = f"the longest {tasks[-1]:.0f} ms" if tasks else "none"
    print(
        f"tasks over 50 ms on the page's thread in a game against a strong bot: {len(tasks)}, {longest}"
    )
    person.leave()


def _long_tasks(page: Page) -> list[float]:
    found: list[float] = page.evaluate("longTasks")
    return found


# Records


def records(browser: Browser, web: StaticServer, games: str = "1000") -> None:
    """Compare the records of random games in the browser with those made here."""
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


MEASURED: dict[str, Callable[..., None]] = {
    "opening": opening,
    "slow": slow,
    "sizes": sizes,
    "thinking": thinking,
    "records": records,
}


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=programs.chromium(), args=[*CHROMIUM_FLAGS, MARK]
        )
        yield browser
        browser.close()


def main(what: str, *arguments: str) -> None:
    with TemporaryDirectory() as folder, served(Path(folder)) as web, chromium() as browser:
        write_site(Path(folder) / FOLDER)
        MEASURED[what](browser, web, *arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
