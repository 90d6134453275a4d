"""Refusals of moves (R3 to R6, R10, R16): the only place where legality lives."""

from valence.core.game import NotInHand, Refusal, Seat
from valence.games.metals import answers, moves, refusals
from valence.games.metals.cards import SIZE, Cards, Ion
from valence.games.metals.state import Answer, State


def refusal(state: State, seat: Seat, move: moves.Move) -> Refusal | None:
    if state.is_writing and state.led is not None and state.answer is not None:
        is_written = isinstance(move, (moves.Write, moves.Skip))
        return None if is_written else refusals.MustWrite(state.led, state.answer.ion)
    hand, led, answer = state.hands[seat], state.led, state.answer
    match move:
        case moves.Initiate(card=card):
            if led is not None:
                return _not_a_lead(led, answer)
            return None if card in hand else NotInHand((card,), (0,))
        case moves.Respond(ion=ion, count=count):
            if led is None:
                return refusals.NothingLed()
            if answer is not None:
                return _must_decide(led, answer)
            return _answer_refusal(hand, led, ion, count)
        case moves.Reinforce() | moves.Concede():
            return refusals.NothingToReinforce() if answer is None else None
        case moves.Write() | moves.Skip():
            return refusals.NothingToWrite()


def _answer_refusal(hand: Cards, led: Ion, ion: Ion, count: int) -> Refusal | None:
    held, full = hand.get(ion, 0), answers.full_count(ion, led)
    if held < count:
        return NotInHand((ion,), (held,))
    if not answers.is_opposite(ion, led):
        return refusals.SameSign(led, ion)
    if count > full:
        return refusals.WrongCount(led, ion, full)
    if count == full:
        return None
    if others := answers.full_answers(hand, led):
        return refusals.HasFullAnswer(led, others)
    if SIZE[ion] > SIZE[led]:
        return refusals.TooLargeForShort(led, ion)
    return None if count == held else refusals.MustPlayAll(ion, held)


def _not_a_lead(led: Ion, answer: Answer | None) -> Refusal:
    return refusals.MustAnswer(led) if answer is None else _must_decide(led, answer)


def _must_decide(led: Ion, answer: Answer) -> Refusal:
    return refusals.MustDecide(led, answers.reinforcements_needed(led, answer))
