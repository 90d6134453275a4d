"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="whoami",
        seats=range(2, 9),
        options={"questions": "free"},
        with_bots={"questions": "parts"},
        variants=("guess", "starter", "forty_turns"),
    ),
)
