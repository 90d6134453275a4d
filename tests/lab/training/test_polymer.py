"""Fitting the weights of the polymer bots."""

import random
from pathlib import Path

import msgspec
import pytest

from valence.games.polymer import GAME
from valence.games.polymer.bot.weights import Fit, Weights
from valence_lab.training.polymer import fair
from valence_lab.training.polymer.fair import first_point, main, next_point, player, worth


def test_a_player_is_even_with_itself() -> None:
    one = player(Weights())
    assert worth(one, one, GAME.options({}, 2), 7) == pytest.approx(0.5)


def test_a_generation_moves_the_weights_towards_the_best_candidates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair, "CANDIDATES", 3)
    monkeypatch.setattr(fair, "ELITE", 1)
    monkeypatch.setattr(fair, "DEALS", 1)
    start = first_point(Weights())
    point = next_point(start, random.Random(1), [player(Weights())], 5)
    assert point.mean != start.mean
    assert all(new < old for new, old in zip(point.spread, start.spread, strict=True))


def test_the_command_writes_weights_and_their_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "CANDIDATES", 2)
    monkeypatch.setattr(fair, "ELITE", 1)
    monkeypatch.setattr(fair, "DEALS", 1)
    main(["--minutes", "0.001", "--check", "1", "--out", str(tmp_path / "weights.json")])
    fit = msgspec.json.decode((tmp_path / "weights.json").read_bytes(), type=Fit)
    assert fit.recipe["seed"] == 1
    assert fit.weights != Weights()
