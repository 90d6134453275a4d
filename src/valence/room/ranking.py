"""Class points: the points for a game, whatever its size and its scores."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal

from msgspec import Struct

from valence.bots.ratings import Side
from valence.core.play import scoreboard
from valence.room.room import Member
from valence.table.live import LiveTable

BEST = 10  # points for finishing ahead of everyone at the table
PUBLIC_PLACES = 3


class RankedPerson(Struct, frozen=True):
    """A place in the class ranking."""

    name: str
    points: int
    place: int
    """Equal points share a place."""


class RatedPerson(Struct, frozen=True):
    """The rating of a member compared with the others in the room, for its teachers."""

    name: str
    rating: float
    """25 to begin with, whatever the number of games."""
    give_or_take: float
    """Half the width of the 95 % interval."""


class RankedTeam(Struct, frozen=True):
    """A group as a team."""

    number: int
    """Of the group, from 1."""
    names: tuple[str, ...]
    points: int
    """The sum of its members' class points."""
    place: int


def points_of(scores: Sequence[int | Decimal], winners: Sequence[int] | None) -> list[int]:
    """Return the points of each seat: ten times the share of the others it is ahead of. A tie counts half.

    Winners are ahead of everyone else, however the others' scores compare. Without any, only scores count.
    """
    ranks = [(seat in (winners or ()), score) for seat, score in enumerate(scores)]
    others = len(ranks) - 1
    if others < 1:
        return [0 for _ in ranks]
    return [_rounded(BEST * _ahead(rank, ranks) / others) for rank in ranks]


def _ahead(rank: tuple[bool, int | Decimal], ranks: Iterable[tuple[bool, int | Decimal]]) -> float:
    """Count the others that are behind, each tie as one half; the rank itself is one of `ranks`."""
    return sum(1.0 if other < rank else 0.5 if other == rank else 0.0 for other in ranks) - 0.5


def _rounded(points: float) -> int:
    return int(points + 0.5)


def finished(tables: Iterable[LiveTable]) -> Iterator[LiveTable]:
    """Yield the tables whose game is over. One that ended without a move doesn't count."""
    for live in tables:
        if live.match is not None and live.is_over and live.ply > len(live.notes):
            yield live


def earned_at(tables: Iterable[LiveTable]) -> dict[str, int]:
    """Return the points of each person for the games that are over."""
    earned: dict[str, int] = {}
    for live in finished(tables):
        for chair, points in zip(live.seating.chairs, points_at(live), strict=True):
            earned |= {person: earned.get(person, 0) + points for person in chair.people}
    return earned


def points_at(live: LiveTable) -> list[int]:
    """Return the points of each seat at a table. A game that the host has ended counts as it stood."""
    assert live.match is not None
    outcome = live.game.outcome(live.match.state)
    if outcome is not None:
        return points_of(outcome.scores, outcome.winners)
    scores = scoreboard(live.game, live.match.state)
    return points_of(scores[0].values, None) if scores else [0] * len(live.seating.chairs)


def ranking(members: Sequence[Member], earned: Mapping[str, int]) -> tuple[RankedPerson, ...]:
    """Return everyone with points, best first; equal points share a place."""
    totals = [(member.points + earned.get(member.person, 0), member.name) for member in members]
    totals = sorted(((p, name) for p, name in totals if p), key=lambda one: (-one[0], one[1]))
    best_first = [points for points, _ in totals]
    return tuple(RankedPerson(name, p, best_first.index(p) + 1) for p, name in totals)


def seen_by(name: str | None, ranked: Iterable[RankedPerson]) -> tuple[RankedPerson, ...]:
    """Return the public places of a ranking, and the reader's own."""
    return tuple(one for one in ranked if one.place <= PUBLIC_PLACES or one.name == name)


def team_ranking(members: Sequence[Member], earned: Mapping[str, int]) -> tuple[RankedTeam, ...]:
    """Return the groups with the sums of their members' points, best first; equal points share a place."""
    names: dict[int, list[str]] = {}
    points: Counter[int] = Counter()
    for member in members:
        if member.group is not None:
            names.setdefault(member.group, []).append(member.name)
            points[member.group] += member.points + earned.get(member.person, 0)
    best_first = sorted(points.values(), reverse=True)
    teams = (
        RankedTeam(
            group + 1, tuple(names[group]), points[group], best_first.index(points[group]) + 1
        )
        for group in names
    )
    return tuple(sorted(teams, key=lambda team: (team.place, team.number)))


def games_between_people(
    tables: Iterable[LiveTable], members: Mapping[str, Member]
) -> Iterator[list[Side]]:
    """Yield the finished games in which people met, given the members by device. Bots are left out."""
    for live in finished(tables):
        seats = zip(live.seating.chairs, points_at(live), strict=True)
        sides = [
            Side(tuple(_on_any_device(person, members) for person in chair.people), points)
            for chair, points in seats
            if chair.people
        ]
        if len(sides) > 1:
            yield sides


def _on_any_device(person: str, members: Mapping[str, Member]) -> str:
    return members[person].person if person in members else person
