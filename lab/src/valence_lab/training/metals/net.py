"""The net that rates ions, on arrays; `valence.games.metals.bot.net` computes the same in plain Python."""

import jax
import jax.numpy as jnp
from jax import Array

from valence.games.metals.bot.inputs import COUNTS, ion_counts, table_inputs
from valence.games.metals.bot.net import Net
from valence_lab.training.arrays import Key, columns, hidden, linear, new_net
from valence_lab.training.metals import kernel

TABLE_INPUTS = 33
INPUTS = 2 * len(kernel.ORDER) * COUNTS + TABLE_INPUTS
# The rated actions: a lead or an answer of charge 1 to 3, a reinforcement, a concession.
KINDS = 8
WIDE, NARROW = 96, 48


def new_actor(key: Key) -> Net:
    return new_net(
        Net,
        key,
        table=(INPUTS, WIDE, 0.5),
        kind=(KINDS, WIDE, 0.5),
        narrow=(WIDE, NARROW),
        rating=(NARROW, 1, 0.1),
        value=(WIDE, 1, 0.1),
    )


def unseen(state: kernel.State) -> Array:
    """Count the copies of each ion that the mover has not seen: in other hands or in the deck."""
    table = _laid(state.led, 1) + _laid(state.answer, state.number)
    return jnp.asarray(kernel.ION_COPIES) - state.hands[kernel.to_move(state)] - state.seen - table


def _laid(ion: Array, count: Array | int) -> Array:
    return jax.nn.one_hot(ion, len(kernel.ORDER), dtype=jnp.int32) * count


def inputs(setting: kernel.Setting, state: kernel.State) -> Array:
    """Return the inputs of the net: [sign, input]."""
    hand = dict(zip(kernel.ORDER, state.hands[kernel.to_move(state)], strict=True))
    hidden_ = dict(zip(kernel.ORDER, unseen(state), strict=True))
    counts = jnp.array([ion_counts(hand, hidden_, sign) for sign in (False, True)])
    one_hot = jax.nn.one_hot(counts, COUNTS).reshape(2, -1)
    table = jnp.broadcast_to(seen_table(setting, state), (2, TABLE_INPUTS))
    return jnp.concatenate([one_hot, table], axis=1)


def seen_table(setting: kernel.Setting, state: kernel.State) -> Array:
    seats, sizes = state.collected.shape[0], jnp.asarray(kernel.SIZES)
    order = (kernel.to_move(state) + jnp.arange(seats)) % seats
    holds, collected = state.hands.sum(axis=1)[order], state.collected[order]
    return columns(
        table_inputs(
            led=jnp.where(state.led == kernel.NONE, 0, sizes[state.led]),
            answer=jnp.where(state.answer == kernel.NONE, 0, sizes[state.answer]),
            count=state.number,
            holds=holds,
            collected=collected,
            best=collected[1:].max(),
            partner=_partner(state, holds),
            deck=kernel.TOTAL - state.gone,
            hand=setting.hand,
            reinforcements=setting.reinforcements,
        )
    )


def _partner(state: kernel.State, holds: Array) -> Array:
    """Return how many places after the mover the other player of the round sits."""
    following = 1 + jnp.argmax(holds[1:] > 0)
    other = state.initiator + state.responder - 2 * kernel.to_move(state)
    return jnp.where(state.led == kernel.NONE, following, other % len(holds))


def rate(net: Net, setting: kernel.Setting, state: kernel.State) -> tuple[Array, Array]:
    """Return the rating of each action for the mover, and the expected reward."""
    tables = linear(net.table, inputs(setting, state))  # [sign, WIDE]
    positive, sizes = jnp.asarray(kernel.POSITIVE).astype(jnp.int32), jnp.asarray(kernel.SIZES)
    led_sign = positive[state.led]
    sign = jnp.where(state.led == kernel.NONE, positive, led_sign)
    kind = sizes - 1 + jnp.where(state.led == kernel.NONE, 0, 3)
    about = tables[jnp.append(sign, jnp.stack([led_sign, led_sign]))]
    kinds = net.kind.weights.T[jnp.append(kind, jnp.array([6, 7]))]
    wide = jax.nn.relu(about + kinds + net.kind.bias)
    ratings = linear(net.rating, hidden(net.narrow, wide))[:, 0]
    value = linear(net.value, jax.nn.relu(tables).mean(axis=0))[0]
    return ratings, value
