"""The words of typed moves in English, which is what the board reads: there is nothing to replace."""

from collections.abc import Mapping

TYPED: Mapping[str, str] = {}
