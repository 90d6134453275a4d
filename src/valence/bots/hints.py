"""Hints: the best moves in order, each in steps: a question, a group of cards, and the move with its reason."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from valence.bots.budget import Budget
from valence.bots.expert import Expert, HintQuestion
from valence.bots.search import (
    ERRORS_TO_PREFER,
    Candidate,
    best,
    compare_on_fixed_deals,
    judged,
)
from valence.core.game import M, O, S, V

T = TypeVar("T")

HINT_BUDGET = Budget(seconds=None, deals=96)
# How many moves a hint compares.
HINTS = 4
# A move that is ahead by less than this share of a win is called about as good.
SMALLEST_GAIN = 0.01
LOST, WON = "under 1 %", "over 99 %"


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


def advice(
    expert: Expert[O, S, M, V], view: V, moves: Sequence[M], budget: Budget
) -> list[Advice[M]]:
    """Return the most promising moves, the best first; none in an exercise, where a hint would be the answer."""
    if expert.is_exercise(view):
        return []
    if (right := expert.answer(view)) is not None:
        return [_answer(expert, view, right)]
    tried = _distinct(expert, judged(expert, view, moves))[:HINTS]
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
    """Advise the right answer: only one is right, so there is nothing to compare."""
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


def _worth(one: Candidate[M], first: Candidate[M]) -> float:
    """Return a move's mean, at most the first move's: one that isn't clearly ahead counts as no better."""
    return min(one.mean, first.mean)


def is_better(one: Candidate[M], other: Candidate[M]) -> bool:
    """Return True if a move is clearly ahead on the deals, and by more than a hair."""
    return one.mean - other.mean >= SMALLEST_GAIN and one.ahead_of(other, ERRORS_TO_PREFER) > 0


class Wording(Generic[O, S, M, V]):
    """The sentences about the moves of one position."""

    def __init__(self, expert: Expert[O, S, M, V], view: V) -> None:
        self._expert, self._view = expert, view
        self._named = expert.words.at_table(view.options).move

    def of_best(self, first: Candidate[M], others: Sequence[Candidate[M]]) -> str:
        """Return "Lead O²⁻ rather than Cl⁻: about 64 % to win instead of 55 %. …" """
        if not others:
            return f"{self.opening(first.move)}. It's your only move."
        worse = next((one for one in others if is_better(first, one)), None)
        if worse is None:
            return f"{self.opening(first.move)}: {_chance(first.mean)} to win. {self._as_good(first, others)}"
        than = self._without_verb(worse, first)
        chances = (
            f"{_chance(first.mean)} to win instead of {_chance(worse.mean).removeprefix('about ')}"
        )
        said = f"{self.opening(first.move)} rather than {than}: {chances}."
        return f"{said} {self._why(first, worse)}"

    def _as_good(self, first: Candidate[M], others: Sequence[Candidate[M]]) -> str:
        """Return "About as good: lead Al³⁺. …", with a move that can be told apart from the first, if there is one."""
        compared = [(one, self._facts(first, one)) for one in others]
        other, facts = next((pair for pair in compared if pair[1]), compared[0])
        chance = _chance(_worth(other, first))
        if chance == _chance(first.mean):
            return f"About as good: {self._named(other.move)}. {facts}".strip()
        return f"Not clearly worse: {self._named(other.move)}, {chance}. {facts}".strip()

    def of_other(self, one: Candidate[M], first: Candidate[M]) -> str:
        """Return "Lead Cl⁻: about 55 % to win. Better: lead O²⁻, about 64 %. …" """
        less, more = _chance(_worth(one, first)), _chance(first.mean)
        chance, named = f"{self.opening(one.move)}: {less} to win", self._named(first.move)
        if is_better(first, one):
            return f"{chance}. Better: {named}, {more}. {self._why(first, one)}"
        same = f"About as good: {named}" if less == more else f"Perhaps better: {named}, {more}"
        return f"{chance}. {same}. {self._facts(one, first)}".strip()

    def _facts(self, one: Candidate[M], other: Candidate[M]) -> str:
        return self._expert.compare(self._view, one.move, other.move)

    def _why(self, better: Candidate[M], other: Candidate[M]) -> str:
        return why(self._expert, self._view, better.move, other.move)

    def opening(self, move: M) -> str:
        named = self._named(move)
        return f"{named[0].upper()}{named[1:]}"

    def _without_verb(self, one: Candidate[M], other: Candidate[M]) -> str:
        """Return "Al³⁺ (aluminium)" after "lead O²⁻ (oxide)", and the whole text where the verbs differ."""
        verb, _, rest = self._named(one.move).partition(" ")
        is_same = self._named(other.move).startswith(f"{verb} ")
        return self._without_end(rest, other) if is_same and rest else f"{verb} {rest}".strip()

    def _without_end(self, rest: str, other: Candidate[M]) -> str:
        """Return "chain 7" after "cap chain 2 with TEMPO", where both end in the same way."""
        for word in (" by ", " with "):
            start, _, end = rest.partition(word)
            if end and self._named(other.move).endswith(f"{word}{end}"):
                return start
        return rest


def why(expert: Expert[O, S, M, V], view: V, better: M, other: M) -> str:
    return expert.compare(view, better, other) or expert.otherwise


def _chance(share: float) -> str:
    if 0.01 <= share <= 0.99:
        return f"about {round(100 * share)} %"
    return LOST if share < 0.5 else WON
