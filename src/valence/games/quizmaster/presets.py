"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="quizmaster",
        seats=range(2, 9),
        options={"quizmaster": "seat", "calls": 10},
        with_bots={"quizmaster": "table", "calls": 1},
        variants=("values_right", "names_right", "time", "shared"),
    ),
)
