"""Weights between arrays and the files that the bots read."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import jax.numpy as jnp
from jax import Array

from valence.lab.training.arrays import Layer

N = TypeVar("N", bound=tuple[Any, ...])

DIGITS = 3


def write_weights(file: Path, net: Any, recipe: Mapping[str, object]) -> None:
    """A net as JSON, each layer on a line of its own."""
    layers = [
        f"{json.dumps(name)}: {json.dumps(_rounded(layer), separators=(',', ':'))}"
        for name, layer in net._asdict().items()
    ]
    body = ",\n".join(layers)
    text = f'{{"recipe": {json.dumps(recipe)},\n"layers": {{\n{body}\n}}}}\n'
    file.write_text(text, encoding="utf-8")


def _rounded(layer: Layer) -> dict[str, list[Any]]:
    return {"weights": [_short(row) for row in layer.weights], "bias": _short(layer.bias)}


def _short(row: Array) -> list[float]:
    return [float(f"{x:.{DIGITS}g}") for x in row.tolist()]


def read_net(file: Path, net: type[N]) -> N:
    layers = json.loads(file.read_text(encoding="utf-8"))["layers"]
    return net(*(Layer(**{k: jnp.asarray(v) for k, v in one.items()}) for one in layers.values()))


def read_recipe(file: Path) -> object:
    return json.loads(file.read_text(encoding="utf-8"))["recipe"]
