"""Parts of kernels and nets, and the optimizer."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer, N, Number

Key: TypeAlias = Array
Tree: TypeAlias = Any
T = TypeVar("T")

# Adam's memory of the gradient and of its square.
FIRST, SECOND = 0.9, 0.999


class Rules(NamedTuple):
    """The rules of a game on arrays, for one game; every function gets the setting first, then the state."""

    to_move: Callable[[Tree], Array]  # of the state alone
    legal: Callable[[Tree, Tree], Array]  # [action]
    play: Callable[[Tree, Tree, Array], Tree]
    is_over: Callable[[Tree, Tree], Array]
    shares: Callable[[Tree, Tree], Array]  # [seat]: of the win, when the game is over


def either(condition: Array, yes: T, no: T) -> T:
    """Return one of two trees of arrays."""
    return cast(T, jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no))


def put(values: Array, place: Array | tuple[Array, Array], value: Array | int | bool) -> Array:
    """Return the array with another value at this place; far quicker on a CPU than `at`, which loops over a batch."""
    if isinstance(place, tuple):
        row, column = place
        is_row = jnp.arange(values.shape[0])[:, None] == row
        return jnp.where(is_row & (jnp.arange(values.shape[1]) == column), value, values)
    return jnp.where(jnp.arange(len(values)) == place, value, values)


def columns(inputs: Sequence[Number]) -> Array:
    """Lay the inputs of a net side by side, on the last axis."""
    arrays = (jnp.asarray(one, jnp.float32) for one in inputs)
    return jnp.stack(jnp.broadcast_arrays(*arrays), axis=-1)


def new_net(net: type[N], key: Key, **sizes: Any) -> N:
    """Return a net with random layers; of each, how many inputs and outputs it has, and its scale."""
    keys = jax.random.split(key, len(sizes))
    return net(
        **{name: _layer(one, *size) for one, (name, size) in zip(keys, sizes.items(), strict=True)}
    )


def _layer(key: Key, inputs: int, outputs: int, scale: float = 1.0) -> Layer:
    weights = jax.random.normal(key, (outputs, inputs)) * scale * (2 / inputs) ** 0.5
    return Layer(weights, jnp.zeros(outputs))


def linear(layer: Layer, inputs: Array) -> Array:
    return cast(Array, inputs @ layer.weights.T + layer.bias)


def hidden(layer: Layer, inputs: Array) -> Array:
    return jax.nn.relu(linear(layer, inputs))


class Moments(NamedTuple):
    """The running means of a gradient and of its square."""

    mean: Tree
    square: Tree
    steps: Array


def no_moments(params: Tree) -> Moments:
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Moments(zeros, zeros, jnp.int32(0))


def adam(
    params: T, slope: T, moments: Moments, rate: Array | float, decay: float = 0.0
) -> tuple[T, Moments]:
    """Return the parameters after one step of Adam, with decay of the weights."""
    steps = moments.steps + 1
    mean = jax.tree.map(lambda m, g: FIRST * m + (1 - FIRST) * g, moments.mean, slope)
    square = jax.tree.map(lambda v, g: SECOND * v + (1 - SECOND) * g * g, moments.square, slope)

    def moved(weight: Array, m: Array, v: Array) -> Array:
        unbiased = m / (1 - FIRST**steps), v / (1 - SECOND**steps)
        return weight - rate * (unbiased[0] / (jnp.sqrt(unbiased[1]) + 1e-8) + decay * weight)

    return cast(T, jax.tree.map(moved, params, mean, square)), Moments(mean, square, steps)
