"""Two players: imagined hands that fit what the other has played, and deals played out to the end."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from valence.bots.pkace.chart import Cards, Chart, chart, single
from valence.bots.pkace.endgame import LAST, TRICK, endgame
from valence.bots.pkace.judgement import Known, rated
from valence.bots.playing import WON, first_best, standing
from valence.core.dice import WORDS, Dice
from valence.core.game import Seat
from valence.games.pkace import views
from valence.games.pkace.state import State, View

HANDS = 10
"""Of so many imagined hands one is taken: the likelier it makes what was played, the likelier it is taken."""
HASTE = 0.05
"""How far below the best a card may be rated and still be played quite often."""
SLIP = 0.02
"""The chance that a card is played for no reason that we know."""
SOLVED = 6
"""With so many cards in a hand, or fewer, a deal is solved exactly."""
SCALE = 6


# What the other has played


class Choice(NamedTuple):
    """A card that the other played, and what it knew then besides its hand."""

    card: Cards
    led: Cards
    """0 when the card itself was led."""
    gone: Cards
    """What it knew not to be in the hand against it: played before, or shown to lack."""


def imagine(view: View, seed: int) -> State:
    """A deal in which it is plausible that the other played as it did."""
    assert view.seat is not None
    other, needs = Seat(1 - view.seat), views.needs(view)
    choices = _choices(view, other)
    if not choices or any(need.size > len(need.of) for need in needs):
        return views.imagine(view, seed)
    dice, cards = Dice(seed, "plausible"), chart(view.options)
    piles = [(need.size, [cards.bit[card] for card in need.of]) for need in needs]
    hands = [_hand(piles, dice) for _ in range(HANDS)]
    hand = _drawn(hands, [_likelihood(view, hand, choices) for hand in hands], dice)
    return views.dealt(view, seed, dict.fromkeys(cards.named(hand), other))


def _hand(piles: Sequence[tuple[int, list[Cards]]], dice: Dice) -> Cards:
    """So many cards of each pile."""
    hand = 0
    for size, pile in piles:
        left = pile.copy()
        for _ in range(size):
            hand |= left.pop(dice.below(len(left)))
    return hand


def _choices(view: View, other: Seat) -> list[Choice]:
    cards, gone = chart(view.options), 0
    choices = []
    for seat, card, before in views.turns(view):
        bit, led = cards.bit[card], cards.bit[before[0]] if before else 0
        if seat == other:
            choices.append(Choice(bit, led, gone))
        elif led:
            gone |= cards.shown_to_lack(led, bit)
        gone |= bit
    return choices


def _likelihood(view: View, hand: Cards, choices: list[Choice]) -> float:
    """How likely the other, with these cards left, is to have played as it did."""
    cards = chart(view.options)
    likelihood = 1.0
    for choice in reversed(choices):
        hand |= choice.card
        likelihood *= _chance(cards, hand, choice, view.options.deck == "ordered")
    return likelihood


def _chance(cards: Chart, hand: Cards, choice: Choice, ordered: bool) -> float:
    """How likely a player with this hand is to choose this card."""
    allowed = cards.answers(hand, choice.led)
    if allowed == choice.card:
        return 1.0
    unseen = (cards.acids | cards.bases) & ~hand & ~choice.gone
    known = _known(cards, hand, unseen, choice.led, ordered)
    ratings = {card: rated(known, card) for card in single(allowed)}
    best = max(ratings.values())
    tempting = {card: exp((rating - best) / HASTE) for card, rating in ratings.items()}
    return SLIP + (1 - SLIP) * tempting[choice.card] / sum(tempting.values())


def _drawn(hands: list[Cards], chances: list[float], dice: Dice) -> Cards:
    left = dice.word() / WORDS * sum(chances)
    for hand, chance in zip(hands, chances, strict=True):
        left -= chance
        if left < 0:
            return hand
    return hands[-1]


# Playing a deal out


def play_out(state: State, seat: Seat, _rating: float) -> float:
    margin = _margin_so_far(state, seat) + _margin_to_come(state, seat)
    won = 0.5 if margin == 0 else float(margin > 0)
    ahead = standing(margin / TRICK, SCALE)
    return ahead if state.options.series else WON * won + (1 - WON) * ahead


def _margin_so_far(state: State, seat: Seat) -> int:
    before = state.series[seat] - state.series[1 - seat]
    margin = TRICK * (before + 2 * state.taken.count(seat) - len(state.taken))
    if any(state.hands) or state.trick:
        return margin
    last = LAST[state.options.edition] - TRICK
    return margin + (last if state.taken[-1] == seat else -last)


def _margin_to_come(state: State, seat: Seat) -> int:
    """By the fair judgement of both as long as the hands are large, then by perfect play."""
    duel = _Duel(state, seat)
    while duel.other.bit_count() > SOLVED:
        duel.play_a_trick()
    return duel.margin + duel.sign * duel.solved()


class _Duel:
    """Two open hands in play; the margin is that of one seat, the sign is + while that one leads."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.cards, self.options = chart(state.options), state.options
        self.leader = self.cards.mask(state.hands[state.leader])
        self.other = self.cards.mask(state.hands[1 - state.leader])
        self.undealt = self.cards.mask(state.undealt)
        self.led = self.cards.bit[state.trick[0]] if state.trick else 0
        self.sign, self.margin = (1 if state.leader == seat else -1), 0

    def play_a_trick(self) -> None:
        led = self.led or self._fair(self.leader, self.other, 0)
        self.leader &= ~led
        card = self._fair(self.other, self.leader, led)
        self.other ^= card
        if self.cards.beaters[led] & card:
            self.leader, self.other, self.sign = self.other, self.leader, -self.sign
        self.margin, self.led = self.margin + self.sign * TRICK, 0

    def _fair(self, hand: Cards, hidden: Cards, led: Cards) -> Cards:
        """What a player plays who does not see the other hand."""
        ordered = self.options.deck == "ordered"
        known = _known(self.cards, hand, hidden | self.undealt, led, ordered)
        allowed = list(single(self.cards.answers(hand, led)))
        return first_best(allowed, [rated(known, card) for card in allowed])

    def solved(self) -> int:
        """The margin for the one who leads, by perfect play."""
        if not self.other:
            return 0
        known = endgame(self.cards, self.options.edition)
        if self.led:
            return known.after_lead(self.leader, self.other, self.led)
        return known.margin(self.leader, self.other)


def _known(cards: Chart, hand: Cards, unseen: Cards, led: Cards, ordered: bool) -> Known:
    if led:
        return Known(cards, hand, unseen, (), ordered, (led,))
    return Known(cards, hand, unseen, (hand.bit_count(),), ordered, ())
