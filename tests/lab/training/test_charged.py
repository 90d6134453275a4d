"""Learning what the tiles kept in Charged! are worth."""

import random
from itertools import islice
from pathlib import Path

import pytest

from valence.bots.nets import read_weights
from valence.games.charged.bot.leaves import COPIES, Net, properties, trained
from valence_lab.training.charged import fit as fitting
from valence_lab.training.charged.__main__ import main
from valence_lab.training.charged.fit import explained, fit
from valence_lab.training.charged.turns import Kept, inputs, positions, random_options


def test_inputs_count_first_second_third_and_further_copies() -> None:
    """Five Na: one first, one second, one third, and two further ones."""
    numbers = properties(None)["Na"]
    expected = [times * x for times in (1, 1, 1, 2) for x in numbers]
    assert inputs(("Na",) * 5, None) == pytest.approx(expected)
    assert len(numbers) * COPIES == len(inputs((), None))


def test_in_a_position_several_racks_are_tried() -> None:
    found = list(islice(positions(trained(), random.Random(1)), 2))
    assert all(len({kept.inputs for kept in tries}) > 1 for tries in found)


def test_random_sets_have_other_values_and_ions() -> None:
    dice = random.Random(2)
    sets = [random_options(dice).material for _ in range(3)]
    assert len({len(one.formulas.salts) for one in sets}) > 1
    assert len({tuple(one.values.items()) for one in sets}) > 1


def test_what_one_input_is_worth_is_learned_in_spite_of_the_luck_of_a_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The rating is twice the first input plus something that all tries of a position share."""
    monkeypatch.setattr(fitting, "BATCH", 50)
    monkeypatch.setattr(fitting, "ROUNDS", 10)
    monkeypatch.setattr(fitting, "RATE", 0.05)
    dice = random.Random(3)

    def position() -> list[Kept]:
        luck = dice.gauss(0, 5)
        tries = [(dice.random(), dice.random()) for _ in range(4)]
        return [Kept(one, 1.0, 2 * one[0] + luck) for one in tries]

    net = fit([position() for _ in range(100)], seed=1)
    assert explained(net, [position() for _ in range(50)]) > 0.9


def test_the_command_writes_weights_and_their_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 1)
    file = tmp_path / "leaves.json"
    main(["--positions", "3", "--rounds", "2", "--out", str(file)])
    weights = read_weights(file)
    assert weights.recipe["rounds"] == 2
    assert Net(weights).rows(None).keys() == properties(None).keys()
