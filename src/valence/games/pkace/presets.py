"""The printed sheets: the first edition for two and for more, and the second."""

from valence.core.presets import Preset

PRESETS = (
    Preset(
        id="pkace-two",
        seats=range(2, 3),
        options={"edition": 1, "deck": "ordered", "face_down": True},
        variants=("cards", "last_trick_open"),
    ),
    Preset(
        id="pkace-more",
        seats=range(3, 9),
        options={"edition": 1, "deck": "unordered", "face_down": True},
        variants=("cards", "hands", "several_beat", "tie", "last_trick_open"),
    ),
    Preset(
        id="pkace-second",
        seats=range(2, 9),
        options={"edition": 2, "face_down": False},
        choices=("series",),
        variants=("cards", "hands", "guarded", "shared"),
    ),
)
