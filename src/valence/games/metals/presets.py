"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="metals",
        seats=range(2, 5),
        options={"hand": 6, "reinforcements": True},
        in_rooms={"write": "bonus", "naming": True},
        choices=("write", "naming"),
        variants=("order", "examples", "ends", "shared"),
    ),
)
