"""The levels of play, made from what a bot knows about a game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert, Rate
from valence.bots.rollout import first_best
from valence.bots.search import best, most_promising, search
from valence.core.dice import Dice
from valence.core.game import M, O, S, V
from valence.core.guess import did_you_mean

# The name of a level, or its number on the game's dial if it has no name.
Level: TypeAlias = str
# Every game has these.
LEVELS: tuple[Level, ...] = ("easy", "fair", "strong")
DEFAULT_LEVEL: Level = "fair"

Choose: TypeAlias = Callable[[V, Sequence[M], Dice, Budget], M]
AnyChoose: TypeAlias = Choose[Any, Any]


def answering(
    levels: Mapping[Level, Choose[V, M]], answer: Callable[[V], M | None]
) -> Mapping[Level, Choose[V, M]]:
    """Return the levels with right answers to questions, so that what a bot shows is worth learning."""
    return {level: _answering(choose, answer) for level, choose in levels.items()}


def _answering(choose: Choose[V, M], answer: Callable[[V], M | None]) -> Choose[V, M]:
    def chosen(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        right = answer(view)
        return choose(view, moves, dice, budget) if right is None else right

    return chosen


def level_called(name: str, dial: Sequence[Level]) -> Level:
    """Return a level by its name or its number; 1 is the weakest."""
    if name in dial:
        return name
    if name.isdecimal() and 1 <= int(name) <= len(dial):
        return dial[int(name) - 1]
    named = [level for level in dial if not level.isdecimal()]
    available = f"{', '.join(named)}, or 1 to {len(dial)}"
    guess = did_you_mean(name, named)
    raise ValueError(f"no bot level called {name!r}{guess} (available: {available})")


def dial(*rungs: tuple[Level | None, Choose[V, M]]) -> Mapping[Level, Choose[V, M]]:
    """Return the levels, the weakest first; those without a name are called by their number."""
    return {name or str(n): choose for n, (name, choose) in enumerate(rungs, 1)}


def easy(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    return sampling(expert, expert.easy_counts)


def sampling(expert: Expert[O, S, M, V], counts: Sequence[int]) -> Choose[V, M]:
    """Make a level that plays the best-rated of a few random moves, as many as one of these counts."""

    def choose(view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        likely = expert.easy_moves(moves)
        tried = [likely[dice.below(len(likely))] for _ in range(max(counts))]
        tried = tried[: counts[dice.below(len(counts))]]
        return first_best(tried, expert.rate(view, tried))

    return choose


def careless(
    rate: Rate[V, M], *, looks: int, forget: Callable[[V], V] = lambda view: view
) -> Choose[V, M]:
    """Make a level that looks at each move with this chance in percent, and rates by what it hasn't forgotten."""

    def choose(view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        seen = [move for move in moves if dice.below(100) < looks]
        seen = seen or [moves[dice.below(len(moves))]]
        return first_best(seen, rate(forget(view), seen))

    return choose


def fair(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """Make a level that plays the best-rated move."""

    def choose(view: V, moves: Sequence[M], _dice: Dice, _budget: Budget) -> M:
        return first_best(moves, expert.rate(view, moves))

    return choose


def searching(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """Make a level that plays the move that does best on imagined deals."""

    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        clock = Clock(budget)
        tried = most_promising(expert, view, moves, expert.width)
        search(expert, view, tried, dice, clock)
        return best(tried).move

    return choose


def trained(rate: Rate[V, M], fits: Callable[[V], bool], otherwise: Choose[V, M]) -> Choose[V, M]:
    """Make a level that plays the move that a trained net rates best, under the rules that it was trained for."""

    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        if not fits(view):
            return otherwise(view, moves, dice, budget)
        return first_best(moves, rate(view, moves))

    return choose
