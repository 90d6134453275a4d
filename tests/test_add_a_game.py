"""docs/add-a-game.md: the game in examples/electron-tug is found by every part of the program."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_game import ROOT, TUG, installed

PAGE = ROOT / "docs" / "add-a-game.md"
SUITE = (
    "examples/electron-tug/tests",
    "tests/test_every_game.py",
    "tests/bots",
    "tests/cli",
    "tests/printing/test_booklet.py",
    "tests/server/service/test_play.py",
    "tests/server/service/test_peeking.py",
)


class Installed:
    """Programs that run where the game is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = installed(folder / "packages")

    def run(self, *command: str, typed: str = "", folder: Path = ROOT) -> str:
        """Return the output of a command, which must succeed."""
        ran = subprocess.run(
            [sys.executable, *command],
            cwd=folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


@pytest.fixture(scope="module")
def tug(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("tug"))


def test_it_is_one_folder_with_at_most_six_python_files() -> None:
    assert len(list((TUG / "electron_tug").rglob("*.py"))) <= 6


def test_it_passes_the_suite_that_every_game_gets(tug: Installed) -> None:
    """Including a whole game over real sockets, against a bot and between recording clients."""
    said = tug.run("-m", "pytest", "-o", "addopts=", "-k", "tug", "-p", "no:cacheprovider", *SUITE)
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) >= 40


def test_the_library_finds_it(tug: Installed) -> None:
    played = (
        "import valence; match = valence.start('tug', seed=7); "
        "print(valence.game('tug').title, valence.replay(match.record).to_move)"
    )
    assert tug.run("-c", played) == "Electron Tug (0,)\n"


def test_it_is_played_in_the_terminal(tug: Installed) -> None:
    game = ["-m", "valence", "play", "tug", "--seed", "7", "--people", "Ada"]
    said = tug.run(*game, typed="play O\n" + "1\n" * 5)
    assert "│ hand      │ Cl, Ca, B, P, N │" in said
    assert "  4  play phosphorus (2.19)\n" in said
    assert "You hold no O." in said
    assert "No cards are left. Ada " in said


def test_the_parts_it_lacks_are_listed(tug: Installed) -> None:
    listing = "from valence.cli.doctor import _missing_parts; print(*_missing_parts())"
    listed = (
        "Electron Tug has no bot, terminal board and print faces of its own; plain ones are used"
    )
    assert listed in tug.run("-c", listing)


def test_its_rulebook_is_read_and_printed(tug: Installed) -> None:
    assert "more electronegative one pulls" in " ".join(tug.run("-m", "valence", "games").split())
    printing = tug.run("-m", "valence", "print", "tug", folder=tug.folder)
    assert "have no design of their own yet; printing plain ones." in " ".join(printing.split())
    assert "tug.pdf: 21 cards." in printing


def test_a_game_that_cannot_be_loaded_is_left_out_with_the_reason(tmp_path: Path) -> None:
    """The other games go on, and the name of a built-in game can't be taken."""
    packages = tmp_path / "packages" / "broken-1.0.dist-info"
    packages.mkdir(parents=True)
    (packages / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (packages / "entry_points.txt").write_text(
        "[valence.games]\ngone = no_such_module:ENTRY\nnone = json:dumps\n"
        "other = valence.games.metals:ENTRY\nmetals = valence.games.metals:ENTRY\n"
    )
    listing = "from valence.games import CATALOGUE; print(*CATALOGUE)"
    ran = subprocess.run(
        [sys.executable, "-c", listing],
        env={**installed(packages.parent), "PYTHONWARNINGS": "error"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "pkace polymer metals quizmaster whoami charged tug\n"
    assert [line.partition(": ")[::2] for line in ran.stderr.splitlines()] == [
        ("the game 'gone' of another package is left out", "No module named 'no_such_module'"),
        ("the game 'none' of another package is left out", "json:dumps is no Entry"),
        ("the game 'other' of another package is left out", "its game is called 'metals'"),
        ("the game 'metals' of another package is left out", "there is a game with this name"),
    ]


def test_the_page_shows_the_files_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = re.findall(r"^`([\w/]+\.\w+)`\n```\w+\n(.*?)^```$", page, re.M | re.S)
    assert len(shown) >= 8
    for file, text in shown:
        whole = (TUG / file).read_text(encoding="utf-8")
        for part in text.split("…\n"):
            assert part.strip("\n") in whole, f"{file} has no longer: {part}"
