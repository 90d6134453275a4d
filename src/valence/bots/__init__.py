"""Opponents. A bot sees its view and its legal moves, never the state."""

from valence.bots.budget import Budget
from valence.bots.levels import DEFAULT_LEVEL, LEVELS, Advice, Level
from valence.bots.registry import advise, choose, gives_advice
from valence.bots.review import Costly, review

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Advice",
    "Budget",
    "Costly",
    "Level",
    "advise",
    "choose",
    "gives_advice",
    "review",
]
