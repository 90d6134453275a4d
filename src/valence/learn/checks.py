"""Ten items about the concepts of a game in two parallel versions, and what a class has gained in between.

Half of the class has version A before and B after, the other half the reverse, so that it doesn't matter if
one of them is easier.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from math import sqrt
from statistics import mean, stdev

from msgspec import Struct

from valence.classroom.checks import ITEMS
from valence.classroom.room import Check, CheckKind
from valence.games import CATALOGUE
from valence.learn.changes import Share
from valence.learn.exercises import EXERCISES, Exercise, exercises

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
    """Of the students with both checks: how many of ten were right, and the mean difference."""

    students: int
    before: float
    after: float
    gain: float
    low: float | None
    """The 95 % confidence interval; None for too few students."""
    high: float | None


class ConceptScores(Struct, frozen=True):
    title: str
    before: Share
    after: Share


class CheckResult(Struct, frozen=True):
    game: str
    title: str
    before: int
    """How many have taken it."""
    after: int
    gain: Gain | None
    """None until somebody has taken both."""
    concepts: tuple[ConceptScores, ...]


def items(room: str, game: str, key: str, kind: CheckKind) -> tuple[Exercise, ...]:
    """The ten items of one student, whichever concepts the game has."""
    concepts = [one.id for one in CATALOGUE[game].game.concepts if one.id in EXERCISES]
    version = _version(key, kind)
    by_concept = [
        exercises(concept, 2 * _share_of(n, len(concepts)), f"check {room} {game}")[version::2]
        for n, concept in enumerate(concepts)
    ]
    return tuple(one for them in by_concept for one in them)


def _share_of(n: int, concepts: int) -> int:
    """How many of ten items are about the n-th of so many concepts."""
    return ITEMS // concepts + (n < ITEMS % concepts)


def _version(key: str, kind: CheckKind) -> int:
    first = sha256(key.encode()).digest()[0] % 2
    return first if kind == "before" else 1 - first


def check_results(room: str, checks: Sequence[Check]) -> tuple[CheckResult, ...]:
    """For every game with a check: the latest one before, and the latest one after."""
    games = dict.fromkeys(check.game for check in checks)
    return tuple(_result(room, game, checks) for game in games)


def _result(room: str, game: str, checks: Sequence[Check]) -> CheckResult:
    before, after = (_answers(game, kind, checks) for kind in ("before", "after"))
    first, second = _marks(room, game, "before", before), _marks(room, game, "after", after)
    both = [(sum(first[key]), sum(second[key])) for key in first if key in second]
    return CheckResult(
        game=game,
        title=CATALOGUE[game].game.title,
        before=len(first),
        after=len(second),
        gain=gain(both) if both else None,
        concepts=_by_concept(room, game, first, second),
    )


def _answers(game: str, kind: str, checks: Sequence[Check]) -> Mapping[str, tuple[int, ...]]:
    these = [check for check in checks if (check.game, check.kind) == (game, kind)]
    return these[-1].answers if these else {}


def _marks(
    room: str, game: str, kind: CheckKind, answers: Mapping[str, tuple[int, ...]]
) -> dict[str, list[bool]]:
    """Which items each student got right."""
    return {
        key: [
            item.right == answer
            for item, answer in zip(items(room, game, key, kind), given, strict=True)
        ]
        for key, given in answers.items()
    }


def _by_concept(
    room: str, game: str, before: Mapping[str, list[bool]], after: Mapping[str, list[bool]]
) -> tuple[ConceptScores, ...]:
    """Both versions have the same number of items about each concept, in the same order."""
    titles = {one.id: one.title for one in CATALOGUE[game].game.concepts}
    places: dict[str, list[int]] = {}
    for n, item in enumerate(items(room, game, "", "before")):
        places.setdefault(item.concept, []).append(n)
    return tuple(
        ConceptScores(titles[concept], _share(before, where), _share(after, where))
        for concept, where in places.items()
    )


def _share(marks: Mapping[str, list[bool]], places: Sequence[int]) -> Share:
    right = sum(given[n] for given in marks.values() for n in places)
    return Share(right, len(marks) * len(places))


def gain(pairs: Sequence[tuple[int, int]]) -> Gain:
    """The mean of the differences, with its confidence interval by Student's t."""
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
