"""Changes since earlier lessons: how many first tries were right, and whose gap has closed."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept
from valence.learn.findings import Finding, findings
from valence.questions.evidence import Evidence

# Seconds without a new game, after which the next one belongs to another lesson.
NEW_LESSON = 6 * 3600.0

_GAPS = ("misconception", "guesses")


class Share(Struct, frozen=True):
    right: int
    decisions: int


class Change(Struct, frozen=True):
    """One concept, earlier and in the latest lesson, with the students whose finding is another one now."""

    concept: str
    earlier: Share
    latest: Share
    closed: tuple[str, ...]
    """Had a gap and know it now."""
    still: tuple[str, ...]
    """Had a gap and have one now."""
    opened: tuple[str, ...]
    """Knew it and have a gap now."""


def latest_lesson(starts: Sequence[float]) -> set[int]:
    """Return the numbers of the games that belong to the latest lesson."""
    order = sorted(range(len(starts)), key=lambda n: -starts[n])
    latest: set[int] = set()
    for n in order:
        if latest and min(starts[one] for one in latest) - starts[n] > NEW_LESSON:
            break
        latest.add(n)
    return latest


def current(
    concepts: Sequence[Concept], seen: Sequence[Evidence], latest: set[int]
) -> tuple[Finding, ...]:
    """Return somebody's findings now; between the lessons, more may have been learned than in one."""
    return findings(concepts, [replace(one, lesson=int(one.shown.match in latest)) for one in seen])


def changes(
    concepts: Sequence[Concept], people: Mapping[str, Sequence[Evidence]], latest: set[int]
) -> tuple[Change, ...]:
    """Return the change in every concept that decisions were about both earlier and in the latest lesson."""
    earlier = {
        name: findings(concepts, [one for one in seen if one.shown.match not in latest])
        for name, seen in people.items()
    }
    now = {
        name: findings(concepts, [one for one in seen if one.shown.match in latest])
        for name, seen in people.items()
    }
    every = (_change(n, concept, earlier, now) for n, concept in enumerate(concepts))
    return tuple(one for one in every if one.earlier.decisions and one.latest.decisions)


def _change(
    n: int,
    concept: Concept,
    earlier: Mapping[str, Sequence[Finding]],
    now: Mapping[str, Sequence[Finding]],
) -> Change:
    verdicts = {name: (earlier[name][n].verdict, now[name][n].verdict) for name in now}
    return Change(
        concept=concept.id,
        earlier=_share(found[n] for found in earlier.values()),
        latest=_share(found[n] for found in now.values()),
        closed=tuple(name for name, (a, b) in verdicts.items() if a in _GAPS and b == "knows"),
        still=tuple(name for name, (a, b) in verdicts.items() if a in _GAPS and b in _GAPS),
        opened=tuple(name for name, (a, b) in verdicts.items() if a == "knows" and b in _GAPS),
    )


def _share(found: Iterable[Finding]) -> Share:
    them = list(found)
    return Share(sum(one.right for one in them), sum(one.decisions for one in them))
