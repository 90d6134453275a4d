"""The trained net of pKace: it rates cards by what each can beat and what can beat it, so it plays any set.

`valence_lab.training.pkace.net` computes the same on arrays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import prod
from operator import add
from pathlib import Path
from typing import NamedTuple, TypeAlias

from valence.bots import nets
from valence.games.pkace.bot import inputs
from valence.games.pkace.bot.chart import chart, single
from valence.games.pkace.cards import CardId
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, played_set
from valence.games.pkace.scoring import tricks_taken
from valence.games.pkace.state import View
from valence.games.pkace.views import cannot_hold, turns

# A card, by its place among the sorted ids.
Number: TypeAlias = int


class Net(NamedTuple):
    card: nets.Layer
    context: nets.Layer
    wide: nets.Layer
    shared: nets.Layer  # from the context to the wide layer, the same for every card
    narrow: nets.Layer
    rating: nets.Layer
    value: nets.Layer


@cache
def net_for(players: int) -> Net:
    return nets.read_net(Net, Path(__file__).parent, players)


def fits(view: View) -> bool:
    """Return True for the rules of its training; with two players `takes` and `must` change nothing."""
    options = view.options
    is_usual = options.takes == "largest" and options.must == "best"
    return view.players == 2 or is_usual


# The set


class Relations(NamedTuple):
    """The comparisons of a set's cards, by number."""

    number: dict[CardId, Number]
    is_acid: tuple[bool, ...]
    beaters: tuple[tuple[Number, ...], ...]  # of each lead
    beaten: tuple[tuple[Number, ...], ...]  # the leads that each card beats
    strength: tuple[tuple[int, ...], ...]  # R15: of each card against each lead


@lru_cache(maxsize=16)
def relations(options: Options) -> Relations:
    cards = chart(options)
    bits = [cards.bit[card] for card in cards.ids]
    number = {bit: n for n, bit in enumerate(bits)}
    return Relations(
        number={card: n for n, card in enumerate(cards.ids)},
        is_acid=tuple(bool(bit & cards.acids) for bit in bits),
        beaters=tuple(tuple(number[one] for one in single(cards.beaters[bit])) for bit in bits),
        beaten=tuple(tuple(number[one] for one in single(cards.beaten[bit])) for bit in bits),
        strength=tuple(tuple(cards.strength[led][bit] for bit in bits) for led in bits),
    )


# The seat's knowledge


@dataclass(frozen=True)
class Seen:
    """The facts that the player to move can know about the cards."""

    cards: Relations
    hand: frozenset[Number]
    trick: tuple[Number, ...]
    others: dict[Number, float]  # the chance that another player holds the card
    later: dict[Number, float]  # the chance that a player who follows in this trick holds it
    public: dict[Number, float]  # the chance that I hold it, for somebody who sees no hand

    @cached_property
    def leads(self) -> dict[bool, float]:
        """The expected number of cards in other hands that an acid (True) or a base (False) could answer, not 0."""
        acids = sum(chance for n, chance in self.others.items() if self.cards.is_acid[n])
        bases = sum(self.others.values()) - acids
        return {True: max(bases, inputs.HARDLY_ANY), False: max(acids, inputs.HARDLY_ANY)}

    @cached_property
    def best(self) -> int:
        """The strength of the best card in the trick, 0 when nothing beats the lead."""
        if not self.trick:
            return 0
        strength = self.cards.strength[self.trick[0]]
        return max(strength[n] for n in self.trick)


def seen_in(view: View) -> Seen:
    assert view.hand is not None
    assert view.seat is not None
    cards = relations(view.options)
    hand = frozenset(cards.number[card] for card in view.hand)
    gone = {cards.number[turn.card] for turn in turns(view)}
    left = [n for n in range(len(cards.number)) if n not in gone]
    barred, acids = _barred(view, cards), _acids_left(view, cards)
    unseen = [n for n in left if n not in hand]
    held = {
        seat: _chances(cards, unseen, barred[seat], view.holds[seat], acids[seat])
        for seat in range(view.players)
        if seat != view.seat
    }
    after = view.players - len(view.trick)
    later = [held[(view.seat + steps) % view.players] for steps in range(1, after)]
    return Seen(
        cards=cards,
        hand=hand,
        trick=tuple(cards.number[card] for card in view.trick),
        others=_any(unseen, list(held.values())),
        later=_any(unseen, later),
        public=_chances(cards, left, barred[view.seat], view.holds[view.seat], acids[view.seat]),
    )


def _barred(view: View, cards: Relations) -> list[set[Number]]:
    """Return the cards that each seat has shown it doesn't hold."""
    barred: list[set[Number]] = [set() for _ in range(view.players)]
    for seat, card, before in turns(view):
        lacks = cannot_hold(view.options, played_set(view.options), card, before)
        barred[seat].update(cards.number[lack] for lack in lacks)
    return barred


def _acids_left(view: View, cards: Relations) -> list[int | None]:
    """R7: return the acids left in each hand of an ordered deck; all were dealt as many as I was."""
    if view.options.deck == "unordered":
        return [None] * view.players
    played = [0] * view.players
    for seat, card, _ in turns(view):
        played[seat] += cards.is_acid[cards.number[card]]
    assert view.hand is not None
    assert view.seat is not None
    mine = sum(cards.is_acid[cards.number[card]] for card in view.hand)
    return [mine + played[view.seat] - gone for gone in played]


