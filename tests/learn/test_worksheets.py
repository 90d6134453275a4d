"""Worksheets from records: about what went wrong, with the mistakes themselves and without names."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.learn.one_lesson import lesson
from valence.bots.students import Idea, Mind, Student
from valence.core.languages import DEFAULT
from valence.games.metals import students as metals
from valence.games.pkace import students as pkace
from valence.learn.findings import people_in
from valence.learn.worksheets import Worksheet, worksheets
from valence.library import AnyMatch
from valence.questions.evidence import evidence_in


def played(mind: Mind, idea: Idea | None) -> list[AnyMatch]:
    student = Student("gap" if idea else "chemist", mind, idea)
    matches = [lesson(student, Random(f"{mind.game} {n}"), "none") for n in range(2)]
    for match in matches:
        names = tuple(f"Zoë {n}" for n in range(len(match.names)))
        match.heading = replace(match.heading, names=names)
    return matches


def made(matches: list[AnyMatch], versions: int = 2) -> tuple[Worksheet, ...]:
    seen = [one for n, match in enumerate(matches) for one in evidence_in(match, n)]
    own = [one for one in seen if one.shown.seat == 0]
    return worksheets(matches, people_in(matches)[:1], own, versions, "7", DEFAULT)


def test_versions_are_about_the_same_concepts_with_other_tasks() -> None:
    first, second = made(played(metals.MIND, ("ratio", "not reduced")))
    assert (first.version, second.version) == ("A", "B")
    assert [one.title for one in first.sections] == [one.title for one in second.sections]
    assert first.sections[0].title == "The numbers in an ionic formula"
    assert first.sections[0].tasks != second.sections[0].tasks


def test_a_mistake_of_the_class_is_quoted_with_its_reason_and_without_names() -> None:
    (sheet,) = made(played(pkace.MIND, ("direction", "reversed")), versions=1)
    mistake = sheet.sections[0].mistakes[0]
    assert sheet.sections[0].title == "Which way the proton goes"
    assert mistake.situation.startswith("Player ")
    assert mistake.tried.startswith("play ")
    assert mistake.why
    assert "Zoë" not in f"{sheet}"


def test_without_mistakes_there_is_nothing_to_practise() -> None:
    with pytest.raises(ValueError, match="nothing to practise"):
        made(played(metals.MIND, None))


def test_there_are_one_to_six_versions() -> None:
    with pytest.raises(ValueError, match="versions: must be 1 to 6, got 7"):
        made(played(metals.MIND, ("ratio", "not reduced")), versions=7)
