"""The views of the seats, and states that could be behind them."""

from collections.abc import Iterator
from decimal import Decimal

from valence.chem.cards import kind_of
from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.games.quizmaster.asking import counterpart, question, side, wrong_answers
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import cards_of
from valence.games.quizmaster.roles import (
    contestants,
    has_passed,
    judge_of,
    may_answer,
    number,
    open_calls,
    quizmaster,
    tries_of,
    wrong_answers_of,
)
from valence.games.quizmaster.settling import proposal
from valence.games.quizmaster.state import Judged, Mistake, Question, State, Try, View


def view(state: State, seat: Seat | None) -> View:
    asker, is_open = quizmaster(state), state.show is not None
    seats = [Seat(one) for one in range(state.players)]
    wrong = tuple(wrong_answers_of(state, one) for one in seats)
    own = (one.text for one in state.tried if one.seat == seat)
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        quizmaster=asker,
        number=None if state.card is None else number(state),
        deck=len(state.deck),
        card=state.card if seat is not None and seat == asker else None,
        question=_question(state),
        choice_cards=_choice_cards(state),
        to_answer=may_answer(state) if is_open else (),
        called=tuple(call.seat for call in open_calls(state)),
        to_judge=_to_judge(state, seat),
        wrong=wrong,
        locked_out=tuple(one for one in contestants(state) if wrong[one] >= state.options.calls),
        passed=tuple(one for one in seats if has_passed(state, one)),
        answers=tuple(text for text in own if text is not None),
        mistakes=() if seat is None else _mistakes(state, seat),
        won=state.won,
        lost=state.lost,
        last=state.last,
        missed=state.missed,
        points=state.points,
        runs=state.runs,
    )


def _mistakes(state: State, seat: Seat) -> tuple[Mistake, ...]:
    """R9: tell a player how far off each answer was, but only the direction if the number would tell the value."""
    if state.card is None or state.show is None:
        return ()
    waiting = open_calls(state)
    wrong = [one for one in tries_of(state, seat) if one.text is not None and one not in waiting]
    is_out = has_passed(state, seat) or wrong_answers_of(state, seat) >= state.options.calls
    found = [proposal(state, state.card, state.show, one) for one in wrong]
    right, tells = cards_of(state.options)[state.card].value, is_out or state.show == "value"
    return tuple(_mistake(one, right, tells=tells) for one in found)


def _mistake(judged: Judged, right: Decimal, *, tells: bool) -> Mistake:
    off = judged.off
    if off is None or judged.is_right:  # R11: a right one that the quizmaster refused
        return Mistake(judged.text, judged.card, None, None, None)
    return Mistake(judged.text, judged.card, right + off, off > 0, off if tells else None)


def _question(state: State) -> Question | None:
    if state.card is None or state.show is None:
        return None
    return question(cards_of(state.options)[state.card], state.show, state.choices)


def _choice_cards(state: State) -> tuple[CardId, ...]:
    if state.card is None or state.show != "value":
        return ()
    cards = cards_of(state.options)
    titled = {side(card, "name"): card.id for card in cards.of_kind(kind_of(cards[state.card]))}
    is_known = titled.keys() >= set(state.choices)  # a loaded position may offer anything
    return tuple(titled[text] for text in state.choices) if is_known else ()


def _to_judge(state: State, seat: Seat | None) -> Judged | None:
    """R11: return the answer to judge next, with the table's proposal."""
    calls = open_calls(state)
    if seat is None or seat != judge_of(state) or not calls:
        return None
    assert state.card is not None
    assert state.show is not None
    return proposal(state, state.card, state.show, calls[0])


def scores(view: View) -> tuple[Tally, ...]:
    cards = Tally("cards", tuple(map(len, view.won)))
    return (Tally("points", view.points), cards) if view.points else (cards,)


def imagine(view: View, seed: int) -> State:
    """Imagine a state: any unseen card that fits the question, and made-up answers of others."""
    dice = Dice(seed, "imagine")
    gone = {card for pile in (*view.won, view.lost) for card in pile}
    known = cards_of(view.options)
    unseen = dice.shuffled(known.keys() - gone)
    # In a study, the card on the table may also be among those that are gone.
    fitting = (card for card in (*unseen, *known) if _fits(card, view))
    card = None if view.number is None else next(fitting)
    asked = view.question
    # R14: the cards that were missed are in the deck, wherever they may be.
    others = sorted((one for one in unseen if one != card), key=lambda one: one not in view.missed)
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        deck=tuple(dice.shuffled(others[: view.deck])),
        card=card,
        show=None if asked is None else asked.show,
        choices=() if asked is None else asked.choices,
        tried=() if card is None or asked is None else tuple(_tried(view, card, asked, dice)),
        won=view.won,
        lost=view.lost,
        last=view.last,
        missed=view.missed,
        points=view.points,
        runs=view.runs,
    )


def _fits(card: CardId, view: View) -> bool:
    if view.card is not None:
        return card == view.card
    asked = view.question
    if asked is None:
        return True
    known = cards_of(view.options)[card]
    is_offered = not asked.choices or side(known, counterpart(asked.show)) in asked.choices
    return is_offered and question(known, asked.show, asked.choices) == asked


def _tried(view: View, card: CardId, asked: Question, dice: Dice) -> Iterator[Try]:
    """Yield made-up answers: wrong ones first, then those that wait for the verdict, then passes."""
    wrong = wrong_answers(card, asked.show, view.options)
    wrong = tuple(text for text in wrong if not asked.choices or text in asked.choices) or ("?",)
    own = iter(view.answers)
    judges = view.options.quizmaster == "seat" and view.options.verdict == "quizmaster"
    for seat, count in enumerate(view.wrong):
        for _ in range(count):
            text = next(own) if seat == view.seat else wrong[dice.below(len(wrong))]
            yield Try(Seat(seat), text, accepted=False if judges else None)
    for n, seat in enumerate(view.called):
        text = next(own) if seat == view.seat else wrong[dice.below(len(wrong))]
        yield Try(seat, view.to_judge.text if view.to_judge and n == 0 else text)
    yield from (Try(seat, None) for seat in view.passed)
