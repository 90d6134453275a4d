"""The files and pages of the browser client."""

import gzip
from pathlib import Path

import pytest

from tests.server.service.serving import Served
from valence.server.routes import pages


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with two files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Valence</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("console.log(1)")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages.files.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def read_again() -> None:
    pages.files.cache_clear()


@pytest.mark.parametrize(
    "path", ["/", "/join/CDFHJK", "/table/CDFHJK", "/connect", "/rules/metals"]
)
def test_every_page_is_the_one_page(served: Served, built: Path, path: str) -> None:
    answer = served.get(path)
    assert answer.text == (built / "index.html").read_text()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_built_files_are_cached_forever_and_compressed(served: Served, built: Path) -> None:
    with (
        served.client() as client,
        client.stream("GET", "/assets/app-1a2b.js") as answer,
    ):
        assert gzip.decompress(b"".join(answer.iter_raw())) == b"console.log(1)"
        assert "immutable" in answer.headers["cache-control"]
    plain = served.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == "console.log(1)"
    assert served.get("/assets/old.js").status_code == 404
    del built


def test_without_a_client_the_page_says_how_to_build_it(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nothing")
    assert "the client is not built" in served.get("/").text
