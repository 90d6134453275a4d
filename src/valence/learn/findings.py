"""Findings about a player and each concept, with the tries behind them, as plain data."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept, Misconception, Observation
from valence.core.match import AnyMatch
from valence.learn.evidence import Evidence, ShownTry, evidence_in
from valence.learn.inference import GUESSES, KNOWS, probabilities, weight

ENOUGH = 6  # informative decisions; below that nothing is concluded
SURE = 0.9  # the probability from which on something is concluded
SIGNS = 2  # how many tries must speak for a misconception before it is named
MOST_SHOWN = 6  # tries behind a finding

# Without this, what builds on it can't be read.
_MISSING = ("misconception", "guesses", "unclear")

Verdict: TypeAlias = Literal["knows", "guesses", "misconception", "unclear", "too little"]


class Finding(Struct, frozen=True):
    """The conclusion about one player and one concept, with its evidence."""

    concept: str
    verdict: Verdict
    decisions: int
    """The number of informative ones."""
    right: int
    chance: float
    """The probability of the verdict; of an unclear one, the probability that it is known."""
    misconception: str
    """The one that is named, if the verdict is one; else empty."""
    probabilities: dict[str, float]
    """Of knowing, guessing and every misconception that could have shown."""
    shown: tuple[ShownTry, ...]


class Person(Struct, frozen=True):
    name: str
    findings: tuple[Finding, ...]


def people_in(matches: Sequence[AnyMatch]) -> tuple[Person, ...]:
    """Return the findings about every name at the tables, over all matches."""
    seen: dict[str, list[Evidence]] = defaultdict(list)
    for number, match in enumerate(matches):
        for one in evidence_in(match, number):
            seen[match.names[one.shown.seat]].append(one)
    concepts = concepts_of(matches)
    names = dict.fromkeys(name for match in matches for name in match.names)
    return tuple(Person(name, findings(concepts, seen[name])) for name in names)


def concepts_of(matches: Iterable[AnyMatch]) -> tuple[Concept, ...]:
    """Return the concepts of the games, each once."""
    every = {concept.id: concept for match in matches for concept in match.game.concepts}
    return tuple(every.values())


def findings(concepts: Iterable[Concept], seen: Sequence[Evidence]) -> tuple[Finding, ...]:
    """Return a finding for every concept, also where there is too little evidence."""
    found = {
        concept: finding(concept, [one for one in seen if one.observation.concept == concept.id])
        for concept in concepts
    }
    missing = {one.concept for one in found.values() if one.verdict in _MISSING}
    return tuple(
        _unclear(one) if concept.builds_on in missing and one.verdict == "misconception" else one
        for concept, one in found.items()
    )


def _unclear(one: Finding) -> Finding:
    """Take back a misconception that can't be read without the concept below."""
    knows = one.probabilities[KNOWS]
    return replace(one, verdict="unclear", chance=knows, misconception="")


def finding(concept: Concept, seen: Sequence[Evidence]) -> Finding:
    observations = [one.observation for one in seen]
    chances = probabilities(concept, observations)
    tested = [one for one in concept.misconceptions if one.id in chances]
    likeliest = max(tested, key=lambda one: chances[one.id], default=None)
    verdict = _verdict(chances, likeliest, observations)
    named = likeliest if verdict == "misconception" else None
    behind = likeliest.id if likeliest and verdict not in (KNOWS, GUESSES) else verdict
    return Finding(
        concept=concept.id,
        verdict=verdict,
        decisions=len(seen),
        right=sum(one.right.has for one in observations),
        chance=round(chances.get(named.id if named else verdict, chances[KNOWS]), 3),
        misconception=named.id if named else "",
        probabilities={one: round(chance, 3) for one, chance in chances.items()},
        shown=_behind(seen, behind if behind in chances else GUESSES),
    )


def _verdict(
    chances: dict[str, float], likeliest: Misconception | None, seen: Sequence[Observation]
) -> Verdict:
    if len(seen) < ENOUGH:
        return "too little"
    if chances[KNOWS] >= SURE:
        return "knows"
    if likeliest and chances[likeliest.id] >= SURE and _signs(seen, likeliest.id) >= SIGNS:
        return "misconception"
    return "guesses" if chances[GUESSES] >= SURE else "unclear"


def _signs(seen: Sequence[Observation], idea: str) -> int:
    """Count the tries that were wrong in just the way of this idea."""
    return sum(idea in one.wrong and one.wrong[idea].has and not one.right.has for one in seen)


def _behind(seen: Sequence[Evidence], idea: str) -> tuple[ShownTry, ...]:
    """Return the tries that speak most clearly for the finding, and those that speak against it."""
    rated = [(_clarity(one.observation, idea), one.shown) for one in seen]
    clearest = sorted(rated, key=lambda pair: -abs(pair[0]))[:MOST_SHOWN]
    return tuple(replace(one, speaks_for=clarity > 0) for clarity, one in clearest if clarity)


def _clarity(seen: Observation, idea: str) -> float:
    """Return how strongly a try speaks for an idea; for knowing it, against guessing."""
    return -weight(seen, GUESSES) if idea == KNOWS else weight(seen, idea)
