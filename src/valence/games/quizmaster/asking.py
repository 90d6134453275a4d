"""R1, R4, R8: questions about a card, and the answers to choose from."""

from functools import lru_cache

from valence.chem.cards import Kind, kind_of
from valence.chem.names import names
from valence.core.dice import Dice
from valence.core.languages import DEFAULT
from valence.games.quizmaster.cards import Card, CardId, CardSet, printed
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.moves import Answer
from valence.games.quizmaster.options import CHOICES, Judging, Options, cards_of
from valence.games.quizmaster.state import Question, Show

SHOWS: tuple[Show, Show] = ("name", "value")
NEAREST = 6  # how many of the nearest values the wrong choices are drawn from


def question(card: Card, show: Show, choices: tuple[str, ...]) -> Question:
    drawn = card.id if show == "name" else None
    return Question(show, kind_of(card), side(card, show), choices, drawn)


def side(card: Card, show: Show) -> str:
    return names(DEFAULT).title(card) if show == "name" else printed(card.value)


def shown_by_the_table(seed: int, number: int) -> Show:
    """Return the side that is asked: of every two cards, one by name and one by value, in random order."""
    pair, second = divmod(number - 1, 2)
    return SHOWS[Dice(seed, f"show {pair}").below(2) ^ second]


def draw_choices(card: CardId, show: Show, options: Options, dice: Dice) -> tuple[str, ...]:
    """R8: return the right answer among wrong ones that lie near it."""
    wrong = dice.shuffled(wrong_answers(card, show, options)[:NEAREST])[: CHOICES - 1]
    right = side(cards_of(options)[card], counterpart(show))
    return tuple(dice.shuffled([*wrong, right]))


def wrong_answers(card: CardId, show: Show, options: Options) -> tuple[str, ...]:
    """Return the answers of other cards of the same kind, nearest values first."""
    return _wrong_answers(cards_of(options), card, show, options.tolerance, options.judging)


# A tolerance may be any number, so the cache is bounded.
@lru_cache(maxsize=1024)
def _wrong_answers(
    cards: CardSet, card: CardId, show: Show, tolerance: float, judging: Judging
) -> tuple[str, ...]:
    asked = cards[card]
    others = cards.of_kind(kind_of(asked))
    by_distance = sorted(others, key=lambda other: abs(other.value - asked.value))
    answers = dict.fromkeys(side(other, counterpart(show)) for other in by_distance)
    return tuple(
        text for text in answers if not judge(cards, card, show, text, tolerance, judging).is_right
    )


def counterpart(show: Show) -> Show:
    return "value" if show == "name" else "name"


@lru_cache(maxsize=64)
def answers_of(cards: CardSet, kind: Kind, show: Show) -> tuple[Answer, ...]:
    """Return every value or name of the deck that could be the answer."""
    texts = (side(card, counterpart(show)) for card in cards.of_kind(kind))
    return tuple(map(Answer, dict.fromkeys(texts)))
