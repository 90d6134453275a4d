"""Random play: moves per second in every game, compared with the most similar games of OpenSpiel and RLCard.

One thread, one run, the same loop for all: list the legal moves, choose one at random, make it. `make benchmark`
installs the other libraries in a separate environment; without them, the script measures only Valence.
"""

import random
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter

import valence
from valence.core.play import legal_moves
from valence.games import CATALOGUE

SECONDS = 3.0
ROUNDS = 3
OPEN_SPIEL = ["hearts", "oh_hell", "gin_rummy", "python_kuhn_poker"]
RLCARD = ["uno", "gin-rummy"]

# Plays one game from a seed and returns the number of moves.
Play = Callable[[int], int]


def of_valence(name: str) -> Play:
    game = valence.game(name)
    seats = max(2, game.seats[0])
    options = game.options({}, seats)

    def play(seed: int) -> int:
        rng, moves = random.Random(seed), 0
        state = game.setup(options, seats, seed).state
        while to_move := game.to_move(state):
            seat = to_move[0]
            state = game.apply(state, seat, rng.choice(legal_moves(game, state, seat))).state
            moves += 1
        return moves

    return play


def of_open_spiel(name: str) -> Play:
    import open_spiel.python.games
    import pyspiel

    del open_spiel  # importing it registers the games written in Python
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, moves = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def of_rlcard(name: str) -> Play:
    import rlcard

    environment = rlcard.make(name)

    def play(seed: int) -> int:
        rng, moves = random.Random(seed), 0
        environment.seed(seed)
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def moves_a_second(play: Play) -> float:
    """Measure the fastest of several rounds, because other load on the machine can only slow a round down."""
    return max(_one_round(play, start) for start in range(0, ROUNDS * 1000, 1000))


def _one_round(play: Play, first_seed: int) -> float:
    moves, seed, started = 0, first_seed, perf_counter()
    while (passed := perf_counter() - started) < SECONDS / ROUNDS:
        moves += play(seed)
        seed += 1
    return moves / passed


def main() -> None:
    names = ["metals", *(name for name in CATALOGUE if name != "metals")]
    plays = {f"Valence {name}": of_valence(name) for name in names}
    if find_spec("pyspiel"):
        plays |= {f"OpenSpiel {name}": of_open_spiel(name) for name in OPEN_SPIEL}
    if find_spec("rlcard"):
        plays |= {f"RLCard {name}": of_rlcard(name) for name in RLCARD}
    metals = 0.0
    for name, play in plays.items():
        speed = moves_a_second(play)
        metals = metals or speed
        print(f"{name:30}{speed:12,.0f} moves/s {speed / metals:8.2f} × metals", flush=True)


if __name__ == "__main__":
    main()
