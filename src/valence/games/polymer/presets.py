"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="polymer",
        seats=range(2, 5),
        options={
            "draw": "stack",
            "last_card": "draw",
            "opening": True,
            "second": "any",
            "restart": "any",
            "raid": "any",
            "dormant": "lost",
        },
        choices=("scoring", "calculate"),
        variants=("deck", "reshuffle", "initiation", "species", "capped", "units"),
    ),
)
