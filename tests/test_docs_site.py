"""The documentation as a website: it builds without a warning, and loads nothing from elsewhere."""

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import PAGES, prose

ROOT = Path(__file__).parents[1]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "build_docs.py"))
SITE: Path = SCRIPT["BUILD"] / "site"
LOADED = re.compile(r'<(?:script|img|link)[^>]+(?:src|href)="(?P<address>https?:[^"]+)"')


@pytest.fixture(scope="module")
def site() -> Path:
    build = [sys.executable, "scripts/build_docs.py"]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return SITE


def test_every_page_is_built_and_can_be_searched(site: Path) -> None:
    addresses = {address for address in SCRIPT["website"]().values() if address.endswith(".md")}
    assert {f"{address[:-3]}.html" for address in addresses} <= {
        page.relative_to(site).as_posix() for page in site.rglob("*.html")
    }
    searched = {
        item["location"].partition("#")[0]
        for item in json.loads((site / "search.json").read_bytes())["items"]
    }
    assert {"teach.html", "rules/metals.html", "library.html"} <= searched


def test_no_page_loads_anything_from_another_origin(site: Path) -> None:
    loaded = {
        found["address"]
        for page in site.rglob("*.html")
        for found in LOADED.finditer(page.read_text(encoding="utf-8"))
    }
    assert loaded == set()


def test_every_picture_and_page_that_a_page_shows_or_links_to_is_there() -> None:
    wanted = {
        (page.parent / target).resolve().relative_to(SCRIPT["ROOT"]).as_posix()
        for page in PAGES
        for target in re.findall(r"\]\(([^):#\s]+)", prose(page))
        if re.search(r"\.(md|png|svg|webp)$", target)
    }
    assert "docs/screenshots/ruling.webp" in wanted
    assert wanted - SCRIPT["website"]().keys() == set()


@pytest.mark.parametrize(
    ("source", "link", "expected"),
    [
        ("README.md", "[teach](docs/teach.md)", "[teach](teach.md)"),
        ("docs/library.md", "[changes](../CHANGELOG.md#top)", "[changes](changelog.md#top)"),
        ("src/valence/games/metals/RULES.md", "[x](../pkace/RULES.md)", "[x](pkace.md)"),
        ("docs/sets.md", "see [a file](../examples/sets/x.csv)", "see a file"),
        ("README.md", "[elsewhere](https://example.org)", "[elsewhere](https://example.org)"),
    ],
)
def test_links_point_at_the_website(source: str, link: str, expected: str) -> None:
    assert SCRIPT["pointed"](link, source, SCRIPT["website"]()) == expected
