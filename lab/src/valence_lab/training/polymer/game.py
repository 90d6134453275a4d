"""The games that the net learns from: most of them with the built-in deck."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.polymer.bot.inputs import IMPATIENCE, MOST_IMPATIENT
from valence.games.polymer.cards import CARDS
from valence.games.polymer.rules import HAND, RESHUFFLES
from valence.games.polymer.sets import SIZE, built_in
from valence_lab.training.arrays import Key, Tree
from valence_lab.training.polymer import kernel
from valence_lab.training.polymer.critic import new_critic, values
from valence_lab.training.polymer.kernel import Setting, State
from valence_lab.training.polymer.net import new_actor, rate
from valence_lab.training.ppo import Kernel

# The share of games with a deck drawn at random, and how far its counts are from those of the built-in one.
OTHER_DECK, SPREAD = 0.2, 0.5
# Room for chains, and moves: longer games are very rare, and what is terminated by then decides them.
CHAINS = {2: 16, 3: 20, 4: 22}
PLIES = {2: 96, 3: 112, 4: 128}
# Moves of a game that are learned from, on average; it is mostly over by then.
LEARNED = {2: 36, 3: 44, 4: 52}

COPIES = np.array([{row.card: row.copies for row in built_in()}[card] for card in CARDS])


def deal(seats: int, _world: Tree, key: Key) -> tuple[Setting, State]:
    keys = jax.random.split(key, 6)
    usual = jnp.asarray(np.repeat(np.arange(len(CARDS)), COPIES))
    chances = jnp.log(COPIES) + SPREAD * jax.random.normal(keys[0], (len(CARDS),))
    other = jax.random.categorical(keys[1], chances, shape=(SIZE,))
    deck = jnp.where(jax.random.bernoulli(keys[2], OTHER_DECK), other, usual)
    cards = jax.random.permutation(keys[3], jnp.tile(deck, 2))
    draws = jax.random.randint(keys[4], (RESHUFFLES, 1, 2 * SIZE), 0, 2**30)
    impatience = MOST_IMPATIENT * jax.random.uniform(keys[5], (seats,))
    return _dealt(seats, cards, draws, impatience)


def _dealt(seats: int, cards: Array, draws: Array, impatience: Array) -> tuple[Setting, State]:
    ones = jax.nn.one_hot(cards, len(CARDS), dtype=jnp.int32)
    dealt = seats * HAND[seats]
    hands = ones[:dealt].reshape(seats, HAND[seats], len(CARDS)).sum(axis=1)
    hands = hands.at[0].add(ones[dealt])  # R4: the first player has drawn
    setting = Setting(ones.sum(axis=0), cards[dealt + 1 :], draws, impatience)
    left = jnp.int32(len(cards) - dealt - 1)
    return setting, kernel.start(hands, left, CHAINS[seats])


def cost(setting: Setting, state: State, action: Array) -> Array:
    """Return the cost of an action: only discards, which are the first actions, cost something."""
    return jnp.where(action < len(CARDS), setting.impatience[state.to_move], 0.0)


def exploiting(setting: Setting, learner: Array) -> Setting:
    """Return the setting in which the learner only wants to win, and the others are as impatient as the bot."""
    seats = jnp.arange(len(setting.impatience))
    return setting._replace(impatience=jnp.where(seats == learner, 0.0, IMPATIENCE))


def polymer_kernel(seats: int) -> Kernel:
    return Kernel(
        seats=seats,
        plies=PLIES[seats],
        deal=partial(deal, seats),
        rules=kernel.RULES,
        new_actor=new_actor,
        actor=rate,
        new_critic=new_critic,
        critic=values,
        learned=LEARNED[seats],
        cost=cost,
        exploiting=exploiting,
    )
