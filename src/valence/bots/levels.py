"""The three levels of a bot, from what it knows of a game."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, TypeAlias, get_args

from msgspec import Struct

from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert
from valence.bots.playing import first_best
from valence.bots.search import best, look, most_promising, search
from valence.core.dice import Dice
from valence.core.game import M, O, S, V

Level: TypeAlias = Literal["easy", "fair", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "fair"

Choose: TypeAlias = Callable[[V, Sequence[M], Dice, Budget], M]
AnyChoose: TypeAlias = Choose[Any, Any]


class Advice(Struct, Generic[M], frozen=True):
    """A move, how good it is, and why."""

    move: M
    worth: float
    """From 0, lost, to 1, won, on the deals on which it was tried."""
    reason: str


def easy(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The better of a few moves that come to mind."""

    def choose(view: V, moves: Sequence[M], dice: Dice, _budget: Budget) -> M:
        likely = expert.worth_a_glance(moves)
        seen = [likely[dice.below(len(likely))] for _ in range(max(expert.glances))]
        seen = seen[: expert.glances[dice.below(len(expert.glances))]]
        return first_best(seen, expert.rate(view, seen))

    return choose


def fair(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The move that looks best."""

    def choose(view: V, moves: Sequence[M], _dice: Dice, _budget: Budget) -> M:
        return first_best(moves, expert.rate(view, moves))

    return choose


def strong(expert: Expert[O, S, M, V]) -> Choose[V, M]:
    """The move that does best on imagined deals."""

    def choose(view: V, moves: Sequence[M], dice: Dice, budget: Budget) -> M:
        clock = Clock(budget)
        tried = most_promising(expert, view, moves, expert.width)
        search(expert, view, tried, dice, clock)
        return best(tried).move

    return choose


def advice(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], budget: Budget
) -> list[Advice[M]]:
    """The moves that come to mind, the best first, each with a sentence."""
    tried = most_promising(expert, view, moves, expert.width)
    first = look(expert, view, tried, budget)
    others = sorted((one for one in tried if one is not first), key=lambda one: -one.mean)
    return [Advice(one.move, one.mean, expert.reason(view, one.move)) for one in (first, *others)]
