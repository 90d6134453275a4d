"""A simulated student: what it believes, how steadily, and how it chooses among what it believes right."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

import valence
from valence.bots.misconceptions import Idea as Idea
from valence.core.wire import Json
from valence.table.match import AnyMatch, IllegalMove

Taste: TypeAlias = Literal["random", "first", "last", "low", "high"]

TASTES: tuple[Taste, ...] = ("random", "first", "last", "low", "high")
MOST_TRIES = 3  # then the student asks a neighbor


@dataclass(frozen=True)
class Mind:
    """How students think in one game."""

    game: str
    ideas: tuple[Idea, ...]
    # Seats and options of a lesson.
    lesson: Callable[[Random], tuple[int, Mapping[str, object]]]
    # What a student with this idea believes to be right; without one, what is right.
    thinks: Callable[[AnyMatch, int, Idea | None, Random], list[Json]]
    # What somebody could try who knows nothing.
    everything: Callable[[AnyMatch, int, Random], list[Json]]
    # What the tastes low and high go by.
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
    """What a student tries, one after the other; a refusal makes it think again."""
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


def lesson(student: Student, rng: Random, help_level: str) -> AnyMatch:
    """One game: the student in the first seat, and classmates who play anything legal."""
    seats, options = student.mind.lesson(rng)
    seed = rng.randrange(2**32)
    match = valence.start(
        student.mind.game, seats=seats, seed=seed, options=options, help=help_level
    )
    while match.to_move:
        seat = rng.choice(match.to_move)
        if seat or not _played(student, match, rng):
            match.play(seat, _anything(match, seat, rng))
    return match


def _played(student: Student, match: AnyMatch, rng: Random) -> bool:
    """Whether one of the student's tries was legal."""
    for move in tries(student, match, 0, rng):
        try:
            match.play(0, move)
        except IllegalMove:
            continue
        return True
    return False


def _anything(match: AnyMatch, seat: int, rng: Random) -> Json:
    return rng.choice(match.moves(seat))
