"""Inference from observations: what a player thinks now, as a hidden Markov chain over hypotheses.

Players learn and forget between two tries, and more between two lessons.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple, TypeAlias

from valence.core.concepts import Concept, Observation
from valence.questions.hypotheses import Hypothesis, hypotheses, likelihoods

KNOWS = "knows"
GUESSES = "guesses"
ELSE = "something else"
MIXED = "mixed"

# How often somebody learns, or forgets, from one try to the next, and from one lesson to the next.
LEARNS = 0.005
FORGETS = 0.001
LEARNS_BETWEEN = 0.2
FORGETS_BETWEEN = 0.05

Chances: TypeAlias = Sequence[float]


class Belief(NamedTuple):
    """The probability of each hypothesis about a field."""

    field: tuple[Concept, ...]
    of: tuple[tuple[Hypothesis, float], ...]
    chances: Chances

    def after(self, seen: Observation) -> "Belief":
        """Return the belief after one more observation, without any learning."""
        weights = [
            chance * likely
            for chance, likely in zip(self.chances, likelihoods(seen, self.of), strict=True)
        ]
        total = sum(weights)
        return Belief(self.field, self.of, [weight / total for weight in weights])

    def chance_of(self, seen: Observation) -> float:
        """Return how likely it is that the player tries this."""
        likely = likelihoods(seen, self.of)
        return sum(chance * one for chance, one in zip(self.chances, likely, strict=True))

    def later(self, learns: float, forgets: float) -> "Belief":
        """Return the belief some time later: some have learned, and some have forgotten."""
        knowing = sum(c for c, (one, _) in zip(self.chances, self.of, strict=True) if _knows(one))
        lacking = 1 - knowing
        prior_lacking = sum(prior for one, prior in self.of if not _knows(one))
        moved = [
            chance * (1 - forgets)
            if _knows(one)
            else chance * (1 - learns) + forgets * knowing * prior / prior_lacking
            for chance, (one, prior) in zip(self.chances, self.of, strict=True)
        ]
        moved[0] += lacking * learns  # the first hypothesis: knowing, and playing by the rules
        return Belief(self.field, self.of, moved)

    def thoughts(self) -> dict[str, float]:
        """Return the probability of each way of thinking, whatever the conduct: for choosing questions."""
        found: dict[str, float] = defaultdict(float)
        for chance, (one, _) in zip(self.chances, self.of, strict=True):
            found[_thought(one)] += chance
        return found

    def conduct(self) -> dict[str, float]:
        """Return the probability of each conduct of somebody who knows; empty for the rules of the game."""
        found: dict[str, float] = defaultdict(float)
        for chance, (one, _) in zip(self.chances, self.of, strict=True):
            if _knows(one):
                found[one.conduct] += chance
        return found

    def about(self, concept: Concept) -> dict[str, float]:
        """Return the probability of knowing a concept of the field, of guessing, of something else and of each idea."""
        found = {KNOWS: 0.0, GUESSES: 0.0, ELSE: 0.0}
        found |= dict.fromkeys((one.id for one in concept.misconceptions), 0.0)
        below, alike = _below(concept, self.field), {*concept.lookalikes}
        for chance, (one, _) in zip(self.chances, self.of, strict=True):
            says = {ELSE: 1.0} if alike.intersection(one.ideas) else _says(one, found, below)
            for thought, share in says.items():
                found[thought] += chance * share
        return found


def _knows(one: Hypothesis) -> bool:
    return one.kind == "knows"


def _thought(one: Hypothesis) -> str:
    match one.kind:
        case "knows":
            return KNOWS
        case "guesses":
            return GUESSES
        case "else":
            return ELSE
        case _:
            return " ".join(one.ideas)


def _says(one: Hypothesis, about: Mapping[str, float], below: set[str]) -> dict[str, float]:
    """Return what a hypothesis says about a concept; nothing, if its idea makes that unreadable."""
    match one.kind:
        case "knows":
            return {KNOWS: 1.0}
        case "guesses":
            return {GUESSES: 1.0}
        case "else":
            return {ELSE: 1.0}
        case _:
            here = [idea for idea in one.ideas if idea in about]
            if len(here) == 2:
                return {ELSE: 1.0}
            if here:
                return {here[0]: 1.0} if not below.intersection(one.ideas) else {ELSE: 1.0}
            return {} if below.intersection(one.ideas) else {KNOWS: 1.0}


def _below(concept: Concept, field: Sequence[Concept]) -> set[str]:
    """Return the ideas about the concepts that this one builds on."""
    by_id = {one.id: one for one in field}
    found: set[str] = set()
    while (below := by_id.get(concept.builds_on or "")) is not None:
        found |= below.ideas
        concept = below
    return found


def believed(field: tuple[Concept, ...], seen: Iterable[tuple[Observation, int]]) -> Belief:
    """Return the belief about a player after these observations, each with the number of its lesson."""
    seen = list(seen)
    conducts = {name for one, _ in seen for name in one.conduct}
    of = hypotheses(field, tuple(sorted(conducts)))
    belief, lesson = Belief(field, of, [chance for _, chance in of]), None
    for one, number in seen:
        if lesson is not None:
            is_same = number == lesson
            belief = (
                belief.later(LEARNS, FORGETS)
                if is_same
                else belief.later(LEARNS_BETWEEN, FORGETS_BETWEEN)
            )
        belief, lesson = belief.after(one), number
    return belief


def weight(seen: Observation, idea: str) -> float:
    """Return the log likelihood ratio of an idea over knowing, given a try; negative if it speaks against the idea."""
    some = (
        (Hypothesis("knows"), 1.0),
        (Hypothesis("guesses") if idea in (GUESSES, ELSE) else Hypothesis("idea", (idea,)), 1.0),
    )
    known, likely = likelihoods(seen, some)
    return log(likely / known)
