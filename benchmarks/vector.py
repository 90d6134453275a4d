"""Random play of many games at once on the CPU, beside OpenSpiel's games from Python in the same run.

`python -m benchmarks.vector`: moves per second by batch size, by the clock and by CPU time. A move is a random legal
action and the step of its game; games that are over wait for the longest of their batch, and are not counted.
OpenSpiel's hearts, oh_hell and gin_rummy are C++ called from Python, with the loop of `benchmarks/moves.py`.
"""

import argparse
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from benchmarks.moves import of_open_spiel
from valence_lab.vector import Env, make

BATCHES = (1, 16, 256, 1024, 4096, 16384, 65536)
# Steps in which practically every game is over.
PLIES = {"pkace": 20, "metals": 60, "polymer": 80}
ROUNDS = 3
PEERS = ("hearts", "oh_hell", "gin_rummy", "python_kuhn_poker")
PEER_GAMES = 500  # in a round


def mixed(words: Any) -> Any:
    """Mix the bits of each word (the finalizer of MurmurHash3), so that one random word serves all actions."""
    words = (words ^ (words >> 16)) * jnp.uint32(0x85EBCA6B)
    words = (words ^ (words >> 13)) * jnp.uint32(0xC2B2AE35)
    return words ^ (words >> 16)


def playing(env: Env, plies: int) -> Callable[[Any], Any]:
    """Return a function that deals games, plays them to the end, and returns moves and winnings of each."""

    def game(key: Any) -> Any:
        deal, luck = jax.random.split(key)

        def ply(carry: Any, word: Any) -> Any:
            state, won = carry
            chances = mixed(word + jnp.arange(env.num_actions, dtype=jnp.uint32)) | 1
            action = jnp.argmax(jnp.where(state.legal_action_mask, chances, 0))
            after = env.step(state, action)
            return (after, won + after.rewards), ~state.terminated

        start = env.init(deal), jnp.zeros(env.num_players)
        (_, won), moved = jax.lax.scan(ply, start, jax.random.bits(luck, (plies,)))
        return moved.sum(), won

    return jax.jit(jax.vmap(game))


class Speed(NamedTuple):
    """Moves per second, and per second of CPU time, which other load on the machine changes less."""

    clock: float
    cpu: float


def fastest(play: Callable[[int], int]) -> Speed:
    """Return the best of several rounds, each of which plays from a seed and returns the number of moves."""
    speeds = []
    for seed in range(ROUNDS):
        started, cpu = perf_counter(), process_time()
        moves = play(seed)
        speeds.append(Speed(moves / (perf_counter() - started), moves / (process_time() - cpu)))
    return Speed(max(one.clock for one in speeds), max(one.cpu for one in speeds))


def of_batch(env: Env, plies: int, batch: int) -> Speed:
    play = playing(env, plies)

    def one(seed: int) -> int:
        moves, won = play(jax.random.split(jax.random.key(seed), batch))
        total = int(moves.sum())
        assert abs(float(won.sum())) < 1e-2 * batch, "what one wins, the other loses"
        return total

    one(ROUNDS)  # compiles it
    return fastest(one)


def of_peer(name: str) -> Speed:
    play = of_open_spiel(name)
    return fastest(lambda seed: sum(play(PEER_GAMES * seed + n) for n in range(PEER_GAMES)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("benchmarks.vector", description=__doc__)
    parser.add_argument("--game", choices=PLIES, help="only this one")
    parser.add_argument("--batches", type=int, nargs="*", default=BATCHES)
    given = parser.parse_args(arguments)
    peers = {name: of_peer(name) for name in PEERS}
    hearts = peers["hearts"]
    for name, speed in peers.items():
        show(f"OpenSpiel {name}", speed, hearts)
    for name in [given.game] if given.game else PLIES:
        for batch in given.batches:
            show(
                f"Valence {name}, {batch:,} games", of_batch(make(name), PLIES[name], batch), hearts
            )


def show(name: str, speed: Speed, hearts: Speed) -> None:
    ratios = f"{speed.clock / hearts.clock:6.1f} and {speed.cpu / hearts.cpu:5.1f} × hearts"
    print(f"{name:32}{speed.clock:12,.0f}/s {speed.cpu:12,.0f}/CPU s {ratios}", flush=True)


if __name__ == "__main__":
    main()
