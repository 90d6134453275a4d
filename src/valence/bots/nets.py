"""Small trained nets in plain Python: reading their weights, and their layers."""

from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from struct import iter_unpack
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

Vector: TypeAlias = Sequence[float]
# A number in play, an array in training: what is computed from it is written once.
Number: TypeAlias = Any
N = TypeVar("N", bound=tuple[Any, ...])


class Layer(NamedTuple):
    """One row of weights per output: tuples in play, arrays in training."""

    weights: Any
    bias: Any


class Weights(NamedTuple):
    """A trained net: how it was made, and its layers by name."""

    recipe: Mapping[str, object]
    layers: Mapping[str, Layer]


class StoredLayer(Struct, frozen=True):
    """A layer in a file: weights are whole numbers of two bytes, row by row, to be multiplied by the scale."""

    scale: float
    weights: bytes  # in JSON as base64
    bias: tuple[float, ...]


class Stored(Struct, frozen=True):
    recipe: Mapping[str, object]
    layers: Mapping[str, StoredLayer]


def read_weights(file: Path) -> Weights:
    stored = msgspec.json.decode(file.read_bytes(), type=Stored)
    return Weights(stored.recipe, {name: _read(one) for name, one in stored.layers.items()})


def read_net(net: type[N], folder: Path, players: int) -> N:
    """Read the net for this number of players: one was trained with two, the other with more."""
    layers = read_weights(folder / ("duel.json" if players == 2 else "more.json")).layers
    return net(**layers)


def expected_share(expected: float, players: int) -> float:
    """Return the share of the win for an expected reward, which is 1 for a win and 0 for an even share."""
    return min(1.0, max(0.0, (1 + (players - 1) * expected) / players))


def _read(layer: StoredLayer) -> Layer:
    numbers = [layer.scale * n for (n,) in iter_unpack("<h", layer.weights)]
    inputs = len(numbers) // len(layer.bias)
    rows = (tuple(numbers[n : n + inputs]) for n in range(0, len(numbers), inputs))
    return Layer(tuple(rows), layer.bias)


def linear(layer: Layer, inputs: Vector) -> list[float]:
    rows = zip(layer.weights, layer.bias, strict=True)
    return [sum(map(mul, row, inputs), bias) for row, bias in rows]


def hidden(layer: Layer, inputs: Vector) -> list[float]:
    """Return the output of a hidden layer: linear, then rectified."""
    return rectified(linear(layer, inputs))


def rectified(inputs: Vector) -> list[float]:
    return [x if x > 0 else 0.0 for x in inputs]


def weighed_sum(vectors: Sequence[Vector], weights: Vector, size: int) -> list[float]:
    """Return the sum of these vectors, each times its weight; zeros when there are none."""
    if not vectors:
        return [0.0] * size
    return [sum(map(mul, column, weights)) for column in zip(*vectors, strict=True)]
