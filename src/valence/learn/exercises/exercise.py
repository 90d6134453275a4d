"""A question with choices, each of which some idea would pick, so that an answer is evidence like a move."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Observation, observed
from valence.learn.words import Asked

MOST_CHOICES = 4


class Choice(Struct, frozen=True):
    text: str
    is_right: bool = False
    ideas: tuple[str, ...] = ()
    """The misconceptions that would pick it."""


class Exercise(Struct, frozen=True):
    concept: str
    question: str
    choices: tuple[Choice, ...]
    why: str

    @property
    def right(self) -> int:
        """Return the number of the right choice."""
        return next(n for n, choice in enumerate(self.choices) if choice.is_right)


def exercise(
    rng: Random, concept: str, asked: Asked, right: str, wrong: Iterable[Choice]
) -> Exercise:
    """Make an exercise with shuffled choices; equal ones are merged, and only the first few are kept."""
    kept: dict[str, Choice] = {right: Choice(right, is_right=True)}
    for one in wrong:
        before = kept.get(one.text)
        if before is None and len(kept) < MOST_CHOICES:
            kept[one.text] = one
        elif before is not None and not before.is_right:
            kept[one.text] = Choice(one.text, ideas=(*before.ideas, *one.ideas))
    choices = list(kept.values())
    rng.shuffle(choices)
    question, why = asked
    return Exercise(concept, question, tuple(choices), why)


def numbers(rng: Random, concept: str, asked: Asked, right: int, wrong: dict[int, str]) -> Exercise:
    """Make an exercise with whole numbers in order: the right one, each wrong one with its idea, and neighbours."""
    near = (n for n in (right + 1, right - 1, right + 2, right + 3) if n > 0)
    others = [Choice(f"{n}", ideas=(idea,)) for n, idea in wrong.items()]
    made = exercise(rng, concept, asked, f"{right}", [*others, *(Choice(f"{n}") for n in near)])
    return replace(made, choices=tuple(sorted(made.choices, key=lambda one: int(one.text))))


def shown_by(asked: Exercise, answer: int) -> Observation | None:
    """Return the observation that a choice gives, just as a move does."""
    every = range(len(asked.choices))
    ideas = {idea for choice in asked.choices for idea in choice.ideas}
    wrong = {idea: [n for n in every if idea in asked.choices[n].ideas] for idea in sorted(ideas)}
    return observed(asked.concept, answer, every, [asked.right], wrong, ())
