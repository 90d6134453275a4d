"""The net that rates the cards of a hand by what each can beat and what can beat it, so that it plays any deck.

`valence.games.pkace.bot.net` computes the same in plain Python.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer
from valence_lab.training.arrays import Key, hidden, linear
from valence_lab.training.arrays import _layer as layer
from valence_lab.training.pkace.decks import CARDS
from valence_lab.training.pkace.kernel import Setting, State, points, strengths, to_move

CARD_INPUTS, TABLE_INPUTS = 13, 17
CARD, CONTEXT, WIDE, NARROW = 24, 48, 48, 32
# Sums over many cards are divided by these.
PER_HAND, PER_POOL, PER_RELATION = 5.0, 10.0, 4.0


class Net(NamedTuple):
    card: Layer
    context: Layer
    wide: Layer
    shared: Layer  # from the context to the wide layer, the same for every card
    narrow: Layer
    rating: Layer
    value: Layer


def new_net(key: Key) -> Net:
    keys = jax.random.split(key, 7)
    return Net(
        card=layer(keys[0], CARD_INPUTS, CARD),
        context=layer(keys[1], 3 * CARD + TABLE_INPUTS, CONTEXT),
        wide=layer(keys[2], 3 * CARD, WIDE, 0.7),
        shared=layer(keys[3], CONTEXT, WIDE, 0.7),
        narrow=layer(keys[4], WIDE, NARROW),
        rating=layer(keys[5], NARROW, 1, 0.1),
        value=layer(keys[6], CONTEXT, 1, 0.1),
    )


class Seen(NamedTuple):
    """The knowledge of the player to move about every card."""

    mine: Array
    others: Array  # the chance that another player holds the card
    later: Array  # the chance that a player who follows in this trick holds it
    public: Array  # the chance that I hold it, for somebody who sees no hand


def seen_by_mover(setting: Setting, state: State) -> Seen:
    seats, seat = state.taken.shape[0], to_move(state)
    left = setting.is_used & ~state.gone
    hands = owned(state)
    mine = hands[seat]
    held = jax.vmap(_chances, (None, None, 0, 0))(setting, left & ~mine, hands, state.barred)
    steps = (jnp.arange(seats) - seat) % seats
    is_other, is_later = steps > 0, (steps > 0) & (steps < seats - state.place)
    public = _chances(setting, left, mine, state.barred[seat])
    return Seen(mine, _any(held, is_other), _any(held, is_later), public)


def owned(state: State) -> Array:
    """bool [seat, card]: who holds which card."""
    cards = jax.nn.one_hot(state.hands, CARDS, dtype=jnp.bool_) & state.held[..., None]
    return cards.any(axis=1)


def _chances(setting: Setting, unseen: Array, hand: Array, barred: Array) -> Array:
    """Return a player's chance to hold each card; R7: from an ordered deck the number of acids is known."""
    may = unseen & ~barred

    def share(of: Array) -> Array:
        return may * of * jnp.minimum(1.0, (hand & of).sum() / jnp.maximum(1, (may & of).sum()))

    by_kind = share(setting.is_acid) + share(~setting.is_acid)
    return jnp.where(setting.is_ordered, by_kind, share(jnp.ones(CARDS, bool)))


def _any(held: Array, seats: Array) -> Array:
    return 1 - jnp.prod(jnp.where(seats[:, None], 1 - held, 1.0), axis=0)


def card_inputs(setting: Setting, state: State, seen: Seen) -> Array:
    beats = (setting.strength > 0).astype(jnp.float32)  # [led, card]
    strength, best = strengths(setting, state)
    mine, others = seen.mine.astype(jnp.float32), seen.others
    lacking = jnp.log1p(-jnp.minimum(others, 0.999))
    kinds = setting.is_acid.astype(jnp.float32)
    leads = jnp.where(setting.is_acid, others @ (1 - kinds), others @ kinds)
    stronger = strength[None, :] > strength[:, None]
    safe = jnp.exp(stronger @ jnp.log1p(-jnp.minimum(seen.later, 0.999)))
    columns = (
        mine,
        others,
        seen.later,
        seen.public,
        kinds,
        strength > 0,
        strength > best,
        beats @ others / PER_RELATION,
        others @ beats / jnp.maximum(leads, 1e-6),
        beats @ mine / PER_RELATION,
        mine @ beats / PER_RELATION,
        jnp.exp(beats @ lacking),
        jnp.where(strength > best, safe, 0.0),
    )
    return jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1)


def table_inputs(setting: Setting, state: State) -> Array:
    seats, seat = state.taken.shape[0], to_move(state)
    now = points(setting, state).astype(jnp.float32)
    rest = jnp.where(jnp.arange(seats) == seat, -1.0, now)
    left = (setting.size - state.tricks).astype(jnp.float32)
    bonus = (setting.edition == 2).astype(jnp.float32)
    ahead, to_come = now[seat] - rest.max(), jnp.maximum(1.0, left + bonus)
    columns = (
        seats == 2,
        seats == 3,
        seats / 8,
        bonus,
        setting.counts_points,
        setting.is_ordered,
        state.place == 0,
        state.place / seats,
        (seats - 1 - state.place) / seats,
        left / 10,
        left == 1,
        left == 2,
        ahead / 5,
        ahead / to_come,
        (ahead + to_come) / 10,
        (to_come - ahead) / 10,
        state.latest[seat] == state.latest.max(),
    )
    return jnp.stack([jnp.asarray(column, jnp.float32) for column in columns])


def rate(net: Net, setting: Setting, state: State) -> tuple[Array, Array]:
    """The rating of each slot of the hand to move, and the expected reward."""
    seat, seen = to_move(state), seen_by_mover(setting, state)
    cards = hidden(net.card, card_inputs(setting, state, seen))  # [card, CARD]
    led = jnp.where(state.place > 0, cards[state.trick[0]], 0.0)
    context = hidden(net.context, _context(cards, led, seen, table_inputs(setting, state)))
    hand = state.hands[seat]
    weighed = cards * seen.others[:, None]
    beats = (setting.strength > 0).astype(jnp.float32)
    beaters, beaten = beats[hand] @ weighed, beats.T[hand] @ weighed
    about = jnp.concatenate([cards[hand], beaters / PER_RELATION, beaten / PER_RELATION], axis=-1)
    wide = jax.nn.relu(linear(net.wide, about) + linear(net.shared, context))
    ratings = linear(net.rating, hidden(net.narrow, wide))[:, 0]
    return ratings, linear(net.value, context)[0]


def _context(cards: Array, led: Array, seen: Seen, table: Array) -> Array:
    hand = seen.mine.astype(jnp.float32) @ cards / PER_HAND
    pool = seen.others @ cards / PER_POOL
    return jnp.concatenate([hand, pool, led, table])
