"""Hypotheses about what a player thinks in a field, and how likely each makes a try.

A field is a concept with those that build on it. The likelihood of a try depends on what a player would
have tried, out of everything that could have been tried. It says nothing about preferences: a player who
knows the chemistry may choose badly among the right moves.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from valence.core.concepts import Concept, IdeaMoves, Observation

Kind: TypeAlias = Literal[
    "knows", "guesses", "else", "looks alike", "idea", "wavers", "careless", "mixed", "both"
]


class Hypothesis(NamedTuple):
    """One way of thinking: `conduct` goes with knowing, `share` of right tries with an idea that isn't listed.

    Somebody with two ideas about one concept follows either; about two concepts, both at once.
    """

    kind: Kind
    ideas: tuple[str, ...] = ()
    conduct: str = ""
    share: float = 0.0


# How often somebody tries something else than they think right; True: in answers.
SLIP = {False: 0.05, True: 0.07}
# How often somebody with a misconception follows it, otherwise the truth, and somebody who wavers.
STEADY, WAVERS = 0.95, 0.75
SHARES = (0.35, 0.55, 0.75, 0.88)

# Before anything was observed.
KNOWS = 0.50
GUESSES = 0.08
ELSE = 0.08
IDEAS = 0.26  # together
LOOKALIKE = 0.03  # each idea that looks like a misconception
MIXED = 0.03
CONDUCT = 0.3  # the share of those who know, but play by other rules, where a game tells them apart
WAVERING = (
    0.3  # the shares of those with an idea who waver, and who play any card of the right kind
)
CARELESS = 0.1

ANY = "any"


def fields(concepts: Sequence[Concept]) -> Iterator[tuple[Concept, ...]]:
    """Yield the concepts in groups: each with those that build on it."""
    by_id = {one.id: one for one in concepts}

    def root(one: Concept) -> str:
        below = by_id.get(one.builds_on or "")
        return one.id if below is None else root(below)

    roots = dict.fromkeys(map(root, concepts))
    yield from (tuple(one for one in concepts if root(one) == id_) for id_ in roots)


@lru_cache(maxsize=64)
def hypotheses(
    field: tuple[Concept, ...], conducts: tuple[str, ...]
) -> tuple[tuple[Hypothesis, float], ...]:
    """Return every hypothesis about a field with its probability before any observation."""
    ideas = [one.id for concept in field for one in concept.misconceptions]
    some = list(_knowing(conducts)) + list(_unlisted(has_ideas=bool(ideas)))
    some += [
        (Hypothesis("looks alike", (idea,)), LOOKALIKE)
        for concept in field
        for idea in concept.lookalikes
    ]
    for idea in ideas:
        some += _with_idea(idea, IDEAS / len(ideas), can_be_careless=bool(conducts))
    concept_of = {idea.id: one.id for one in field for idea in one.misconceptions}
    pairs = list(combinations(ideas, 2))
    for one, other in pairs:
        kind: Kind = "mixed" if concept_of[one] == concept_of[other] else "both"
        some.append((Hypothesis(kind, (one, other)), MIXED / len(pairs)))
    total = sum(chance for _, chance in some)
    return tuple((one, chance / total) for one, chance in some)


def _knowing(conducts: tuple[str, ...]) -> Iterator[tuple[Hypothesis, float]]:
    share = CONDUCT if conducts else 0.0
    yield Hypothesis("knows"), KNOWS * (1 - share)
    for one in conducts:
        yield Hypothesis("knows", conduct=one), KNOWS * share / len(conducts)


def _unlisted(*, has_ideas: bool) -> Iterator[tuple[Hypothesis, float]]:
    yield Hypothesis("guesses"), GUESSES if has_ideas else GUESSES + IDEAS
    for one in SHARES:
        yield Hypothesis("else", share=one), ELSE / len(SHARES)


def _with_idea(
    idea: str, chance: float, *, can_be_careless: bool
) -> Iterator[tuple[Hypothesis, float]]:
    careless = CARELESS if can_be_careless else 0.0
    yield Hypothesis("idea", (idea,)), chance * (1 - WAVERING - careless)
    yield Hypothesis("wavers", (idea,)), chance * WAVERING
    if can_be_careless:
        yield Hypothesis("careless", (idea,)), chance * careless


def likelihoods(seen: Observation, of: Sequence[tuple[Hypothesis, float]]) -> list[float]:
    """Return for each hypothesis the probability that such a player tries this."""
    known = _tries(seen.right, seen.possible, SLIP[seen.is_answer])
    guessed = 1 / seen.possible
    by_idea = {idea: _by_idea(seen, idea) for idea in seen.wrong}

    def likelihood(one: Hypothesis) -> float:
        match one.kind:
            case "knows":
                moves = None if seen.is_answer else seen.conduct.get(one.conduct)
                return (
                    known if moves is None else _tries(moves, seen.possible, SLIP[seen.is_answer])
                )
            case "guesses":
                return guessed
            case "else":
                return _unexplained(seen, one.share)
            case "careless" if not seen.is_answer:
                return guessed
            case "idea" | "looks alike" | "wavers" | "careless":
                steady = WAVERS if one.kind == "wavers" else STEADY
                return steady * by_idea.get(one.ideas[0], known) + (1 - steady) * known
            case "mixed":
                return sum(by_idea.get(idea, known) for idea in one.ideas) / len(one.ideas)
            case "both":
                return _by_both(one.ideas, by_idea, known)

    return [likelihood(one) for one, _ in of]


def _by_both(ideas: Sequence[str], by_idea: Mapping[str, float], known: float) -> float:
    """Return the likelihood of a try under two ideas at once; where a game doesn't say, under either that differs."""
    if (both := by_idea.get(" ".join(ideas))) is not None:
        return both
    some = [by_idea[idea] for idea in ideas if idea in by_idea]
    return sum(some) / len(some) if some else known


def _by_idea(seen: Observation, idea: str) -> float:
    believed = seen.wrong[idea]
    if believed.has and seen.right.has:
        # Right, and believed right: which of the right moves it was is a matter of skill.
        believed = IdeaMoves(max(believed.size, seen.right.size), True)
    return _tries(believed, seen.possible, SLIP[seen.is_answer])


def _tries(believed: IdeaMoves, possible: int, slip: float) -> float:
    others = possible - believed.size
    if not others:
        return 1 / possible
    return (1 - slip) / believed.size if believed.has else slip / others


def _unexplained(seen: Observation, share: float) -> float:
    others = seen.possible - seen.right.size
    if not others:
        return 1 / seen.possible
    return share / seen.right.size if seen.right.has else (1 - share) / others
