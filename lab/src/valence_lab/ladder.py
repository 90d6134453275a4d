"""The ladder: every level plays every other on common deals with rotated seats; ratings and intervals."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from math import sqrt
from time import process_time
from typing import NamedTuple, TypeAlias

from msgspec import Struct, field

from valence.bots import Budget, Level
from valence.bots.expert import AnyExpert
from valence.bots.outside import imported
from valence.bots.ratings import ERRORS_IN_95_PERCENT, Side
from valence.bots.ratings import ratings as rate
from valence.bots.rollout import share_of_win
from valence.bots.search import search
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.core.wire import Json, to_dict
from valence.games import entry
from valence.library import Match, start
from valence.simulation import next_to_act
from valence_lab.workers import ALONE, Workers, spread

# A level, `open` for a strong bot that searches with all hands visible, or a bot of your own as `module:name`.
Player: TypeAlias = Level
OPEN: Player = "open"


class Setting(Struct, frozen=True):
    """The game that is played, and the time that the bots may think."""

    game: str
    seats: int = 2
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)


class Pairing(NamedTuple):
    """Two levels: the first takes one seat, the second all others."""

    level: Player
    other: Player


class Deal(NamedTuple):
    """One deal, played by a pairing from every seat."""

    pairing: Pairing
    seed: int


class Result(NamedTuple):
    """The wins of a pairing's first level on one deal, from each seat: 1, a share, or 0."""

    pairing: Pairing
    won: tuple[float, ...]
    seconds: float  # of CPU time, for all of these games

    @property
    def mean(self) -> float:
        return sum(self.won) / len(self.won)


# Playing


def deals(levels: Sequence[Player], seats: int, games: int, seed: int) -> Iterator[Deal]:
    """Deals for about this many games of every pairing, each played from every seat; pairings alternate."""
    pairings = [Pairing(better, worse) for worse, better in combinations(levels, 2)]
    for n in range(max(1, games // seats)):
        yield from (Deal(pairing, seed + n) for pairing in pairings)


def play_all(
    setting: Setting, planned: Iterable[Deal], workers: Workers = ALONE
) -> Generator[Result]:
    """Yield the results as they come in."""
    return spread(partial(play_deal, setting), planned, workers)


def play_deal(setting: Setting, deal: Deal) -> Result:
    began = process_time()
    won = tuple(_won(setting, deal, Seat(seat)) for seat in range(setting.seats))
    return Result(deal.pairing, won, process_time() - began)


def _won(setting: Setting, deal: Deal, seat: Seat) -> float:
    levels = [deal.pairing.other] * setting.seats
    levels[seat] = deal.pairing.level
    return share_of_win(winners_of(setting, deal.seed, levels), seat)


def winners_of(setting: Setting, seed: int, levels: Sequence[Player]) -> list[Seat]:
    outcome = finished(setting, seed, levels).outcome
    return [] if outcome is None else outcome["winners"]


def finished(setting: Setting, seed: int, levels: Sequence[Player]) -> Match:
    match = start(setting.game, seats=setting.seats, seed=seed, options=setting.options)
    while match.to_move:
        seat = next_to_act(match)
        match.play(seat, move_by(match, seat, levels[seat], setting.budget))
    return match


def move_by(match: Match, seat: Seat, player: Player, budget: Budget) -> Json:
    if player == OPEN:
        return _search(match, seat, _with_open_hands(match), budget)
    if ":" in player:
        return match.bot(seat, imported(player))
    return match.bot(seat, player, budget=budget)


def _with_open_hands(match: Match) -> AnyExpert:
    """Return an expert that imagines only the real state."""
    expert, state = entry(match.game.name).bot.expert, match.state
    assert expert is not None, "checked by player_called"
    return replace(expert, imagine=lambda _view, _seed: state)


def _search(match: Match, seat: Seat, expert: AnyExpert, budget: Budget) -> Json:
    game, state = match.game, match.state
    dice = Dice(state.seed, f"bot {seat} {match.ply}")
    view, moves = game.view(state, seat), legal_moves(game, state, seat)
    return to_dict(moves[0] if len(moves) == 1 else search(expert, view, moves, dice, budget))


def player_called(name: str, game: str) -> Player:
    if name == OPEN and entry(game).bot.expert is not None:
        return OPEN
    if ":" in name:
        imported(name)  # or ValueError says why not
        return name
    return entry(game).bot.level_called(name)


# Counting


class Standing(NamedTuple):
    """The share of games that the first level of a pairing won, and half the width of the 95 % interval.

    The interval is computed from deals, because two games of one deal are not independent.
    """

    pairing: Pairing
    games: int
    won: float
    give_or_take: float
    seconds: float  # of CPU time per game


def standings(results: Iterable[Result]) -> list[Standing]:
    by_pairing: dict[Pairing, list[Result]] = {}
    for result in results:
        by_pairing.setdefault(result.pairing, []).append(result)
    return [_standing(pairing, played) for pairing, played in by_pairing.items()]


def _standing(pairing: Pairing, played: Sequence[Result]) -> Standing:
    mean = sum(result.mean for result in played) / len(played)
    spread = sum((result.mean - mean) ** 2 for result in played) / max(1, len(played) - 1)
    games = sum(len(result.won) for result in played)
    seconds = sum(result.seconds for result in played) / games
    off = ERRORS_IN_95_PERCENT * sqrt(spread / len(played))
    return Standing(pairing, games, mean, off, seconds)


class Rated(NamedTuple):
    level: Player
    rating: float
    give_or_take: float


def ratings(results: Iterable[Result]) -> list[Rated]:
    """Return the rating of every level, the best first."""
    games = (
        (Side((level,), share), Side((other,), 1 - share))
        for (level, other), won, _ in results
        for share in won
    )
    rated = [Rated(level, *one) for level, one in rate(games).items()]
    return sorted(rated, key=lambda one: -one.rating)
