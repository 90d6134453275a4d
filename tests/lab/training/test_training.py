"""A small run on the processor, as the command does it."""

import json
from pathlib import Path

import pytest

from valence.lab.training.__main__ import main
from valence.lab.training.courses import COURSES
from valence.lab.training.weights import read_net

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
