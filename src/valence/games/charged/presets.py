"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="charged",
        seats=range(2, 5),
        options={"rack": 10, "red_tiles": "any", "scoreless": 0, "front": False},
        variants=("board", "bag", "swapping", "shared"),
    ),
)
