"""Every level against every other: common deals, seats rotated, ratings and intervals."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import replace
from functools import partial
from itertools import combinations, islice
from math import sqrt
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct, field
from openskill.models import PlackettLuce, PlackettLuceRating

from valence.bots import Budget, Level, choose
from valence.bots.levels import strong
from valence.bots.registry import EXPERTS, level_called
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import to_json
from valence.library import AnyMatch, start
from valence.processes import kill_pool, process_pool

SURE = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 cases."""


Player: TypeAlias = Level | Literal["open"]
"""A level, or a strong bot that sees all hands: what luck leaves to play for at most."""


class Setting(Struct, frozen=True):
    """What is played, and how long the bots may think."""

    game: str
    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)


class Pairing(NamedTuple):
    """Two levels: one seat of the first, all others of the second."""

    level: Player
    other: Player


class Deal(NamedTuple):
    """One deal, which a pairing plays from every seat."""

    pairing: Pairing
    seed: int


class Result(NamedTuple):
    """What the first level of a pairing won on one deal, seat by seat: 1, a share, or 0."""

    pairing: Pairing
    won: tuple[float, ...]

    @property
    def mean(self) -> float:
        return sum(self.won) / len(self.won)


# Playing


def deals(levels: Sequence[Player], seats: int, games: int, seed: int) -> Iterator[Deal]:
    """About so many games of every pairing, each deal from every seat; the pairings take turns."""
    pairings = [Pairing(better, worse) for worse, better in combinations(levels, 2)]
    for n in range(max(1, games // seats)):
        yield from (Deal(pairing, seed + n) for pairing in pairings)


def play_all(setting: Setting, planned: Iterable[Deal], jobs: int) -> Generator[Result]:
    """The results as they come, from so many processes."""
    play = partial(play_deal, setting)
    if jobs == 1:
        yield from map(play, planned)
        return
    pool, left = process_pool(jobs), iter(planned)
    try:
        playing = {pool.submit(play, deal) for deal in islice(left, 2 * jobs)}
        while playing:
            played, playing = wait(playing, return_when=FIRST_COMPLETED)
            playing |= {pool.submit(play, deal) for deal in islice(left, len(played))}
            yield from (each.result() for each in played)
    finally:
        kill_pool(pool)


def play_deal(setting: Setting, deal: Deal) -> Result:
    seats = range(setting.seats)
    return Result(deal.pairing, tuple(_won(setting, deal, Seat(seat)) for seat in seats))


def _won(setting: Setting, deal: Deal, seat: Seat) -> float:
    levels = [deal.pairing.other] * setting.seats
    levels[seat] = deal.pairing.level
    winners = winners_of(setting, deal.seed, levels)
    return 1 / len(winners) if seat in winners else 0.0


def winners_of(setting: Setting, seed: int, levels: Sequence[Player]) -> list[Seat]:
    """Who wins a game between bots of these levels."""
    match = start(setting.game, seats=setting.seats, seed=seed, options=setting.options)
    while match.to_move:
        _move(match, seed, levels, setting.budget)
    outcome = match.outcome
    return [] if outcome is None else outcome["winners"]


def _move(match: AnyMatch, seed: int, levels: Sequence[Player], budget: Budget) -> None:
    # Where several may act at once, luck says who is the quickest.
    seat = match.to_move[Dice(seed, f"quickest {match.ply}").below(len(match.to_move))]
    dice = Dice(seed, f"bot {seat} {match.ply}")
    match.play(seat, to_json(_chosen(match, seat, levels[seat], dice, budget)))


def _chosen(match: AnyMatch, seat: Seat, player: Player, dice: Dice, budget: Budget) -> Any:
    name, state = match.game.name, match.state
    view, moves = match.game.view(state, seat), legal_moves(match.game, state, seat)
    if player != "open":
        return choose(name, player, view, moves, dice, budget)
    seeing = replace(EXPERTS[name], imagine=lambda _view, _seed: state)
    return strong(seeing)(view, moves, dice, budget)


def player_called(name: str, game: str) -> Player:
    if name == "open" and game in EXPERTS:
        return "open"
    return level_called(name)


# Counting


class Standing(NamedTuple):
    """How often the first level of a pairing won, and how sure that is."""

    pairing: Pairing
    games: int
    won: float
    give_or_take: float
    """The 95 % interval reaches so far to either side; games of one deal are no independent news."""


def standings(results: Iterable[Result]) -> list[Standing]:
    by_pairing: dict[Pairing, list[Result]] = {}
    for result in results:
        by_pairing.setdefault(result.pairing, []).append(result)
    return [_standing(pairing, played) for pairing, played in by_pairing.items()]


def _standing(pairing: Pairing, played: Sequence[Result]) -> Standing:
    mean = sum(result.mean for result in played) / len(played)
    spread = sum((result.mean - mean) ** 2 for result in played) / max(1, len(played) - 1)
    games = sum(len(result.won) for result in played)
    return Standing(pairing, games, mean, SURE * sqrt(spread / len(played)))


class Rated(NamedTuple):
    level: Player
    rating: float
    give_or_take: float


def ratings(results: Iterable[Result]) -> list[Rated]:
    """A rating for every level, the best first."""
    model = PlackettLuce()
    known: dict[Player, PlackettLuceRating] = {}
    for (level, other), won in results:
        for share in won:
            mine, theirs = (
                known.setdefault(name, model.rating(name=name)) for name in (level, other)
            )
            ((known[level],), (known[other],)) = model.rate(
                [[mine], [theirs]], scores=[share, 1 - share]
            )
    rated = [Rated(level, one.mu, SURE * one.sigma) for level, one in known.items()]
    return sorted(rated, key=lambda one: -one.rating)
