"""Small trained nets in plain Python: reading their weights, and their layers."""

from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

Vector: TypeAlias = Sequence[float]


class Layer(Struct, frozen=True):
    """One row of weights per output."""

    weights: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]


class Weights(Struct, frozen=True):
    """A trained net: how it was made, and its layers by name."""

    recipe: Mapping[str, object]
    layers: Mapping[str, Layer]


def read_weights(file: Path) -> Weights:
    return msgspec.json.decode(file.read_bytes(), type=Weights)


def linear(layer: Layer, inputs: Vector) -> list[float]:
    rows = zip(layer.weights, layer.bias, strict=True)
    return [sum(map(mul, row, inputs), bias) for row, bias in rows]


def hidden(layer: Layer, inputs: Vector) -> list[float]:
    """Linear, then rectified."""
    return rectified(linear(layer, inputs))


def rectified(inputs: Vector) -> list[float]:
    return [x if x > 0 else 0.0 for x in inputs]


def weighed_sum(vectors: Sequence[Vector], weights: Vector, size: int) -> list[float]:
    """The sum of these vectors, each times its weight; zeros when there are none."""
    if not vectors:
        return [0.0] * size
    return [sum(map(mul, column, weights)) for column in zip(*vectors, strict=True)]
