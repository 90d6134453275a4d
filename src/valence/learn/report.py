"""Findings about a player and each concept, with the tries behind them, as plain data."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept, Misconception, Observation
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.games import concept_words
from valence.learn.evidence import Decision, decisions
from valence.learn.inference import GUESSES, KNOWS, probabilities, weight

ENOUGH = 6  # informative decisions; below that nothing is concluded
SURE = 0.9  # the probability from which on something is concluded
SIGNS = 2  # how many tries must speak for a misconception before it is named
MOST_SHOWN = 6  # tries behind a finding

# Without this, what builds on it can't be read.
_MISSING = ("misconception", "guesses", "unclear")

Verdict: TypeAlias = Literal["knows", "guesses", "misconception", "unclear", "too little"]


class Shown(Struct, frozen=True):
    """A try behind a finding: where it is, what was tried, and whether it speaks for the finding."""

    match: int  # which of the matches, from 0
    seat: int
    ply: int  # the entry of its log
    game: str
    tried: str  # in words
    is_refused: bool
    speaks_for: bool
    seconds: float | None = None  # how long it took, if known


class Idea(Struct, frozen=True):
    """A misconception in words, and where the literature describes it."""

    id: str
    says: str
    instead: str
    ask: str
    source: str


class Finding(Struct, frozen=True):
    """The conclusion about one player and one concept, with its evidence."""

    concept: str
    title: str
    verdict: Verdict
    decisions: int  # how many informative ones there were
    right: int  # how many of them were right
    probabilities: dict[str, float]
    misconception: Idea | None  # the one that is named, or else the most likely one
    shown: tuple[Shown, ...]


class PlayerReport(Struct, frozen=True):
    player: str
    findings: tuple[Finding, ...]


class Seen(Struct, frozen=True):
    """An observation and the try it comes from."""

    match: int
    decision: Decision
    observation: Observation
    game: str
    tried: str


def reports(matches: Sequence[AnyMatch]) -> tuple[PlayerReport, ...]:
    """Return a report for every name at the tables, over all matches."""
    seen: dict[str, list[Seen]] = defaultdict(list)
    for number, match in enumerate(matches):
        for one in seen_in(match, number):
            seen[match.names[one.decision.seat]].append(one)
    concepts = concepts_of(matches)
    names = dict.fromkeys(name for match in matches for name in match.names)
    return tuple(PlayerReport(name, findings(concepts, seen[name])) for name in names)


def seen_in(
    match: AnyMatch, number: int = 0, counts: Callable[[int], bool] = lambda _ply: True
) -> list[Seen]:
    """Every observation in a match; `counts` says which entries of its log a person made."""
    return [
        Seen(number, decision, observation, match.game.name, match.words.tried(decision.tried))
        for decision in decisions(match, counts)
        for observation in decision.observations
    ]


def concepts_of(matches: Iterable[AnyMatch]) -> tuple[Concept, ...]:
    """The concepts of the games, each once."""
    every = {concept.id: concept for match in matches for concept in match.game.concepts}
    return tuple(every.values())


def findings(concepts: Iterable[Concept], seen: Sequence[Seen]) -> tuple[Finding, ...]:
    """A finding for every concept, also where there is too little evidence."""
    found = {
        concept: finding(concept, [one for one in seen if one.observation.concept == concept.id])
        for concept in concepts
    }
    missing = {one.concept for one in found.values() if one.verdict in _MISSING}
    return tuple(
        replace(one, verdict="unclear")
        if concept.builds_on in missing and one.verdict == "misconception"
        else one
        for concept, one in found.items()
    )


def finding(concept: Concept, seen: Sequence[Seen]) -> Finding:
    observations = [one.observation for one in seen]
    chances = probabilities(concept, observations)
    tested = [one for one in concept.misconceptions if one.id in chances]
    likeliest = max(tested, key=lambda one: chances[one.id], default=None)
    verdict = _verdict(chances, likeliest, observations)
    is_named = likeliest is not None and chances[likeliest.id] > chances[GUESSES]
    behind = likeliest.id if likeliest and verdict not in (KNOWS, GUESSES) else verdict
    return Finding(
        concept=concept.id,
        title=concept_words(DEFAULT)[concept.id].title,
        verdict=verdict,
        decisions=len(seen),
        right=sum(one.right.has for one in observations),
        probabilities={one: round(chance, 3) for one, chance in chances.items()},
        misconception=_in_words(concept, likeliest) if likeliest and is_named else None,
        shown=_behind(seen, behind if behind in chances else GUESSES),
    )


def _in_words(concept: Concept, named: Misconception) -> Idea:
    said = concept_words(DEFAULT)[concept.id].ideas[named.id]
    return Idea(named.id, said.says, said.instead, said.ask, named.source)


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


def _behind(seen: Sequence[Seen], idea: str) -> tuple[Shown, ...]:
    """The tries that speak most clearly for the finding, and those that speak against it."""
    rated = [(_clarity(one.observation, idea), one) for one in seen]
    clearest = sorted(rated, key=lambda pair: -abs(pair[0]))[:MOST_SHOWN]
    return tuple(
        Shown(
            one.match,
            one.decision.seat,
            one.decision.ply,
            one.game,
            one.tried,
            one.decision.is_refused,
            clarity > 0,
            one.decision.seconds,
        )
        for clarity, one in clearest
        if clarity
    )


def _clarity(seen: Observation, idea: str) -> float:
    """Return how strongly a try speaks for an idea; for knowing it, against guessing."""
    return -weight(seen, GUESSES) if idea == KNOWS else weight(seen, idea)
