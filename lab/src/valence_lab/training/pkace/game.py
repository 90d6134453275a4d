"""The games that the net learns from: most of them with the built-in set, the others with random ones."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.pkace.cards import set_of
from valence.games.pkace.options import HANDS
from valence_lab.training.arrays import Key, Rules
from valence_lab.training.pkace import kernel
from valence_lab.training.pkace.critic import new_critic, values
from valence_lab.training.pkace.kernel import Setting, State
from valence_lab.training.pkace.net import new_actor, rate
from valence_lab.training.pkace.sets import SetArrays, faces_of, random_faces, set_arrays, stacked
from valence_lab.training.ppo import Kernel, share_of_win

RANDOM_SETS = 4096
BUILT_IN_SHARE = 0.7
# The shares of games with other than the default options.
EDITION_1, UNORDERED, POINTS, OTHER_SIZE = 0.15, 0.15, 0.1, 0.1
SMALLEST_HAND = 3
# Points ahead that are worth as much as a win, where points are the goal.
POINTS_PER_WIN = 6


def world(seed: int) -> SetArrays:
    """Return all sets, the built-in one first."""
    random = np.random.default_rng(seed)
    sets = [faces_of(set_of(None, "class")), *(random_faces(random) for _ in range(RANDOM_SETS))]
    arrays: SetArrays = jax.tree.map(jnp.asarray, stacked([set_arrays(set_) for set_ in sets]))
    return arrays


def slots(seats: int) -> int:
    return HANDS[seats]


def deal(seats: int, world: SetArrays, key: Key) -> tuple[Setting, State]:
    keys = jax.random.split(key, 8)
    setting = _setting(seats, world, keys[:7])
    return setting, kernel.deal(setting, keys[7], seats, slots(seats))


def _setting(seats: int, world: SetArrays, keys: Key) -> Setting:
    set_ = jax.random.randint(keys[0], (), 0, len(world.strength))
    set_ = jnp.where(jax.random.bernoulli(keys[1], BUILT_IN_SHARE), 0, set_)
    is_first = jax.random.bernoulli(keys[2], EDITION_1)
    is_ordered = ~jax.random.bernoulli(keys[3], UNORDERED) & (seats == 2)
    most = jnp.minimum(slots(seats), world.is_used[set_].sum() // seats)
    least = jnp.minimum(SMALLEST_HAND, most)
    size = jax.random.randint(keys[4], (), least, most + 1)
    size = jnp.where(jax.random.bernoulli(keys[5], OTHER_SIZE), size, most)
    return Setting(
        strength=world.strength[set_],
        is_acid=world.is_acid[set_],
        is_used=world.is_used[set_],
        edition=jnp.where(is_first, 1, 2),
        is_ordered=is_ordered,
        counts_points=jax.random.bernoulli(keys[6], POINTS) & ~is_first,
        size=jnp.where(is_ordered, size // 2 * 2, size),
    )


def rewards(rules: Rules, setting: Setting, state: State) -> Array:
    """Return rewards for the share of the win, or for the points ahead of the best of the others."""
    seats, won = state.taken.shape[0], share_of_win(rules, setting, state)
    scores = kernel.points(setting, state).astype(jnp.float32)
    rest = jnp.where(jnp.eye(seats, dtype=bool), -1.0, scores).max(axis=1)
    return jnp.where(setting.counts_points, (scores - rest) / POINTS_PER_WIN, won)


def pkace_kernel(seats: int) -> Kernel:
    return Kernel(
        seats=seats,
        plies=seats * slots(seats),
        deal=partial(deal, seats),
        rules=kernel.RULES,
        world=world,
        rewards=rewards,
        new_actor=new_actor,
        actor=rate,
        new_critic=new_critic,
        critic=values,
    )
