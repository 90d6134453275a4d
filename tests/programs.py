"""The programs that some tests need: where they are on this machine, or how to install them.

`python -m tests.programs` lists those that are missing, whose tests `make test` skips.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "src" / "valence" / "server" / "static"
SITE = ROOT / "src" / "valence" / "site" / "static"
# Without windows, the first one takes two thirds of the time of the others.
CHROMIUMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


class Missing(Exception):
    """A program that is not installed, and how to install it."""


def postgres() -> Path:
    """The folder of the newest PostgreSQL's programs, which are not on Debian's path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise Missing("PostgreSQL is not installed: apt-get install postgresql")
    return found[-1].parent if found else Path(on_path or "").resolve().parent


def redis() -> Path:
    return _on_path("Redis", "redis-server", "redis-server")


def chromium() -> Path:
    """The browser of this machine, or the one that Playwright has downloaded."""
    from playwright.sync_api import sync_playwright  # slow to import

    try:
        return _on_path("Chromium", "chromium", *CHROMIUMS)
    except Missing:
        with sync_playwright() as playwright:
            downloaded = Path(playwright.chromium.executable_path)
        if downloaded.exists():
            return downloaded
        raise


def client() -> Path:
    """The browser client as it is served."""
    if not (STATIC / "index.html").exists():
        raise Missing("The browser client is not built: make web")
    return STATIC


def site() -> Path:
    """The client that runs without a server, as it was built."""
    if not (SITE / "site.html").exists():
        raise Missing("The site is not built: make site")
    return SITE


def axe() -> Path:
    """The script that checks whether a page is accessible."""
    script = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.exists():
        raise Missing("axe is not installed: make web")
    return script


def _on_path(title: str, package: str, *names: str) -> Path:
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise Missing(f"{title} is not installed: apt-get install {package}")
    return Path(found)


NEEDED_BY: dict[Callable[[], Path], str] = {
    postgres: "the tests of the store and of several server processes",
    redis: "the tests of several server processes",
    client: "every test in a browser",
    site: "the tests of the site without a server",
    chromium: "every test in a browser",
    axe: "the tests of accessibility",
}


def left_out() -> list[str]:
    """The tests that this machine has to skip, one line for each missing program."""
    lines = []
    for program, tests in NEEDED_BY.items():
        try:
            program()
        except Missing as missing:
            lines.append(f"Left out: {tests}. {missing}")
    return lines


if __name__ == "__main__":
    print(
        "\n".join(left_out()) or "Nothing was left out: every program that the tests need is here."
    )
