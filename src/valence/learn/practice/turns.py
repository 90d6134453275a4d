"""Practice in a browser, which keeps the learner's progress and sends it along with each answer.

The host stores nothing about a learner: progress and answer go in; the ruling, the new progress and the next
question come out.
"""

from datetime import datetime
from functools import cache
from itertools import zip_longest
from typing import Annotated

from msgspec import Meta, Struct, to_builtins

from valence.chem.names import names
from valence.chem.words import words as chem_words
from valence.core.dice import Dice
from valence.core.languages import DEFAULT, Language
from valence.core.match import IllegalMove
from valence.core.problems import bad_input
from valence.games import concept_words
from valence.games.quizmaster.asking import SHOWS, draw_choices
from valence.games.quizmaster.cards import CardId, CardSet
from valence.games.quizmaster.events import CardSettled
from valence.games.quizmaster.judging import read_number
from valence.games.quizmaster.options import options as read_options
from valence.games.quizmaster.state import Question, Settled
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.learn.practice.schedule import (
    Grade,
    Item,
    Progress,
    Summary,
    asked_of,
    concept_of,
    is_known,
    items_of,
    next_item,
    of_concept,
    reviewed,
    summary,
)
from valence.learn.practice.schedule import item as card_item
from valence.learn.problems import en
from valence.learn.words import words
from valence.library import Match, load
from valence.sets.acids_bases import Rows, card_set

