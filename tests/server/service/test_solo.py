"""The site that runs without a server, as the server offers it."""

from pathlib import Path

import pytest

from tests import programs
from tests.server.service.serving import Served
from valence.server.routes import solo
from valence.site import files
from valence.site.files import site_files


@pytest.fixture
def site() -> dict[str, bytes]:
    try:
        programs.site()
    except programs.Missing as missing:
        pytest.skip(str(missing))
    return site_files()


def test_every_file_of_the_site_is_served(served: Served, site: dict[str, bytes]) -> None:
    assert served.get("/solo/").content == site["index.html"]
    for name in site:
        if not name.endswith(".wasm"):  # too large to compress in a test
            assert served.get(f"/solo/{name}").content == site[name], name


def test_the_address_without_a_slash_leads_to_the_site(served: Served) -> None:
    answer = served.get("/solo")
    assert (answer.status_code, answer.headers["location"]) == (302, "/solo/")


def test_webassembly_is_allowed_there_and_nowhere_else(
    served: Served, site: dict[str, bytes]
) -> None:
    del site
    policies = {
        path: served.get(path).headers["content-security-policy"]
        for path in ("/solo/", "/solo/service-worker.js", "/", "/table/CDFHJK", "/api/games")
    }
    allowed = [path for path, policy in policies.items() if "'wasm-unsafe-eval'" in policy]
    assert allowed == ["/solo/", "/solo/service-worker.js"]
    assert all("'unsafe-eval'" not in policy for policy in policies.values())


def test_files_of_a_version_are_cached_forever_and_the_others_are_not(
    served: Served, site: dict[str, bytes]
) -> None:
    version = next(name for name in site if name.endswith("api/games.json"))
    assert "immutable" in served.get(f"/solo/{version}").headers["cache-control"]
    for name in ("", "service-worker.js", "manifest.webmanifest"):
        assert served.get(f"/solo/{name}").headers["cache-control"] == "no-cache"


def test_names_of_files_that_do_not_exist_are_not_remembered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These requests have no rate limit, so that anybody could fill the memory with them."""
    monkeypatch.setattr(solo, "site_files", lambda: {"index.html": b"the page"})
    solo.solo_file.cache_clear()
    for n in range(20):
        assert served.get(f"/solo/{n}").status_code == 404
    assert served.get("/solo/").content == b"the page"
    assert solo.solo_file.cache_info().currsize == 1
    solo.solo_file.cache_clear()


@pytest.mark.parametrize("path", ["nothing.js", "%2e%2e/app.py", "static/site.html", "v-0/games"])
def test_other_files_are_not_found(served: Served, site: dict[str, bytes], path: str) -> None:
    del site
    assert served.get(f"/solo/{path}").status_code == 404


def test_without_the_site_the_server_says_so(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "STATIC", tmp_path)
    files.site_files.cache_clear()
    solo.solo_file.cache_clear()
    page, script = served.get("/solo/"), served.get("/solo/service-worker.js")
    assert (page.status_code, script.status_code) == (404, 404)
    assert page.headers["content-type"].startswith("text/html")
    assert "make site" in page.text
    assert "make site" in script.json()["reason"]
    files.site_files.cache_clear()
    solo.solo_file.cache_clear()
