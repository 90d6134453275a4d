"""Exercises about every concept, for worksheets and checks: any number of them, each with one right choice."""

from collections.abc import Callable, Mapping
from random import Random

from valence.core.languages import DEFAULT, Language
from valence.games import entry
from valence.learn.exercises import acids, ions, polymers
from valence.learn.exercises.exercise import Choice, Exercise, shown_by

__all__ = ["EXERCISES", "Choice", "Exercise", "exercises", "practised_in", "shown_by"]

EXERCISES: Mapping[str, Callable[[Random, Language], Exercise]] = {
    "direction": acids.direction,
    "difference": acids.difference,
    "guard": acids.guard,
    "acid values": acids.acid_values,
    "base values": acids.base_values,
    "groups": acids.groups,
    "sign": ions.sign,
    "totals": ions.totals,
    "ratio": ions.ratio,
    "lattice": ions.lattice,
    "names": ions.names,
    "oxyanions": ions.oxyanions,
    "oxyanion charges": ions.oxyanion_charges,
    "numerals": ions.numerals,
    "terminated chains": polymers.terminated,
    "dormant chains": polymers.dormant,
    "radicals": polymers.radicals,
    "transfer": polymers.transfer,
    "termination": polymers.termination,
    "averages": polymers.averages,
    "dispersity": polymers.dispersity,
}


def practised_in(game: str) -> list[str]:
    """Return the concepts of a game about which there are exercises."""
    return [one.id for one in entry(game).game.concepts if one.id in EXERCISES]


_MOST_DRAWS = 300  # some concepts have only a few different questions


def exercises(
    concept: str, count: int, seed: str, language: Language = DEFAULT, *, idea: str = ""
) -> tuple[Exercise, ...]:
    """Return different exercises about a concept, the same for a seed in each language, as far as there are some.

    With an idea, each of them offers what somebody with this misconception chooses.
    """
    rng = Random(f"{concept} {seed}")
    found: dict[tuple[str, str], Exercise] = {}
    for _ in range(_MOST_DRAWS):
        if len(found) == count or concept not in EXERCISES:
            break
        one = EXERCISES[concept](rng, language)
        if idea and not any(idea in choice.ideas for choice in one.choices):
            continue
        found.setdefault((one.question, one.choices[one.right].text), one)
    return tuple(found.values())
