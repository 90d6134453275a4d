"""Time to find all placements in a mid-game position of Charged! with ten tiles, in milliseconds on one core.

The 200 positions in charged_positions.txt come from 50 games of greedy play, with about 50, 75, 100 and 125 tiles on
the board. Each line is a rack, then the tiles on the board, each preceded by the name of its square.

    python benchmarks/charged_moves.py
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import valence
from valence.core.game import Seat
from valence.games.charged.board import square_called
from valence.games.charged.generator import placements
from valence.games.charged.state import State

POSITIONS = Path(__file__).with_name("charged_positions.txt")
ROUNDS = 5


def positions() -> Iterator[State]:
    for line in POSITIONS.read_text(encoding="ascii").splitlines():
        rack, _, board = line.partition(" | ")
        words = board.split()
        squares = [square_called(name) or (-1, -1) for name in words[::2]]
        laid = [[*square, tile] for square, tile in zip(squares, words[1::2], strict=True)]
        start = valence.start("charged", seats=2, seed=0).save()
        position = start | {"board": laid, "racks": [rack.split(), []]}
        state = valence.load(position, strict=False).state
        assert isinstance(state, State)
        yield state


def milliseconds(state: State) -> float:
    """Time the fastest of several rounds, because other load on the machine can only slow a round down."""
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        placements(state, Seat(0))
        times.append(perf_counter() - began)
    return min(times) * 1000


def main() -> None:
    states = list(positions())
    times = [milliseconds(state) for state in states]
    counts = [len(placements(state, Seat(0))) for state in states]
    print(
        f"{len(states)} positions, {median(counts):.0f} placements (median), {max(counts)} at most"
    )
    p90 = quantiles(times, n=10)[-1]
    print(f"median {median(times):.2f} ms, p90 {p90:.2f} ms, slowest {max(times):.2f} ms")


if __name__ == "__main__":
    main()
