"""Parts of kernels and nets."""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array

from valence.bots.nets import Layer, N, Number

Key: TypeAlias = Array
T = TypeVar("T")


def either(condition: Array, yes: T, no: T) -> T:
    """One of two trees of arrays."""
    return cast(T, jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no))


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
