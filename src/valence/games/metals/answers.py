"""R4 to R6 and R10: the seat that answers, the answers to an ion, and its reinforcements."""

from collections.abc import Sequence
from math import lcm
from typing import NamedTuple

from valence.core.game import Seat
from valence.games.metals.cards import CHARGE, SIZE, Cards, Ion
from valence.games.metals.state import Answer, Balance, Compound, State


class OnTable(NamedTuple):
    led: Ion
    responder: Seat
    answer: Answer


def on_table(state: State, given: Answer | None = None) -> OnTable:
    """Return the cards on the table, with the answer given just now or before."""
    answer = given or state.answer
    assert state.led is not None
    assert state.responder is not None
    assert answer is not None
    return OnTable(state.led, state.responder, answer)


def next_holding(hands: Sequence[Cards | int], seat: Seat) -> Seat:
    """R4, R13: return the next seat that holds cards; the hands may be given as their sizes."""
    for steps in range(1, len(hands)):
        if hands[other := (seat + steps) % len(hands)]:
            return Seat(other)
    return seat


def is_opposite(ion: Ion, led: Ion) -> bool:
    return (CHARGE[ion] > 0) != (CHARGE[led] > 0)


def full_count(ion: Ion, led: Ion) -> int:
    """R4: return the size of the charge led as a number of cards, or one if a card has exactly that size."""
    return 1 if SIZE[ion] == SIZE[led] else SIZE[led]


def full_answers(hand: Cards, led: Ion) -> tuple[Answer, ...]:
    return tuple(
        Answer(ion, full_count(ion, led))
        for ion, held in hand.items()
        if is_opposite(ion, led) and held >= full_count(ion, led)
    )


def can_answer(hand: Cards, led: Ion) -> bool:
    return any(
        is_opposite(ion, led) and (SIZE[ion] <= SIZE[led] or held >= SIZE[led])
        for ion, held in hand.items()
    )


def reinforcements_needed(led: Ion, answer: Answer) -> int:
    """R10: return how many more of the ion led are needed to reach the answer's total."""
    missing = answer.count * SIZE[answer.ion] - SIZE[led]
    return max(0, -(-missing // SIZE[led]))


def balance(led: Ion | None, leds: int, answer: Answer | None) -> Balance:
    """R9: weigh the charges against each other."""
    led_total = 0 if led is None else leds * CHARGE[led]
    answer_total = 0 if answer is None else answer.count * CHARGE[answer.ion]
    if led is None or answer is None or led_total + answer_total:
        return Balance(led_total, answer_total)
    return Balance(led_total, answer_total, compound_of(led, answer.ion))


def is_final(state: State, answer: Answer) -> bool:
    """R7: return True if no cards are drawn to an answer."""
    return answer.count * SIZE[answer.ion] >= SIZE[on_table(state, answer).led] or not state.deck


def drawn_to(state: State, answer: Answer) -> Answer:
    """R7: return a short answer with the cards that are drawn to it, the same ion each time."""
    led, ion, count = on_table(state, answer).led, answer.ion, answer.count
    for card in reversed(state.deck):
        if card != ion or count * SIZE[ion] >= SIZE[led]:
            break
        count += 1
    return Answer(ion, count)


def compound_of(ion: Ion, other: Ion) -> Compound:
    return Compound(ion, other) if CHARGE[ion] > 0 else Compound(other, ion)


def missing(led: Answer, answer: Answer) -> tuple[Answer, ...]:
    """Return the fewest more cards of either ion with which the charges would cancel."""
    led_total, answer_total = led.count * SIZE[led.ion], answer.count * SIZE[answer.ion]
    step = lcm(SIZE[led.ion], SIZE[answer.ion])
    total = -(-max(led_total, answer_total) // step) * step
    return tuple(
        Answer(side.ion, total // SIZE[side.ion] - side.count)
        for side in (led, answer)
        if total > side.count * SIZE[side.ion]
    )


def can_reinforce(state: State, led: Ion, answer: Answer) -> bool:
    held = state.hands[state.initiator].get(led, 0)
    return state.options.reinforcements and held >= reinforcements_needed(led, answer)