MAX_ITEMS = 2000


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a question; None means "I don't know"."""

    item: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(max_length=500)] | None = None
    seed: Annotated[str, Meta(max_length=100)] = ""
    """That of the exercise."""


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """The request of the browser."""

    progress: Progress | None = None
    answer: Answer | None = None
    new: Annotated[int, Meta(ge=0, le=1000)] = 10
    """The number of new questions that the learner still wants."""


class AskedExercise(Struct, frozen=True):
    title: str
    """The concept, in words."""
    question: str
    choices: tuple[str, ...]
    seed: str
    """To send back with the answer."""


class AskedNext(Struct, frozen=True):
    """One question: about a card, or an exercise."""

    item: Item
    is_new: bool
    question: Question | None = None
    """With choices until the item is known; then it is asked freely."""
    choice_cards: tuple[CardId, ...] = ()
    """The cards of the choices, where a compound is asked for."""
    introduces: CardId | None = None
    """The card to show before it is asked for the first time."""
    why: str = ""
    """Why its value is what it is; may be empty."""
    exercise: AskedExercise | None = None


class Ruled(Struct, frozen=True):
    item: Item
    grade: Grade
    was_new: bool
    title: str
    """What was asked, in a few words."""
    words: tuple[str, ...]
    event: CardSettled | None = None
    last: Settled | None = None
    """Of a question about a card."""
    right: str = ""
    """The right answer to an exercise."""


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
        raise bad_input(en.too_many_items, MAX_ITEMS)
    try:
        return _take_turn(turn, progress, now, language)
    # Dates or numbers that no schedule has.
    except (OverflowError, TypeError, ZeroDivisionError) as error:
        raise ValueError(words(language).bad_progress(f"{error}")) from None


def _take_turn(turn: Turn, progress: Progress, now: datetime, language: Language) -> Reply:
    ruled, items = None, _items(progress.seed)
    if turn.answer is not None:
        ruled = _ruled(turn.answer, progress, language)
        progress = reviewed(progress, turn.answer.item, ruled.grade, now)
    item = next_item(progress, items, now, turn.new)
    stands = summary(progress, items, now)
    return Reply(
        progress=progress,
        summary=stands,
        shakiest=tuple(titled(one, language) for one in stands.shakiest),
        ruled=ruled,
        next=None if item is None else _asked(item, progress, now, language),
    )


@cache
def _items(seed: int) -> tuple[Item, ...]:
    """Return all items in the order in which they are new: cards and concepts by turns."""
    concepts = map(of_concept, Dice(seed, "concepts").shuffled(EXERCISES))
    mixed = zip_longest(items_of(card_set(None), seed), concepts)
    return tuple(one for pair in mixed for one in pair if one is not None)


def titled(item: Item, language: Language) -> str:
    """Return what an item asks, in a few words."""
    if (concept := concept_of(item)) is not None:
        return concept_words(language)[concept].title
    return shown_side(item, card_set(None), language)


# What was answered


def _ruled(answer: Answer, progress: Progress, language: Language) -> Ruled:
    was_new = answer.item not in progress.items
    if (concept := concept_of(answer.item)) is not None:
        return _ruled_exercise(answer, concept, language, was_new=was_new)
    show, text = _side(answer.item), answer.text
    if show == "name" and text is not None and read_number(text) is None:
        raise ValueError(words(language).not_a_number)
    match = question(answer.item, language=language)
    try:
        match.play(0, {"type": "pass"} if text is None else {"type": "answer", "text": text})
    except IllegalMove as illegal:
        raise ValueError(illegal.reason) from None
    judged, last = ruling(match), match.state.last
    return Ruled(
        item=answer.item,
        grade=grade(judged),
        was_new=was_new,
        title=titled(answer.item, language),
        words=tuple(match.say([judged])),
        event=judged,
        last=last,
    )


def _ruled_exercise(answer: Answer, concept: str, language: Language, *, was_new: bool) -> Ruled:
    asked = _exercise(concept, answer.seed, language)
    right = asked.choices[asked.right].text
    return Ruled(
        item=answer.item,
        grade="good" if answer.text == right else "again",
        was_new=was_new,
        title=titled(answer.item, language),
        words=(asked.why,),
        right=right,
    )


def _side(item: Item) -> str:
    """Return the side of a built-in card that is shown; ValueError if there is no such card."""
    card, show = asked_of(item)
    if card not in card_set(None):
        raise bad_input(en.no_item, item)
    return show


# What is asked next


def _asked(item: Item, progress: Progress, now: datetime, language: Language) -> AskedNext:
    is_new, seed = item not in progress.items, f"{now.timestamp():.0f}"
    if (concept := concept_of(item)) is not None:
        exercise = _exercise(concept, seed, language)
        choices = tuple(choice.text for choice in exercise.choices)
        asked = AskedExercise(titled(item, language), exercise.question, choices, seed)
        return AskedNext(item, is_new, exercise=asked)
    card, _ = asked_of(item)
    match = question(item, choices=not is_known(progress, item), seed=seed)
    view = match.game.view(match.state, None)
    meets = is_new and not any(card_item(card, show) in progress.items for show in SHOWS)
    return AskedNext(
        item,
        is_new,
        question=view.question,
        choice_cards=view.choice_cards,
        introduces=card if meets else None,
        why=chem_words(language).why(card_set(None)[card], "14") if meets else "",
    )


def _exercise(concept: str, seed: str, language: Language) -> Exercise:
    return exercises(concept, 1, seed, language)[0]


# A question as a game of Quizmaster with one card


def question(
    item: Item,
    tolerance: float = 0.5,
    rows: Rows | None = None,
    language: Language = DEFAULT,
    *,
    choices: bool = False,
    seed: str = "",
) -> Match:
    """Return a one-card game that asks this item, judged by the rules of Quizmaster; with choices drawn by a seed."""
    card, show = asked_of(item)
    answers = "choice" if choices else "typed"
    options = {"tolerance": tolerance, "seconds": 0, "cards": 1, "repeats": 0, "answers": answers}
    drawn = draw_choices(card, show, read_options(options, 1), Dice(0, seed)) if choices else ()
    position = {
        "game": "quizmaster",
        "options": {**options, "deck": to_builtins(rows)},
        "players": 1,
        "seed": 0,
        "deck": [],
        "card": card,
        "show": show,
        "choices": list(drawn),
        "tried": [],
        "won": [[]],
        "lost": [],
        "last": None,
    }
    return load(position, names=[words(language).you], lang=language)


def shown_side(item: Item, cards: CardSet, language: Language = DEFAULT) -> str:
    """Return the side of its card that an item shows: the name, or the value."""
    card, show = asked_of(item)
    if show == "name":
        return names(language).in_a_sentence(cards[card])
    return words(language).number(cards[card].value)


def ruling(match: Match) -> CardSettled:
    return next(event for event in match.story[-1] if isinstance(event, CardSettled))


def grade(ruling: CardSettled) -> Grade:
    """Grade a ruling: exactly right is good, close enough is hard, anything else is asked again soon."""
    if ruling.seat is None:
        return "again"
    return "hard" if ruling.judged[-1].off else "good"
