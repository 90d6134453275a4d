"""Observations about a player's knowledge: concepts, misconceptions, and the choices that each would lead to."""

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=Hashable)


class Misconception(Struct, frozen=True):
    """A wrong idea. `source` is where the literature describes it, empty where we know of none."""

    id: str
    source: str = ""


class Concept(Struct, frozen=True):
    """Something to know, and the ways in which people get it wrong."""

    id: str
    misconceptions: tuple[Misconception, ...] = ()
    # The concept without which decisions about this one can't be read.
    builds_on: str | None = None


@dataclass(frozen=True)
class IdeaWords:
    """A misconception in the words of a language."""

    says: str  # the idea as a student would put it
    instead: str  # what is right
    ask: str  # a question for the class


@dataclass(frozen=True)
class ConceptWords:
    """A concept in the words of a language, with its misconceptions by id."""

    title: str
    ideas: Mapping[str, IdeaWords] = field(default_factory=dict)


class IdeaMoves(NamedTuple):
    """The moves that one idea leads to: how many there are, and whether the move made is one of them."""

    size: int
    has: bool


class Observation(Struct, frozen=True):
    """One try, seen from one concept. Ideas that aren't listed would have tried exactly the right possibilities."""

    concept: str
    possible: int
    right: IdeaMoves
    wrong: Mapping[str, IdeaMoves]
    # The kinds of help that give the answer away.
    given_away_by: tuple[str, ...] = ("moves",)

    @property
    def is_informative(self) -> bool:
        """Return True if guessing or any wrong idea would have tried something else."""
        return self.possible > self.right.size or bool(self.wrong)


class About(Struct, frozen=True):
    """One concept that a question is about: the right choices, and those that each wrong idea leads to."""

    concept: str
    right: tuple[str, ...]
    wrong: Mapping[str, tuple[str, ...]]


class Question(Struct, frozen=True):
    """A question about a move, asked before it is carried out. The answer never changes the game."""

    id: str
    choices: tuple[str, ...]
    right: tuple[str, ...]
    about: tuple[About, ...] = ()
    # The kinds of help that give the answer away.
    given_away_by: tuple[str, ...] = ()
    # The id of what it is about, such as a formula, for questions that name it.
    subject: str = ""
    # Whether the player can know the answer; if it depends on hidden cards, nobody is asked.
    is_known: bool = True


def observed(
    concept: str,
    tried: T,
    possible: Collection[T],
    right: Iterable[T],
    wrong: Mapping[str, Iterable[T]],
    given_away_by: tuple[str, ...] = ("moves",),
) -> Observation | None:
    """Return what trying this shows; None if it wasn't among the possibilities that the concept is about.

    An idea that leaves nothing to try says nothing: such a player has to guess.
    """
    every = frozenset(possible)
    if tried not in every:
        return None

    def within(some: Iterable[T]) -> frozenset[T]:
        return (every & frozenset(some)) or every

    chosen = within(right)
    ideas = {idea: within(some) for idea, some in wrong.items() if within(some) != chosen}
    seen = Observation(
        concept,
        len(every),
        IdeaMoves(len(chosen), tried in chosen),
        {idea: IdeaMoves(len(some), tried in some) for idea, some in ideas.items()},
        given_away_by,
    )
    return seen if seen.is_informative else None
