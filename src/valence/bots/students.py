"""A simulated student: what it believes, how steadily, and how it chooses among what it believes right."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from valence.bots.misconceptions import Idea as Idea
from valence.core.match import AnyMatch
from valence.core.wire import Json

Taste: TypeAlias = Literal["random", "first", "last", "low", "high"]

TASTES: tuple[Taste, ...] = ("random", "first", "last", "low", "high")
MOST_TRIES = 3  # then the student asks a neighbor


@dataclass(frozen=True)
class Mind:
    """The way students think in one game."""

    game: str
    ideas: tuple[Idea, ...]
    # Seats and options of a lesson.
    lesson: Callable[[Random], tuple[int, Mapping[str, object]]]
    # The answers that a student with this idea believes to be right; without an idea, the right ones.
    thinks: Callable[[AnyMatch, int, Idea | None, Random], list[Json]]
    # The moves that somebody who knows nothing could try.
    everything: Callable[[AnyMatch, int, Random], list[Json]]
    # The value that the tastes low and high compare.
    worth: Callable[[Json], float]


@dataclass(frozen=True)
class Student:
    kind: Literal["gap", "chemist", "guesser"]
    mind: Mind
    idea: Idea | None = None
    steadiness: float = 1.0  # how often the idea is followed, or the chemistry known
    slip: float = 0.0  # how often the finger slips
    taste: Taste = "random"


def tries(student: Student, match: AnyMatch, seat: int, rng: Random) -> Iterator[Json]:
    """Yield the student's tries, one after the other; a refusal makes it think again."""
    mind = student.mind
    if student.kind == "guesser":
        every = mind.everything(match, seat, rng)
        yield from (_chosen(student, every, rng) for _ in range(MOST_TRIES) if every)
        return
    if rng.random() < student.slip:
        yield rng.choice(mind.everything(match, seat, rng) or match.moves(seat))
    follows = student.idea is not None and rng.random() < student.steadiness
    if follows and (believed := mind.thinks(match, seat, student.idea, rng)):
        yield _chosen(student, believed, rng)
    if right := mind.thinks(match, seat, None, rng):
        yield _chosen(student, right, rng)


def _chosen(student: Student, moves: list[Json], rng: Random) -> Json:
    match student.taste:
        case "first":
            return moves[0]
        case "last":
            return moves[-1]
        case "low":
            return min(moves, key=student.mind.worth)
        case "high":
            return max(moves, key=student.mind.worth)
        case _:
            return rng.choice(moves)
