"""The study: groups of students whose gaps are known, and how well they are found."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from valence.bots.students import TASTES, Mind, Student
from valence.core.concepts import Concept
from valence.games import CATALOGUE
from valence.learn.evidence import Evidence, evidence_in
from valence.learn.findings import Finding, findings
from valence.learn.inference import KNOWS
from valence_lab.students.lessons import lesson

PLAYED = ("pkace", "metals", "charged", "polymer", "whoami", "quizmaster")
MINDS = tuple(mind for name in PLAYED if (mind := CATALOGUE[name].students) is not None)
DECISIONS = 20
MOST_LESSONS = 150  # some decisions are rare
LESSONS = 5  # of chemists and guessers, who have no planted gap to wait for

Group: TypeAlias = Literal["first", "unseen"]


@dataclass(frozen=True)
class Habits:
    """The ranges of steadiness and slips in a group of students."""

    steadiness: tuple[float, float]
    slip: tuple[float, float]


GROUPS: dict[Group, Habits] = {
    "first": Habits((0.8, 1.0), (0.0, 0.03)),
    # Looked at once, when the model was finished: less steady, and with more slips.
    "unseen": Habits((0.7, 1.0), (0.0, 0.05)),
}


@dataclass(frozen=True)
class Result:
    student: Student
    findings: tuple[Finding, ...]
    lessons: int

    @property
    def named(self) -> set[tuple[str, str]]:
        """The misconceptions that the student is said to have."""
        return {(one.concept, one.misconception.id) for one in self.findings if one.misconception}


def students(
    group: Group, each: int, seed: int, minds: Sequence[Mind] = MINDS
) -> Iterator[Student]:
    """Yield this many students with each idea, and as many chemists and guessers of every game as it has ideas."""
    rng = Random(f"{group} {seed}")
    habits = GROUPS[group]
    for mind in minds:
        for idea in mind.ideas:
            for _ in range(each):
                steady, slip = rng.uniform(*habits.steadiness), rng.uniform(*habits.slip)
                yield Student("gap", mind, idea, steady, slip, rng.choice(TASTES))
        for n in range(each * len(mind.ideas)):
            slip = rng.uniform(*habits.slip)
            yield Student("chemist", mind, None, 1.0, slip, TASTES[n % len(TASTES)])
            yield Student("guesser", mind, taste=TASTES[n % 3])


def assess(
    student: Student,
    seed: str,
    decisions: int = DECISIONS,
    help_level: str = "none",
    most_lessons: int = MOST_LESSONS,
) -> Result:
    """Lets a student play until there are enough decisions about its gap, and looks at what they show."""
    rng = Random(seed)
    concepts = CATALOGUE[student.mind.game].game.concepts
    seen: list[Evidence] = []
    lessons = 0
    while lessons < most_lessons and not _is_enough(student, seen, lessons, decisions):
        seen += (
            one
            for one in evidence_in(lesson(student, rng, help_level), lessons)
            if one.shown.seat == 0
        )
        lessons += 1
    kept = list(_first(student, concepts, seen, decisions))
    return Result(student, findings(concepts, kept), lessons)


def _is_enough(student: Student, seen: Sequence[Evidence], lessons: int, decisions: int) -> bool:
    if student.idea is None:
        return lessons == LESSONS
    return len(_telling(student.idea, seen)) >= decisions


def _telling(idea: tuple[str, str], seen: Iterable[Evidence]) -> list[Evidence]:
    """Return the decisions in which somebody with this gap would have acted differently from a chemist."""
    concept, name = idea
    return [
        one for one in seen if one.observation.concept == concept and name in one.observation.wrong
    ]


def _first(
    student: Student, concepts: Iterable[Concept], seen: Sequence[Evidence], decisions: int
) -> Iterator[Evidence]:
    """Yield up to this many decisions about each concept; about a gap, up to this many that could show it."""
    for concept in concepts:
        about = [one for one in seen if one.observation.concept == concept.id]
        if student.idea and student.idea[0] == concept.id:
            telling = _telling(student.idea, about)[:decisions]
            yield from about[: about.index(telling[-1]) + 1] if telling else about
        else:
            yield from about[:decisions]


# The figures


@dataclass(frozen=True)
class Figures:
    precision: float  # of all misconceptions that were named: how many had been planted
    recall: float  # of all that had been planted: how many were named
    accused: float  # of all chemists: how many were said to have any misconception
    guessers_accused: float


def figures(results: Sequence[Result]) -> Figures:
    planted = [one for one in results if one.student.idea]
    chemists = [one for one in results if one.student.kind == "chemist"]
    guessers = [one for one in results if one.student.kind == "guesser"]
    named = sum(len(one.named) for one in results)
    found = sum(one.student.idea in one.named for one in planted)
    return Figures(
        precision=found / named if named else 1,
        recall=_share([one.student.idea in one.named for one in planted]),
        accused=_share([bool(one.named) for one in chemists]),
        guessers_accused=_share([bool(one.named) for one in guessers]),
    )


def _share(them: Sequence[bool]) -> float:
    return sum(them) / len(them) if them else 0


def stated(results: Iterable[Result]) -> Iterator[tuple[float, bool]]:
    """Yield every probability that was stated of an idea about the planted concept, and whether it is true."""
    for one in results:
        idea = one.student.idea
        for finding in one.findings:
            truth = _truth(one.student, finding.concept)
            if truth is None or (idea and finding.concept != idea[0]) or not finding.decisions:
                continue
            yield from ((chance, name == truth) for name, chance in finding.probabilities.items())


def _truth(student: Student, concept: str) -> str | None:
    if student.kind == "guesser":
        return None
    return student.idea[1] if student.idea and student.idea[0] == concept else KNOWS
