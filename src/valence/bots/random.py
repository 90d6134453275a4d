"""A bot that plays anything."""

from collections.abc import Sequence

from valence.core.dice import Dice
from valence.core.game import M, V


def choose(_view: V, moves: Sequence[M], dice: Dice) -> M:
    return moves[dice.below(len(moves))]
