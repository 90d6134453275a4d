"""The net that rates ions by their charges and by how many of each are held and unseen.

Inputs are relative to one sign, so that metals and non-metals share what is learned: that of the lead itself, or for an
answer and a decision that of the ion led. `valence.games.metals.bot.net` computes the same in plain Python.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence_lab.training.arrays import Key, Layer, hidden, layer, linear
from valence_lab.training.metals.kernel import (
    ION_COPIES,
    NONE,
    ORDER,
    POSITIVE,
    SIZES,
    TOTAL,
    Setting,
    State,
    to_move,
)

COUNTS = 9  # a hand has 0 to 8 of an ion
TABLE_INPUTS = 33
INPUTS = 4 * 3 * COUNTS + TABLE_INPUTS
# What is rated: a lead or an answer of charge 1 to 3, a reinforcement, a concession.
KINDS = 8
WIDE, NARROW = 96, 48

# [sign, 3]: the ions of each sign by the size of their charge.
BY_SIGN = np.array(
    [
        [
            n
            for size in (1, 2, 3)
            for n in range(len(ORDER))
            if POSITIVE[n] == sign and SIZES[n] == size
        ]
        for sign in (False, True)
    ]
)


class Net(NamedTuple):
    table: Layer
    kind: Layer  # added to the table's, one row for each kind of move
    narrow: Layer
    rating: Layer
    value: Layer


def new_net(key: Key) -> Net:
    keys = jax.random.split(key, 5)
    return Net(
        table=layer(keys[0], INPUTS, WIDE, 0.5),
        kind=layer(keys[1], KINDS, WIDE, 0.5),
        narrow=layer(keys[2], WIDE, NARROW),
        rating=layer(keys[3], NARROW, 1, 0.1),
        value=layer(keys[4], WIDE, 1, 0.1),
    )


def unseen(state: State) -> Array:
    """Count the copies of each ion that the mover has not seen: in other hands or in the deck."""
    table = _laid(state.led, 1) + _laid(state.answer, state.number)
    return jnp.asarray(ION_COPIES) - state.hands[to_move(state)] - state.seen - table


def _laid(ion: Array, count: Array | int) -> Array:
    return jax.nn.one_hot(ion, len(ORDER), dtype=jnp.int32) * count


def inputs(setting: Setting, state: State) -> Array:
    """Return the inputs of the net: [sign, input]."""
    hand, hidden_ = state.hands[to_move(state)], unseen(state)
    table = table_inputs(setting, state)

    def from_sign(same: Array, other: Array) -> Array:
        counts = jnp.concatenate([hand[same], hand[other], hidden_[same], hidden_[other]])
        return jnp.concatenate([jax.nn.one_hot(counts, COUNTS).ravel(), table])

    ions = jnp.asarray(BY_SIGN)
    return jax.vmap(from_sign)(ions, ions[::-1])


def table_inputs(setting: Setting, state: State) -> Array:
    seats, seat = state.collected.shape[0], to_move(state)
    holds = state.hands.sum(axis=1)
    partner = _partner(state, seat, holds)
    rest = jnp.where(jnp.arange(seats) == seat, -1, state.collected)
    mine, best = state.collected[seat], rest.max()
    deck, left = TOTAL - state.gone, TOTAL - state.collected.sum()
    sizes = jnp.asarray(SIZES)
    columns = (
        state.led == NONE,
        (state.led != NONE) & (state.answer == NONE),
        state.answer != NONE,
        *((state.led != NONE) & (sizes[state.led] == size) for size in (1, 2, 3)),
        *((state.answer != NONE) & (sizes[state.answer] == size) for size in (1, 2, 3)),
        *(state.number == count for count in (1, 2, 3)),
        *(seats == n for n in (2, 3, 4)),
        setting.reinforcements,
        setting.hand / 10,
        deck == 0,
        deck <= 2,
        deck <= 6,
        deck / TOTAL,
        left / TOTAL,
        holds[seat] / 10,
        holds[partner] / 10,
        (holds.sum() - holds[seat]) / 30,
        holds[partner] < setting.hand,
        holds[partner] <= 1,
        mine / 20,
        (mine - best) / 10,
        (mine - state.collected[partner]) / 10,
        (mine - best) / (left + 1),
        mine > best + left,
        partner == (seat + 1) % seats,
    )
    return jnp.stack([jnp.asarray(column, jnp.float32) for column in columns])


def _partner(state: State, seat: Array, holds: Array) -> Array:
    """The other player of the round."""
    seats = len(holds)
    order = (seat + 1 + jnp.arange(seats)) % seats
    following = order[jnp.argmax((holds > 0)[order])]
    answering = jnp.where(seat == state.initiator, state.responder, state.initiator)
    return jnp.where(state.led == NONE, following, answering)


def rate(net: Net, setting: Setting, state: State) -> tuple[Array, Array]:
    """The rating of each action for the mover, and the expected reward."""
    tables = linear(net.table, inputs(setting, state))  # [sign, WIDE]
    positive, sizes = jnp.asarray(POSITIVE).astype(jnp.int32), jnp.asarray(SIZES)
    led_sign = positive[state.led]
    sign = jnp.where(state.led == NONE, positive, led_sign)
    kind = sizes - 1 + jnp.where(state.led == NONE, 0, 3)
    about = tables[jnp.append(sign, jnp.stack([led_sign, led_sign]))]
    kinds = net.kind.weights.T[jnp.append(kind, jnp.array([6, 7]))]
    wide = jax.nn.relu(about + kinds + net.kind.bias)
    ratings = linear(net.rating, hidden(net.narrow, wide))[:, 0]
    value = linear(net.value, jax.nn.relu(tables).mean(axis=0))[0]
    return ratings, value
