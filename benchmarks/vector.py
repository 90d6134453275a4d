"""Random play of many games at once on the CPU, beside OpenSpiel's games from Python in the same run.

`python -m benchmarks.vector`: moves per second by batch size. A move is a random legal action and the step of its
game; games that are over wait for the longest of their batch, and are not counted. OpenSpiel's hearts, oh_hell and
gin_rummy are C++ called from Python, with the loop of `benchmarks/moves.py`.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

from benchmarks.moves import OPEN_SPIEL, moves_a_second, of_open_spiel
from valence_lab.vector import Env, make

BATCHES = (1, 16, 256, 1024, 4096, 16384, 65536)
# Steps in which practically every game is over.
PLIES = {"pkace": 20, "metals": 60, "polymer": 80}
ROUNDS = 3


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


def measured(env: Env, plies: int, batch: int) -> float:
    """Return the moves per second of the fastest of several rounds, without the compilation."""
    play = playing(env, plies)
    play(jax.random.split(jax.random.key(0), batch))[0].block_until_ready()
    best = 0.0
    for n in range(1, ROUNDS + 1):
        keys, started = jax.random.split(jax.random.key(n), batch), perf_counter()
        moves, won = play(keys)
        moves.block_until_ready()
        passed = perf_counter() - started
        assert abs(float(won.sum())) < 1e-2 * batch, "what one wins, the other loses"
        best = max(best, int(moves.sum()) / passed)
    return best


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("benchmarks.vector", description=__doc__)
    parser.add_argument("--game", choices=PLIES, help="only this one")
    parser.add_argument("--batches", type=int, nargs="*", default=BATCHES)
    given = parser.parse_args(arguments)
    hearts = moves_a_second(of_open_spiel("hearts")) if find_spec("pyspiel") else 0.0
    for name in OPEN_SPIEL if find_spec("pyspiel") else ():
        speed = moves_a_second(of_open_spiel(name))
        print(f"OpenSpiel {name:24}{speed:14,.0f} moves/s", flush=True)
    for name in [given.game] if given.game else PLIES:
        for batch in given.batches:
            speed = measured(make(name), PLIES[name], batch)
            ratio = f"{speed / hearts:8.1f} × hearts" if hearts else ""
            print(f"Valence {name:12}{batch:14,} {speed:13,.0f} moves/s {ratio}", flush=True)


if __name__ == "__main__":
    main()
