"""docs/add-a-game.md: its code blocks make a complete game."""

import re

import pytest

from tests.added_game import Checkout, with_the_documented_game

SUITE = (
    "tests/games/tug",
    "tests/test_every_game.py",
    "tests/bots",
    "tests/cli",
    "tests/printing/test_booklet.py",
    "tests/server/service/test_play.py",
    "tests/server/service/test_peeking.py",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return with_the_documented_game(tmp_path_factory.mktemp("checkout"))


def test_it_is_one_folder_with_at_most_six_python_files(checkout: Checkout) -> None:
    folder = checkout.folder / "src" / "valence" / "games" / "tug"
    assert len(list(folder.rglob("*.py"))) <= 6


def test_it_passes_the_suite_that_every_game_gets(checkout: Checkout) -> None:
    """Including a whole game over real sockets, against a bot and between recording clients."""
    said = checkout.run(
        "-m", "pytest", "-o", "addopts=", "-k", "tug", "-p", "no:cacheprovider", *SUITE
    )
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) >= 40


@pytest.mark.parametrize("check", ["ruff format --check", "ruff check", "mypy --cache-dir=.mypy"])
def test_its_code_passes_the_style_checks(checkout: Checkout, check: str) -> None:
    checkout.run("-m", *check.split(), "src/valence/games/tug", "tests/games/tug")


def test_it_respects_the_layers(checkout: Checkout) -> None:
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    assert "0 broken" in checkout.run("-c", lint)


def test_it_is_played_in_the_terminal(checkout: Checkout) -> None:
    game = ["-m", "valence", "play", "tug", "--seed", "7", "--people", "Ada"]
    said = checkout.run(*game, typed="play O\n" + "1\n" * 5)
    assert "│ hand      │ Cl, Ca, B, P, N │" in said
    assert "  4  play phosphorus (2.19)\n" in said
    assert "You hold no O." in said
    assert "No cards are left. Ada " in said


def test_the_parts_it_lacks_are_listed(checkout: Checkout) -> None:
    listing = "from valence.cli.doctor import _missing_parts; print(*_missing_parts())"
    listed = (
        "Electron Tug has no bot, terminal board and print faces of its own; plain ones are used"
    )
    assert listed in checkout.run("-c", listing)


def test_its_rulebook_is_read_and_printed(checkout: Checkout) -> None:
    assert "more electronegative one pulls" in " ".join(
        checkout.run("-m", "valence", "games").split()
    )
    printing = checkout.run("-m", "valence", "print", "tug")
    assert "have no design of their own yet; printing plain ones." in " ".join(printing.split())
    assert "tug.pdf: 21 cards." in printing
