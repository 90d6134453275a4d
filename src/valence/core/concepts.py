"""Observations about a player's knowledge: concepts, misconceptions, and the choices that each would lead to."""

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

T = TypeVar("T", bound=Hashable)

NO_CONDUCT: Mapping[str, Iterable[Any]] = MappingProxyType({})


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
    # Ideas that lead to the same as a misconception for most cards, and aren't worth a name: something else.
    lookalikes: tuple[str, ...] = ()

    @property
    def ideas(self) -> frozenset[str]:
        """Every idea about it by id, with a name or without."""
        return frozenset(one.id for one in self.misconceptions).union(self.lookalikes)


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


class Item(Struct, frozen=True):
    """Something that a try is about, such as an ion, and how the player read it: as `reading`, empty if rightly."""

    id: str
    reading: str = ""


class Observation(Struct, frozen=True):
    """One try, seen from one concept. Ideas that aren't listed would have tried exactly the right possibilities.

    `wrong` may also have ideas of concepts that build on this one, or that it builds on.
    """

    concept: str
    possible: int
    right: IdeaMoves
    wrong: Mapping[str, IdeaMoves]
    # The kinds of help that give the answer away.
    given_away_by: tuple[str, ...] = ("moves",)
    # What somebody tries who knows the chemistry and plays by another rule than the game's, such as one who ducks.
    conduct: Mapping[str, IdeaMoves] = {}
    items: tuple[Item, ...] = ()
    # True for the answer to a question: no rule and no strategy explains it.
    is_answer: bool = False

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
    # True if it shows cards of the player's hand: then only the player reads the answer.
    is_private: bool = False


def observed(
    concept: str,
    tried: T,
    possible: Collection[T],
    right: Iterable[T],
    wrong: Mapping[str, Iterable[T]],
    given_away_by: tuple[str, ...] = ("moves",),
    *,
    conduct: Mapping[str, Iterable[T]] = NO_CONDUCT,
    items: tuple[Item, ...] = (),
    is_answer: bool = False,
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

    def others(named: Mapping[str, Iterable[T]]) -> dict[str, IdeaMoves]:
        sets = {name: within(some) for name, some in named.items()}
        return {
            name: IdeaMoves(len(some), tried in some)
            for name, some in sets.items()
            if some != chosen
        }

    seen = Observation(
        concept,
        len(every),
        IdeaMoves(len(chosen), tried in chosen),
        others(wrong),
        given_away_by,
        others(conduct),
        items,
        is_answer,
    )
    return seen if seen.is_informative else None
