"""Information-set Monte Carlo: moves compared on imagined deals, all of them on the same ones."""

from collections.abc import Sequence
from math import sqrt
from typing import Generic

from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert
from valence.core.dice import Dice
from valence.core.game import M, O, S, Seat, V

CLEARLY = 2.0
"""How many standard errors are clear."""
DOUBT = 1.0
"""How many standard errors a move must be ahead to be preferred to the one that looks best at a glance."""
A_LOOK = Budget(seconds=None, deals=24)
"""For a hint, and for each turn of a review."""


class Tried(Generic[M]):
    """A move, and what it was worth on each deal so far."""

    __slots__ = ("move", "rating", "worths")

    def __init__(self, move: M, rating: float) -> None:
        self.move = move
        self.rating = rating
        self.worths: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def ahead_of(self, other: "Tried[M]", errors: float) -> float:
        """By how much it is better on the deals that both were tried on, less so many standard errors."""
        pairs = zip(self.worths, other.worths, strict=False)
        gains = [mine - theirs for mine, theirs in pairs]
        if len(gains) < 2:
            return 0.0
        mean = sum(gains) / len(gains)
        variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean - errors * sqrt(variance / len(gains))


def most_promising(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], width: int
) -> list[Tried[M]]:
    """The moves that look best at a glance, the best first."""
    rated = zip(moves, expert.rate(view, moves), strict=True)
    tried = [Tried(move, rating) for move, rating in rated]
    return sorted(tried, key=lambda one: -one.rating)[:width]


def search(
    expert: Expert[O, S, M, V], view: V, tried: Sequence[Tried[M]], dice: Dice, clock: Clock
) -> None:
    """Try the moves on imagined deals until time is up or one is clearly the best."""
    alive = list(tried)
    while len(alive) > 1 and clock.deal():
        try_out(expert, view, alive, dice.word(), clock)
        if len(alive[0].worths) % expert.patience == 0:
            alive = _not_clearly_worse(alive)


def look(
    expert: Expert[O, S, M, V], view: V, tried: Sequence[Tried[M]], budget: Budget
) -> Tried[M]:
    """The best of the moves on deals that are always the same, so that a review finds no fault with a hint."""
    search(expert, view, tried, Dice(0, "look"), Clock(budget))
    return best(tried)


def try_out(
    expert: Expert[O, S, M, V], view: V, tried: Sequence[Tried[M]], seed: int, clock: Clock
) -> None:
    """All the moves on one deal; none of them when time runs out in between."""
    game, seat = expert.game, _seat(view)
    deal = expert.imagine(view, seed)
    worths = []
    for one in tried:
        after = game.apply(deal, seat, one.move).state
        worths.append(expert.play_out(after, seat, one.rating))
        if clock.is_up():
            return
    for one, worth in zip(tried, worths, strict=True):
        one.worths.append(worth)


def best(tried: Sequence[Tried[M]]) -> Tried[M]:
    """The first, unless another has been shown to be better."""
    first = tried[0]
    ahead = [(one.ahead_of(first, DOUBT), one) for one in tried[1:]]
    gain, better = max(ahead, key=lambda pair: pair[0], default=(0.0, first))
    return better if gain > 0 else first


def _not_clearly_worse(alive: list[Tried[M]]) -> list[Tried[M]]:
    leader = max(alive, key=lambda one: one.mean)
    return [one for one in alive if one is leader or leader.ahead_of(one, CLEARLY) <= 0]


def _seat(view: V) -> Seat:
    seat: Seat | None = getattr(view, "seat", None)
    assert seat is not None, "a spectator has no moves"
    return seat
