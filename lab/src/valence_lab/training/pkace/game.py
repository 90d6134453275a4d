"""The games that the net learns from: most of them with the built-in deck, the others with random ones."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.pkace.cards import deck_of
from valence.games.pkace.options import HANDS
from valence_lab.training.pkace import kernel
from valence_lab.training.pkace.critic import values
from valence_lab.training.pkace.decks import (
    DeckArrays,
    deck_arrays,
    faces_of,
    random_faces,
    stacked,
)
from valence_lab.training.pkace.kernel import Key, Setting, State
from valence_lab.training.pkace.net import rate
from valence_lab.training.ppo import Kernel

RANDOM_DECKS = 4096
BUILT_IN_SHARE = 0.7
# The shares of games with other than the default options.
EDITION_1, UNORDERED, POINTS, OTHER_SIZE = 0.15, 0.15, 0.1, 0.1
SMALLEST_HAND = 3
# Points ahead that are worth as much as a win, where points are the goal.
POINTS_PER_WIN = 6


def world(seed: int, random_decks: int = RANDOM_DECKS) -> DeckArrays:
    """All decks, the built-in one first."""
    random = np.random.default_rng(seed)
    decks = [faces_of(deck_of(None, "class")), *(random_faces(random) for _ in range(random_decks))]
    return stacked([deck_arrays(deck) for deck in decks])


def slots(seats: int) -> int:
    return HANDS[seats]


def deal(seats: int, world: DeckArrays, key: Key) -> tuple[Setting, State]:
    keys = jax.random.split(key, 8)
    setting = _setting(seats, world, keys[:7])
    return setting, kernel.deal(setting, keys[7], seats, slots(seats))


def _setting(seats: int, world: DeckArrays, keys: Key) -> Setting:
    deck = jax.random.randint(keys[0], (), 0, len(world.strength))
    deck = jnp.where(jax.random.bernoulli(keys[1], BUILT_IN_SHARE), 0, deck)
    is_first = jax.random.bernoulli(keys[2], EDITION_1)
    is_ordered = ~jax.random.bernoulli(keys[3], UNORDERED) & (seats == 2)
    most = jnp.minimum(slots(seats), world.is_used[deck].sum() // seats)
    least = jnp.minimum(SMALLEST_HAND, most)
    size = jax.random.randint(keys[4], (), least, most + 1)
    size = jnp.where(jax.random.bernoulli(keys[5], OTHER_SIZE), size, most)
    return Setting(
        strength=jnp.asarray(world.strength)[deck],
        is_acid=jnp.asarray(world.is_acid)[deck],
        is_used=jnp.asarray(world.is_used)[deck],
        edition=jnp.where(is_first, 1, 2),
        is_ordered=is_ordered,
        counts_points=jax.random.bernoulli(keys[6], POINTS) & ~is_first,
        size=jnp.where(is_ordered, size // 2 * 2, size),
    )


def rewards(setting: Setting, state: State) -> Array:
    """Return rewards from −1 to 1 for the share of the win; or the points ahead of the best of the others."""
    seats = state.taken.shape[0]
    won = (seats * kernel.shares(setting, state) - 1) / (seats - 1)
    scores = kernel.points(setting, state).astype(jnp.float32)
    rest = jnp.where(jnp.eye(seats, dtype=bool), -1.0, scores).max(axis=1)
    return jnp.where(setting.counts_points, (scores - rest) / POINTS_PER_WIN, won)


def pkace_kernel(seats: int) -> Kernel:
    return Kernel(
        seats=seats,
        plies=seats * slots(seats),
        deal=partial(deal, seats),
        to_move=kernel.to_move,
        legal=kernel.legal,
        play=kernel.play,
        is_over=kernel.is_over,
        rewards=rewards,
        actor=rate,
        critic=values,
    )
