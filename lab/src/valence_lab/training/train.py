"""One training run, limited by time."""

from collections.abc import Iterator
from functools import partial
from time import monotonic
from typing import NamedTuple

import jax
import jax.numpy as jnp

from valence_lab.training import ppo
from valence_lab.training.arrays import Tree
from valence_lab.training.courses import Course
from valence_lab.training.ppo import Figures, Learner, Plan, Rival

# When a net goes on learning, its new critic learns alone for this part of the time.
CRITIC_ALONE = 0.1


class Progress(NamedTuple):
    """The progress of a training run."""

    minutes: float
    updates: int
    games: int
    figures: Figures
    net: Tree


def train(
    course: Course,
    plan: Plan,
    minutes: float,
    seed: int,
    start: Tree | None = None,
    rival: Rival | None = None,
) -> Iterator[Progress]:
    """Yield every update of a run, from a new net or from one to start with.

    The learning rate falls with the time that is left; compiling doesn't count.
    """
    key = jax.random.key(seed)
    start_key, key = jax.random.split(key)
    learner, world = (
        ppo.new_learner(course.new_params(start_key)),
        course.kernel(course.seats[0]).world(seed),
    )
    if start is not None:
        learner = _with_actor(learner, start)
    steps = [jax.jit(partial(ppo.update, kernel, plan, rival)) for kernel in course.kernels()]
    compiled = [step.lower(learner, world, key, jnp.float32(0)).compile() for step in steps]
    began, updates = monotonic(), 0
    while (spent := (monotonic() - began) / 60) < minutes:
        key, part = jax.random.split(key)
        step = compiled[updates % len(compiled)]
        learner, figures = step(learner, world, part, jnp.float32(spent / minutes))
        if start is not None and spent < CRITIC_ALONE * minutes:
            learner = _with_actor(learner, start)
        figures.won.block_until_ready()
        updates += 1
        yield Progress(spent, updates, updates * plan.games, figures, learner.params.actor)


def _with_actor(learner: Learner, actor: Tree) -> Learner:
    return learner._replace(params=learner.params._replace(actor=actor))
