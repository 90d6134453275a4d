"""The levels of play: each is a part of a `Bot` that chooses a move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias

from valence.bots.budget import Budget
from valence.bots.expert import Expert, Rate
from valence.bots.problems import en
from valence.bots.rollout import first_best
from valence.bots.search import search
from valence.core.dice import Dice
from valence.core.game import M, O, S, V
from valence.core.guess import nearest
from valence.core.problems import bad_input

# The name of a level, or its number on the game's dial if it has no name.
Level: TypeAlias = str
# Every game has these.
LEVELS: tuple[Level, ...] = ("easy", "fair", "strong")
DEFAULT_LEVEL: Level = "fair"

Choose: TypeAlias = Callable[[V, Sequence[M], Dice, Budget], M]


def level_called(name: str, dial: Sequence[Level]) -> Level:
    """Return a level by its name or its number; 1 is the weakest."""
    if name in dial:
        return name
    if name.isdecimal() and 1 <= int(name) <= len(dial):
        return dial[int(name) - 1]
    named = [level for level in dial if not level.isdecimal()]
    raise bad_input(en.no_level, name, nearest(name, named), tuple(named), len(dial))


def dial(*rungs: tuple[Level | None, Choose[V, M]]) -> Mapping[Level, Choose[V, M]]:
    """Return the levels, the weakest first; those without a name are called by their number."""
    return {name or str(n): choose for n, (name, choose) in enumerate(rungs, 1)}


def every_move(moves: Sequence[M]) -> Sequence[M]:
    return moves


def everything(view: V) -> V:
    return view


@dataclass(frozen=True)
class Sampling(Generic[V, M]):
    """Plays the best-rated of a few random moves, as many as one of these counts."""

    rate: Rate[V, M]
    counts: Sequence[int]
    considered: Callable[[Sequence[M]], Sequence[M]] = every_move

    def __call__(self, view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        likely = self.considered(moves)
        tried = [likely[dice.below(len(likely))] for _ in range(max(self.counts))]
        tried = tried[: self.counts[dice.below(len(self.counts))]]
        return first_best(tried, self.rate(view, tried))


@dataclass(frozen=True, kw_only=True)
class Careless(Generic[V, M]):
    """Looks at each move with this chance in percent, and rates by what it remembers."""

    rate: Rate[V, M]
    looks: int
    remembered: Callable[[V], V] = everything

    def __call__(self, view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        seen = [move for move in moves if dice.below(100) < self.looks]
        seen = seen or [moves[dice.below(len(moves))]]
        return first_best(seen, self.rate(self.remembered(view), seen))


@dataclass(frozen=True)
class Fair(Generic[V, M]):
    """Plays the best-rated move."""

    rate: Rate[V, M]

    def __call__(self, view: V, moves: Sequence[M], _dice: Dice, _budget: Budget) -> M:
        return first_best(moves, self.rate(view, moves))


@dataclass(frozen=True)
class Strong(Generic[O, S, M, V]):
    """Plays by the trained net; searches where there is none for the rules."""

    expert: Expert[O, S, M, V]

    def __call__(self, view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        if net := self.expert.net_for(view):
            return first_best(moves, net.rate(view, moves))
        return search(self.expert, view, moves, dice, budget)
