"""Inference from observations of a concept: Bayes over knowing it, guessing, and each misconception.

The likelihood of a try under an idea depends on what a player with this idea would have tried, out of
everything that could have been tried. It says nothing about preferences: a player who knows the chemistry
may choose badly among the right moves.
"""

from collections.abc import Iterable
from math import exp, log

from valence.core.concepts import Concept, IdeaMoves, Observation

KNOWS = "knows"
GUESSES = "guesses"

PRIOR_KNOWS = 0.5
PRIOR_GUESSES = 0.2  # the misconceptions share the rest

# How often somebody who knows tries something else, by a slip of the finger or the mind.
SLIP = 0.04
# How often somebody with a misconception doesn't follow it.
WAVER = 0.15


def prior(concept: Concept) -> dict[str, float]:
    """Return the probability of each idea before any observation; half of all students know the concept."""
    ideas = [one.id for one in concept.misconceptions]
    guesses = PRIOR_GUESSES if ideas else 1 - PRIOR_KNOWS
    share = (1 - PRIOR_KNOWS - guesses) / max(1, len(ideas))
    return {KNOWS: PRIOR_KNOWS, GUESSES: guesses, **dict.fromkeys(ideas, share)}


def probabilities(concept: Concept, seen: Iterable[Observation]) -> dict[str, float]:
    """Return the probability of each idea after these observations of the concept.

    Misconceptions that no decision could have shown are left out.
    """
    seen = list(seen)
    tested = {KNOWS, GUESSES}.union(*(observation.wrong for observation in seen))
    logs = {idea: log(chance) for idea, chance in prior(concept).items() if idea in tested}
    for observation in seen:
        for idea in logs:
            logs[idea] += log(likelihood(observation, idea))
    highest = max(logs.values())
    weights = {idea: exp(value - highest) for idea, value in logs.items()}
    total = sum(weights.values())
    return {idea: weight / total for idea, weight in weights.items()}


def likelihood(seen: Observation, idea: str) -> float:
    """Return the probability that a player with this idea would try this."""
    if idea == GUESSES:
        return 1 / seen.possible
    if idea == KNOWS or idea not in seen.wrong:
        return _chance(seen.right, seen.possible, SLIP)
    believed = seen.wrong[idea]
    if believed.has and seen.right.has:
        # Right, and believed right: which of the right moves it was is a matter of skill.
        believed = IdeaMoves(max(believed.size, seen.right.size), True)
    return _chance(believed, seen.possible, WAVER)


def _chance(believed: IdeaMoves, possible: int, slip: float) -> float:
    others = possible - believed.size
    if not others:
        return 1 / possible
    return (1 - slip) / believed.size if believed.has else slip / others


def weight(seen: Observation, idea: str) -> float:
    """Return the log likelihood ratio of an idea over knowing, given a try; negative if it speaks against the idea."""
    return log(likelihood(seen, idea) / likelihood(seen, KNOWS))
