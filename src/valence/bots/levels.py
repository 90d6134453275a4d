"""The three levels of play, made from what a bot knows about a game."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, get_args

from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert, Rate
from valence.bots.rollout import first_best
from valence.bots.search import best, most_promising, search
from valence.core.dice import Dice
from valence.core.game import M, O, S, V
from valence.core.guess import did_you_mean

Level: TypeAlias = Literal["easy", "fair", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "fair"

Choose: TypeAlias = Callable[[V, Sequence[M], Dice, Budget], M]
AnyChoose: TypeAlias = Choose[Any, Any]


def level_called(name: str) -> Level:
    for level in LEVELS:
        if level == name:
            return level
    guess = did_you_mean(name, LEVELS)
    raise ValueError(f"no bot level called {name!r}{guess} (available: {', '.join(LEVELS)})")


def easy(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The best-rated of a few random moves."""

    def choose(view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        likely = expert.easy_moves(moves)
        tried = [likely[dice.below(len(likely))] for _ in range(max(expert.easy_counts))]
        tried = tried[: expert.easy_counts[dice.below(len(expert.easy_counts))]]
        return first_best(tried, expert.rate(view, tried))

    return choose


def fair(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The best-rated move."""

    def choose(view: V, moves: Sequence[M], _dice: Dice, _budget: Budget) -> M:
        return first_best(moves, expert.rate(view, moves))

    return choose


def searching(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The move that does best on imagined deals."""

    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        clock = Clock(budget)
        tried = most_promising(expert, view, moves, expert.width)
        search(expert, view, tried, dice, clock)
        return best(tried).move

    return choose


def trained(rate: Rate[V, M], fits: Callable[[V], bool], otherwise: Choose[V, M]) -> Choose[V, M]:
    """The move that a trained net rates best, under the rules that it was trained for."""

    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        if not fits(view):
            return otherwise(view, moves, dice, budget)
        return first_best(moves, rate(view, moves))

    return choose
