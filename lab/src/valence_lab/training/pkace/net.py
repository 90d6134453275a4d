"""The net that rates cards, on arrays; `valence.games.pkace.bot.net` computes the same in plain Python."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence.games.pkace.bot import inputs
from valence.games.pkace.bot.net import Net
from valence_lab.training.arrays import Key, columns, hidden, linear, new_net
from valence_lab.training.pkace.kernel import Setting, State, points, strengths, to_move
from valence_lab.training.pkace.sets import CARDS

CARD_INPUTS, TABLE_INPUTS = 13, 17
CARD, CONTEXT, WIDE, NARROW = 24, 48, 48, 32


def new_actor(key: Key) -> Net:
    return new_net(
        Net,
        key,
        card=(CARD_INPUTS, CARD),
        context=(3 * CARD + TABLE_INPUTS, CONTEXT),
        wide=(3 * CARD, WIDE, 0.7),
        shared=(CONTEXT, WIDE, 0.7),
        narrow=(WIDE, NARROW),
        rating=(NARROW, 1, 0.1),
        value=(CONTEXT, 1, 0.1),
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
    """Return a bool [seat, card]: who holds which card."""
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


def seen_cards(setting: Setting, state: State, seen: Seen) -> Array:
    """Return the inputs about cards: [card, input]."""
    beats = (setting.strength > 0).astype(jnp.float32)  # [led, card]
    strength, best = strengths(setting, state)
    mine, others = seen.mine.astype(jnp.float32), seen.others
    lacking, lacking_later = (
        jnp.log1p(-jnp.minimum(chance, inputs.ALMOST_CERTAIN)) for chance in (others, seen.later)
    )
    kinds = setting.is_acid.astype(jnp.float32)
    stronger = strength[None, :] > strength[:, None]
    return columns(
        inputs.card_inputs(
            mine=mine,
            others=others,
            later=seen.later,
            public=seen.public,
            is_acid=kinds,
            strength=strength,
            best=best,
            threats=beats @ others,
            targets=others @ beats,
            leads=jnp.maximum(
                jnp.where(setting.is_acid, others @ (1 - kinds), others @ kinds), inputs.HARDLY_ANY
            ),
            beaters=beats @ mine,
            beaten=mine @ beats,
            unbeaten=jnp.exp(beats @ lacking),
            safe=jnp.where(strength > best, jnp.exp(stronger @ lacking_later), 0.0),
        )
    )


def seen_table(setting: Setting, state: State) -> Array:
    seats, seat = state.taken.shape[0], to_move(state)
    now = points(setting, state).astype(jnp.float32)
    rest = jnp.where(jnp.arange(seats) == seat, -1.0, now)
    left, bonus = setting.size - state.tricks, setting.edition == 2
    return columns(
        inputs.table_inputs(
            seats=seats,
            place=state.place,
            bonus=bonus,
            counts_points=setting.counts_points,
            is_ordered=setting.is_ordered,
            left=left,
            ahead=now[seat] - rest.max(),
            to_come=jnp.maximum(1, left + bonus),
            has_led=state.latest[seat] == state.latest.max(),
        )
    )


def rate(net: Net, setting: Setting, state: State) -> tuple[Array, Array]:
    """Return the rating of each slot of the hand to move, and the expected reward."""
    seat, seen = to_move(state), seen_by_mover(setting, state)
    cards = hidden(net.card, seen_cards(setting, state, seen))  # [card, CARD]
    led = jnp.where(state.place > 0, cards[state.trick[0]], 0.0)
    context = hidden(net.context, _context(cards, led, seen, seen_table(setting, state)))
    hand = state.hands[seat]
    weighed = cards * seen.others[:, None]
    beats = (setting.strength > 0).astype(jnp.float32)
    beaters, beaten = beats[hand] @ weighed, beats.T[hand] @ weighed
    about = jnp.concatenate(
        [cards[hand], beaters / inputs.PER_RELATION, beaten / inputs.PER_RELATION], axis=-1
    )
    wide = jax.nn.relu(linear(net.wide, about) + linear(net.shared, context))
    ratings = linear(net.rating, hidden(net.narrow, wide))[:, 0]
    return ratings, linear(net.value, context)[0]


def _context(cards: Array, led: Array, seen: Seen, table: Array) -> Array:
    hand = seen.mine.astype(jnp.float32) @ cards / inputs.PER_HAND
    pool = seen.others @ cards / inputs.PER_POOL
    return jnp.concatenate([hand, pool, led, table])
