"""Bots in the terminal."""

import pytest

from tests.cli.running import run
from valence.bots import LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play_to_the_end(level: str) -> None:
    game = ["play", "metals", "--seed", "7", "--option", "hand=1", "--bots", level]
    code, output = run(*game, typed="1\n" * 60)
    assert code == 0
    assert "No more plays can be made. Collected:" in output


def test_an_unknown_level_is_refused_before_the_game() -> None:
    code, output = run("play", "metals", "--bots", "hard")
    assert code == 2
    assert "no bot level called 'hard' (available: easy, fair, strong, or 1 to 8)" in output
