"""The critic, which sees all hands; it guides training and never plays."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer
from valence_lab.training.arrays import Key, hidden, linear, new_net
from valence_lab.training.pkace.kernel import Setting, State, points, strengths, to_move
from valence_lab.training.pkace.net import TABLE_INPUTS, owned, seen_table

CARD, WIDE, NARROW = 48, 256, 128


class Critic(NamedTuple):
    card: Layer
    wide: Layer
    narrow: Layer
    values: Layer


def new_critic(key: Key, seats: int) -> Critic:
    return new_net(
        Critic,
        key,
        card=(3 + 3 * seats, CARD),
        wide=(seats * (CARD + 1) + TABLE_INPUTS, WIDE),
        narrow=(WIDE, NARROW),
        values=(NARROW, seats, 0.1),
    )


def values(critic: Critic, setting: Setting, state: State) -> Array:
    """Return the expected reward of each seat, in the order of play from the mover."""
    seats = state.taken.shape[0]
    order = (to_move(state) + jnp.arange(seats)) % seats
    owners = owned(state)[order].astype(jnp.float32)  # [seat, card]
    cards = hidden(critic.card, _card_inputs(setting, state, owners))
    scores = points(setting, state)[order] / 5
    table = seen_table(setting, state)
    whole = jnp.concatenate([(owners @ cards).ravel() / 5, scores, table])
    return linear(critic.values, hidden(critic.narrow, hidden(critic.wide, whole)))


def _card_inputs(setting: Setting, state: State, owners: Array) -> Array:
    beats = (setting.strength > 0).astype(jnp.float32)
    strength, best = strengths(setting, state)
    table = jnp.stack([setting.is_acid, strength > 0, strength > best], axis=-1)
    relations = (owners.T, beats @ owners.T / 4, beats.T @ owners.T / 4)
    return jnp.concatenate([table.astype(jnp.float32), *relations], axis=-1)
