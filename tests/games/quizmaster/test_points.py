"""R15: points for being early, and for a run."""

from typing import Any

import pytest

from tests.games.quizmaster.study import answer, judge, skip, study, time_is_up
from valence.core.game import Tally
from valence.games.quizmaster import GAME


@pytest.mark.parametrize(("wrong", "points"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_r15_an_earlier_answer_brings_more_points(wrong: int, points: int) -> None:
    match = study("acetone", "name", scoring="points", calls=10)
    for _ in range(wrong):
        answer(match, 1, "5")
    said = answer(match, 0, "19.3")
    assert match.view(0)["points"] == [points, 0, 0]
    assert f"Ada scores {points} point{'' if points == 1 else 's'}." in said


def test_r15_passes_are_no_answers() -> None:
    match = study("acetone", "name", scoring="points")
    skip(match, 1)
    answer(match, 0, "19.3")
    assert match.view(0)["points"] == [3, 0, 0]


def test_r15_from_the_third_card_in_a_row_each_brings_one_more() -> None:
    deck = ("water", "phenol", "water-base", "pyridine")
    match = study("acetone", "name", deck=deck, scoring="points")
    points = []
    for _ in range(4):
        before = match.save()["points"][0]
        said = answer(match, 0, _right(match.save()["card"], match.view(0)["question"]["show"]))
        points.append(match.save()["points"][0] - before)
    assert points == [3, 3, 4, 4]
    assert "Ada scores 4 points, one of them for 4 cards in a row." in said


def _right(card: str, show: str) -> str:
    value, name = {
        "acetone": ("19.3", "acetone"),
        "pyridine": ("5.2", "pyridine"),
        "water-base": ("-1.74", "water"),
        "phenol": ("10.0", "phenol"),
        "water": ("15.7", "water"),
    }[card]
    return value if show == "name" else name


def test_r15_an_own_wrong_answer_counts_as_one_before() -> None:
    match = study("acetone", "name", scoring="points", calls=3)
    answer(match, 0, "1")
    answer(match, 0, "19.3")
    assert match.save()["points"] == [2, 0, 0]


def test_r15_a_run_ends_with_a_card_that_somebody_else_or_nobody_takes() -> None:
    for ending in ("other", "nobody"):
        match = study("acetone", "name", scoring="points", runs=[2, 0, 0])
        if ending == "other":
            answer(match, 1, "19.3")
        else:
            time_is_up(match)
        assert match.save()["runs"][0] == 0


def test_r15_the_cards_that_one_asks_do_not_end_a_run() -> None:
    options: dict[str, Any] = {"quizmaster": "seat", "rotation": 1, "scoring": "points"}
    match = study("acetone", "name", runs=[2, 0, 0], **options)  # seat 0 asks the first card
    answer(match, 1, "19.3")
    judge(match, 1, True)
    assert match.save()["runs"] == [2, 1, 0]


def test_r15_most_points_win_and_not_most_cards() -> None:
    fields: dict[str, Any] = {
        "won": [[], ["lda", "dbu"], []],
        "points": [2, 2, 0],
        "runs": [0, 0, 0],
    }
    match = study("acetone", "name", deck=(), scoring="points", **fields)
    said = answer(match, 0, "19.3")
    assert match.outcome == {"winners": [0], "scores": [5, 2, 0], "reason": "most_points"}
    assert match.view(0)["mistakes"] == []
    assert said[-1].endswith("Points: Ada (5), Ben (2) and Cleo (0). Ada wins.")


def test_r15_the_scoreboard_shows_points_before_cards() -> None:
    match = study("acetone", "name", scoring="points", points=[3, 0, 0], won=[["lda"], [], []])
    assert GAME.scores(GAME.view(match.state, None)) == (
        Tally("points", (3, 0, 0)),
        Tally("cards", (1, 0, 0)),
    )


def test_r15_without_points_there_are_none() -> None:
    with pytest.raises(ValueError, match="points: cards count, so there are none"):
        study("acetone", "name", points=[1, 0, 0])
