"""Refusals of moves (R3 to R6, R10, R16, R20): the only place where legality lives."""

from valence.core.game import NotInHand, Refusal, Seat
from valence.games.metals.answers import (
    full_answers,
    full_count,
    is_opposite,
    reinforcements_needed,
)
from valence.games.metals.cards import SIZE, Cards, Ion
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Say, Skip, Write
from valence.games.metals.refusals import (
    HasFullAnswer,
    MustAnswer,
    MustDecide,
    MustPlayAll,
    MustSayWhy,
    MustWrite,
    NothingLed,
    NothingToReinforce,
    NothingToSay,
    NothingToWrite,
    SameSign,
    TooLargeForShort,
    WrongCount,
)
from valence.games.metals.state import Answer, State


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(move, Write | Skip):
        return None if state.is_writing else NothingToWrite()
    if isinstance(move, Say):
        return None if state.is_saying else NothingToSay()
    return _question_first(state) or _card_refusal(state, seat, move)


def _question_first(state: State) -> Refusal | None:
    """R16, R20: refuse cards while the responding player has a question to answer."""
    if state.is_writing and state.led is not None and state.answer is not None:
        return MustWrite(state.led, state.answer.ion)
    return MustSayWhy() if state.is_saying else None


def _card_refusal(
    state: State, seat: Seat, move: Initiate | Respond | Reinforce | Concede
) -> Refusal | None:
    hand, led, answer = state.hands[seat], state.led, state.answer
    match move:
        case Initiate(card=card):
            if led is not None:
                return _not_a_lead(led, answer)
            return None if card in hand else NotInHand((card,), (0,))
        case Respond(ion=ion, count=count):
            if led is None:
                return NothingLed()
            if answer is not None:
                return _must_decide(led, answer)
            return _answer_refusal(hand, led, ion, count)
        case Reinforce() | Concede():
            if led is None or answer is None:
                return NothingToReinforce()
            return None


def _answer_refusal(hand: Cards, led: Ion, ion: Ion, count: int) -> Refusal | None:
    held, full = hand.get(ion, 0), full_count(ion, led)
    if held < count:
        return NotInHand((ion,), (held,))
    if not is_opposite(ion, led):
        return SameSign(led, ion)
    if count > full:
        return WrongCount(led, ion, full)
    if count == full:
        return None
    if others := full_answers(hand, led):
        return HasFullAnswer(led, others)
    if SIZE[ion] > SIZE[led]:
        return TooLargeForShort(led, ion)
    return None if count == held else MustPlayAll(ion, held)


def _not_a_lead(led: Ion, answer: Answer | None) -> Refusal:
    return MustAnswer(led) if answer is None else _must_decide(led, answer)


def _must_decide(led: Ion, answer: Answer) -> Refusal:
    return MustDecide(led, reinforcements_needed(led, answer))
