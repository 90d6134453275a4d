"""Hints: the best moves in order, each in steps: a question, a group of cards, and the move with its reason."""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import Expert, HintQuestion
from valence.bots.search import ERRORS_TO_PREFER, Candidate, best, compare_on_fixed_deals, judged
from valence.bots.words import HintWords, Verdicts
from valence.core.game import M, O, S, V

T = TypeVar("T")

HINT_BUDGET = Budget(seconds=None, deals=96)
# How many moves a hint compares.
HINTS = 4
# A move that is ahead by less than this share of a win is called about as good.
SMALLEST_GAIN = 0.01
ANSWER = "answer"  # the reason of a move that answers a question


class Suggestion(Struct, Generic[T], frozen=True):
    """One move of a hint as it is stored: without words, for readers of any language."""

    move: T
    worth: float
    """About the chance to win, from 0 to 1, on the deals it was tried on; 1 for the answer to a question."""
    question: str
    """The id of a question to ask yourself."""
    is_worse: bool = False
    """True if it is clearly worse than the first move of the hint."""
    why: str = ""
    """The id of its reason, if it isn't compared with other moves."""
    marks: tuple[str, ...] = ()
    """The ids of cards, chains or squares to look at; may be empty."""


class Advice(Struct, Generic[T], frozen=True):
    """One suggested move of a hint."""

    move: T
    """The move, ready for `match.play`."""
    worth: float
    """About the chance to win, from 0 to 1, on the deals it was tried on; 1 for the answer to a question."""
    reason: str
    """Sentences that name the move, compare it with another one and say why."""
    question: HintQuestion
    """A question to ask yourself: the first step of the hint."""
    group: str
    """The cards to look at, in a sentence: the second step; may be empty."""
    marks: tuple[str, ...] = ()
    """The same as ids of cards, chains or squares, for a board to mark; may be empty."""


def suggestions(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], budget: Budget
) -> list[Suggestion[M]]:
    """Return the most promising moves, the best first; none in an exercise, where a hint would be the answer."""
    if expert.is_exercise(view):
        return []
    if (right := expert.answer(view)) is not None:
        return [_suggestion(expert, view, right, 1.0, why=ANSWER)]
    tried = _distinct(expert, judged(expert, view, moves))[:HINTS]
    compare_on_fixed_deals(expert, view, tried, budget)
    first = best(tried)
    others = sorted((one for one in tried if one is not first), key=lambda one: -one.mean)
    return [
        _suggestion(
            expert,
            view,
            one.move,
            min(one.mean, first.mean),  # one that isn't clearly ahead counts as no better
            is_worse=is_better(first, one),
        )
        for one in (first, *others)
    ]


def _suggestion(
    expert: Expert[O, S, M, V],
    view: V,
    move: M,
    worth: float,
    *,
    is_worse: bool = False,
    why: str = "",
) -> Suggestion[M]:
    marks = tuple(expert.marks(view, move))
    return Suggestion(move, worth, expert.question(view, move), is_worse, why, marks)


def _distinct(expert: Expert[O, S, M, V], tried: Sequence[Candidate[M]]) -> Sequence[Candidate[M]]:
    """Return the best moves of which no two share a topic; all moves if there is only one such."""
    found: list[Candidate[M]] = []
    seen: set[Hashable] = set()
    for one in tried:
        topics = expert.topics(one.move)
        if seen.isdisjoint(topics):
            found.append(one)
            seen.update(topics)
    return found if len(found) > 1 else tried


def is_better(one: Candidate[M], other: Candidate[M]) -> bool:
    """Return True if a move is clearly ahead on the deals, and by more than a hair."""
    return one.mean - other.mean >= SMALLEST_GAIN and one.ahead_of(other, ERRORS_TO_PREFER) > 0


class Wording(Generic[M, V]):
    """The sentences of a hint about one position, in one language."""

    def __init__(
        self, say: HintWords[V, M], verdicts: Verdicts, named: Callable[[M], str], view: V
    ) -> None:
        self._say, self._verdicts, self._named, self._view = say, verdicts, named, view

    def advice(self, found: Sequence[Suggestion[M]]) -> list[Advice[M]]:
        return [
            Advice(
                one.move,
                one.worth,
                self._reason(one, found),
                HintQuestion(one.question, self._say.questions[one.question]),
                self._say.group(self._view, one.move),
                one.marks,
            )
            for one in found
        ]

    def _reason(self, one: Suggestion[M], found: Sequence[Suggestion[M]]) -> str:
        first, *others = found
        if one.why:
            return self._verdicts.right(self._named(one.move), self._by_itself(one))
        return self.of_best(first, others) if one is first else self.of_other(one, first)

    def _by_itself(self, one: Suggestion[M]) -> str:
        if one.why == ANSWER:
            return self._say.compare(self._view, one.move, one.move)
        return self._say.reason(self._view, one.move, one.why)

    def of_best(self, first: Suggestion[M], others: Sequence[Suggestion[M]]) -> str:
        named = self._named(first.move)
        if not others:
            return self._verdicts.alone(named)
        worse = next((one for one in others if one.is_worse), None)
        if worse is not None:
            why, other = self._why(first, worse), self._named(worse.move)
            return self._verdicts.best(named, first.worth, other, worse.worth, why)
        other_one, facts = self._told_apart(first, others)
        other = self._named(other_one.move)
        return self._verdicts.among_the_best(named, first.worth, other, other_one.worth, facts)

    def _told_apart(
        self, first: Suggestion[M], others: Sequence[Suggestion[M]]
    ) -> tuple[Suggestion[M], str]:
        """Return a move that can be told apart from the first, if there is one, with what tells them apart."""
        compared = [(one, self._facts(first, one)) for one in others]
        return next((pair for pair in compared if pair[1]), compared[0])

    def of_other(self, one: Suggestion[M], first: Suggestion[M]) -> str:
        named, best_named = self._named(one.move), self._named(first.move)
        if one.is_worse:
            why = self._why(first, one)
            return self._verdicts.worse(named, one.worth, best_named, first.worth, why)
        facts = self._facts(one, first)
        return self._verdicts.hardly_worse(named, one.worth, best_named, first.worth, facts)

    def _facts(self, one: Suggestion[M], other: Suggestion[M]) -> str:
        return self._say.compare(self._view, one.move, other.move)

    def _why(self, better: Suggestion[M], other: Suggestion[M]) -> str:
        return self._say.why(self._view, better.move, other.move)
