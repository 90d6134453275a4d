"""The critic, which sees all hands and the next cards of the stack; it guides training and never plays."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer
from valence.games.polymer.bot.inputs import MOST_IMPATIENT
from valence.games.polymer.cards import CARDS
from valence_lab.training.arrays import Key, columns, hidden, linear, new_net
from valence_lab.training.polymer.kernel import NOBODY, Setting, State
from valence_lab.training.polymer.net import TABLE_INPUTS, seen, seen_table

AHEAD = 8  # cards of the stack
MOST = 4  # of a card in hand are told apart
CHAIN, WIDE, NARROW = 32, 256, 128


class Critic(NamedTuple):
    chain: Layer
    wide: Layer
    narrow: Layer
    values: Layer


def new_critic(key: Key, seats: int) -> Critic:
    inputs = seats * (len(CARDS) * MOST + CHAIN + 3) + AHEAD * len(CARDS) + TABLE_INPUTS
    return new_net(
        Critic,
        key,
        chain=(12, CHAIN),
        wide=(inputs, WIDE, 0.5),
        narrow=(WIDE, NARROW),
        values=(NARROW, seats, 0.1),
    )


def values(critic: Critic, setting: Setting, state: State) -> Array:
    """Return the expected reward of each seat, in the order of play from the mover."""
    seats = len(state.units)
    order = (state.to_move + jnp.arange(seats)) % seats
    ahead = setting.stack[jnp.minimum(len(setting.stack) - 1, state.gone + jnp.arange(AHEAD))]
    owned = state.owner == order[:, None]
    parts = (
        state.hands[order][..., None] >= jnp.arange(1, MOST + 1),
        owned @ hidden(critic.chain, _chains(state)),
        state.hands.sum(axis=1)[order] / 15,
        state.units[order] / 10,
        jax.nn.one_hot(ahead, len(CARDS)),
        seen_table(setting, state, seen(setting, state)),
        setting.impatience[order] / MOST_IMPATIENT,
    )
    whole = jnp.concatenate([part.ravel().astype(jnp.float32) for part in parts])
    return linear(critic.values, hidden(critic.narrow, hidden(critic.wide, whole)))


def _chains(state: State) -> Array:
    """Return the inputs about chains: [chain, input]."""
    return columns(
        [
            state.owner != NOBODY,
            state.dormant,
            *(state.species == n for n in range(4)),
            state.length / 10,
            *(state.length >= n for n in (2, 3, 5, 7, 10)),
        ]
    )
