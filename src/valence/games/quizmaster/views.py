"""What a seat may know, and states that could be behind it."""

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.games.quizmaster.asking import counterpart, question, side, wrong_answers
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.rules import quizmaster, settled, to_move
from valence.games.quizmaster.state import Question, State, Try, View


def view(state: State, seat: Seat | None) -> View:
    asker = quizmaster(state)
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        quizmaster=asker,
        number=None if state.card is None else settled(state) + 1,
        deck=len(state.deck),
        card=state.card if seat is not None and seat == asker else None,
        question=_question(state),
        to_answer=() if state.show is None else to_move(state),
        locked_out=tuple(attempt.seat for attempt in state.tried if attempt.text is not None),
        passed=tuple(attempt.seat for attempt in state.tried if attempt.text is None),
        answered=next((attempt.text for attempt in state.tried if attempt.seat == seat), None),
        won=state.won,
        lost=state.lost,
        last=state.last,
    )


def _question(state: State) -> Question | None:
    if state.card is None or state.show is None:
        return None
    return question(cards_of(state.options), state.card, state.show, state.choices)


def scores(view: View) -> tuple[Tally, ...]:
    return (Tally("cards", tuple(map(len, view.won))),)


def imagine(view: View, seed: int) -> State:
    """The card is any unseen one that fits the question; wrong answers of others are made up."""
    dice = Dice(seed, "imagine")
    unseen = dice.shuffled(
        cards_of(view.options).keys() - {card for pile in (*view.won, view.lost) for card in pile}
    )
    card = None if view.number is None else next(card for card in unseen if _fits(card, view))
    asked = view.question
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        deck=tuple(other for other in unseen if other != card)[: view.deck],
        card=card,
        show=None if asked is None else asked.show,
        choices=() if asked is None else asked.choices,
        tried=() if card is None or asked is None else _tried(view, card, asked, dice),
        won=view.won,
        lost=view.lost,
        last=view.last,
    )


def _fits(card: CardId, view: View) -> bool:
    if view.card is not None:
        return card == view.card
    asked = view.question
    if asked is None:
        return True
    cards = cards_of(view.options)
    is_offered = not asked.choices or side(cards[card], counterpart(asked.show)) in asked.choices
    return is_offered and question(cards, card, asked.show, asked.choices) == asked


def _tried(view: View, card: CardId, asked: Question, dice: Dice) -> tuple[Try, ...]:
    wrong = wrong_answers(cards_of(view.options), card, asked.show, view.options.tolerance)
    wrong = tuple(text for text in wrong if not asked.choices or text in asked.choices) or ("?",)
    answers = (
        Try(seat, view.answered if seat == view.seat else wrong[dice.below(len(wrong))])
        for seat in view.locked_out
    )
    return (*answers, *(Try(seat, None) for seat in view.passed))
