"""The archive that a browser gets has all that the site imports, and nothing else is needed."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests import programs
from valence.site.files import MODULES, PARTS, SiteMissing, site_files, write_site

PACKED = {"fsrs", "msgspec", "typing_extensions"}
PLAY = """
import sys
outside = set(sys.modules)
import valence.site.worker
from valence.bots import LEVELS
from valence.site.bots import run_job
from valence.games import CATALOGUE
from valence.core.wire import encode, to_json
from valence.practice.turns import Answer, Turn, take_turn
from datetime import UTC, datetime
import valence
take_turn(Turn(answer=Answer("acetone/name", "19.3")), datetime.now(UTC))
for name in CATALOGUE:
    match = valence.start(name, seed=1)
    seat = match.to_move[0]
    for level in LEVELS:
        run_job(to_json(["move", [name, level, to_json(match.game.view(match.state, seat)), seat, 1, 0.01]]))
    valence.understanding(match.record)
loaded = {module.partition(".")[0] for module in set(sys.modules) - outside}
print(*sorted(loaded - sys.stdlib_module_names))
print(*sorted({module.split(".")[1] for module in sys.modules if module.startswith("valence.")}))
"""


@pytest.fixture(scope="module")
def imported() -> tuple[set[str], set[str]]:
    """Top-level packages, and parts of our own, that are loaded when all games have been played."""
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    packages, parts = done.stdout.splitlines()
    return set(packages.split()), set(parts.split())


def test_all_parts_that_the_site_uses_are_packed(imported: tuple[set[str], set[str]]) -> None:
    packed = {*PARTS, *(Path(module).stem for module in MODULES)}
    assert imported[1] <= packed


def test_no_package_is_used_that_is_not_packed(imported: tuple[set[str], set[str]]) -> None:
    assert imported[0] <= {*PACKED, "valence"}


@pytest.fixture
def files() -> dict[str, bytes]:
    try:
        programs.site()
    except programs.Missing as missing:
        pytest.skip(str(missing))
    return site_files()


def test_the_archive_has_the_packages(files: dict[str, bytes], tmp_path: Path) -> None:
    write_site(tmp_path)
    (packages,) = tmp_path.glob("v-*/packages.bin")
    with tarfile.open(packages) as archive:
        paths = archive.getnames()
    assert {*PACKED, "valence"} <= {path.split("/")[0].split(".")[0] for path in paths}
    assert max(map(len, paths)) <= 100, "web/src/local/archive.ts reads the first field of a header"
    assert not [name for name in files if name.endswith(".whl")]


def test_the_same_sources_give_the_same_site(files: dict[str, bytes]) -> None:
    site_files.cache_clear()
    assert site_files() == files


def test_a_site_that_was_not_built_says_how(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("valence.site.files.STATIC", tmp_path)
    site_files.cache_clear()
    with pytest.raises(SiteMissing, match="make site"):
        site_files()
    site_files.cache_clear()
