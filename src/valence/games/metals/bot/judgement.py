"""The fair idea: the expected gain of a round, given what the other hand may hold."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from valence.chem.formulas import Salt
from valence.core.game import Seat
from valence.games.metals import answers
from valence.games.metals.cards import SIZE, Cards, Ion, salt_of
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.sets import copies_in
from valence.games.metals.state import Answer, State, View

# The value in hand of a card of this charge.
KEEP = {1: 0.0, 2: 0.8, 3: 1.6}


class Known(NamedTuple):
    """The knowledge of one seat about the round."""

    hand: Cards
    # How many of each ion are in other hands or in the deck, and how many cards that is.
    unseen: Mapping[Ion, int]
    hidden: int
    # How many cards the other player of the round holds.
    other: int
    led: Ion | None
    answer: Answer | None
    reinforcements: bool


def known_from(view: View) -> Known:
    assert view.hand is not None
    unseen = dict(copies_in(view.options.cards))
    for pile in (view.hand, view.seen):
        for ion, count in pile.items():
            unseen[ion] -= count
    _lay(unseen, view.led, view.answer)
    return _round(view, view.hand, unseen, view.holds)


def known_to(state: State, seat: Seat) -> Known:
    """Return a seat's knowledge in an imagined state: its own hand, and the cards already shown."""
    unseen = dict.fromkeys(copies_in(state.options.cards), 0)
    for other, hand in enumerate(state.hands):
        if other != seat:
            for ion, count in hand.items():
                unseen[ion] += count
    for ion in state.deck:
        unseen[ion] += 1
    holds = [sum(hand.values()) for hand in state.hands]
    return _round(state, state.hands[seat], unseen, holds)


def _lay(unseen: dict[Ion, int], led: Ion | None, answer: Answer | None) -> None:
    if led is not None:
        unseen[led] -= 1
    if answer is not None:
        unseen[answer.ion] -= answer.count


def _round(
    table: View | State, hand: Cards, unseen: Mapping[Ion, int], holds: Sequence[int]
) -> Known:
    other = (
        table.initiator if table.led is not None else answers.next_holding(holds, table.initiator)
    )
    return Known(
        hand=hand,
        unseen=unseen,
        hidden=max(1, sum(unseen.values())),
        other=holds[other],
        led=table.led,
        answer=table.answer,
        reinforcements=table.options.reinforcements,
    )


@cache
def chance(copies: int, hidden: int, held: int, wanted: int) -> float:
    """Return the chance that `held` cards drawn from the hidden ones include at least `wanted` of an ion's copies."""
    held = min(held, hidden)
    fewer = sum(
        comb(copies, n) * comb(hidden - copies, held - n) for n in range(min(wanted, held + 1))
    )
    return 1 - fewer / comb(hidden, held)


def rating(known: Known, move: Move) -> float:
    """Return how many more cards the round is expected to gain than to cost."""
    match move:
        case Initiate(card=card):
            return lead(known, card) - KEEP[SIZE[card]]
        case Respond(ion=ion, count=count):
            return answered(known, Answer(ion, count)) - count * KEEP[SIZE[ion]]
        case Reinforce():
            return 1.0
        case Concede():
            return -1.0
        case Write(formula=formula):
            return float(formula == _compound(known).text)
        case Skip():
            return -1.0


def _compound(known: Known) -> Salt:
    assert known.led is not None
    assert known.answer is not None
    return salt_of(known.led, known.answer.ion)


def lead(known: Known, card: Ion) -> float:
    """Return the expected gain of leading a card, assuming the answer that is worst for the leader."""
    expected, left = 0.0, 1.0
    for gain, ion, count in sorted(_answers_to(known, card)):
        held = left * chance(known.unseen[ion], known.hidden, known.other, count)
        expected += held * gain
        left -= held
    return expected + left * 2  # short of an answer: the led card and one more


def _answers_to(known: Known, card: Ion) -> list[tuple[int, Ion, int]]:
    reserve = known.hand.get(card, 0) - 1 if known.reinforcements else 0
    return [
        (_gain(card, Answer(ion, count), reserve), ion, count)
        for ion in known.unseen
        if answers.is_opposite(ion, card)
        for count in (answers.full_count(ion, card),)
    ]


def _gain(led: Ion, answer: Answer, reserve: int) -> int:
    """Return the leader's gain from this answer, with `reserve` more of the ion led in hand."""
    needed = answers.reinforcements_needed(led, answer)
    if needed > reserve:
        return -1 - answer.count
    return 1 + needed + answer.count


def answered(known: Known, answer: Answer) -> float:
    """Return the expected gain of an answer: all the cards, unless the leader can reinforce."""
    assert known.led is not None
    at_stake = 1 + answer.count
    needed = answers.reinforcements_needed(known.led, answer)
    if not needed:
        return -at_stake
    if not known.reinforcements:
        return at_stake
    able = chance(known.unseen[known.led], known.hidden, known.other, needed)
    return at_stake - able * (2 * at_stake + needed)
