"""A rematch: everyone moves on one seat, and the next player starts."""

from collections.abc import Iterable

from valence.core.game import M, O, S, V
from valence.table.match import Match


def rematch_seed(match: Match[O, S, M, V], seeds: Iterable[int]) -> int:
    """The first of these seeds with which the same seat starts as in the match.

    After everyone has moved on one seat, the player next to the last starter sits there.
    """
    game, opening = match.game, next(match.positions())
    starter = game.to_move(opening)
    return next(
        seed
        for seed in seeds
        if game.to_move(game.setup(opening.options, opening.players, seed).state) == starter
    )
