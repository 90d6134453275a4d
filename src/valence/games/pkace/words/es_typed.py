"""The words of typed moves in Spanish."""

from collections.abc import Mapping

TYPED: Mapping[str, str] = {"jugar": "play", "juego": "play", "salir con": "play"}
