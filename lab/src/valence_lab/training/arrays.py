"""Parts of kernels and nets."""

from typing import NamedTuple, TypeAlias, TypeVar, cast

import jax
import jax.numpy as jnp
from jax import Array

Key: TypeAlias = Array
T = TypeVar("T")


def either(condition: Array, yes: T, no: T) -> T:
    """One of two trees of arrays."""
    return cast(T, jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no))


class Layer(NamedTuple):
    weights: Array  # [output, input]
    bias: Array


def layer(key: Key, inputs: int, outputs: int, scale: float = 1.0) -> Layer:
    weights = jax.random.normal(key, (outputs, inputs)) * scale * (2 / inputs) ** 0.5
    return Layer(weights, jnp.zeros(outputs))


def linear(layer: Layer, inputs: Array) -> Array:
    return inputs @ layer.weights.T + layer.bias


def hidden(layer: Layer, inputs: Array) -> Array:
    return jax.nn.relu(linear(layer, inputs))
