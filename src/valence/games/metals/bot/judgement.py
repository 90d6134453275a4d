"""The fair idea: the expected gain of a round, given what the other hand may hold."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
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
    # How many cards the other player of the round holds, and how many are in the deck.
    other: int
    deck: int
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
    return _round(view, view.hand, unseen, view.holds, view.deck)


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
    return _round(state, state.hands[seat], unseen, holds, len(state.deck))


def _lay(unseen: dict[Ion, int], led: Ion | None, answer: Answer | None) -> None:
    if led is not None:
        unseen[led] -= 1
    if answer is not None:
        unseen[answer.ion] -= answer.count


def _round(
    table: View | State, hand: Cards, unseen: Mapping[Ion, int], holds: Sequence[int], deck: int
) -> Known:
    other = (
        table.initiator if table.led is not None else answers.next_holding(holds, table.initiator)
    )
    return Known(
        hand=hand,
        unseen=unseen,
        hidden=max(1, sum(unseen.values())),
        other=holds[other],
        deck=deck,
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
    for gain, held in (*sorted(_full_answers(known, card)), *sorted(_short_answers(known, card))):
        expected += left * held * gain
        left -= left * held
    return expected + left * 2  # an answer that is too small: the led card and one more


class Risk(NamedTuple):
    """The leader's gain from an answer, and the chance that the other player has it."""

    gain: int
    held: float


def _full_answers(known: Known, card: Ion) -> list[Risk]:
    return [
        Risk(_gain(known, card, Answer(ion, count)), _chance_of(known, ion, count))
        for ion in known.unseen
        if answers.is_opposite(ion, card)
        for count in (answers.full_count(ion, card),)
    ]


def _short_answers(known: Known, card: Ion) -> list[Risk]:
    """R6, R7: the short answers that outweigh a card that can't be reinforced."""
    found = []
    for ion in known.unseen:
        fewest = fewest_to_outweigh(ion, card)
        if answers.is_opposite(ion, card) and fewest < answers.full_count(ion, card):
            gain = _gain(known, card, Answer(ion, fewest))
            if gain < 0:
                found.append(Risk(gain, _chance_to_outweigh(known, ion, card, fewest)))
    return found


def fewest_to_outweigh(ion: Ion, card: Ion) -> int:
    """R4, R6: return the fewest cards that outweigh: a full answer, or a short one such as two Ca²⁺ against N³⁻."""
    full = answers.full_count(ion, card)
    return min(full, SIZE[card] // SIZE[ion] + 1) if SIZE[ion] < SIZE[card] else full


def _chance_to_outweigh(known: Known, ion: Ion, card: Ion, fewest: int) -> float:
    """Return the chance that a hand without a full answer has one that outweighs, or draws the rest of it."""
    full = _chance_of(known, ion, answers.full_count(ion, card))
    at_least = [_chance_of(known, ion, count) for count in range(1, fewest + 1)]
    total = at_least[-1] - full
    for count, (more, fewer) in enumerate(pairwise(at_least), 1):
        left = known.unseen[ion] - count, known.hidden - known.other
        total += (more - fewer) * _chance_to_draw(known, Answer(ion, count), card, *left)
    return total / (1 - full) if full < 1 else 0.0


def _chance_to_draw(known: Known, short: Answer, led: Ion, copies: int, hidden: int) -> float:
    """R7: return the chance that the cards drawn to a short answer make it outweigh, not only reach the charge led."""
    more = SIZE[led] // SIZE[short.ion] + 1 - short.count
    if SIZE[led] % SIZE[short.ion] == 0 or more > known.deck:
        return 0.0
    return chance(min(max(0, copies), hidden), hidden, more, more)


def _chance_of(known: Known, ion: Ion, count: int) -> float:
    return chance(known.unseen[ion], known.hidden, known.other, count)


def _gain(known: Known, led: Ion, answer: Answer) -> int:
    """Return the leader's gain from this answer, with the rest of the ion led in hand."""
    reserve = known.hand.get(led, 0) - 1 if known.reinforcements else 0
    needed = answers.reinforcements_needed(led, answer)
    if needed > reserve:
        return -1 - answer.count
    return 1 + needed + answer.count


def answered(known: Known, answer: Answer) -> float:
    """Return the expected gain of an answer: all the cards, unless it stays too small or the leader can reinforce."""
    assert known.led is not None
    if answers.reinforcements_needed(known.led, answer):
        return _outweighed(known, known.led, answer)
    lost = -1.0 - answer.count
    left = known.unseen[answer.ion], known.hidden
    drawn = _chance_to_draw(known, answer, known.led, *left)
    enough = Answer(answer.ion, fewest_to_outweigh(answer.ion, known.led))
    return lost + drawn * (_outweighed(known, known.led, enough) - lost)


def _outweighed(known: Known, led: Ion, answer: Answer) -> float:
    """Return the expected gain of an answer that outweighs, which the leader may reinforce against."""
    at_stake = 1 + answer.count
    if not known.reinforcements:
        return at_stake
    needed = answers.reinforcements_needed(led, answer)
    able = chance(known.unseen[led], known.hidden, known.other, needed)
    return at_stake - able * (2 * at_stake + needed)
