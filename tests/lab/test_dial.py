"""The ratings of the levels, and their plot."""

from pathlib import Path

import pytest

from valence_lab.dial import Step, drawn, main, merged, ratings, read_steps


def test_elo_of_a_step() -> None:
    """10 wins for 1 loss are 400 Elo; 3 for 1 are 400·log₁₀ 3 = 190.8."""
    assert Step("metals", 2, 10 / 11, 0.0, 1100).elo == pytest.approx(400)
    assert Step("metals", 2, 0.75, 0.0, 400).elo == pytest.approx(190.8, abs=0.1)


def test_the_interval_in_elo() -> None:
    """At 50 % the curve rises by 400/ln 10 · 4 = 695 Elo per unit, so ± 5 % are ± 35 Elo; at 75 % by 927."""
    assert Step("metals", 2, 0.5, 0.05, 400).elo_give_or_take == pytest.approx(34.7, abs=0.1)
    assert Step("metals", 2, 0.75, 0.05, 400).elo_give_or_take == pytest.approx(46.3, abs=0.1)


def test_a_step_without_a_loss_has_a_finite_rating() -> None:
    """199.5 wins for half a loss."""
    assert Step("charged", 3, 1.0, 0.0, 200).elo == pytest.approx(1040.4, abs=0.1)


def test_ratings_add_up_as_far_as_they_were_measured() -> None:
    steps = [Step("pkace", level, 10 / 11, 0.01, 600) for level in (2, 3, 5)]
    rated = ratings("pkace", steps)
    assert [one.name for one in rated] == ["easy", "2", "3"]
    assert [one.elo for one in rated] == pytest.approx([0, 400, 800])


def test_a_new_result_replaces_the_old_one_and_levels_that_are_gone_are_left_out() -> None:
    old = [Step("pkace", 2, 0.5, 0.1, 20), Step("pkace", 99, 0.5, 0.1, 20)]
    new = Step("pkace", 2, 0.6, 0.1, 40)
    assert merged(old, [new]) == [new]


def test_one_command_measures_and_draws(tmp_path: Path) -> None:
    main(["pkace", "--levels", "2", "--games", "4", "--docs", f"{tmp_path}"])
    (step,) = read_steps(tmp_path / "levels.csv")
    assert (step.game, step.level, step.games) == ("pkace", 2, 4)
    assert (tmp_path / "levels.svg").read_text(encoding="utf-8").count("<circle") == 2


def test_the_plot_in_the_documentation_is_drawn_from_the_results_beside_it() -> None:
    docs = Path(__file__).parents[2] / "docs"
    steps = read_steps(docs / "levels.csv")
    assert (docs / "levels.svg").read_text(encoding="utf-8") == drawn(steps)
