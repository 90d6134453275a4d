"""A small version of the study in docs/understanding.md, and its figures."""

import pytest

from valence.lab.students import metals, pkace, quizmaster
from valence.lab.students.plot import Bin, bins, calibration_svg
from valence.lab.students.student import Student
from valence.lab.students.study import Result, assess, figures, stated, students
from valence.learn.report import Finding

MINDS = (pkace.MIND, metals.MIND, quizmaster.MIND)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    class_ = students("first", 1, 0, MINDS)
    return [assess(student, f"first 0 {n}") for n, student in enumerate(class_)]


def test_planted_gaps_are_found_and_chemists_accused_of_nothing(results: list[Result]) -> None:
    found = figures(results)
    assert found.recall >= 0.9
    assert (
        found.precision >= 0.75
    )  # a few of eleven guessers are unlucky; the study has more of them
    assert found.accused == 0


def test_with_full_help_nothing_is_concluded_about_a_student() -> None:
    student = Student("gap", pkace.MIND, ("direction", "reversed"))
    found = assess(student, "full", decisions=1, help_level="full", most_lessons=2)
    assert {one.verdict for one in found.findings} == {"too little"}


def finding(concept: str, chances: dict[str, float]) -> Finding:
    return Finding(concept, "", "unclear", 9, 5, chances, None, ())


def test_a_stated_probability_is_true_of_what_was_planted() -> None:
    student = Student("gap", metals.MIND, ("sign", "alike"))
    chances = {"knows": 0.1, "guesses": 0.2, "alike": 0.7}
    result = Result(student, (finding("sign", chances), finding("ratio", {"knows": 1.0})), 3)
    assert list(stated([result])) == [(0.1, False), (0.2, False), (0.7, True)]


def test_bins_of_the_calibration_plot() -> None:
    pairs = [(0.75, True), (0.75, False), (0.05, False), (1.0, True)]
    assert bins(pairs) == [Bin(0.05, 0, 1), Bin(0.75, 0.5, 2), Bin(1.0, 1, 1)]
    assert calibration_svg(pairs).count("<circle") == 3
