"""Two players: imagined hands that fit the other's play so far, and deals played out to the end."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from valence.bots.expert import Value
from valence.bots.rollout import first_best, value_of_margin
from valence.core.dice import WORDS, Dice
from valence.core.game import Seat
from valence.games.pkace import views
from valence.games.pkace.bot.chart import Cards, Chart, chart, single
from valence.games.pkace.bot.endgame import LAST, TRICK, endgame
from valence.games.pkace.bot.judgement import Known, card_rating
from valence.games.pkace.state import State, View

# One of this many imagined hands is picked, weighted by how likely it makes the other's play.
HAND_SAMPLES = 10
# How far below the best a card may be rated and still be played fairly often.
TEMPERATURE = 0.05
# The chance that a card is played for no reason that we know.
BLUNDER_CHANCE = 0.02
# Deals are solved exactly from this many cards in a hand.
SOLVED_CARDS = 6
# Points, or hands of a series, that are a big lead.
POINTS_SCALE = 6
HANDS_SCALE = 2


# How the other has played


class Choice(NamedTuple):
    """A card that the other played, and the facts it knew then besides its own hand."""

    card: Cards
    # 0 if the card itself was led.
    led: Cards
    # Cards it knew were not in the opposing hand: already played, or shown to be missing.
    gone: Cards


def imagine(view: View, seed: int) -> State:
    """Imagine a deal in which the other's play is plausible."""
    assert view.seat is not None
    other, needs = Seat(1 - view.seat), views.needs(view)
    choices = _choices(view, other)
    if not choices or any(need.size > len(need.of) for need in needs):
        return views.imagine(view, seed)
    dice, cards = Dice(seed, "plausible"), chart(view.options)
    piles = [(need.size, [cards.bit[card] for card in need.of]) for need in needs]
    hands = [_hand(piles, dice) for _ in range(HAND_SAMPLES)]
    hand = _drawn(hands, [_likelihood(view, hand, choices) for hand in hands], dice)
    return views.dealt(view, seed, dict.fromkeys(cards.named(hand), other))


def _hand(piles: Sequence[tuple[int, list[Cards]]], dice: Dice) -> Cards:
    """Draw the wanted number of cards from each pile."""
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
    """Return the likelihood of the other's play if these are the cards it has left."""
    cards = chart(view.options)
    likelihood = 1.0
    for choice in reversed(choices):
        hand |= choice.card
        likelihood *= _chance(cards, hand, choice, view.options.deck == "ordered")
    return likelihood


def _chance(cards: Chart, hand: Cards, choice: Choice, ordered: bool) -> float:
    """Return the chance that a player with this hand chooses this card."""
    allowed = cards.answers(hand, choice.led)
    if allowed == choice.card:
        return 1.0
    unseen = (cards.acids | cards.bases) & ~hand & ~choice.gone
    known = _known_with(cards, hand, unseen, choice.led, ordered)
    ratings = {card: card_rating(known, card) for card in single(allowed)}
    best = max(ratings.values())
    tempting = {card: exp((rating - best) / TEMPERATURE) for card, rating in ratings.items()}
    played = tempting.get(choice.card, 0.0)  # in a study it may break R12
    return BLUNDER_CHANCE + (1 - BLUNDER_CHANCE) * played / sum(tempting.values())


def _drawn(hands: list[Cards], chances: list[float], dice: Dice) -> Cards:
    left = dice.word() / WORDS * sum(chances)
    for hand, chance in zip(hands, chances, strict=True):
        left -= chance
        if left < 0:
            return hand
    return hands[-1]


# Playing a deal out


def play_out(state: State, seat: Seat, _rating: float) -> Value:
    """Play out a deal. R20: points decide a series, or in edition 1 hands; without a series, this hand alone."""
    margin = (_margin_so_far(state, seat) + _margin_to_come(state, seat)) / TRICK
    before = state.series[seat] - state.series[1 - seat]
    if state.options.series and state.options.edition == 2:
        ahead = value_of_margin(before + margin, POINTS_SCALE)
        return Value(ahead, ahead)
    won = 0.5 if margin == 0 else float(margin > 0)
    hand = Value(won, value_of_margin(margin, POINTS_SCALE))
    if not state.options.series:
        return hand
    ahead = value_of_margin(before + 2 * hand.worth - 1, HANDS_SCALE)
    return Value(ahead, ahead)


def _margin_so_far(state: State, seat: Seat) -> int:
    """Return the margin in this hand so far, in half points."""
    margin = TRICK * (2 * state.taken.count(seat) - len(state.taken))
    if any(state.hands) or state.trick:
        return margin
    last = LAST[state.options.edition] - TRICK
    return margin + (last if state.taken[-1] == seat else -last)


def _margin_to_come(state: State, seat: Seat) -> int:
    """Return the margin of fair play by both while the hands are large, and of perfect play after that."""
    duel = _Duel(state, seat)
    while duel.other.bit_count() > SOLVED_CARDS:
        duel.play_a_trick()
    return duel.margin + duel.sign * duel.solved()


class _Duel:
    """Two open hands in play. The margin is for one seat; the sign is +1 while that seat leads."""

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
        """Return the card of a player who doesn't see the other hand."""
        ordered = self.options.deck == "ordered"
        known = _known_with(self.cards, hand, hidden | self.undealt, led, ordered)
        allowed = list(single(self.cards.answers(hand, led)))
        return first_best(allowed, [card_rating(known, card) for card in allowed])

    def solved(self) -> int:
        """Return the margin for the leader, by perfect play."""
        if not self.other:
            return 0
        solver = endgame(self.cards, self.options.edition)
        if self.led:
            return solver.after_lead(self.leader, self.other, self.led)
        return solver.margin(self.leader, self.other)


def _known_with(cards: Chart, hand: Cards, unseen: Cards, led: Cards, ordered: bool) -> Known:
    if led:
        return Known(cards, hand, unseen, (), ordered, (led,))
    return Known(cards, hand, unseen, (hand.bit_count(),), ordered, ())
