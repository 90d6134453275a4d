"""The ways in which every game is tried: how many seats, with which options."""

from collections.abc import Mapping
from typing import NamedTuple

from valence.games import CATALOGUE


class Variant(NamedTuple):
    seats: int
    options: Mapping[str, object]


VARIANTS: dict[str, list[Variant]] = {
    "metals": [
        Variant(2, {}),
        Variant(3, {}),
        Variant(4, {}),
        Variant(2, {"hand": 1}),
        Variant(4, {"hand": 10}),
        Variant(3, {"reinforcements": False}),
    ],
}

EVERY_VARIANT = [(name, *variant) for name in CATALOGUE for variant in VARIANTS[name]]

# From how many seeds random play is shown to end, where 10,000 would take minutes.
SEEDS: dict[str, int] = {}
