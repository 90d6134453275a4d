"""How well strong bots keep to their budget: `python benchmarks/budget.py`, in seconds of CPU time.

Fair bots play a game; in some of its positions a strong one is asked as well. The longest stretch
between two looks at the clock is how late a bot can be.
"""

import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from time import process_time
from typing import Any, NamedTuple

import valence
from valence.bots import Budget, bot_for
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import CATALOGUE

ASKED = 0.5
# One of this many positions is tried, so that all phases of a game are covered.
EVERY = 5


class Kept(NamedTuple):
    used: float
    stretch: float


def positions(name: str, seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """What fair bots see and may do where they have a choice."""
    game, bot = valence.game(name), bot_for(name)
    state, ply = game.setup(game.options({}, 2), 2, seed).state, 0
    while to_move := game.to_move(state):
        seat: Seat = to_move[0]
        view, moves = game.view(state, seat), legal_moves(game, state, seat)
        if len(moves) > 1:
            yield view, moves
        move = bot.choose("fair", view, moves, Dice(seed, f"{ply}"))
        state, ply = game.apply(state, seat, move).state, ply + 1


def kept(name: str, view: Any, moves: list[Any]) -> Kept:
    looks: list[float] = []

    def now() -> float:
        looks.append(process_time())
        return looks[-1]

    bot_for(name).choose("strong", view, moves, Dice(0, "bot"), Budget(ASKED, now=now))
    looks.append(process_time())
    return Kept(looks[-1] - looks[0], max(after - before for before, after in pairwise(looks)))


def main(seed: int = 1, count: int = 12) -> None:
    print(
        f"{'game':10} {'asked':>7} {'used':>8} {'ratio':>6} {'stretch':>10}   the longest of each"
    )
    for name in filter(lambda name: bot_for(name).gives_hints, CATALOGUE):
        tried = islice(positions(name, seed), 0, EVERY * count, EVERY)
        used, stretch = map(max, zip(*(kept(name, *one) for one in tried), strict=True))
        print(
            f"{name:10} {ASKED:5.2f} s {used:6.3f} s {used / ASKED:6.2f} {1000 * stretch:7.1f} ms"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
