"""R1, R4, R8: what is asked of a card, and what may be answered."""

from functools import lru_cache

from valence.chem.cards import Kind, kind_of
from valence.chem.naming import title
from valence.core.dice import Dice
from valence.games.quizmaster.cards import Card, CardId, CardSet, printed
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.moves import Answer
from valence.games.quizmaster.options import CHOICES
from valence.games.quizmaster.state import Question, Show

SHOWS: tuple[Show, Show] = ("name", "value")
NEAREST = 6  # how many of the nearest values the wrong choices are drawn from


def question(cards: CardSet, card: CardId, show: Show, choices: tuple[str, ...]) -> Question:
    return Question(show, kind_of(cards[card]), side(cards[card], show), choices)


def side(card: Card, show: Show) -> str:
    """The text on the side of the card that is shown."""
    return title(card) if show == "name" else printed(card.value)


def shown_by_the_table(seed: int, number: int) -> Show:
    """Of every two cards, one is asked by name and one by value, in random order."""
    pair, second = divmod(number - 1, 2)
    return SHOWS[Dice(seed, f"show {pair}").below(2) ^ second]


def draw_choices(
    cards: CardSet, card: CardId, show: Show, tolerance: float, dice: Dice
) -> tuple[str, ...]:
    """R8: the right answer among wrong ones that lie near it."""
    wrong = dice.shuffled(wrong_answers(cards, card, show, tolerance)[:NEAREST])[: CHOICES - 1]
    return tuple(dice.shuffled([*wrong, side(cards[card], counterpart(show))]))


# A tolerance may be any number, so the cache is bounded.
@lru_cache(maxsize=1024)
def wrong_answers(cards: CardSet, card: CardId, show: Show, tolerance: float) -> tuple[str, ...]:
    """The answers of other cards of the same kind, nearest values first."""
    asked = cards[card]
    others = cards.of_kind(kind_of(asked))
    by_distance = sorted(others, key=lambda other: abs(other.value - asked.value))
    answers = dict.fromkeys(side(other, counterpart(show)) for other in by_distance)
    return tuple(text for text in answers if not judge(cards, card, show, text, tolerance).is_right)


def counterpart(show: Show) -> Show:
    return "value" if show == "name" else "name"


@lru_cache(maxsize=64)
def answers_of(cards: CardSet, kind: Kind, show: Show) -> tuple[Answer, ...]:
    """Every value or name of the deck that could be the answer."""
    texts = (side(card, counterpart(show)) for card in cards.of_kind(kind))
    return tuple(map(Answer, dict.fromkeys(texts)))
