"""Greedy play in Charged!, the highest score each turn: does every game end, and how many tiles are left?

python benchmarks/charged_greedy.py [games] [seats]
"""

import sys
from collections import Counter
from statistics import mean
from time import perf_counter

from valence.core.game import Outcome, Seat
from valence.games.charged import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Pass, Swap
from valence.games.charged.scoring import ruling
from valence.games.charged.state import State
from valence.games.charged.tiles import COPIES


def greedy(state: State, seat: Seat) -> Move:
    """Return the placement with the highest score; if there is none, swap as many tiles as the bag has; else pass."""
    if found := placements(state, seat):
        return max(found, key=lambda move: ruling(state, seat, move).points)
    tiles = state.racks[seat][: len(state.bag)]
    return Swap(tiles) if tiles else Pass()


def play(seats: int, seed: int) -> tuple[State, int]:
    """Return the final state of a game, and how many turns it took."""
    state, _ = GAME.setup(GAME.options({}, seats), seats, seed)
    turns = 0
    while to_move := GAME.to_move(state):
        state, _ = GAME.apply(state, to_move[0], greedy(state, to_move[0]))
        turns += 1
    return state, turns


def main(games: int, seats: int) -> None:
    began = perf_counter()
    played = [play(seats, seed) for seed in range(games)]
    ended = [outcome for state, _ in played if (outcome := GAME.outcome(state))]
    left = [sum(COPIES.values()) - len(state.board) for state, _ in played]
    scores = [score for state, _ in played for score in state.scores]
    print(f"{len(ended)} of {games} games with {seats} seats ended: {_reasons(ended)}")
    print(f"tiles left: {mean(left):.1f} on average, {max(left)} at most")
    print(f"points per seat: {mean(scores):.0f} on average")
    print(f"turns per game: {mean(turns for _, turns in played):.0f} on average")
    print(f"{perf_counter() - began:.0f} s")


def _reasons(ended: list[Outcome]) -> str:
    reasons = Counter(outcome.reason for outcome in ended)
    return ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    main(*(given + [200, 2][len(given) :]))
