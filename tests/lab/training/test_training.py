"""A small run on the processor, as the command does it."""

import json
from pathlib import Path

import jax.numpy as jnp
import pytest

from valence_lab.training.__main__ import main
from valence_lab.training.courses import COURSES
from valence_lab.training.ppo import Plan, Turn, lessons
from valence_lab.training.weights import read_net

ABOUT_ONE_UPDATE = ["--minutes", "1e-4", "--games", "8", "--minibatches", "2"]


def test_the_command_learns_and_writes_weights_with_their_recipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    course = COURSES["metals-duel"]
    file = tmp_path / "weights.json"
    main(
        [
            "metals-duel",
            *ABOUT_ONE_UPDATE,
            "--seed=3",
            f"--out={file}",
            f"--start={course.file}",
        ]
    )
    assert "8 games" in capsys.readouterr().out
    recipe = json.loads(file.read_text())["recipe"]
    assert (recipe["net"], recipe["seed"]) == ("metals-duel", 3)
    assert recipe["start"]["net"] == "metals-duel"
    before, after = (read_net(one, course.net) for one in (course.file, file))
    assert str(before) != str(after)


def test_a_move_is_worth_its_cost_less_to_the_player_who_made_it() -> None:
    """Two moves, the first costs 0.1, and the first player wins."""
    kernel = COURSES["polymer-duel"].kernel(2)
    rules = kernel.rules._replace(is_over=lambda _setting, is_over: is_over)
    nothing = jnp.zeros(2)
    turns = Turn(
        state=jnp.array([False, False]),
        action=nothing,
        chance=nothing,
        cost=jnp.array([0.1, 0.0]),
        values=jnp.zeros((2, 2)),
        seat=jnp.array([0, 1]),
        is_choice=nothing,
        learner=jnp.array([0, 0]),
    )
    lesson = lessons(
        kernel._replace(rules=rules), Plan(trace=1.0), (), turns, jnp.array([1.0, -1.0])
    )
    assert lesson.advantage.tolist() == pytest.approx([0.9, -1.0])
    assert lesson.returns.tolist() == [pytest.approx([0.9, -1.0]), pytest.approx([-1.0, 1.0])]
    assert lesson.reward.tolist() == [1.0, -1.0]
