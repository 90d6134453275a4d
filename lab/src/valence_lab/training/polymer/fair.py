"""`python -m valence_lab.training.polymer`: fits the weights of the polymer bots by self-play.

The cross-entropy method: play with weights drawn around the present ones, keep the best, draw again around
their mean. Needs no extra packages and one core.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, pstdev
from time import monotonic
from typing import NamedTuple, TypeAlias

import msgspec

from valence.bots.rollout import first_best, margin, share_of_win, value_of_margin
from valence.core.game import Seat
from valence.games.polymer import GAME
from valence.games.polymer.bot import weights as package
from valence.games.polymer.bot.judgement import known_to, rating
from valence.games.polymer.bot.weights import Fit, Weights
from valence.games.polymer.generator import legal_moves
from valence.games.polymer.moves import Move
from valence.games.polymer.options import Options
from valence.games.polymer.state import State

FILE = Path(package.__file__).with_name("weights.json")
NAMES = Weights.__struct_fields__
CANDIDATES = 24
ELITE = 6
DEALS = 16  # per candidate and generation, each played from both seats
# How far weights are drawn around the start, as a share of their size and at least; it shrinks to a tenth.
SPREAD, LEAST_SPREAD, NARROWING = 0.5, 0.15, 0.9
INERTIA = 0.4  # the share of the old mean that stays
# The margin counts a little, so that near wins are told from rout; in repeat units, a big lead.
MARGIN_SHARE, BIG_LEAD = 0.3, 10.0

Player: TypeAlias = Callable[[State, Seat], Move]


class Point(NamedTuple):
    """The state of the search: the mean and the spread of each weight."""

    mean: tuple[float, ...]
    spread: tuple[float, ...]


def player(weights: Weights) -> Player:

    def choose(state: State, seat: Seat) -> Move:
        moves = list(legal_moves(state, seat))
        known = known_to(state, seat, weights)
        return first_best(moves, [rating(known, move) for move in moves])

    return choose


def played(players: Sequence[Player], options: Options, seed: int) -> State:
    state, _ = GAME.setup(options, len(players), seed)
    while to_move := GAME.to_move(state):
        state = GAME.apply(state, to_move[0], players[to_move[0]](state, to_move[0])).state
    return state


def worth(one: Player, other: Player, options: Options, seed: int) -> float:
    """Return the value of a deal for one player against another, from both seats."""
    total = 0.0
    for seat in map(Seat, range(2)):
        outcome = GAME.outcome(played([one, other] if seat == 0 else [other, one], options, seed))
        assert outcome is not None
        ahead = margin([float(score) for score in outcome.scores], seat)
        won = share_of_win(outcome.winners, seat)
        total += (1 - MARGIN_SHARE) * won + MARGIN_SHARE * value_of_margin(ahead, BIG_LEAD)
    return total / 2


def first_point(start: Weights) -> Point:
    mean = msgspec.structs.astuple(start)
    return Point(mean, tuple(max(LEAST_SPREAD, SPREAD * abs(x)) for x in mean))


def next_point(point: Point, dice: random.Random, rivals: Sequence[Player], seed: int) -> Point:
    """Run one generation: all candidates play the same deals against the same rivals."""
    options = GAME.options({}, 2)
    drawn = [_drawn(point, dice) for _ in range(CANDIDATES)]

    def fitness(candidate: tuple[float, ...]) -> float:
        one = player(Weights(*candidate))
        deals = range(seed, seed + DEALS)
        return fmean(worth(one, rivals[n % len(rivals)], options, n) for n in deals)

    elite = sorted(drawn, key=fitness, reverse=True)[:ELITE]
    columns = list(zip(*elite, strict=True))
    mean = tuple(
        INERTIA * old + (1 - INERTIA) * fmean(column)
        for old, column in zip(point.mean, columns, strict=True)
    )
    spread = tuple(
        max(old * NARROWING, pstdev(column))
        for old, column in zip(point.spread, columns, strict=True)
    )
    return Point(mean, spread)


def _drawn(point: Point, dice: random.Random) -> tuple[float, ...]:
    return tuple(dice.gauss(x, s) for x, s in zip(point.mean, point.spread, strict=True))


def fit(start: Weights, minutes: float, seed: int) -> Iterator[tuple[int, Weights]]:
    """Yield the weights after each generation. Rivals are the start and earlier generations."""
    dice, point = random.Random(seed), first_point(start)
    earlier = [player(start)]
    end, generation = monotonic() + 60 * minutes, 0
    while monotonic() < end:
        rivals = [earlier[0], earlier[len(earlier) // 2], earlier[-1]]
        point = next_point(point, dice, rivals, 1_000_000 * seed + DEALS * generation)
        generation += 1
        weights = Weights(*(round(x, 3) for x in point.mean))
        earlier.append(player(weights))
        yield generation, weights


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.training.polymer", description=__doc__)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=300, help="deals against the start")
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args(arguments)
    generation, weights = 0, Weights()
    for generation, weights in fit(Weights(), given.minutes, given.seed):
        print(f"generation {generation}: {weights}", flush=True)
    recipe: dict[str, object] = {
        "method": "cross-entropy method by self-play",
        "minutes": given.minutes,
        "generations": generation,
        "seed": given.seed,
    }
    given.out.write_bytes(msgspec.json.format(msgspec.json.encode(Fit(recipe, weights))) + b"\n")
    options = GAME.options({}, 2)
    deals = range(500_000, 500_000 + given.check)
    share = fmean(worth(player(weights), player(Weights()), options, n) for n in deals)
    print(f"{given.out}: worth {share:.3f} against the start")
