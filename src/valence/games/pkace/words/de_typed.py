"""The words of typed moves in German."""

from collections.abc import Mapping

TYPED: Mapping[str, str] = {"spiel": "play", "spiele": "play", "leg": "play", "lege": "play"}
