"""The games that the net learns from: most of them with the default options."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence_lab.training.metals import kernel
from valence_lab.training.metals.critic import values
from valence_lab.training.metals.kernel import ION_COPIES, Key, Setting, State
from valence_lab.training.metals.net import rate
from valence_lab.training.ppo import Kernel, Tree

DEFAULT_HAND = 6
# The shares of games with other than the default options.
OTHER_HAND, NO_REINFORCEMENTS = 0.1, 0.1
# Longer games are rarer than one in a thousand; what is collected by then decides them.
PLIES = 48

DECK = np.repeat(np.arange(len(ION_COPIES)), ION_COPIES)


def deal(seats: int, _world: Tree, key: Key) -> tuple[Setting, State]:
    keys = jax.random.split(key, 6)
    other = jax.random.randint(keys[0], (), 2, kernel.MOST_IN_HAND + 1)
    hand = jnp.where(jax.random.bernoulli(keys[1], OTHER_HAND), other, DEFAULT_HAND)
    setting = kernel.setting_of(
        jax.random.permutation(keys[2], jnp.asarray(DECK)),
        jax.random.randint(keys[3], (kernel.ROUNDS,), 0, kernel.TAKES),
        hand,
        ~jax.random.bernoulli(keys[4], NO_REINFORCEMENTS),
    )
    return setting, kernel.start(setting, seats, jax.random.randint(keys[5], (), 0, seats))


def rewards(_setting: Setting, state: State) -> Array:
    """Return rewards from −1 to 1 for the share of the win."""
    seats = state.collected.shape[0]
    return (seats * kernel.shares(state) - 1) / (seats - 1)


def metals_kernel(seats: int) -> Kernel:
    return Kernel(
        seats=seats,
        plies=PLIES,
        deal=partial(deal, seats),
        to_move=kernel.to_move,
        legal=kernel.legal,
        play=kernel.play,
        is_over=kernel.is_over,
        rewards=rewards,
        actor=rate,
        critic=values,
    )
