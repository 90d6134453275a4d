"""The fair idea: win cheap, throw away what is useless, lead what few can beat, count what has been played."""

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from valence.bots.pkace.chart import Cards, Chart, chart
from valence.core.game import Seat
from valence.games.pkace.state import Play, State, View

# What a trick is worth against a card kept for later, found by playing.
LEADS = 0.5
"""What a card is worth as a lead that nobody beats."""
BEATS = 0.5
"""What a card is worth as one that beats leads of others."""


class Known(NamedTuple):
    """What one seat knows of the hand that is being played."""

    chart: Chart
    hand: Cards
    unseen: Cards
    """What others hold, or nobody."""
    others: tuple[int, ...]
    """How many cards each seat holds that plays after this one in the trick."""
    ordered: bool
    """R7: hands have as many acids as the other has bases."""
    trick: tuple[Cards, ...]


def known(view: View) -> Known:
    assert view.hand is not None
    assert view.seat is not None
    cards = chart(view.options)
    hand = cards.mask(view.hand)
    gone = cards.mask(view.trick) | cards.mask(card for trick in view.played for card in trick)
    unseen = (cards.acids | cards.bases) & ~hand & ~gone
    return _known(view, cards, hand, unseen, view.holds)


def known_to(state: State, seat: Seat) -> Known:
    """What a seat knows in an imagined state: its own hand, and what was seen."""
    cards = chart(state.options)
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    unseen = cards.mask(state.undealt) | sum(map(cards.mask, others))
    return _known(state, cards, cards.mask(state.hands[seat]), unseen, list(map(len, state.hands)))


def _known(
    table: View | State, cards: Chart, hand: Cards, unseen: Cards, holds: Sequence[int]
) -> Known:
    players, place = table.players, len(table.trick)
    after = range(table.leader + place + 1, table.leader + players)
    return Known(
        chart=cards,
        hand=hand,
        unseen=unseen,
        others=tuple(holds[seat % players] for seat in after),
        ordered=table.options.deck == "ordered",
        trick=tuple(cards.bit[card] for card in table.trick),
    )


def rate(view: View, moves: Sequence[Play]) -> list[float]:
    seen = known(view)
    return [rated(seen, seen.chart.bit[move.card]) for move in moves]


def rated(known: Known, card: Cards) -> float:
    """The chance to take the trick, less what the card is worth later."""
    if not known.trick:
        return unbeaten(known, card) - BEATS * power(known, card)
    return takes(known, card) - LEADS * unbeaten(known, card) - BEATS * power(known, card)


def unbeaten(known: Known, card: Cards) -> float:
    """The chance that nobody beats this card when it is led."""
    cards, unseen = known.chart, known.unseen
    beaters = (cards.beaters[card] & unseen).bit_count()
    if known.ordered:
        kind = cards.acids if card & cards.acids else cards.bases
        pool, held = (unseen & cards.other_kind(card)).bit_count(), (known.hand & kind).bit_count()
        return none_of(beaters, pool, held)
    return none_of(beaters, unseen.bit_count(), sum(known.others) or known.hand.bit_count())


@cache
def none_of(wanted: int, pool: int, drawn: int) -> float:
    """The chance that so many cards drawn from a pool have none of the wanted ones."""
    drawn = min(drawn, pool)
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def power(known: Known, card: Cards) -> float:
    """The share of the leads still to come that this card beats."""
    leads = known.unseen & known.chart.other_kind(card)
    return (known.chart.beaten[card] & leads).bit_count() / max(1, leads.bit_count())


def takes(known: Known, card: Cards) -> float:
    """The chance that this card takes the trick that lies there."""
    strength = known.chart.strength[known.trick[0]]
    mine = strength[card]
    if not mine or mine <= max(strength[other] for other in known.trick):
        return 0.0
    if not known.others:
        return 1.0
    stronger = sum(1 for other, n in strength.items() if n > mine and other & known.unseen)
    return none_of(stronger, known.unseen.bit_count(), sum(known.others))
