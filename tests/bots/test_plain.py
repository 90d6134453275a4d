"""Bots that know nothing of a game but its rules."""

import pytest

import valence
from tests.bots.test_every_bot import positions
from valence.bots import LEVELS, Budget, Level, registry
from valence.bots.plain import plain
from valence.core.dice import Dice
from valence.games import CATALOGUE
from valence.lab.ladder import Deal, Pairing, Setting, play_deal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_they_play_whatever_the_game(name: str, level: Level) -> None:
    bot = plain(valence.game(name))[level]
    _, _, view, moves = next(positions(name))
    assert bot(view, moves, Dice(1, "bot"), Budget(seconds=0.2)) in moves


def test_a_fair_one_beats_an_easy_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "pkace", plain(valence.game("pkace")))
    deals = [Deal(Pairing("fair", "easy"), seed) for seed in range(8)]
    setting = Setting("pkace", budget=Budget(seconds=None))
    won = [play_deal(setting, deal).mean for deal in deals]
    assert sum(won) / len(won) > 0.6
