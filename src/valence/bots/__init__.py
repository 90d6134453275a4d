"""Bots: opponents, hints and reviews. A bot sees its view and its legal moves, never the state."""

from valence.bots.budget import Budget
from valence.bots.hints import Advice
from valence.bots.levels import DEFAULT_LEVEL, LEVELS, Level
from valence.bots.review import Mistake, review

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Advice",
    "Budget",
    "Level",
    "Mistake",
    "review",
]
