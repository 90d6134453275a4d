"""The release checklist: `make release` runs it and stops at the first check that fails.

Nothing is published; the end of the output lists what was built and the remaining manual steps.
"""

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from datetime import date
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from zipfile import ZipFile

import valence

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSION = valence.__version__
WHEEL_FILES = (
    "valence/py.typed",
    "valence/server/static/index.html",
    "valence/server/static/third-party-licences.md",
    "valence/games/metals/RULES.md",
    "valence/chem/data/acids.csv",
)

WHOLE_GAME = """
import valence
match = valence.start("metals", seed=7)
while match.to_move:
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
assert valence.replay(match.record).outcome == match.outcome
"""


class NotReady(Exception):
    """A check failed; the message says what to do."""


def the_tree_is_clean() -> None:
    if changed := run("git", "status", "--porcelain"):
        raise NotReady(f"commit or remove these first:\n{changed}")


def the_changelog_names_the_version() -> None:
    """Check that the changelog begins with this version, dated today or earlier, without an "Unreleased" part."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", VERSION):
        raise NotReady(
            f"src/valence/__init__.py has version {VERSION!r}; a release needs one like 1.2.3"
        )
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## (\S+) – (\d{4}-\d\d-\d\d)$", changelog, re.M)
    if heading is None or heading[1] != VERSION or date.fromisoformat(heading[2]) > date.today():
        raise NotReady(f"the first entry of CHANGELOG.md must be '## {VERSION} – {date.today()}'")
    if "## Unreleased" in changelog:
        raise NotReady(
            "CHANGELOG.md still has an 'Unreleased' section: put its entries under the new version"
        )


def the_citation_names_the_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    if f"\nversion: {VERSION}\n" not in citation:
        raise NotReady(f"CITATION.cff must have the line 'version: {VERSION}'")


def the_site_is_built() -> None:
    run(sys.executable, "scripts/tasks.py", "site", shown=True)


def no_test_is_left_out() -> None:
    if "Left out" in (said := run(sys.executable, "-m", "tests.programs")):
        raise NotReady(said)


def every_check_passes() -> None:
    run(sys.executable, "scripts/tasks.py", "test", "coverage", shown=True)


def wheel_and_sdist_are_built() -> None:
    for old in DIST.glob("valence_games-*"):
        old.unlink()
    run(
        sys.executable,
        "-m",
        "uv",
        "build",
        "--quiet",
        "--no-build-isolation",
        "--out-dir",
        str(DIST),
    )
    with ZipFile(wheel()) as packed:
        if missing := set(WHEEL_FILES) - set(packed.namelist()):
            raise NotReady(f"missing from the wheel: {', '.join(sorted(missing))}")
    with tarfile.open(DIST / f"valence_games-{VERSION}.tar.gz") as packed_sources:
        files = {name.partition("/")[2] for name in packed_sources.getnames()}
    known = {"PKG-INFO", *run("git", "ls-files").splitlines()}
    if foreign := sorted(name for name in files - known if "/static/" not in name):
        raise NotReady(f"git doesn't know what the sdist contains: {', '.join(foreign[:3])}")


def the_wheel_works_on_its_own() -> None:
    """Try the wheel in an empty environment without Node or extras, then with a real browser."""
    with TemporaryDirectory(prefix="valence release ") as folder:
        python = install(Path(folder) / "environment")
        alone = {"PATH": f"{python.parent}:/usr/bin:/bin", "HOME": folder}
        valence_ = str(python.parent / "valence")
        if run(valence_, "--version", environment=alone) != f"valence {VERSION}":
            raise NotReady("the installed program reports a different version")
        run(valence_, "games", environment=alone)
        run(valence_, "doctor", environment=alone)
        run(str(python), "-c", WHOLE_GAME, environment=alone)
        browser = {**os.environ, "VALENCE_PYTHON": str(python)}
        run(
            sys.executable,
            "-m",
            "pytest",
            "tests/browser/test_games.py",
            environment=browser,
            shown=True,
        )


def install(folder: Path) -> Path:
    """Install the wheel into a new environment; returns its Python."""
    uv = [sys.executable, "-m", "uv"]
    run(*uv, "venv", "--quiet", "--python", sys.executable, str(folder))
    python = folder / "bin" / "python"
    run(*uv, "pip", "install", "--quiet", "--python", str(python), str(wheel()))
    return python


def wheel() -> Path:
    return DIST / f"valence_games-{VERSION}-py3-none-any.whl"


def run(*command: str, environment: dict[str, str] | None = None, shown: bool = False) -> str:
    """Run a command and return its output; NotReady if it fails."""
    output = None if shown else subprocess.PIPE
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=output, stderr=output, text=True, check=False
    )
    if done.returncode != 0:
        raise NotReady(f"{' '.join(command)} failed:\n{done.stdout or ''}{done.stderr or ''}")
    return (done.stdout or "").strip()


CHECKLIST: tuple[Callable[[], None], ...] = (
    the_tree_is_clean,
    the_changelog_names_the_version,
    the_citation_names_the_version,
    the_site_is_built,
    no_test_is_left_out,
    every_check_passes,
    wheel_and_sdist_are_built,
    the_wheel_works_on_its_own,
    the_tree_is_clean,
)


def main() -> int:
    print(f"Valence {VERSION}. Most tests run twice, so this takes 20 to 30 minutes.", flush=True)
    for point in CHECKLIST:
        name, began = point.__name__.replace("_", " "), monotonic()
        try:
            point()
        except NotReady as problem:
            print(f"✗ {name}\n{problem}")
            return 1
        print(f"✓ {name} ({monotonic() - began:.0f} s)", flush=True)
    for file in sorted(DIST.glob("valence_games-*")):
        print(f"{sha256(file.read_bytes()).hexdigest()}  dist/{file.name}")
    print("The site is in dist/site.")
    print(
        f"Next, by hand: git tag v{VERSION}, and push the tag; the release workflow publishes it."
    )
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
