"""`python -m valence_lab.vector.proof`: compares the arrays with the law in random games, number by number.

In every position the seat that acts, the numbers that it may choose and its vector have to be the same, and at the
end the returns. Molar masses are rounded in different ways.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.rl.positions import Rules, rules_of
from valence_lab.training.arrays import Tree
from valence_lab.vector.env import Env, make


class Told(NamedTuple):
    """The data that are compared."""

    seats: Any  # [ply]; −1 when the game is over
    masks: Any  # [ply, action]
    vectors: Any  # [ply, number]: of the seat that acts; 0 when the game is over
    returns: Any  # [seat]


class Played(NamedTuple):
    dealt: Tree
    actions: Any  # [ply]
    told: Told


def play_by_law(env: Env, rules: Rules, seed: int) -> Played:
    luck, position = Random(seed), rules.start(seed)
    opening, plies = position.state, rules.longest + 1
    seats, actions = np.full(plies, -1), np.zeros(plies, int)
    masks, vectors = np.zeros((plies, env.num_actions), bool), np.zeros((plies, env.board.size))
    for ply in range(plies):
        if position.seat is None:
            break
        numbers = rules.numbers(position)
        seats[ply], actions[ply] = position.seat, luck.choice(numbers)
        masks[ply, numbers] = True
        vectors[ply] = rules.vector(position, position.seat)
        position = rules.after(position, int(actions[ply]))
    told = Told(seats, masks, vectors, np.array(rules.returns(position)))
    return Played(env.board.law.dealt(opening), actions, told)


def play_by_arrays(env: Env, played: Played) -> Told:
    """Play the same numbers on the arrays."""

    def ply(carry: tuple[Tree, Array], action: Array) -> tuple[tuple[Tree, Array], Any]:
        state, returns = carry
        seat = jnp.where(state.terminated, -1, state.current_player)
        vector = env.observe(state, state.current_player) * ~state.terminated
        after = env.step(state, action)
        return (after, returns + after.rewards), (seat, state.legal_action_mask, vector)

    start = env.at(env.board.begin(played.dealt)), jnp.zeros(env.num_players)
    (_, returns), (seats, masks, vectors) = jax.lax.scan(ply, start, jnp.asarray(played.actions))
    return Told(seats, masks, vectors, returns)


@cache
def compiled(env: Env) -> Callable[[Played], Told]:
    return jax.jit(jax.vmap(partial(play_by_arrays, env)))


def differences(env: Env, seeds: Sequence[int]) -> dict[int, list[str]]:
    """Return the seeds of the games in which the arrays and the law differ, each with what differs."""
    rules = rules_of(env.board.name, env.num_players, env.board.options)
    games = [play_by_law(env, rules, seed) for seed in seeds]
    batch = jax.tree.map(lambda *leaves: np.stack(leaves), *games)
    told = compiled(env)(batch)
    found: dict[int, list[str]] = {}
    for name, mine, theirs in zip(Told._fields, told, batch.told, strict=True):
        same = np.isclose(mine, theirs, rtol=1e-4, atol=1e-5).reshape(len(seeds), -1).all(axis=1)
        for seed in np.array(seeds)[~same].tolist():
            found.setdefault(seed, []).append(name)
    return found


class Case(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, object]
    batch: int = 500  # fewer where games are long and moves are many


CASES = (
    Case("pkace", 2, {}),
    Case("pkace", 2, {"edition": 1, "deck": "unordered", "hand": 7}),
    Case("pkace", 4, {"guard": "lab"}),
    Case("metals", 2, {}),
    Case("metals", 3, {"reinforcements": False, "hand": 9}),
    Case("polymer", 2, {}, 20),
    Case("polymer", 3, {}, 20),
)


@cache
def env_of(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> Env:
    return make(game, seats=seats, options=dict(options))


def differing(case: Case, games: int) -> Iterator[tuple[int, list[str]]]:
    env = env_of(case.game, case.seats, tuple(case.options.items()))
    for first in range(0, games, case.batch):
        seeds = range(first, first + case.batch)  # of one length, so that it is compiled once
        yield from differences(env, seeds).items()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("valence_lab.vector.proof", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="of each case")
    parser.add_argument("--game", help="only this one")
    given = parser.parse_args(arguments)
    for case in CASES:
        if given.game in (None, case.game):
            found = list(differing(case, given.games))
            print(f"{case.game}, {case.seats} seats, {dict(case.options)}: ", end="")
            print(f"{len(found)} of {given.games:,} games differ {found[:5]}", flush=True)


if __name__ == "__main__":
    main()
