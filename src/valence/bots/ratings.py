"""Ratings: how well somebody plays, from who was ahead of whom."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

# Standard errors on each side of the mean in a 95 % confidence interval.
ERRORS_IN_95_PERCENT = 1.96


class Side(NamedTuple):
    """The players of one side in a game, and their score; more is better."""

    players: Sequence[str]
    score: float


class Rating(NamedTuple):
    rating: float
    give_or_take: float  # half the width of the 95 % interval


def ratings(games: Iterable[Sequence[Side]]) -> dict[str, Rating]:
    """Rate everyone by the Plackett–Luce model, in the order of the games. Everyone begins at 25 ± 16."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for sides in games:
        before = [
            [known.setdefault(player, model.rating()) for player in side.players] for side in sides
        ]
        after = model.rate(before, scores=[side.score for side in sides])
        for side, rated in zip(sides, after, strict=True):
            known |= zip(side.players, rated, strict=True)
    return {name: Rating(one.mu, ERRORS_IN_95_PERCENT * one.sigma) for name, one in known.items()}
