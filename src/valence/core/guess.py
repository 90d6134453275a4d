"""Spelling suggestions for unknown names."""

from collections.abc import Iterable
from difflib import get_close_matches

from valence.core.problems import en


def did_you_mean(given: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Return "; did you mean 'metals'?", or an empty text if no name is near."""
    return en.did_you_mean(nearest(given, known, cutoff))


def nearest(given: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Return the known name that is most like this one; empty if none is near."""
    return next(iter(get_close_matches(given, list(known), 1, cutoff)), "")
