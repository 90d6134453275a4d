"""A scheduled question as a one-card game of Quizmaster, and the grade of its answer."""

from msgspec import to_builtins

from valence.chem.names import names
from valence.chem.writing import signed
from valence.core.languages import DEFAULT
from valence.games.quizmaster.cards import CardSet
from valence.games.quizmaster.events import CardSettled
from valence.learn.practice.schedule import Grade, Item, asked_of
from valence.library import Match, load
from valence.sets.acids_bases import Rows


def question(item: Item, tolerance: float = 0.5, deck: Rows | None = None) -> Match:
    """A one-card game that asks this item, judged by the rules of Quizmaster."""
    card, show = asked_of(item)
    options = {"tolerance": tolerance, "seconds": 0, "cards": 1, "repeats": 0}
    position = {
        "game": "quizmaster",
        "options": {**options, "deck": to_builtins(deck)},
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
    return load(position, names=["You"])


def shown_side(item: Item, cards: CardSet) -> str:
    """Return the side of its card that an item shows: the name, or the value."""
    card, show = asked_of(item)
    return (
        names(DEFAULT).in_a_sentence(cards[card]) if show == "name" else signed(cards[card].value)
    )


def ruling(match: Match) -> CardSettled:
    """Return the ruling on the answer."""
    return next(event for event in match.story[-1] if isinstance(event, CardSettled))


def grade(ruling: CardSettled) -> Grade:
    """Grade a ruling: exactly right is good, close enough is hard, anything else is asked again soon."""
    if ruling.seat is None:
        return "again"
    return "hard" if ruling.judged[-1].off else "good"
