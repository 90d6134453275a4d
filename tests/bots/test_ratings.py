"""Ratings within a class, by the Plackett–Luce model that the ladder uses."""

import pytest

from valence.bots.ratings import Side, ratings


def game(*sides: tuple[str, float]) -> list[Side]:
    """Each side's players, as letters, and its score."""
    return [Side(tuple(players), score) for players, score in sides]


def test_the_first_win_moves_both_by_the_same_amount() -> None:
    # Everyone begins at 25 with σ = 25/3; β = 25/6. c² = 2 (σ² + β²) = 173.6, c = 13.18.
    # Half a win more than expected: σ²/c × ½ = 69.44 / 13.18 / 2 = 2.635.
    rated = ratings([game(("A", 10), ("B", 0))])
    assert rated["A"].rating == pytest.approx(27.635, abs=0.001)
    assert rated["B"].rating == pytest.approx(22.365, abs=0.001)


def test_a_tie_between_equals_moves_nobody_but_is_evidence() -> None:
    rated = ratings([game(("A", 5), ("B", 5))])
    assert rated["A"].rating == rated["B"].rating == pytest.approx(25)
    assert rated["A"].give_or_take < 1.96 * 25 / 3


def test_winning_against_a_winner_counts_more() -> None:
    before = [game(("B", 10), ("C", 0)) for _ in range(5)]
    against_b = ratings([*before, game(("A", 10), ("B", 0))])["A"]
    against_c = ratings([*before, game(("A", 10), ("C", 0))])["A"]
    assert against_b.rating > against_c.rating > 25


def test_people_of_one_side_are_rated_together() -> None:
    rated = ratings([game(("AB", 10), ("CD", 0))])
    assert rated["A"] == rated["B"]
    assert rated["C"] == rated["D"]
    assert rated["A"].rating > rated["C"].rating


def test_more_games_make_a_rating_more_certain() -> None:
    even = [game(("A", 10), ("B", 0)), game(("A", 0), ("B", 10))]
    assert ratings(10 * even)["A"].give_or_take < ratings(even)["A"].give_or_take
