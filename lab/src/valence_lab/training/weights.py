"""Weights between arrays and the files that the bots read."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import jax.numpy as jnp
import msgspec
import numpy as np

from valence.bots.nets import Layer, StoredLayer, read_weights

N = TypeVar("N", bound=tuple[Any, ...])

# The largest whole number of two bytes.
LARGEST = 2**15 - 1


def write_weights(file: Path, net: Any, recipe: Mapping[str, object]) -> None:
    """Write a net as JSON, each layer on a line of its own."""
    layers = net._asdict().items()
    body = ",\n".join(f"{_json(name)}: {_json(_stored(layer))}" for name, layer in layers)
    text = f'{{"recipe": {_json(recipe)},\n"layers": {{\n{body}\n}}}}\n'
    file.write_text(text, encoding="utf-8")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _stored(layer: Layer) -> StoredLayer:
    weights, bias = np.asarray(layer.weights), np.asarray(layer.bias)
    scale = float(np.abs(weights).max()) / LARGEST or 1.0
    numbers = np.rint(weights / scale).astype("<i2")
    return StoredLayer(scale, numbers.tobytes(), tuple(round(float(x), 4) for x in bias))


def read_net(file: Path, net: type[N]) -> N:
    layers = read_weights(file).layers.values()
    return net(*(Layer(jnp.asarray(one.weights), jnp.asarray(one.bias)) for one in layers))


def read_recipe(file: Path) -> Mapping[str, object]:
    return read_weights(file).recipe
