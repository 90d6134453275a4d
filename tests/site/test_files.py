"""The archive that a browser gets has all that the site imports, and nothing else is needed."""

import ast
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests import programs
from valence.site.files import MODULES, PACKAGES, PARTS, SiteMissing, site_files, write_site

PACKED = {"fsrs", "msgspec", "typing_extensions"}
PLAY = """
import sys
outside = set(sys.modules)
import valence.site.worker
from valence.bots import LEVELS
from valence.site.bots import run_job
from valence.games import CATALOGUE
from valence.core.wire import encode, to_json
from valence.learn.practice.turns import Answer, Turn, take_turn
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


def test_the_library_has_what_the_packed_modules_import(files: dict[str, bytes]) -> None:
    """The compiled standard library leaves out what no game needs."""
    library = next(content for name, content in files.items() if name.endswith("_stdlib.zip"))
    compiled = set(ZipFile(io.BytesIO(library)).namelist())
    packages = next(content for name, content in files.items() if name.endswith(PACKAGES))
    with tarfile.open(fileobj=io.BytesIO(packages)) as archive:
        names = [name for name in archive.getnames() if re.fullmatch("valence/.*[.]py", name)]
        sources = [archive.extractfile(name) for name in names]
        wanted = {module for source in sources if source for module in imports(source.read())}
    assert "statistics" in wanted
    missing = {
        module
        for module in filter(is_library, wanted)
        if compiled.isdisjoint({f"{module}.pyc", f"{module}/__init__.pyc"})
    }
    assert missing == {"sqlite3"}  # for Anki's files, which a browser doesn't write


def imports(source: bytes) -> Iterator[str]:
    """The top-level names of the modules that a source imports, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def is_library(module: str) -> bool:
    """Return True if a module of the standard library is written in Python, not part of the interpreter."""
    if module not in sys.stdlib_module_names:
        return False
    spec = find_spec(module)
    return spec is not None and str(spec.origin).endswith(".py")


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
