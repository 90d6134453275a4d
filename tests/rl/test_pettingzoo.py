"""PettingZoo's own tests, and what they leave open."""

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import valence.rl

IDS = list(valence.rl.ids())

# PettingZoo says this of every environment with a mask.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def test_every_game_is_registered() -> None:
    assert valence.rl.ids() == {
        "pkace-v0": "pkace",
        "polymer-v0": "polymer",
        "metals-v0": "metals",
        "quizmaster-v0": "quizmaster",
        "whoami-v0": "whoami",
        "charged-v0": "charged",
    }


@pytest.mark.parametrize("id_", IDS)
def test_api(id_: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(valence.rl.env(id_), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_api_with_more_seats_and_options() -> None:
    api_test(valence.rl.env("metals-v0", seats=4, options={"write": "required"}), num_cycles=30)


@pytest.mark.parametrize("id_", IDS)
def test_seeds(id_: str) -> None:
    seed_test(lambda: valence.rl.env(id_), num_cycles=20)


@pytest.mark.parametrize("id_", IDS)
def test_rendering(id_: str) -> None:
    is_plain = {"text": lambda drawn: "\x1b" not in drawn, "ansi": lambda drawn: "\x1b[" in drawn}
    render_test(lambda render_mode: valence.rl.env(id_, render_mode=render_mode), is_plain)


@pytest.mark.parametrize("id_", IDS)
def test_benchmark(id_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds, of which this clock leaves 20 looks."""
    ticks: Iterator[int] = count()
    monkeypatch.setattr("time.time", lambda: next(ticks) / 4)
    performance_benchmark(valence.rl.env(id_))


def last(env: Any) -> tuple[dict[str, Any], float, bool]:
    observation, reward, is_over, _, _ = env.last()
    return observation, reward, is_over


def test_the_winner_gets_what_the_loser_pays() -> None:
    env = valence.rl.env("pkace-v0")
    env.reset(seed=3)
    random, rewards = np.random.default_rng(3), {}
    for agent in env.agent_iter():
        observation, reward, is_over = last(env)
        rewards[agent] = reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(random.choice(legal)))
    assert sorted(rewards.values()) in ([-1, 1], [0, 0])
    assert set(rewards) == {"player_0", "player_1"}


def test_a_move_that_has_begun_is_drawn() -> None:
    """The first tile of a placement on the centre, in row 10 and column 10 of 19: square 180."""
    env = valence.rl.env("charged-v0", render_mode="text")
    env.reset(seed=5)
    first = next(n for n in np.flatnonzero(last(env)[0]["action_mask"]) if n // 18 == 180)
    env.step(int(first))
    assert env.render().endswith(f"chosen so far: lay {first}\n")


def test_an_illegal_action_loses_the_game() -> None:
    env = valence.rl.env("pkace-v0")
    env.reset(seed=3)
    agent = env.agent_selection
    mask = last(env)[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_only_who_acts_has_actions() -> None:
    env = valence.rl.env("metals-v0", seats=3)
    env.reset(seed=3)
    acting = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert acting == [env.agent_selection]


def test_a_seed_is_a_deal() -> None:
    hands = []
    for seed in (5, 6, 5):
        env = valence.rl.env("metals-v0")
        env.reset(seed=seed)
        hands.append(env.observe("player_0")["observation"][2:8].tolist())
    assert hands[0] == hands[2] != hands[1]


def test_without_the_extra_it_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "valence.rl.environment", raising=False)
    with pytest.raises(ImportError, match=r"needs pettingzoo: .*install .*open-spiel pettingzoo"):
        valence.rl.env("pkace-v0")


@pytest.mark.parametrize(
    ("id_", "given", "problem"),
    [
        ("pkace", {}, "no environment called 'pkace'; did you mean 'pkace-v0'"),
        ("pkace-v0", {"seats": 9}, "9"),
        ("pkace-v0", {"options": {"hand": 1}}, "option hand"),
        ("pkace-v0", {"render_mode": "rgb_array"}, "render_mode: must be one of human, ansi, text"),
    ],
)
def test_a_mistake_is_explained(id_: str, given: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        valence.rl.env(id_, **given)
