"""Needs of a class: the misconceptions that most of its students seem to hold."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from valence.learn.inference import GUESSES
from valence.learn.report import Finding, Idea, PlayerReport

MOST_NEEDS = 3


class Need(Struct, frozen=True):
    """Something to talk about: a misconception, or a concept that several students guess at."""

    concept: str
    title: str
    misconception: Idea | None
    students: tuple[str, ...]
    expected: float  # how many students have it, as far as the probabilities tell


def needs(reports: Iterable[PlayerReport]) -> tuple[Need, ...]:
    """Return the most common needs, the most common first. Concepts with too little evidence don't count."""
    having: dict[tuple[str, str], list[tuple[str, Finding, float]]] = defaultdict(list)
    for report in reports:
        for one in report.findings:
            for idea, chance in _missing(one):
                having[one.concept, idea].append((report.player, one, chance))
    found = [_need(idea, them) for (_, idea), them in having.items()]
    return tuple(sorted(found, key=lambda need: -need.expected)[:MOST_NEEDS])


def _missing(one: Finding) -> Iterable[tuple[str, float]]:
    """Yield the misconception or the guessing that a finding concludes, with its probability; nothing otherwise."""
    if one.verdict == "misconception" and one.misconception:
        yield one.misconception.id, one.probabilities[one.misconception.id]
    elif one.verdict == "guesses":
        yield GUESSES, one.probabilities[GUESSES]


def _need(idea: str, them: list[tuple[str, Finding, float]]) -> Need:
    _, first, _ = them[0]
    return Need(
        concept=first.concept,
        title=first.title,
        misconception=None if idea == GUESSES else first.misconception,
        students=tuple(name for name, _, _ in them),
        expected=round(sum(chance for _, _, chance in them), 1),
    )
