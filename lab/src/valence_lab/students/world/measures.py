"""Play lessons of the open world, and conclude what they show."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from valence.bots.misconceptions import Idea
from valence.core.match import AnyMatch
from valence.games import CATALOGUE
from valence.learn.findings import Finding, findings
from valence.questions.evidence import Evidence, evidence_in
from valence_lab.students.world.everyone import Half
from valence_lab.students.world.kinds import Habits, Kind, enrolled
from valence_lab.students.world.lessons import ONE_LESSON, own_turns, played

FIRST_ESTIMATED = 1000  # the number of the first student whose lesson parameters are estimated on
CHEMISTS = 5  # for each student of another kind: there is only one kind of plain chemist


@dataclass(frozen=True)
class Play:
    """The way in which everyone plays: own turns or one lesson, with this help and these questions."""

    turns: int | None = None
    help_level: str = "none"
    questions: str = "off"


@dataclass(frozen=True)
class Seen:
    """The tries of one student, and the conclusions from them."""

    kind: Kind
    findings: tuple[Finding, ...]
    asked: int

    @property
    def named(self) -> set[Idea]:
        return {(one.concept, one.misconception) for one in self.findings if one.misconception}

    @property
    def wrong(self) -> set[Idea]:
        """Return what was named and isn't true, not even half."""
        return self.named - self.kind.holds - self.kind.half


def seen(kind: Kind, n: int, play: Play, habits: Habits) -> Seen:
    matches = lesson_of(kind, n, play, habits)
    concepts = CATALOGUE[kind.game].game.concepts
    asked = sum(one.tag == "said" for match in matches for one in match.played)
    return Seen(kind, findings(concepts, evidence_of(matches)), asked)


def lesson_of(kind: Kind, n: int, play: Play, habits: Habits) -> list[AnyMatch]:
    student = enrolled(kind, habits, Random(f"{kind.id} {n}"))
    if play.turns is None:
        plan = ONE_LESSON[kind.game]
        return played(student, plan, str(n), play.help_level, play.questions)
    return own_turns(student, play.turns, str(n), play.help_level, play.questions)


def evidence_of(matches: Iterable[AnyMatch]) -> list[Evidence]:
    return [
        one
        for number, match in enumerate(matches)
        for one in evidence_in(match, number)
        if one.shown.seat == 0
    ]


def seats(kinds: Iterable[Kind], each: int, half: Half) -> Iterator[tuple[Kind, int]]:
    """Yield every kind with the numbers of its students; the two halves have different ones."""
    first = 0 if half == "report" else FIRST_ESTIMATED
    for kind in kinds:
        many = each * (CHEMISTS if kind.group == "chemist" else 1)
        yield from ((kind, first + n) for n in range(many))
