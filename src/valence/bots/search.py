"""Information-set Monte Carlo search: moves are compared on imagined deals, all on the same ones."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import sqrt
from operator import attrgetter
from typing import Generic, TypeAlias

from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert, Value
from valence.core.dice import Dice
from valence.core.game import M, O, S, V

# A move is dropped from the search when it is behind the leader by this many standard errors.
ERRORS_TO_DROP = 2.0
# A move replaces the best-rated one when it is ahead by this many standard errors.
ERRORS_TO_PREFER = 1.0

Measure: TypeAlias = Callable[[Value], float]
# What a bot chooses by, and what a player is told.
WORTH: Measure = attrgetter("worth")
CHANCE: Measure = attrgetter("chance")


class Candidate(Generic[M]):
    """A move, and its value on each deal so far."""

    __slots__ = ("mark", "move", "rating", "worths")

    def __init__(self, move: M, rating: float, mark: float | None = None) -> None:
        self.move = move
        self.rating = rating
        # By the best judgement without search.
        self.mark = rating if mark is None else mark
        self.worths: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def ahead_of(self, other: "Candidate[M]", errors: float) -> float:
        """Return the mean lead over another move on the deals both were tried on, less this many standard errors."""
        pairs = zip(self.worths, other.worths, strict=False)
        gains = [mine - theirs for mine, theirs in pairs]
        if len(gains) < 2:
            return 0.0
        mean = sum(gains) / len(gains)
        variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean - errors * sqrt(variance / len(gains))


def most_promising(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], width: int
) -> list[Candidate[M]]:
    """Return the best-rated moves without their twins, the best first."""
    rated = zip(moves, expert.rate(view, moves), strict=True)
    tried = [Candidate(move, rating) for move, rating in rated]
    best_first = sorted(tried, key=lambda one: -one.rating)
    return list(islice(_without_twins(expert, best_first), width))


def _without_twins(
    expert: Expert[O, S, M, V], tried: Iterable[Candidate[M]]
) -> Iterator[Candidate[M]]:
    seen = set()
    for one in tried:
        if (twin := expert.twins(one.move)) not in seen:
            seen.add(twin)
            yield one


def search(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], dice: Dice, budget: Budget
) -> M:
    """Return the move that does best on imagined deals."""
    clock = Clock(budget)
    tried = most_promising(expert, view, moves, expert.width)
    _compare(expert, view, tried, dice, clock)
    return best(tried).move


def _compare(
    expert: Expert[O, S, M, V], view: V, tried: Sequence[Candidate[M]], dice: Dice, clock: Clock
) -> None:
    """Try the moves on imagined deals until time is up or one move is clearly the best."""
    alive = list(tried)
    while len(alive) > 1 and clock.deal():
        try_out(expert, view, alive, dice.word(), clock, WORTH)
        if len(alive[0].worths) % expert.deals_per_cut == 0:
            alive = _not_clearly_worse(alive)


def judged(expert: Expert[O, S, M, V], view: V, moves: Sequence[M]) -> list[Candidate[M]]:
    """Return all moves, the best first by the best judgement without search."""
    ratings = expert.rate(view, moves)
    if expert.net is None:
        marks: Sequence[float] = [expert.chance(view, rating) for rating in ratings]
    else:
        marks = expert.judge(view, moves)
    tried = map(Candidate, moves, ratings, marks)
    return sorted(tried, key=lambda one: (-one.mark, -one.rating))


def compare_on_fixed_deals(
    expert: Expert[O, S, M, V], view: V, tried: Sequence[Candidate[M]], budget: Budget
) -> None:
    """Compute the chance to win with each move, always on the same deals: a review never contradicts a hint."""
    dice, clock = Dice(0, "look"), Clock(budget)
    for _ in range(expert.most_deals):
        if not clock.deal():
            break
        try_out(expert, view, tried, dice.word(), clock, CHANCE)


def try_out(
    expert: Expert[O, S, M, V],
    view: V,
    tried: Sequence[Candidate[M]],
    seed: int,
    clock: Clock,
    measure: Measure,
) -> None:
    """Try all moves on one deal; if time runs out meanwhile, the deal doesn't count."""
    game, seat = expert.game, view.seat
    assert seat is not None, "a spectator has no moves"
    deal = expert.imagine(view, seed)
    worths = []
    for one in tried:
        after = game.apply(deal, seat, one.move).state
        worths.append(measure(expert.play_out(after, seat, one.rating)))
        if clock.is_up():
            return
    for one, worth in zip(tried, worths, strict=True):
        one.worths.append(worth)


def best(tried: Sequence[Candidate[M]]) -> Candidate[M]:
    """Return the first move, unless another one has proved better."""
    first = tried[0]
    ahead = [(one.ahead_of(first, ERRORS_TO_PREFER), one) for one in tried[1:]]
    gain, better = max(ahead, key=lambda pair: pair[0], default=(0.0, first))
    return better if gain > 0 else first


def _not_clearly_worse(alive: list[Candidate[M]]) -> list[Candidate[M]]:
    leader = max(alive, key=lambda one: one.mean)
    return [one for one in alive if one is leader or leader.ahead_of(one, ERRORS_TO_DROP) <= 0]
