"""R1, R4, R8: questions about a card, and the answers to choose from."""

from decimal import Decimal
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
PKW = Decimal(14)  # pKa + pKb in water at 25 °C
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
    """R8: return the right answer among what a common mistake gives and wrong ones that lie near it."""
    likely, near = mistakes(card, show, options), wrong_answers(card, show, options)
    others = [text for text in near if text not in likely][:NEAREST]
    wrong = [*likely, *dice.shuffled(others)][: CHOICES - 1]
    right = side(cards_of(options)[card], counterpart(show))
    return tuple(dice.shuffled([*wrong, right]))


def mistakes(card: CardId, show: Show, options: Options) -> tuple[str, ...]:
    """R8: return the wrong number that a common mistake gives, or the compound that has this number."""
    asked = cards_of(options)[card]
    number = None if options.wrong_choices == "nearest" else mistaken(asked)
    if number is None:
        return ()
    if show == "name":
        text = printed(number)
        found = judge(cards_of(options), card, show, text, options.tolerance, options.judging)
        return () if found.is_right else (text,)
    near = Decimal(str(options.tolerance))
    others = cards_of(options).of_kind(kind_of(asked))
    texts = [side(other, "name") for other in others if abs(other.value - number) <= near]
    return tuple(text for text in wrong_answers(card, show, options) if text in texts)[:1]


def mistaken(card: Card) -> Decimal | None:
    """R8: return the pKb of a base that has one in water, and the value of an acid without its minus sign."""
    if kind_of(card) == "acid":
        return -card.value if card.value < 0 else None
    return PKW - card.value if 0 <= card.value <= PKW else None


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
