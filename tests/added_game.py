"""Adds the game documented in docs/add-a-game.md to a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "add-a-game.md"
STATIC = Path("src", "valence", "server", "static")
COPIED = ("src", "lab", "tests", "benchmarks", "docs/protocol.md", "examples", "pyproject.toml")


class Checkout:
    """A copy of the project in a separate folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "lab" / "src")]),
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def run(self, *command: str, typed: str = "") -> str:
        """The output of a command, which must succeed."""
        ran = subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


def with_the_documented_game(folder: Path) -> Checkout:
    for name in COPIED:
        _copy(ROOT / name, folder / name)
    (folder / STATIC).symlink_to(ROOT / STATIC)
    page = PAGE.read_text(encoding="utf-8")
    for file, text in re.findall(r"^`([\w/]+\.\w+)`\n```\w+\n(.*?)^```$", page, re.M | re.S):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    _add_to_the_catalogue(folder / "src" / "valence" / "games" / "__init__.py")
    return Checkout(folder)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(
            source, target, ignore=shutil.ignore_patterns("static", "node_modules", "__pycache__")
        )
    else:
        target.parent.mkdir(exist_ok=True)
        shutil.copy(source, target)


def _add_to_the_catalogue(file: Path) -> None:
    """Add the game to the import and to the catalogue."""
    text = file.read_text(encoding="utf-8")
    (known,) = re.findall(r"^from valence\.games import (.*)$", text, re.M)
    text = text.replace(known, ", ".join(sorted([*known.split(", "), "tug"])))
    file.write_text(text.replace("charged)\n", "charged, tug)\n", 1), encoding="utf-8")
