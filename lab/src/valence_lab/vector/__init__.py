"""Thousands of games at once: pKace, Metal vs. Non-Metal and the polymer game as functions on arrays, as in pgx.

import jax
from valence_lab.vector import make

env = make("pkace", seats=2)
state = jax.vmap(env.init)(jax.random.split(jax.random.key(0), 1024))
state = jax.jit(jax.vmap(env.step))(state, actions)
"""

from valence_lab.vector.env import Env, State, make

__all__ = ["Env", "State", "make"]
