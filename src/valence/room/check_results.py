"""Results of the checks of a class: how many items were right before and after, for each concept."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from valence.core.concepts import ConceptWords
from valence.core.languages import DEFAULT, Language
from valence.games import concept_words, title
from valence.learn.changes import Share
from valence.learn.checks import CheckKind, Gain, gain, items
from valence.room.room import Check


class ConceptScores(Struct, frozen=True):
    title: str
    before: Share
    after: Share


class CheckResult(Struct, frozen=True):
    game: str
    title: str
    before: int
    """The number of people who have taken it."""
    after: int
    gain: Gain | None
    """None until somebody has taken both."""
    concepts: tuple[ConceptScores, ...]


def check_results(
    room: str, checks: Sequence[Check], language: Language = DEFAULT
) -> tuple[CheckResult, ...]:
    """Return the latest check before and the latest one after, for every game that has one."""
    games = dict.fromkeys(check.game for check in checks)
    return tuple(_result(room, game, checks, language) for game in games)


def _result(room: str, game: str, checks: Sequence[Check], language: Language) -> CheckResult:
    before, after = (_answers(game, kind, checks) for kind in ("before", "after"))
    first, second = _marks(room, game, "before", before), _marks(room, game, "after", after)
    both = [(sum(first[key]), sum(second[key])) for key in first if key in second]
    return CheckResult(
        game=game,
        title=title(game, language),
        before=len(first),
        after=len(second),
        gain=gain(both) if both else None,
        concepts=_by_concept(room, game, concept_words(language), first, second),
    )


def _answers(game: str, kind: str, checks: Sequence[Check]) -> Mapping[str, tuple[int, ...]]:
    these = [check for check in checks if (check.game, check.kind) == (game, kind)]
    return these[-1].answers if these else {}


def _marks(
    room: str, game: str, kind: CheckKind, answers: Mapping[str, tuple[int, ...]]
) -> dict[str, list[bool]]:
    """Mark the items of each student: True where the answer was right."""
    return {
        key: [
            item.right == answer
            for item, answer in zip(items(room, game, key, kind), given, strict=True)
        ]
        for key, given in answers.items()
    }


def _by_concept(
    room: str,
    game: str,
    words: Mapping[str, ConceptWords],
    before: Mapping[str, list[bool]],
    after: Mapping[str, list[bool]],
) -> tuple[ConceptScores, ...]:
    """Compare both versions, which have the same number of items about each concept, in the same order."""
    places: dict[str, list[int]] = {}
    for n, item in enumerate(items(room, game, "", "before")):
        places.setdefault(item.concept, []).append(n)
    return tuple(
        ConceptScores(words[concept].title, _share(before, where), _share(after, where))
        for concept, where in places.items()
    )


def _share(marks: Mapping[str, list[bool]], places: Sequence[int]) -> Share:
    right = sum(given[n] for given in marks.values() for n in places)
    return Share(right, len(marks) * len(places))
