"""Each scheduled question is a solo game of Quizmaster."""

import pytest

from valence.learn.practice.schedule import Grade
from valence.learn.practice.turns import grade, question, ruling


@pytest.mark.parametrize(
    ("item", "text", "worth"),
    [
        ("acetone/name", "19.3", "good"),
        ("acetone/name", "19", "hard"),
        ("acetone/name", "25", "again"),
        ("acetone/value", "propanone", "good"),
        ("lihmds/value", "KHMDS", "good"),
        ("acetone/value", "acetylene", "again"),
        ("acetone/value", None, "again"),
    ],
)
def test_the_grade_of_an_answer(item: str, text: str | None, worth: Grade) -> None:
    match = question(item)
    match.play(0, {"type": "pass"} if text is None else {"type": "answer", "text": text})
    assert match.to_move == ()
    assert grade(ruling(match)) == worth


def test_the_tolerance_is_the_learners() -> None:
    match = question("acetone/name", tolerance=0)
    match.play(0, {"type": "answer", "text": "19"})
    assert grade(ruling(match)) == "again"
