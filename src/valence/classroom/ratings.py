"""Ratings: how well somebody plays, from who was ahead of whom."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from valence.classroom.ranking import finished, points_at
from valence.table.live import LiveTable

# Standard errors on each side of the mean in a 95 % confidence interval.
ERRORS_IN_95_PERCENT = 1.96


class Side(NamedTuple):
    """Who played together in a game, and how well; more is better."""

    players: Sequence[str]
    score: float


class Rating(NamedTuple):
    rating: float
    give_or_take: float  # half the width of the 95 % interval


def ratings(games: Iterable[Sequence[Side]]) -> dict[str, Rating]:
    """By the Plackett–Luce model, in the order of the games. Everyone begins at 25 ± 16."""
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


def games_between_people(tables: Iterable[LiveTable]) -> Iterator[list[Side]]:
    """The finished games in which people met. Bots are left out."""
    for live in finished(tables):
        seats = zip(live.seating.chairs, points_at(live), strict=True)
        sides = [Side(chair.people, points) for chair, points in seats if chair.people]
        if len(sides) > 1:
            yield sides
