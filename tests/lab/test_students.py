"""A small version of the study in docs/understanding.md, and its figures."""

from typing import Literal

import pytest

from valence.bots.students import Idea, Mind, Student
from valence.games.charged import students as charged
from valence.games.metals import students as metals
from valence.games.pkace import students as pkace
from valence.games.polymer import students as polymer
from valence.games.quizmaster import students as quizmaster
from valence.games.whoami import students as whoami
from valence.learn.findings import Finding
from valence_lab.students.plot import Bin, bins, calibration_svg
from valence_lab.students.study import Result, assess, figures, stated, students

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


@pytest.mark.parametrize(
    ("mind", "idea"),
    [
        (charged.MIND, ("oxyanions", "swapped")),
        (charged.MIND, ("numerals", "left out")),
        (polymer.MIND, ("terminated chains", "reacts")),
        (polymer.MIND, ("transfer", "only stops")),
        (polymer.MIND, ("termination", "alone")),
        (whoami.MIND, ("direction", "reversed")),
    ],
)
def test_a_steady_student_with_a_gap_is_found(mind: Mind, idea: Idea) -> None:
    found = assess(Student("gap", mind, idea), "small", decisions=12, most_lessons=12)
    assert found.named == {idea}


@pytest.mark.parametrize("mind", [charged.MIND, polymer.MIND, whoami.MIND])
@pytest.mark.parametrize("kind", ["chemist", "guesser"])
def test_without_a_misconception_none_is_named(
    mind: Mind, kind: Literal["chemist", "guesser"]
) -> None:
    assert not assess(Student(kind, mind), "small").named


def test_a_student_who_thinks_that_capped_chains_react_tries_them() -> None:
    """TEMPO is rare, so that a small study can't conclude it."""
    found = assess(Student("gap", polymer.MIND, ("dormant chains", "reacts")), "small", 4)
    chances = next(one.probabilities for one in found.findings if one.concept == "dormant chains")
    assert chances["reacts"] > chances["knows"]


def test_one_ion_of_each_is_laid_at_charged() -> None:
    found = assess(Student("gap", charged.MIND, ("ratio", "one of each")), "small", 2)
    chances = next(one.probabilities for one in found.findings if one.concept == "ratio")
    assert chances["one of each"] > chances["knows"]


def test_with_full_help_nothing_is_concluded_about_a_student() -> None:
    student = Student("gap", pkace.MIND, ("direction", "reversed"))
    found = assess(student, "full", decisions=1, help_level="full", most_lessons=2)
    assert {one.verdict for one in found.findings} == {"too little"}


def finding(concept: str, chances: dict[str, float]) -> Finding:
    return Finding(concept, "", "unclear", 9, 5, 0.1, "", "", None, chances, ())


def test_a_stated_probability_is_true_of_what_was_planted() -> None:
    student = Student("gap", metals.MIND, ("sign", "alike"))
    chances = {"knows": 0.1, "guesses": 0.2, "alike": 0.7}
    result = Result(student, (finding("sign", chances), finding("ratio", {"knows": 1.0})), 3)
    assert list(stated([result])) == [(0.1, False), (0.2, False), (0.7, True)]


def test_bins_of_the_calibration_plot() -> None:
    pairs = [(0.75, True), (0.75, False), (0.05, False), (1.0, True)]
    assert bins(pairs) == [Bin(0.05, 0, 1), Bin(0.75, 0.5, 2), Bin(1.0, 1, 1)]
    assert calibration_svg(pairs).count("<circle") == 3
