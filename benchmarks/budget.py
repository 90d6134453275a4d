"""Measures how well strong bots stay within their time budget, in CPU seconds: `python benchmarks/budget.py`.

Fair bots play a game, and a strong bot also chooses a move in some of its positions. The longest gap between
two checks of the clock is how much a bot can overrun.
"""

import sys
from collections.abc import Iterator
from itertools import islice, pairwise
from time import process_time
from typing import Any, NamedTuple

import valence
from valence.bots import Budget
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games import CATALOGUE, entry

BUDGET_SECONDS = 0.5
# Every fifth position is sampled, to cover all phases of a game.
SAMPLE_EVERY = 5


class Usage(NamedTuple):
    """CPU seconds in all, and the longest gap between two checks of the clock."""

    used: float
    gap: float


def positions(name: str, seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """Yield the view and legal moves of every turn with a choice, in a game between fair bots."""
    game, bot = valence.game(name), entry(name).bot
    state, ply = game.setup(game.options({}, 2), 2, seed).state, 0
    while to_move := game.to_move(state):
        seat: Seat = to_move[0]
        view, moves = game.view(state, seat), legal_moves(game, state, seat)
        if len(moves) > 1:
            yield view, moves
        move = bot.choose("fair", view, moves, Dice(seed, f"{ply}"))
        state, ply = game.apply(state, seat, move).state, ply + 1


def kept(name: str, view: Any, moves: list[Any]) -> Usage:
    checks = [process_time()]

    def now() -> float:
        checks.append(process_time())
        return checks[-1]

    entry(name).bot.choose("strong", view, moves, Dice(0, "bot"), Budget(BUDGET_SECONDS, now=now))
    checks.append(process_time())
    return Usage(checks[-1] - checks[0], max(after - before for before, after in pairwise(checks)))


def main(seed: int = 1, count: int = 12) -> None:
    print(f"{'game':10} {'budget':>7} {'used':>8} {'ratio':>6} {'gap':>10}   maximum of each")
    for name in filter(lambda name: entry(name).bot.gives_hints, CATALOGUE):
        sampled = islice(positions(name, seed), 0, SAMPLE_EVERY * count, SAMPLE_EVERY)
        used, gap = map(max, zip(*(kept(name, *one) for one in sampled), strict=True))
        print(
            f"{name:10} {BUDGET_SECONDS:5.2f} s {used:6.3f} s {used / BUDGET_SECONDS:6.2f} {1000 * gap:7.1f} ms"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
