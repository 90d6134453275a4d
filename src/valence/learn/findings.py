"""Findings about a player and each concept, with the tries behind them, as plain data."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept, Misconception, Observation
from valence.core.match import AnyMatch
from valence.learn.calibration import calibrated
from valence.questions.evidence import Evidence, ShownTry, evidence_in
from valence.questions.hypotheses import fields
from valence.questions.inference import ELSE, GUESSES, KNOWS, Belief, believed, weight

ENOUGH = (
    6  # informative decisions, of which an answer counts two; below that nothing is called known
)
SURE = 0.9  # the probability from which on something is concluded
NAMED = 0.8  # and a misconception named, which takes signs too
SIGNS = 2  # how many tries must speak for a misconception before it is named
MOSTLY = 0.5  # of the tries that could speak for a misconception: how many have to
ODD = 0.34  # and how many, of the wrong ones, may be wrong in another way
RIGHT = 0.75  # the share of right tries of somebody who knows a concept, of the latest ones
LATEST = 8
AGAIN = 2  # how often an item has to be wrong in the same way to be named, and in which share of its tries
AGAIN_SHARE = 0.5
MOST_SHOWN = 6  # tries behind a finding

NO_IDEAS = (KNOWS, GUESSES, ELSE)

Verdict: TypeAlias = Literal[
    "knows", "guesses", "misconception", "something else", "unclear", "too little"
]


class Again(Struct, frozen=True):
    """Something that was read wrongly again and again, always in the same way."""

    item: str
    reading: str
    times: int
    of: int
    """The number of tries that were about it."""


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
    again: tuple[Again, ...] = ()
    games: int = 0
    """The number of games with these decisions."""
    conduct: str = ""
    """The habit that replaces a rule of the game for somebody who knows the concept; empty if none is clear."""


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
    seen, concepts = list(seen), tuple(concepts)
    found: dict[str, Finding] = {}
    for field in fields(concepts):
        ids = {one.id for one in field}
        here = [one for one in seen if one.observation.concept in ids]
        belief = believed(field, ((one.observation, one.lesson) for one in here))
        found |= {one.id: finding(one, here, belief, odd=_odd_answers(seen)) for one in field}
    return tuple(found[one.id] for one in concepts)


def finding(concept: Concept, seen: Sequence[Evidence], belief: Belief, *, odd: int = 0) -> Finding:
    """Return the finding about one concept, given the evidence about its field, and the odd answers in all fields."""
    about = [one for one in seen if _is_about(one.observation, concept)]
    observations = [one.observation for one in about]
    chances = belief.about(concept)
    tested = {idea for one in observations for idea in one.wrong}
    ideas = [one for one in concept.misconceptions if one.id in tested]
    likeliest = max(ideas, key=lambda one: chances[one.id], default=None)
    again = _wrong_again(observations)
    own = concept.ideas
    verdict = _verdict(chances, likeliest, observations, again, own, odd)
    named = likeliest if verdict == "misconception" else None
    behind = likeliest.id if likeliest and verdict not in NO_IDEAS else verdict
    stated = {
        one: round(chance if one in NO_IDEAS else calibrated(chance), 3)
        for one, chance in chances.items()
    }
    return Finding(
        concept=concept.id,
        verdict=verdict,
        decisions=len(about),
        right=sum(_is_right(one, own) for one in observations),
        chance=stated[named.id if named else verdict if verdict in stated else KNOWS],
        misconception=named.id if named else "",
        probabilities={one: stated[one] for one in stated if one in (*NO_IDEAS, *tested)},
        shown=_behind(about, behind if behind in chances else GUESSES),
        again=() if named else again,
        games=len({one.shown.match for one in about}),
        conduct=_conduct(belief) if about and not named else "",
    )


def _conduct(belief: Belief) -> str:
    """Return the conduct of somebody who surely knows the chemistry and plays by another rule."""
    likeliest, chance = max(belief.conduct().items(), key=lambda pair: pair[1])
    return likeliest if chance >= SURE else ""


def _is_about(seen: Observation, concept: Concept) -> bool:
    """Return True if knowing this concept, or not, makes a difference to a try."""
    ideas = concept.ideas
    if seen.concept == concept.id:
        return seen.possible > seen.right.size or not ideas.isdisjoint(seen.wrong)
    return not ideas.isdisjoint(seen.wrong)


def _wrong_again(seen: Sequence[Observation]) -> tuple[Again, ...]:
    """Return the items that were read wrongly again and again, each in the same way."""
    of = Counter(item.id for one in seen for item in one.items)
    times = Counter(item for one in seen for item in one.items if item.reading)
    last = {item.id: item.reading for one in seen for item in one.items}
    return tuple(
        Again(item.id, item.reading, count, of[item.id])
        for item, count in times.most_common()
        if count >= AGAIN and count >= AGAIN_SHARE * of[item.id] and last[item.id]
    )


def _verdict(
    chances: dict[str, float],
    likeliest: Misconception | None,
    seen: Sequence[Observation],
    again: Sequence[Again],
    ideas: Collection[str],
    odd: int,
) -> Verdict:
    if likeliest and chances[likeliest.id] >= NAMED and _is_named(seen, likeliest.id, odd):
        return "misconception"
    if again:
        return "something else"
    if sum(1 + one.is_answer for one in seen) < ENOUGH:
        return "too little"
    latest = seen[-LATEST:]
    right = sum(_is_right(one, ideas) for one in latest) / len(latest)
    if chances[KNOWS] >= SURE:
        return "knows" if right >= RIGHT else "unclear"
    if chances[ELSE] >= SURE:
        return "something else"
    return "guesses" if chances[GUESSES] >= SURE else "unclear"


def is_wrong(seen: Observation, concept: Concept) -> bool:
    """Return True for a try that is wrong about this concept."""
    return _is_about(seen, concept) and not _is_right(seen, concept.ideas)


def _is_right(seen: Observation, ideas: Collection[str]) -> bool:
    """Return True for a right try, and for one that is wrong about another concept of the field."""
    others = [moves for idea, moves in seen.wrong.items() if idea not in ideas]
    is_ours = any(moves.has for idea, moves in seen.wrong.items() if idea in ideas)
    return seen.right.has or (not is_ours and any(moves.has for moves in others))


def _is_named(seen: Sequence[Observation], idea: str, odd_answers: int) -> bool:
    """Return True if enough tries were wrong in just the way of this idea, and not too many in another way.

    Whoever gives odd answers also about other concepts may click at random.
    """
    signs, against = _signs(seen, idea), _against(seen, idea)
    odd = max(odd_answers, sum(idea in one.wrong and _is_odd(one) for one in seen))
    return signs >= SIGNS and signs >= MOSTLY * (signs + against) and odd <= ODD * (signs + odd)


def _odd_answers(seen: Iterable[Evidence]) -> int:
    """Count the answers that are odd about each concept that they are about."""
    by_answer: dict[tuple[int, int], list[bool]] = defaultdict(list)
    for one in seen:
        if one.observation.is_answer:
            by_answer[one.shown.match, one.shown.ply].append(_is_odd(one.observation))
    return sum(all(each) for each in by_answer.values())


def _is_odd(seen: Observation) -> bool:
    """Return True for a try that is wrong in no way that an idea, or another rule, explains."""
    return not any(
        moves.has for moves in (seen.right, *seen.wrong.values(), *seen.conduct.values())
    )


def _against(seen: Sequence[Observation], idea: str) -> int:
    """Count the tries where this idea would have led to something else."""
    return sum(idea in one.wrong and not _fits(one, idea) for one in seen)


def _signs(seen: Sequence[Observation], idea: str) -> int:
    """Count the tries that were wrong in just the way of this idea."""
    return sum(idea in one.wrong and _fits(one, idea) and not one.right.has for one in seen)


def _fits(seen: Observation, idea: str) -> bool:
    """Return True if this idea leads to the try, or this idea together with one that alone doesn't."""
    if seen.wrong[idea].has:
        return True
    pairs = (two.split(" ") for two, moves in seen.wrong.items() if moves.has and " " in two)
    return any(
        idea in pair and not any(seen.wrong[one].has for one in pair if one in seen.wrong)
        for pair in pairs
    )


def _behind(seen: Sequence[Evidence], idea: str) -> tuple[ShownTry, ...]:
    """Return the tries that speak most clearly for the finding, and those that speak against it."""
    rated = [(_clarity(one.observation, idea), one.shown) for one in seen]
    clearest = sorted(rated, key=lambda pair: -abs(pair[0]))[:MOST_SHOWN]
    return tuple(replace(one, speaks_for=clarity > 0) for clarity, one in clearest if clarity)


def _clarity(seen: Observation, idea: str) -> float:
    """Return how strongly a try speaks for an idea; for knowing it, against guessing."""
    return -weight(seen, GUESSES) if idea == KNOWS else weight(seen, idea)
