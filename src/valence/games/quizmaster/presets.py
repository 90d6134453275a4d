"""The printed sheet."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="quizmaster",
        seats=range(2, 9),
        options={"quizmaster": "seat", "calls": 10},
        with_bots={"quizmaster": "table", "calls": 3},
        easier={"answers": "choice", "scoring": "points"},
        choices=("answers",),
        variants=("values_right", "names_right", "calls", "time", "shared", "easier"),
    ),
)
