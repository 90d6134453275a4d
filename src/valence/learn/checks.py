"""Ten items about the concepts of a game in two parallel versions, and what a class has gained in between.

Half of the class has version A before and B after, the other half the reverse, so that it doesn't matter if
one of them is easier.
"""

from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from statistics import mean, stdev
from typing import Literal, TypeAlias

from msgspec import Struct

from valence.core.languages import DEFAULT, Language
from valence.learn.exercises import Exercise, exercises, practised_in

CheckKind: TypeAlias = Literal["before", "after"]

ITEMS = 10
FEWEST = 3  # students with both checks, below which there is no interval

# Student's t for 95 %, two-sided, by degrees of freedom; between two of them the larger value is used.
_T = {
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    6: 2.447,
    7: 2.365,
    8: 2.306,
    9: 2.262,
    10: 2.228,
    12: 2.179,
    15: 2.131,
    20: 2.086,
    25: 2.060,
    30: 2.042,
    60: 2.000,
    120: 1.980,
}


class Gain(Struct, frozen=True):
    """The results of the students with both checks: how many of ten were right, and the mean difference."""

    students: int
    before: float
    after: float
    gain: float
    low: float | None
    """The 95 % confidence interval; None for too few students."""
    high: float | None


def items(
    room: str, game: str, key: str, kind: CheckKind, language: Language = DEFAULT
) -> tuple[Exercise, ...]:
    """Return the ten items of one student, whichever concepts the game has."""
    return version_of(room, game, _version(key, kind), language)


def version_of(
    room: str, game: str, version: int, language: Language = DEFAULT
) -> tuple[Exercise, ...]:
    """Return the ten items of version 0 or 1."""
    concepts = practised_in(game)
    by_concept = [
        exercises(concept, 2 * _share_of(n, len(concepts)), f"check {room} {game}", language)[
            version::2
        ]
        for n, concept in enumerate(concepts)
    ]
    return tuple(one for them in by_concept for one in them)


def _share_of(n: int, concepts: int) -> int:
    """Return how many of the ten items are about the n-th of this many concepts."""
    return ITEMS // concepts + (n < ITEMS % concepts)


def _version(key: str, kind: CheckKind) -> int:
    first = sha256(key.encode()).digest()[0] % 2
    return first if kind == "before" else 1 - first


def gain(pairs: Sequence[tuple[int, int]]) -> Gain:
    """Return the mean of the differences, with its confidence interval by Student's t."""
    differences = [after - before for before, after in pairs]
    middle, count = mean(differences), len(pairs)
    margin = _t(count - 1) * stdev(differences) / sqrt(count) if count >= FEWEST else None
    return Gain(
        students=count,
        before=round(mean(before for before, _ in pairs), 1),
        after=round(mean(after for _, after in pairs), 1),
        gain=round(middle, 1),
        low=None if margin is None else round(middle - margin, 1),
        high=None if margin is None else round(middle + margin, 1),
    )


def _t(freedom: int) -> float:
    return _T[max(known for known in _T if known <= freedom)]
