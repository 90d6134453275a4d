"""The fair idea: win cheaply, discard what is useless, lead what few can beat, count played cards."""

from collections.abc import Sequence
from functools import cache, reduce
from math import comb
from operator import and_
from typing import NamedTuple

from valence.core.game import Seat
from valence.games.pkace.bot.chart import Cards, Chart, chart
from valence.games.pkace.moves import Play
from valence.games.pkace.state import State, View
from valence.games.pkace.views import turns

# The value of a card kept for later, relative to a trick; tuned by playing.
# R16: the taker of a trick leads the next. The share of a card's later value that is in leading it
# (the rest is in beating leads), for a seat that takes the trick and for one that doesn't:
LEADING_AFTER_TAKING = 0.8
LEADING_AFTER_LOSING = 0.55
# The value of a card that is about to be led as one that beats the leads of others.
BEATING = 0.75


class Known(NamedTuple):
    """The knowledge of one seat about the current hand."""

    chart: Chart
    hand: Cards
    # Cards that others may hold, given how they have played, or that nobody holds.
    unseen: Cards
    # How many cards each seat holds that plays later in this trick.
    others: tuple[int, ...]
    # R7: each hand has as many acids as the other has bases.
    ordered: bool
    trick: tuple[Cards, ...]
    # R15: whether the first card that beats the led one takes the trick.
    first_takes: bool = False


def known_from(view: View) -> Known:
    assert view.hand is not None
    assert view.seat is not None
    cards = chart(view.options)
    hand = cards.mask(view.hand)
    gone = cards.mask(view.trick) | cards.mask(card for trick in view.played for card in trick)
    unseen = (cards.acids | cards.bases) & ~hand & ~gone
    return _table(view, view.seat, cards, hand, unseen, view.holds)


def known_to(state: State, seat: Seat) -> Known:
    """Return a seat's knowledge in an imagined state: its own hand, and the cards already shown."""
    cards = chart(state.options)
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    unseen = cards.mask(state.undealt) | sum(map(cards.mask, others))
    hand, holds = cards.mask(state.hands[seat]), list(map(len, state.hands))
    return _table(state, seat, cards, hand, unseen, holds)


def _table(
    table: View | State,
    seat: Seat,
    cards: Chart,
    hand: Cards,
    unseen: Cards,
    holds: Sequence[int],
) -> Known:
    players, place = table.players, len(table.trick)
    after = range(table.leader + place + 1, table.leader + players)
    return Known(
        chart=cards,
        hand=hand,
        unseen=unseen & ~held_by_no_other(table, seat, cards),
        others=tuple(holds[seat % players] for seat in after),
        ordered=table.options.deck == "ordered",
        trick=tuple(cards.bit[card] for card in table.trick),
        first_takes=table.options.takes == "first",
    )


def held_by_no_other(table: View | State, seat: Seat, cards: Chart) -> Cards:
    """R12: return the cards that no other seat holds; a player who didn't beat a lead holds none that would have."""
    lacks = {other: 0 for other in map(Seat, range(table.players)) if other != seat}
    for other, card, before in turns(table):
        if other != seat and before:
            lacks[other] |= cards.shown_to_lack(cards.bit[before[0]], cards.bit[card])
    return reduce(and_, lacks.values())


def rating(known: Known, move: Play) -> float:
    assert isinstance(move, Play), "while deals are played out, nobody says why"
    return card_rating(known, known.chart.bit[move.card])


def card_rating(known: Known, card: Cards) -> float:
    """Return the chance to take the trick, less the later value of the card."""
    lead, beat = unbeaten(known, card), power(known, card)
    if not known.trick:
        return lead - BEATING * beat
    taken = takes(known, card)
    more_leading = taken * (LEADING_AFTER_TAKING - LEADING_AFTER_LOSING)
    to_lead = LEADING_AFTER_LOSING + more_leading
    return taken - to_lead * lead - (1 - to_lead) * beat


def unbeaten(known: Known, card: Cards) -> float:
    """Return the chance that nobody beats this card if it is led."""
    cards, unseen = known.chart, known.unseen
    beaters = (cards.beaters[card] & unseen).bit_count()
    if known.ordered:
        kind = cards.acids if card & cards.acids else cards.bases
        pool, held = (unseen & cards.other_kind(card)).bit_count(), (known.hand & kind).bit_count()
        return none_of(beaters, pool, held)
    return none_of(beaters, unseen.bit_count(), sum(known.others) or known.hand.bit_count())


@cache
def none_of(wanted: int, pool: int, drawn: int) -> float:
    """Return the chance that `drawn` cards from a pool include none of the wanted ones."""
    drawn = min(drawn, pool)
    return comb(pool - wanted, drawn) / comb(pool, drawn)


def power(known: Known, card: Cards) -> float:
    """Return the share of possible future leads that this card beats."""
    leads = known.unseen & known.chart.other_kind(card)
    return (known.chart.beaten[card] & leads).bit_count() / max(1, leads.bit_count())


def takes(known: Known, card: Cards) -> float:
    """Return the chance that this card takes the current trick."""
    strength = known.chart.strength[known.trick[0]]
    mine = strength[card]
    best = max(strength[other] for other in known.trick)
    if not mine or mine <= best or (known.first_takes and best):
        return 0.0
    if not known.others or known.first_takes:
        return 1.0
    stronger = sum(1 for other, n in strength.items() if n > mine and other & known.unseen)
    return none_of(stronger, known.unseen.bit_count(), sum(known.others))
