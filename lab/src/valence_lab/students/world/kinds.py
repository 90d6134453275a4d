"""Kinds of students: how they think about a game, and what may rightly be said about them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from valence.bots.misconceptions import Idea
from valence.core.concepts import Question
from valence.core.game import Seat
from valence.core.match import AnyMatch
from valence.core.wire import Json

Group: TypeAlias = Literal[
    "listed",
    "two ideas",
    "half",
    "unlisted",
    "chemist",
    "strategy",
    "rules",
    "clicker",
    "hints",
    "learner",
    "forgetter",
]

# The moves and the choices that somebody thinks fine; of several, taste or chance decides.
Tries: TypeAlias = Callable[[AnyMatch, int, Random], list[Json]]
Answers: TypeAlias = Callable[[AnyMatch, int, Json, Question], list[str]]


@dataclass(frozen=True)
class Head:
    """A way of thinking about one game."""

    tries: Tries
    answers: Answers
    # The choices that would do, where a question asks for the best one.
    would_do: Answers | None = None
    crosses: Callable[[AnyMatch, int], list[str]] | None = None


Course: TypeAlias = Literal["steady", "half", "changes", "clicks", "asks"]


@dataclass(frozen=True)
class Kind:
    """Students of one kind. `holds` are the listed ideas that they have when the lesson ends."""

    game: str
    group: Group
    name: str
    heads: tuple[Head, ...]
    course: Course = "steady"
    holds: frozenset[Idea] = frozenset()
    # Ideas that are half true of them: naming these is neither right nor wrong.
    half: frozenset[Idea] = frozenset()

    @property
    def id(self) -> str:
        return f"{self.game}/{self.group}/{self.name}"


@dataclass(frozen=True)
class Plan:
    """One lesson: so many games with these options, or own turns of one game."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    games: int = 1
    turns: int | None = None  # of the student, in each game


@dataclass(frozen=True)
class Habits:
    """The steadiness with which somebody follows an idea, slips of the finger, and answers by rote or loosely."""

    steady: tuple[float, float] = (0.7, 1.0)
    slip: tuple[float, float] = (0.0, 0.05)
    answer_slip: float = 0.05
    # How often somebody picks any card that would do, asked for the best one.
    loose: float = 0.0
    rote: float = 0.0  # how often somebody with an idea gives the right answer, learned by heart


STRESS: Mapping[str, Habits] = {
    "slips": Habits(slip=(0.2, 0.2), answer_slip=0.2),
    "loose": Habits(loose=0.5),
    "rote": Habits(rote=0.3),
}


@dataclass(frozen=True)
class Student:
    kind: Kind
    steady: float
    slip: float
    answer_slip: float
    loose: float
    rote: float
    taste: int  # of the moves that seem fine: -1 any, 0 the first, 1 the last
    switch: float  # the share of the lesson after which a learner has learned


def enrolled(kind: Kind, habits: Habits, rng: Random) -> Student:
    return Student(
        kind,
        1.0 if kind.group in ("chemist", "strategy", "rules") else rng.uniform(*habits.steady),
        rng.uniform(*habits.slip),
        habits.answer_slip,
        habits.loose,
        habits.rote if kind.holds else 0.0,
        rng.choice((-1, -1, 0, 1)),
        rng.uniform(0.3, 0.5),
    )


def thinking(student: Student, done: float, rng: Random) -> Head:
    """Return the way in which a student thinks at this point of the lesson; the last head is the truth."""
    heads = student.kind.heads
    match student.kind.course:
        case "half":
            return rng.choice(heads)
        case "changes":
            return (
                heads[-1] if done >= student.switch else _steady(heads[:1], heads[-1], student, rng)
            )
        case _:
            return _steady(heads[:-1] or heads, heads[-1], student, rng)


def _steady(ideas: tuple[Head, ...], truth: Head, student: Student, rng: Random) -> Head:
    return rng.choice(ideas) if rng.random() < student.steady else truth


def seen_by(match: AnyMatch, seat: int) -> Any:
    """Return the view of a seat as the game's own type."""
    return match.game.view(match.state, Seat(seat))


def choose(student: Student, some: list[Json], rng: Random) -> Json:
    return rng.choice(some) if student.taste < 0 else some[-student.taste]
