"""Hints: the best moves in order. Each comes in steps: a question, a group of cards, and the move with its reason."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import Expert, Question
from valence.bots.search import best_on_fixed_deals, most_promising
from valence.core.game import M, O, S, V
from valence.games import CATALOGUE

T = TypeVar("T")

# For a hint, and for each turn of a review.
HINT_BUDGET = Budget(seconds=None, deals=24)


class Advice(Struct, Generic[T], frozen=True):
    """One suggested move of a hint."""

    move: T
    """The move, ready for `match.play`."""
    worth: float
    """Its value from 0 (lost) to 1 (won) on the deals it was tried on."""
    reason: str
    """A sentence that names the move and says why."""
    question: Question
    """What to ask yourself: the first step of the hint."""
    group: str
    """Which cards to look at, in a sentence: the second step; may be empty."""


def advice(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], budget: Budget
) -> list[Advice[M]]:
    """The most promising moves, the best first; none in an exercise, where a hint would be the answer."""
    if expert.is_exercise(view):
        return []
    tried = most_promising(expert, view, moves, expert.width)
    first = best_on_fixed_deals(expert, view, tried, budget)
    others = sorted((one for one in tried if one is not first), key=lambda one: -one.mean)
    return [
        Advice(
            one.move,
            one.mean,
            _sentence(expert, view, one.move),
            expert.question(view, one.move),
            expert.group(view, one.move),
        )
        for one in (first, *others)
    ]


def _sentence(expert: Expert[O, S, M, V], view: V, move: M) -> str:
    """ "Discard BA 2. It costs you little and keeps the rest of your hand."."""
    named = CATALOGUE[expert.game.name].words.at_table(view.options).move(move)
    return f"{named[0].upper()}{named[1:]}. {expert.reason(view, move)}"
