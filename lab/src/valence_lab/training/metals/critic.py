"""The critic, which sees all hands and the next cards of the deck; it guides training and never plays."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer
from valence.games.metals.bot.inputs import COUNTS
from valence_lab.training.arrays import Key, hidden, linear, new_net
from valence_lab.training.metals.kernel import ORDER, TOTAL, Setting, State, to_move
from valence_lab.training.metals.net import TABLE_INPUTS, seen_table, unseen

AHEAD = 4  # cards of the deck
WIDE, NARROW = 256, 128


class Critic(NamedTuple):
    wide: Layer
    narrow: Layer
    values: Layer


def new_critic(key: Key, seats: int) -> Critic:
    inputs = seats * (len(ORDER) * COUNTS + 1) + len(ORDER) * (COUNTS + AHEAD + 2) + TABLE_INPUTS
    return new_net(
        Critic, key, wide=(inputs, WIDE, 0.5), narrow=(WIDE, NARROW), values=(NARROW, seats, 0.1)
    )


def values(critic: Critic, setting: Setting, state: State) -> Array:
    """Return the expected reward of each seat, in the order of play from the mover."""
    seats = state.collected.shape[0]
    order = (to_move(state) + jnp.arange(seats)) % seats
    ahead = setting.drawn[jnp.minimum(TOTAL, state.gone + jnp.arange(AHEAD + 1))]
    parts = (
        jax.nn.one_hot(state.hands[order], COUNTS),
        state.collected[order] / 20,
        jax.nn.one_hot(unseen(state), COUNTS),
        jnp.diff(ahead.astype(jnp.float32), axis=0),
        jax.nn.one_hot(jnp.stack([state.led, state.answer]), len(ORDER)),
        seen_table(setting, state),
    )
    whole = jnp.concatenate([part.ravel() for part in parts])
    return linear(critic.values, hidden(critic.narrow, hidden(critic.wide, whole)))
