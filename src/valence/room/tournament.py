"""A Swiss tournament: who meets whom, and the standings.

Players with equal points meet, or nearly equal ones (the Monrad system). A win is 1 point, a tie half a point. With an
odd number of players one has a bye, which is 1 point. People who are away aren't paired and get no point; those who
join late begin with none.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.room.deal import Deal
from valence.room.matching import choose_pairs
from valence.room.ranking import BEST, points_at
from valence.room.room import Pairing, Room, Tournament
from valence.table.errors import conflict, unknown
from valence.table.live import LiveTable

BYE = (1.0,)
TIE = (0.5, 0.5)

# Pairing


def next_pairs(tournament: Tournament, people: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the players of each table of the next round; one alone has a bye. Among equals the given order decides.

    Nobody meets the same player twice as long as that is possible, and nobody has a second bye as long as another
    choice allows that.
    """
    scores = total_points(tournament)
    line = sorted(people, key=lambda person: -scores[person])
    met = _meetings(tournament)
    for most in count():
        for free in _possible_byes(tournament, line):
            pairs = choose_pairs(
                [person for person in line if person != free],
                lambda one, other: met[frozenset((one, other))] <= most,  # noqa: B023 (used at once)
            )
            if pairs is not None:
                seated = [_in_turn(tournament, one, other) for one, other in pairs]
                return [*seated, *([] if free is None else [(free,)])]
    raise AssertionError("everyone may meet everyone in the end")


def _possible_byes(tournament: Tournament, line: Sequence[str]) -> list[str] | list[None]:
    """Return the people who may have a bye, best candidate first: those with the fewest byes, then the last in line."""
    if len(line) % 2 == 0:
        return [None]
    byes = Counter(p.players[0] for p in _pairings(tournament) if len(p.players) == 1)
    last_first = line[::-1]
    return sorted(last_first, key=lambda person: byes[person])


def _in_turn(tournament: Tournament, one: str, other: str) -> tuple[str, str]:
    """Return the two players in the order of their seats: the one who had the first seat less often gets it."""
    firsts = Counter(p.players[0] for p in _pairings(tournament) if len(p.players) == 2)
    return (one, other) if firsts[one] <= firsts[other] else (other, one)


def _meetings(tournament: Tournament) -> Counter[frozenset[str]]:
    return Counter(frozenset(p.players) for p in _pairings(tournament))


def _pairings(tournament: Tournament) -> Iterator[Pairing]:
    for round_ in tournament.played:
        yield from round_


# Standings


class Standing(Struct, frozen=True):
    """A player's place. Ties are broken by Buchholz, then direct encounters, then wins."""

    name: str
    place: int
    """Players who are level in everything share a place."""
    points: float
    buchholz: float
    """The points of all opponents; a bye counts as an opponent with one's own points."""
    direct: float | None
    """The points against those who are level so far; null unless they have all met each other."""
    wins: int
    """Won games; a bye isn't one."""

    @property
    def rank(self) -> tuple[float, ...]:
        return (self.points, self.buchholz, self.direct or 0.0, self.wins)


Games: TypeAlias = Mapping[str, Sequence[tuple[str | None, float]]]


def standings(tournament: Tournament, names: Mapping[str, str]) -> list[Standing]:
    """Return the standings of those of these people who have been paired, best first, with their names."""
    paired = {player for pairing in _pairings(tournament) for player in pairing.players}
    games, scores = _games(tournament), total_points(tournament)
    listed = {
        person: _standing(person, name, games, scores)
        for person, name in names.items()
        if person in paired
    }
    level: dict[tuple[float, float], list[str]] = {}
    for person, one in listed.items():
        level.setdefault((one.points, one.buchholz), []).append(person)
    ranked = (
        replace(one, direct=_direct(games, person, level[one.points, one.buchholz]))
        for person, one in listed.items()
    )
    best_first = sorted(ranked, key=lambda one: one.rank, reverse=True)
    ranks = [one.rank for one in best_first]
    return [replace(one, place=ranks.index(one.rank) + 1) for one in best_first]


def _standing(person: str, name: str, games: Games, scores: Mapping[str, float]) -> Standing:
    opponents = [person if other is None else other for other, _ in games[person]]
    return Standing(
        name,
        place=0,
        points=scores[person],
        buchholz=sum(scores[other] for other in opponents),
        direct=None,
        wins=sum(other is not None and points == 1 for other, points in games[person]),
    )


