"""Practice in a browser, which keeps the learner's progress and sends it along with each answer.

The host stores nothing about a learner: progress and answer go in; the ruling, the new progress and the next
question come out.
"""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct, to_builtins

from valence.chem.names import names
from valence.chem.writing import signed
from valence.core.languages import DEFAULT, Language
from valence.core.match import IllegalMove
from valence.games.quizmaster.cards import CardSet
from valence.games.quizmaster.events import CardSettled
from valence.games.quizmaster.judging import read_number
from valence.games.quizmaster.state import Question, Settled
from valence.learn.practice.schedule import (
    Grade,
    Item,
    Progress,
    Summary,
    asked_of,
    next_item,
    reviewed,
    summary,
)
from valence.learn.words import words
from valence.library import Match, load
from valence.sets.acids_bases import Rows, card_set

MAX_ITEMS = 2000


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a question; None means "I don't know"."""

    item: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(max_length=100)] | None = None


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """The request of the browser."""

    progress: Progress | None = None
    answer: Answer | None = None
    new: Annotated[int, Meta(ge=0, le=1000)] = 10
    """The number of new questions that the learner still wants."""


class AskedNext(Struct, frozen=True):
    item: Item
    question: Question
    is_new: bool


class Ruled(Struct, frozen=True):
    grade: Grade
    event: CardSettled
    last: Settled
    words: tuple[str, ...]


class Reply(Struct, frozen=True):
    """The response to the browser."""

    progress: Progress
    summary: Summary
    shakiest: tuple[str, ...]
    """In words."""
    ruled: Ruled | None
    next: AskedNext | None


def take_turn(turn: Turn, now: datetime, language: Language = DEFAULT) -> Reply:
    """Judge the answer, if there is one, and ask the next question. ValueError if something can't be read."""
    progress = turn.progress or Progress()
    if len(progress.items) > MAX_ITEMS:
        raise ValueError(f"progress has more than {MAX_ITEMS} items")
    try:
        return _take_turn(turn, progress, now, language)
    # Dates or numbers that no schedule has.
    except (OverflowError, TypeError, ZeroDivisionError) as error:
        raise ValueError(words(language).bad_progress(f"{error}")) from None


def _take_turn(turn: Turn, progress: Progress, now: datetime, language: Language) -> Reply:
    ruled, cards = None, card_set(None)
    if turn.answer is not None:
        ruled = _ruled(turn.answer, language)
        progress = reviewed(progress, turn.answer.item, ruled.grade, now)
    item = next_item(progress, cards, now, turn.new)
    stands = summary(progress, cards, now)
    return Reply(
        progress=progress,
        summary=stands,
        shakiest=tuple(shown_side(one, cards, language) for one in stands.shakiest),
        ruled=ruled,
        next=None if item is None else _asked(item, is_new=item not in progress.items),
    )


def _ruled(answer: Answer, language: Language) -> Ruled:
    show, text = _side(answer.item), answer.text
    if show == "name" and text is not None and read_number(text) is None:
        raise ValueError(words(language).not_a_number)
    match = question(answer.item, language=language)
    try:
        match.play(0, {"type": "pass"} if text is None else {"type": "answer", "text": text})
    except IllegalMove as illegal:
        raise ValueError(illegal.reason) from None
    judged, last = ruling(match), match.state.last
    return Ruled(grade(judged), judged, last, tuple(match.say([judged])))


def _side(item: Item) -> str:
    """Return the side of a built-in card that is shown; ValueError if there is no such card."""
    card, show = asked_of(item)
    if card not in card_set(None):
        raise ValueError(f"no item called {item!r}")
    return show


def _asked(item: Item, *, is_new: bool) -> AskedNext:
    match = question(item)
    return AskedNext(item, match.game.view(match.state, None).question, is_new)


# A question as a game of Quizmaster with one card


def question(
    item: Item, tolerance: float = 0.5, rows: Rows | None = None, language: Language = DEFAULT
) -> Match:
    """Return a one-card game that asks this item, judged by the rules of Quizmaster."""
    card, show = asked_of(item)
    options = {"tolerance": tolerance, "seconds": 0, "cards": 1, "repeats": 0}
    position = {
        "game": "quizmaster",
        "options": {**options, "deck": to_builtins(rows)},
        "players": 1,
        "seed": 0,
        "deck": [],
        "card": card,
        "show": show,
        "choices": [],
        "tried": [],
        "won": [[]],
        "lost": [],
        "last": None,
    }
    return load(position, names=[words(language).you], lang=language)


def shown_side(item: Item, cards: CardSet, language: Language = DEFAULT) -> str:
    """Return the side of its card that an item shows: the name, or the value."""
    card, show = asked_of(item)
    return (
        names(language).in_a_sentence(cards[card]) if show == "name" else signed(cards[card].value)
    )


def ruling(match: Match) -> CardSettled:
    return next(event for event in match.story[-1] if isinstance(event, CardSettled))


def grade(ruling: CardSettled) -> Grade:
    """Grade a ruling: exactly right is good, close enough is hard, anything else is asked again soon."""
    if ruling.seat is None:
        return "again"
    return "hard" if ruling.judged[-1].off else "good"
