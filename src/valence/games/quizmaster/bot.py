"""The bot of Quizmaster: it has learned part of the deck and needs time to answer."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from valence.bots.bot import Bot
from valence.bots.budget import Budget
from valence.bots.levels import Level
from valence.core.dice import Dice
from valence.games.quizmaster.asking import question, wrong_answers
from valence.games.quizmaster.cards import CardId, CardSet
from valence.games.quizmaster.judging import judge
from valence.games.quizmaster.moves import Answer, Judge, Move, Pass
from valence.games.quizmaster.options import Options, cards_of
from valence.games.quizmaster.state import Question, State, View

# A wrong guess is one of the nearest wrong answers, not any value on the scale.
NEAREST_WRONG = 6


class Skill(Struct, frozen=True):
    """A level: the chance in percent of knowing a card, of guessing otherwise, and the seconds to answer."""

    knows: int
    guesses: int
    quickest: float
    slowest: float

    def __call__(self, view: View, moves: Sequence[Move], dice: Dice, _budget: Budget) -> Move:
        if view.to_judge is not None:
            return Judge(view.to_judge.seat, view.to_judge.is_right)
        asked = view.question
        if asked is None:
            return moves[dice.below(len(moves))]
        right, wrong = _right_and_wrong(view, asked, moves)
        if view.answers:  # it didn't know, so now it guesses what it hasn't said yet
            guesses = [move for move in (*right, *wrong) if move.text not in view.answers]
            right, wrong = [], sorted(guesses, key=lambda move: move.text)
        if right and dice.below(100) < self.knows:
            return right[dice.below(len(right))]
        if wrong and dice.below(100) < self.guesses:
            return wrong[dice.below(len(wrong))]
        return Pass()


SKILLS: Mapping[Level, Skill] = {
    "easy": Skill(knows=25, guesses=50, quickest=6, slowest=20),
    "fair": Skill(knows=60, guesses=40, quickest=4, slowest=14),
    "strong": Skill(knows=95, guesses=10, quickest=2, slowest=6),
}


def answer_seconds(level: Level, dice: Dice) -> float:
    skill = SKILLS[level]
    return skill.quickest + (skill.slowest - skill.quickest) * dice.below(1000) / 1000


BOT: Bot[Options, State, Move, View] = Bot(levels=SKILLS, answer_seconds=answer_seconds)


def _right_and_wrong(
    view: View, asked: Question, moves: Sequence[Move]
) -> tuple[list[Answer], list[Answer]]:
    options, cards = view.options, cards_of(view.options)
    card = _card(cards, asked)
    near = wrong_answers(card, asked.show, options)[:NEAREST_WRONG]
    answers = [move for move in moves if isinstance(move, Answer)]
    right = [
        move
        for move in answers
        if judge(cards, card, asked.show, move.text, options.tolerance, options.judging).is_right
    ]
    return right, [move for move in answers if move.text in near]


def _card(cards: CardSet, asked: Question) -> CardId:
    """Return a card that fits the question; the same answers are right for every card that does."""
    fitting = (
        card.id for card in cards.values() if question(card, asked.show, asked.choices) == asked
    )
    return next(fitting)