def _direct(games: Games, person: str, level: Sequence[str]) -> float | None:
    if not 2 <= len(level) <= len(games[person]) + 1:  # alone, or too many to have met them all
        return None
    met = {one: {other for other, _ in games[one]} for one in level}
    if not all(met[one] >= {*level} - {one} for one in level):
        return None
    return sum(points for other, points in games[person] if other in level)


def _games(tournament: Tournament) -> Games:
    """Return each player's finished games as opponent and points; a bye has no opponent."""
    games: defaultdict[str, list[tuple[str | None, float]]] = defaultdict(list)
    for pairing in _pairings(tournament):
        for player, points in zip(pairing.players, pairing.points or (), strict=False):
            other = next((one for one in pairing.players if one != player), None)
            games[player].append((other, points))
    return games


def total_points(tournament: Tournament) -> Mapping[str, float]:
    scores: defaultdict[str, float] = defaultdict(float)
    for player, games in _games(tournament).items():
        scores[player] = sum(points for _, points in games)
    return scores


# The course of a tournament in a room


def start(room: Room, deal: Deal, rounds: int) -> Room:
    """Start a new tournament, which replaces one that is over."""
    if room.tournament is not None and not is_over(room.tournament):
        raise conflict("tournament_running")
    return replace(room, tournament=Tournament(deal, rounds))


def the_tournament(room: Room) -> Tournament:
    """Return the tournament that is played in this room."""
    if room.tournament is None:
        raise unknown("no_tournament")
    return room.tournament


def check_next(room: Room, number: int) -> Tournament:
    """Return the tournament, if the round with this number comes next."""
    tournament = the_tournament(room)
    dealt = len(tournament.played)
    if tournament.is_closed or dealt >= tournament.rounds:
        raise conflict("tournament_over")
    if number != dealt + 1:
        raise conflict("wrong_round", round=number, next=dealt + 1)
    return tournament


def add_round(room: Room, number: int, tables: Sequence[tuple[str, Sequence[str]]]) -> Room:
    """Add the next round, given the code of each table and its players."""
    tournament = check_next(room, number)
    pairings = tuple(
        Pairing(tuple(players), code, BYE if len(players) == 1 else None)
        for code, players in tables
    )
    return replace(room, tournament=replace(tournament, played=(*tournament.played, pairings)))


def results_at(tables: Iterable[LiveTable]) -> dict[str, tuple[float, ...]]:
    """Return the points at each table whose game is over. A game that a teacher has ended counts as it stood."""
    return {
        live.code: TIE if live.match is None else tuple(p / BEST for p in points_at(live))
        for live in tables
        if live.is_over
    }


def with_results(room: Room, results: Mapping[str, tuple[float, ...]]) -> Room:
    """Return the room with the points at the tables whose games are over."""

    def scored(one: Pairing) -> Pairing:
        return replace(one, points=results.get(one.table)) if one.points is None else one

    return _with_pairings(room, scored)


def settle(room: Room, results: Mapping[str, tuple[float, ...]]) -> Room:
    """Make the results final before the next round of any kind. A lost table is a tie."""

    def final(one: Pairing) -> Pairing:
        return replace(one, points=TIE) if one.points is None else one

    return _with_pairings(with_results(room, results), final)


def close(room: Room, is_closed: bool) -> Room:
    """End the tournament before its last round, or go on with it."""
    return replace(room, tournament=replace(the_tournament(room), is_closed=is_closed))


def is_over(tournament: Tournament) -> bool:
    if tournament.is_closed:
        return True
    is_last = len(tournament.played) == tournament.rounds
    return is_last and all(p.points is not None for p in _pairings(tournament))


def is_current(room: Room) -> bool:
    """Return True if the tables of the room are a round of the tournament."""
    if room.tournament is None or not room.tournament.played:
        return False
    return room.tournament.played[-1][0].table in room.tables


def hand_over(room: Room, old: str, new: str) -> Room:
    """Give a player's pairings to the same player on another device."""

    def renamed(one: Pairing) -> Pairing:
        return replace(one, players=tuple(new if p == old else p for p in one.players))

    return _with_pairings(room, renamed)


def _with_pairings(room: Room, change: Callable[[Pairing], Pairing]) -> Room:
    if room.tournament is None:
        return room
    played = tuple(tuple(map(change, round_)) for round_ in room.tournament.played)
    return replace(room, tournament=replace(room.tournament, played=played))
