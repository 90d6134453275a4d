"""The games that the net learns from: most of them with the default options."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from valence_lab.training.arrays import Key, Tree
from valence_lab.training.metals import kernel
from valence_lab.training.metals.critic import new_critic, values
from valence_lab.training.metals.kernel import ION_COPIES, Setting, State
from valence_lab.training.metals.net import new_actor, rate
from valence_lab.training.ppo import Kernel

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


def metals_kernel(seats: int) -> Kernel:
    return Kernel(
        seats=seats,
        plies=PLIES,
        deal=partial(deal, seats),
        rules=kernel.RULES,
        new_actor=new_actor,
        actor=rate,
        new_critic=new_critic,
        critic=values,
    )
