"""The views of the seats, and states that could be behind them."""

from collections import Counter
from decimal import Decimal

from msgspec.structs import replace

from valence.core.dice import Dice
from valence.core.game import Seat, Tally
from valence.core.piles import drawn
from valence.games.polymer.cards import Card
from valence.games.polymer.chains import monomers
from valence.games.polymer.options import cards_in
from valence.games.polymer.scoring import (
    counting,
    counting_at_the_end,
    ranked,
    shown,
    standing,
)
from valence.games.polymer.state import Chain, Shown, Standing, State, View


def view(state: State, seat: Seat | None) -> View:
    seats = [Seat(number) for number in range(state.players)]
    end_groups = state.options.end_groups
    return View(
        options=state.options,
        players=state.players,
        seat=seat,
        hand=None if seat is None else state.hands[seat],
        holds=tuple(map(len, state.hands)),
        stack=len(state.stack),
        discards=state.discards,
        aside=state.aside,
        reshuffles=state.reshuffles,
        chains=tuple(shown(chain, end_groups) for chain in state.chains),
        next_chain=state.next_chain,
        standings=tuple(_standing(state, seat) for seat in seats),
        dormant=tuple(_dormant(state, seat) for seat in seats),
        ending=tuple(_ending(state, seat) for seat in seats),
        ahead=_ahead(state),
        to_move=state.to_move,
        drawn=state.drawn,
        taken_open=state.taken_open,
        turn=state.turn,
        tries_left=state.tries_left,
    )


def _standing(state: State, seat: Seat) -> Standing:
    return _unless_asked(state, seat, counting(state, seat))


def _dormant(state: State, seat: Seat) -> Standing:
    own = (one for one in state.chains if one.owner == seat and one.state == "dormant")
    return _unless_asked(state, seat, tuple(own))


def _ending(state: State, seat: Seat) -> Standing:
    return _unless_asked(state, seat, counting_at_the_end(state, seat))


def _ahead(state: State) -> tuple[Seat, ...]:
    """R23: name nobody while the averages, which may decide, have to be worked out."""
    has_worked_out = () in state.hands and not any(state.tries_left)
    return ranked(state).winners if has_worked_out or not state.options.calculate else ()


def _unless_asked(state: State, seat: Seat, chains: tuple[Chain, ...]) -> Standing:
    """R23: return the standing without averages while the seat has to work them out, and at the end without units."""
    known = standing(chains, state.options.end_groups)
    has_answered = state.tries_left and not state.tries_left[seat]
    if has_answered or not state.options.calculate:
        return known
    units = None if state.tries_left else known.units
    return replace(known, units=units, mn=None, mw=None, pdi=None)


def scores(view: View) -> tuple[Tally, ...]:
    """R19, R20: return units, with Mn as the tie-break, or Mn itself; R23: nothing that has to be worked out."""
    if any(view.tries_left):
        return (Tally("chains", tuple(len(standing.chains) for standing in view.standings)),)
    units = Tally("units", tuple(standing.units or 0 for standing in view.standings))
    if view.options.calculate and all(view.holds):
        return (units,)
    mn = Tally("Mn", tuple(standing.mn or Decimal(0) for standing in view.standings))
    return (units, mn) if view.options.scoring == "monomers" else (mn, units)


def imagine(view: View, seed: int) -> State:
    """Deals the unseen cards again; any of them may be anywhere."""
    unseen = _unseen(view, Dice(seed, "imagine"))
    hands = tuple(_imagined_hand(view, Seat(seat), unseen) for seat in range(view.players))
    return State(
        options=view.options,
        players=view.players,
        seed=seed,
        hands=hands,
        stack=drawn(unseen, view.stack),
        discards=view.discards,
        aside=view.aside,
        reshuffles=view.reshuffles,
        chains=tuple(map(_chain, view.chains)),
        next_chain=view.next_chain,
        to_move=view.to_move,
        drawn=view.drawn,
        taken_open=view.taken_open,
        turn=view.turn,
        tries_left=view.tries_left,
    )


def _imagined_hand(view: View, seat: Seat, unseen: list[Card]) -> tuple[Card, ...]:
    if view.hand is not None and seat == view.seat:
        return view.hand
    return drawn(unseen, view.holds[seat])


def _unseen(view: View, dice: Dice) -> list[Card]:
    """Return as many cards as are hidden; if a study shows more cards than the deck has, another deck is added."""
    hidden = view.stack + sum(view.holds) - len(view.hand or ())
    deck = Counter(cards_in(view.options))
    unseen = dice.shuffled((deck - _seen(view)).elements())
    while len(unseen) < hidden:
        unseen += dice.shuffled(deck.elements())
    return unseen


def _seen(view: View) -> Counter[Card]:
    seen: Counter[Card] = Counter(monomers(view.chains))
    for cards in (view.hand or (), view.discards, view.aside):
        seen.update(cards)
    return seen


def _chain(shown: Shown) -> Chain:
    return Chain(**{field: getattr(shown, field) for field in Chain.__struct_fields__})
