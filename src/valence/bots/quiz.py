"""The bot for Quizmaster: it has learned a part of the deck, and needs its time."""

from collections.abc import Sequence

from msgspec import Struct

from valence.core.dice import Dice
from valence.games.quizmaster.asking import question, wrong_answers
from valence.games.quizmaster.cards import CARDS, CardId
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.moves import Answer, Move, Pass
from valence.games.quizmaster.state import Question, View

NEAR = 6  # who does not know a value is off by a few cards, not by the whole scale


class Skill(Struct, frozen=True):
    """The chance in percent to know a card, the chance to guess when it does not, and seconds to answer."""

    knows: int
    guesses: int
    quickest: float
    slowest: float


BEGINNER = Skill(knows=25, guesses=50, quickest=6, slowest=20)
STUDENT = Skill(knows=60, guesses=40, quickest=4, slowest=14)
PROFESSOR = Skill(knows=95, guesses=10, quickest=2, slowest=6)


def choose(view: View, moves: Sequence[Move], dice: Dice, skill: Skill = STUDENT) -> Move:
    asked = view.question
    if asked is None:
        return moves[dice.below(len(moves))]
    right, wrong = _sorted_by_truth(view, asked, moves)
    if right and dice.below(100) < skill.knows:
        return right[dice.below(len(right))]
    if wrong and dice.below(100) < skill.guesses:
        return wrong[dice.below(len(wrong))]
    return Pass()


def seconds(dice: Dice, skill: Skill = STUDENT) -> float:
    """How long the bot thinks before it answers."""
    return skill.quickest + (skill.slowest - skill.quickest) * dice.below(1000) / 1000


def _sorted_by_truth(
    view: View, asked: Question, moves: Sequence[Move]
) -> tuple[list[Answer], list[Answer]]:
    """The right answers, and the wrong ones that lie near."""
    card, tolerance = _card(asked), view.options.tolerance
    near = wrong_answers(card, asked.show, tolerance)[:NEAR]
    answers = [move for move in moves if isinstance(move, Answer)]
    right = [move for move in answers if judge(card, asked.show, move.text, tolerance).is_right]
    return right, [move for move in answers if move.text in near]


def _card(asked: Question) -> CardId:
    """A card that fits the question: what is right for it is right."""
    return next(card for card in CARDS if question(card, asked.show, asked.choices) == asked)
