"""Practice about what a learner's games left open: exercises that offer what each idea would choose.

The browser keeps what is open and sends it along with each answer, so a host stores nothing about a learner.
"""

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.languages import DEFAULT, Language
from valence.core.match import AnyMatch
from valence.games import concept_words
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.learn.findings import NO_IDEAS, Finding
from valence.learn.mistakes import Mistake, mistake_in
from valence.learn.words import words

CLOSED = 2  # right answers in a row, after which nothing is open any more
MOST_OPEN = 12
MOST_ASKED = 40
MOST_MISTAKES = 2  # of a concept


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """A concept that is open for a learner, and how far practice about it has got."""

    concept: Annotated[str, Meta(max_length=50)]
    idea: Annotated[str, Meta(max_length=50)] = ""
    """The misconception that fits the mistakes best; empty if the concept has none."""
    asked: Annotated[int, Meta(ge=0, le=MOST_ASKED)] = 0
    right: Annotated[int, Meta(ge=0, le=CLOSED)] = 0
    """The number of right answers in a row."""


class LeftOpen(Struct, frozen=True):
    """A concept that a game left open, with its title and the mistakes that were made."""

    open: Open
    title: str
    mistakes: tuple[Mistake, ...]


class AfterGame(Struct, frozen=True):
    """What a game says about the concepts to practise."""

    open: tuple[LeftOpen, ...]
    known: tuple[str, ...]
    """Concepts that needn't be practised any more."""


class OwnAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to the exercise about the first open concept; None means "I don't know"."""

    choice: Annotated[int, Meta(ge=0, le=9)] | None = None


class OwnTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The request of the browser."""

    open: Annotated[tuple[Open, ...], Meta(max_length=MOST_OPEN)]
    seed: Annotated[int, Meta(ge=0, lt=2**32)] = 0
    answer: OwnAnswer | None = None


class OwnAsked(Struct, frozen=True):
    concept: str
    title: str
    question: str
    choices: tuple[str, ...]


class OwnRuled(Struct, frozen=True):
    is_right: bool
    right: int
    """The number of the right choice."""
    why: str
    is_closed: bool
    """True if the concept isn't open any more."""


class OwnReply(Struct, frozen=True):
    """The response to the browser."""

    open: tuple[Open, ...]
    """What is still open; the first one is asked about next."""
    ruled: OwnRuled | None
    next: OwnAsked | None


def after_game(match: AnyMatch, found: Iterable[Finding], language: Language) -> AfterGame:
    """Return what a learner's findings in a finished game leave open, the clearest first."""
    some = [one for one in found if one.concept in EXERCISES]
    left = sorted(filter(_is_open, some), key=lambda one: (not one.misconception, -_wrong(one)))
    return AfterGame(
        tuple(_left_open(match, one, language) for one in left),
        tuple(one.concept for one in some if one.verdict == "knows"),
    )


def _wrong(one: Finding) -> int:
    return one.decisions - one.right


def _is_open(one: Finding) -> bool:
    return one.verdict != "knows" and _wrong(one) > 0


def _left_open(match: AnyMatch, one: Finding, language: Language) -> LeftOpen:
    ideas = {idea: chance for idea, chance in one.probabilities.items() if idea not in NO_IDEAS}
    likeliest = max(ideas, key=ideas.__getitem__, default="")
    mistakes = [
        mistake_in(match, try_, language, match.names) for try_ in one.shown if try_.speaks_for
    ]
    return LeftOpen(
        Open(one.concept, one.misconception or likeliest),
        concept_words(language)[one.concept].title,
        tuple(dict.fromkeys(mistakes))[:MOST_MISTAKES],
    )


def exercise_about(one: Open, seed: int, language: Language = DEFAULT) -> Exercise:
    """Return the next exercise about an open concept. It offers what its idea would choose."""
    count, label = one.asked + 1, f"own {seed}"
    some = exercises(one.concept, count, label, language, idea=one.idea)
    some = some or exercises(one.concept, count, label, language)
    return some[one.asked % len(some)]


def exercises_about(
    some: Sequence[Open], count: int, seed: int, language: Language = DEFAULT
) -> tuple[Exercise, ...]:
    """Return this many exercises about open concepts, by turns."""
    turns = [divmod(n, len(some)) for n in range(count if some else 0)]
    return tuple(
        exercise_about(replace(some[at], asked=some[at].asked + turn), seed, language)
        for turn, at in turns
    )


def take_own_turn(turn: OwnTurn, language: Language = DEFAULT) -> OwnReply:
    """Judge the answer, if there is one, and ask about what is open now. ValueError if nothing was asked."""
    still = tuple(one for one in turn.open if one.concept in EXERCISES)
    ruled = None
    if turn.answer is not None:
        if not still:
            raise ValueError(words(language).nothing_open)
        ruled, still = _ruled(turn.answer, still, turn.seed, language)
    asked = None if not still else _asked(still[0], turn.seed, language)
    return OwnReply(still, ruled, asked)


def _ruled(
    answer: OwnAnswer, still: tuple[Open, ...], seed: int, language: Language
) -> tuple[OwnRuled, tuple[Open, ...]]:
    """Return the ruling, and what is open after it: what isn't closed comes again after the others."""
    first, *others = still
    asked = exercise_about(first, seed, language)
    is_right = answer.choice == asked.right
    after = replace(first, asked=first.asked + 1, right=first.right + 1 if is_right else 0)
    is_closed = after.right >= CLOSED or after.asked >= MOST_ASKED
    ruled = OwnRuled(is_right, asked.right, asked.why, is_closed)
    return ruled, tuple(others if is_closed else [*others, after])


def _asked(one: Open, seed: int, language: Language) -> OwnAsked:
    asked = exercise_about(one, seed, language)
    title = concept_words(language)[one.concept].title
    return OwnAsked(
        one.concept, title, asked.question, tuple(choice.text for choice in asked.choices)
    )