def _chances(
    cards: Relations, unseen: Sequence[Number], barred: set[Number], holds: int, acids: int | None
) -> dict[Number, float]:
    """Return the chance that a player holds each of the unseen cards."""
    may = [n for n in unseen if n not in barred]
    if acids is None:
        return dict.fromkeys(may, min(1.0, holds / max(1, len(may))))
    among = sum(cards.is_acid[n] for n in may)
    acid = min(1.0, acids / max(1, among))
    base = min(1.0, (holds - acids) / max(1, len(may) - among))
    return {n: acid if cards.is_acid[n] else base for n in may}


def _any(unseen: Sequence[Number], held: list[dict[Number, float]]) -> dict[Number, float]:
    """Return the chance that at least one of these players holds each card; cards that nobody can hold are left out."""
    if len(held) == 1:
        return {n: chance for n, chance in held[0].items() if chance}
    chances = ((n, 1 - prod(1 - one.get(n, 0.0) for one in held)) for n in unseen)
    return {n: chance for n, chance in chances if chance}


def seen_card(seen: Seen, card: Number) -> list[float]:
    cards, hand, others = seen.cards, seen.hand, seen.others
    beaters, beaten = cards.beaters[card], cards.beaten[card]
    threats = [others[n] for n in beaters if n in others]
    is_acid = cards.is_acid[card]
    strength = cards.strength[seen.trick[0]][card] if seen.trick else 0
    return inputs.card_inputs(
        mine=card in hand,
        others=others.get(card, 0.0),
        later=seen.later.get(card, 0.0),
        public=seen.public.get(card, 0.0),
        is_acid=is_acid,
        strength=strength,
        best=seen.best,
        threats=sum(threats),
        targets=sum(others[n] for n in beaten if n in others),
        leads=seen.leads[is_acid],
        beaters=len(hand.intersection(beaters)),
        beaten=len(hand.intersection(beaten)),
        unbeaten=prod(1 - min(chance, inputs.ALMOST_CERTAIN) for chance in threats),
        safe=_safe(seen, strength) if strength > seen.best else 0.0,
    )


def _safe(seen: Seen, mine: int) -> float:
    """Return the chance that nobody who follows has a stronger card."""
    strength = seen.cards.strength[seen.trick[0]]
    stronger = (chance for n, chance in seen.later.items() if strength[n] > mine)
    return prod(1 - min(chance, inputs.ALMOST_CERTAIN) for chance in stronger)


def seen_table(view: View) -> list[float]:
    assert view.seat is not None
    taken = tricks_taken(view.taken, view.players)
    left, bonus = view.holds[view.seat], float(view.options.edition == 2)
    return inputs.table_inputs(
        seats=view.players,
        place=len(view.trick),
        bonus=bonus,
        counts_points=view.options.series > 0 and view.options.edition == 2,
        is_ordered=view.options.deck == "ordered",
        left=left,
        ahead=taken[view.seat] - max(n for seat, n in enumerate(taken) if seat != view.seat),
        to_come=max(1.0, left + bonus),
        has_led=not view.taken or view.taken[-1] == view.seat,
    )


# The ratings


def rate(view: View, moves: Sequence[Play]) -> list[float]:
    """Return the net's rating of each card; higher is better."""
    net, seen = net_for(view.players), seen_in(view)
    cards = _cards(net, seen)
    shared = nets.linear(net.shared, nets.hidden(net.context, _context(net, seen, cards, view)))
    return [_rating(net, seen, cards, shared, seen.cards.number[move.card]) for move in moves]


def value(view: View) -> float:
    """Return the share of the win that the seat to move can expect."""
    net, seen = net_for(view.players), seen_in(view)
    context = nets.hidden(net.context, _context(net, seen, _cards(net, seen), view))
    return nets.expected_share(nets.linear(net.value, context)[0], view.players)


def _cards(net: Net, seen: Seen) -> dict[Number, list[float]]:
    numbers = {*seen.hand, *seen.others, *seen.trick[:1]}
    return {n: nets.hidden(net.card, seen_card(seen, n)) for n in numbers}


def _context(net: Net, seen: Seen, cards: dict[Number, list[float]], view: View) -> nets.Vector:
    size = len(net.card.bias)
    hand = nets.weighed_sum(
        [cards[n] for n in seen.hand], [1 / inputs.PER_HAND] * len(seen.hand), size
    )
    chances = [chance / inputs.PER_POOL for chance in seen.others.values()]
    pool = nets.weighed_sum([cards[n] for n in seen.others], chances, size)
    led = cards[seen.trick[0]] if seen.trick else [0.0] * size
    return [*hand, *pool, *led, *seen_table(view)]


def _rating(
    net: Net, seen: Seen, cards: dict[Number, list[float]], shared: nets.Vector, card: Number
) -> float:
    about = [
        *cards[card],
        *_related(seen, cards, seen.cards.beaters[card]),
        *_related(seen, cards, seen.cards.beaten[card]),
    ]
    wide = nets.rectified(list(map(add, nets.linear(net.wide, about), shared)))
    return nets.linear(net.rating, nets.hidden(net.narrow, wide))[0]


def _related(
    seen: Seen, cards: dict[Number, list[float]], numbers: Sequence[Number]
) -> list[float]:
    """Sum up the cards among these that others may hold."""
    held = [n for n in numbers if n in seen.others]
    chances = [seen.others[n] / inputs.PER_RELATION for n in held]
    return nets.weighed_sum([cards[n] for n in held], chances, len(next(iter(cards.values()))))
