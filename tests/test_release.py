"""The release checklist refuses what isn't ready."""

import runpy
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pages import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts" / "release.py"))
NotReady: type[Exception] = SCRIPT["NotReady"]


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Runs one check on the folder of the test, for a version."""

    def run(name: str, version: str) -> None:
        monkeypatch.setitem(SCRIPT[name].__globals__, "ROOT", tmp_path)
        monkeypatch.setitem(SCRIPT[name].__globals__, "VERSION", version)
        SCRIPT[name]()

    return run


def test_a_tree_with_a_file_that_is_not_committed(
    check: Callable[[str, str], None], tmp_path: Path
) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    check("the_tree_is_clean", "1.2.0")
    (tmp_path / "draft.md").touch()
    with pytest.raises(NotReady, match=r"commit or remove these first:\n\?\? draft.md"):
        check("the_tree_is_clean", "1.2.0")


@pytest.mark.parametrize(
    ("version", "changelog", "reason"),
    [
        (
            "1.2.0",
            "## 1.1.0 – 2026-01-01\n",
            "the first entry of CHANGELOG.md must be '## 1.2.0 – ",
        ),
        (
            "1.2.0",
            "## 1.2.0 – 2999-01-01\n",
            "the first entry of CHANGELOG.md must be '## 1.2.0 – ",
        ),
        ("1.2.0", "## Unreleased\n\n## 1.2.0 – 2026-01-01\n", "still has an 'Unreleased' section"),
        ("1.2.0.dev0", "## 1.2.0 – 2026-01-01\n", "has version '1.2.0.dev0'"),
    ],
)
def test_a_changelog_that_is_not_about_this_version(
    check: Callable[[str, str], None], tmp_path: Path, version: str, changelog: str, reason: str
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    with pytest.raises(NotReady, match=reason):
        check("the_changelog_names_the_version", version)


def test_a_changelog_with_this_version_on_top(
    check: Callable[[str, str], None], tmp_path: Path
) -> None:
    entries = "## 1.2.0 – 2026-02-01\n\n## 1.1.0 – 2026-01-01\n"
    (tmp_path / "CHANGELOG.md").write_text(entries, encoding="utf-8")
    check("the_changelog_names_the_version", "1.2.0")


def test_a_citation_of_another_version(check: Callable[[str, str], None], tmp_path: Path) -> None:
    (tmp_path / "CITATION.cff").write_text("title: x\nversion: 1.1.0\n", encoding="utf-8")
    with pytest.raises(NotReady, match=r"must have the line 'version: 1.2.0'"):
        check("the_citation_names_the_version", "1.2.0")
