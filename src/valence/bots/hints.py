"""Hints: the best moves in order, each in steps: a question, a group of cards, and the move with its reason."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import Expert, Question
from valence.bots.search import (
    ERRORS_TO_PREFER,
    Tried,
    best,
    compare_on_fixed_deals,
    judged,
)
from valence.core.game import M, O, S, V
from valence.games import CATALOGUE

T = TypeVar("T")

HINT_BUDGET = Budget(seconds=None, deals=96)
# How many moves a hint compares.
HINTS = 4
LOST, WON = "under 1 %", "over 99 %"
DEALS_DECIDE = "It does better on the imagined deals, though no single fact decides."


class Advice(Struct, Generic[T], frozen=True):
    """One suggested move of a hint."""

    move: T
    """The move, ready for `match.play`."""
    worth: float
    """About the chance to win, from 0 to 1, on the deals it was tried on; 1 for the answer to a question."""
    reason: str
    """Sentences that name the move, compare it with another one and say why."""
    question: Question
    """What to ask yourself: the first step of the hint."""
    group: str
    """Which cards to look at, in a sentence: the second step; may be empty."""
    marks: tuple[str, ...] = ()
    """The same as ids of cards, chains or squares, for a board to mark; may be empty."""


def advice(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], budget: Budget
) -> list[Advice[M]]:
    """The most promising moves, the best first; none in an exercise, where a hint would be the answer."""
    if expert.is_exercise(view):
        return []
    if (right := expert.answer(view)) is not None:
        return [_answer(expert, view, right)]
    tried = list(_one_per_topic(expert, judged(expert, view, moves)))[:HINTS]
    compare_on_fixed_deals(expert, view, tried, budget)
    first = best(tried)
    others = sorted((one for one in tried if one is not first), key=lambda one: -one.mean)
    words = Wording(expert, view)
    reasons = [words.of_best(first, others), *(words.of_other(one, first) for one in others)]
    return [
        _advice(expert, view, one.move, _worth(one, first), reason)
        for one, reason in zip((first, *others), reasons, strict=True)
    ]


def _answer(expert: Expert[O, S, M, V], view: V, right: M) -> Advice[M]:
    """The answer to a question decides nothing, so there is nothing to compare."""
    reason = f"{Wording(expert, view).opening(right)}. {expert.compare(view, right, right)}"
    return _advice(expert, view, right, 1.0, reason.strip())


def _advice(expert: Expert[O, S, M, V], view: V, move: M, worth: float, reason: str) -> Advice[M]:
    return Advice(
        move,
        worth,
        reason,
        expert.question(view, move),
        expert.group(view, move),
        tuple(expert.marks(view, move)),
    )


def _one_per_topic(expert: Expert[O, S, M, V], tried: Iterable[Tried[M]]) -> Iterator[Tried[M]]:
    topics = set()
    for one in tried:
        if (topic := expert.topic(one.move)) not in topics:
            topics.add(topic)
            yield one


def _worth(one: Tried[M], first: Tried[M]) -> float:
    """A move that is ahead on the deals, but not clearly, counts as no better than the first."""
    return min(one.mean, first.mean)


def _is_better(one: Tried[M], other: Tried[M]) -> bool:
    """Clearly ahead on the deals, in a game that isn't as good as decided."""
    is_decided = _chance(one.mean) == _chance(other.mean) in (LOST, WON)
    return not is_decided and one.ahead_of(other, ERRORS_TO_PREFER) > 0


class Wording(Generic[O, S, M, V]):
    """The sentences about the moves of one position."""

    def __init__(self, expert: Expert[O, S, M, V], view: V) -> None:
        self._expert, self._view = expert, view
        self._named = CATALOGUE[expert.game.name].words.at_table(view.options).move

    def of_best(self, first: Tried[M], others: Sequence[Tried[M]]) -> str:
        """ "Lead O²⁻ rather than Cl⁻: about 64 % to win instead of 55 %. …" """
        if not others:
            return f"{self.opening(first.move)}. It's your only move."
        worse = next((one for one in others if _is_better(first, one)), None)
        if worse is None:
            return f"{self.opening(first.move)}: {_chance(first.mean)} to win. {self._as_good(first, others[0])}"
        than = self._without_verb(worse, first)
        said = f"{self.opening(first.move)} rather than {than}{_chances(first, worse)}."
        return f"{said} {self._why(first, worse)}"

    def _as_good(self, first: Tried[M], second: Tried[M]) -> str:
        named, worth = self._named(second.move), _worth(second, first)
        if _chance(worth) == _chance(first.mean):
            return f"The deals show no clear difference if you {named}."
        return f"Next comes {self._without_verb(second, first)} with {_chance(worth)}, which isn't clearly less."

    def of_other(self, one: Tried[M], first: Tried[M]) -> str:
        """ "Lead Cl⁻: about 55 % to win. Better: lead O²⁻, about 64 %. …" """
        chance = f"{self.opening(one.move)}: {_chance(_worth(one, first))} to win"
        best_named = self._named(first.move)
        if not _is_better(first, one):
            return f"{chance}, not clearly less than if you {best_named}."
        more, less = _chance(first.mean), _chance(one.mean)
        better = best_named if more == less else f"{best_named}, {more}"
        return f"{chance}. Better: {better}. {self._why(first, one)}"

    def _why(self, better: Tried[M], other: Tried[M]) -> str:
        return why(self._expert, self._view, better.move, other.move)

    def opening(self, move: M) -> str:
        named = self._named(move)
        return f"{named[0].upper()}{named[1:]}"

    def _without_verb(self, one: Tried[M], other: Tried[M]) -> str:
        """ "Al³⁺ (aluminium)" after "lead O²⁻ (oxide)", and "concede the cards" after "call for reinforcements"."""
        verb, _, rest = self._named(one.move).partition(" ")
        is_same = self._named(other.move).startswith(f"{verb} ")
        return rest if is_same and rest else f"{verb} {rest}".strip()


def why(expert: Expert[O, S, M, V], view: V, better: M, other: M) -> str:
    return expert.compare(view, better, other) or DEALS_DECIDE


def _chances(better: Tried[M], other: Tried[M]) -> str:
    """Empty if the chances are the same when rounded."""
    more, less = _chance(better.mean), _chance(other.mean)
    return "" if more == less else f": {more} to win instead of {less.removeprefix('about ')}"


def _chance(share: float) -> str:
    if 0.01 <= share <= 0.99:
        return f"about {round(100 * share)} %"
    return LOST if share < 0.5 else WON
