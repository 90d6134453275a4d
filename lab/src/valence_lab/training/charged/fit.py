"""Regression: the values that best explain which tiles kept did better in the same position."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.bots.nets import Layer
from valence_lab.training.arrays import Key, Moments, adam, hidden, linear, no_moments
from valence_lab.training.charged.turns import Kept

HIDDEN = 12
ROUNDS, BATCH, RATE, DECAY = 150, 256, 3e-3, 1e-3


class Values(NamedTuple):
    """The net: every tile adds its row to the hidden layer."""

    tiles: Layer
    output: Layer


class Batch(NamedTuple):
    """Positions with as many tries each; those that are only padding have no weight."""

    inputs: Array
    share: Array
    rated: Array
    weight: Array


def fit(positions: Sequence[Sequence[Kept]], seed: int) -> Values:
    """Return a new net, fitted by Adam to the differences within positions."""
    data = batch(positions)
    net = _new(jax.random.key(seed), data.inputs.shape[-1])
    moments, order = no_moments(net), random.Random(seed)
    numbers = list(range(len(positions)))
    for turn in range(ROUNDS):
        order.shuffle(numbers)
        rate = RATE * (1 - turn / ROUNDS)
        for start in range(0, len(numbers) - BATCH + 1, BATCH):
            part = _part(data, numbers[start : start + BATCH])
            net, moments = _step(net, moments, rate, part)
    return _centred(net, data)


def batch(positions: Sequence[Sequence[Kept]]) -> Batch:
    most, width = max(map(len, positions)), len(positions[0][0].inputs)
    filler = Kept((0.0,) * width, 0.0, 0.0)
    padded = [[*one, *[filler] * (most - len(one))] for one in positions]
    return Batch(
        inputs=jnp.array([[kept.inputs for kept in one] for one in padded]),
        share=jnp.array([[kept.share for kept in one] for one in padded]),
        rated=jnp.array([[kept.rated for kept in one] for one in padded]),
        weight=jnp.array([[float(n < len(one)) for n in range(most)] for one in positions]),
    )


def _part(data: Batch, numbers: Sequence[int]) -> Batch:
    chosen = np.array(numbers)
    return Batch(*(column[chosen] for column in data))


def values(net: Values, inputs: Array) -> Array:
    return linear(net.output, hidden(net.tiles, inputs))[..., 0]


def loss(net: Values, data: Batch) -> Array:
    """Return the mean square error, after taking away what a whole position is wrong by."""
    wrong = values(net, data.inputs) * data.share - data.rated
    return _within(wrong, data.weight)


def explained(net: Values, positions: Sequence[Sequence[Kept]]) -> float:
    """Return the share of the variance within positions; the rest is luck of the draw, and the board."""
    data = batch(positions)
    return 1 - float(loss(net, data) / _within(data.rated, data.weight))


def _within(x: Array, weight: Array) -> Array:
    mean = (x * weight).sum(1, keepdims=True) / weight.sum(1, keepdims=True)
    return ((x - mean) ** 2 * weight).sum() / weight.sum()


def _new(key: Key, width: int) -> Values:
    one, two = jax.random.split(key)
    return Values(
        Layer(0.15 * jax.random.normal(one, (HIDDEN, width)), jnp.zeros(HIDDEN)),
        Layer(0.2 * jax.random.normal(two, (1, HIDDEN)), jnp.zeros(1)),
    )


@jax.jit
def _step(net: Values, moments: Moments, rate: float, data: Batch) -> tuple[Values, Moments]:
    return adam(net, jax.grad(loss)(net, data), moments, rate, DECAY)


def _centred(net: Values, data: Batch) -> Values:
    """Shift the net so that the average of all tiles kept is worth nothing."""
    mean = (values(net, data.inputs) * data.weight).sum() / data.weight.sum()
    return net._replace(output=net.output._replace(bias=net.output.bias - mean))
