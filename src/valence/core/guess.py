"""Spelling suggestions for unknown names."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(given: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Return "; did you mean 'metals'?", or an empty text if no name is near."""
    near = get_close_matches(given, list(known), 1, cutoff)
    return f"; did you mean {near[0]!r}?" if near else ""
