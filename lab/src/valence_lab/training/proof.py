"""The proof that a kernel plays by the law: the same seats to move, legal moves and results in random games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from valence.core.game import AnyGame, Seat
from valence.core.play import legal_moves
from valence_lab.training.arrays import Rules, Tree, either


@dataclass(frozen=True, eq=False, kw_only=True)
class Law:
    """A game by its law, and the kernel that should do the same."""

    game: AnyGame
    dealt: Callable[[Any], Tree]  # the opening as NumPy arrays
    start: Callable[
        [int, Tree], tuple[Tree, Tree]
    ]  # of seats and what was dealt: setting and state
    action: Callable[[Any, Seat, Any], int]  # of the opening, a seat and a move
    actions: int
    rules: Rules


class Told(NamedTuple):
    """The data that are compared: on every ply, and at the end."""

    seats: ArrayLike  # [ply]; −1 when the game is over
    legal: ArrayLike  # [ply, action]; all False when the game is over
    shares: ArrayLike  # [seat]


class Played(NamedTuple):
    """A game of random moves, as the law played it."""

    dealt: Tree
    actions: ArrayLike  # [ply]
    told: Told


def play_by_law(law: Law, seats: int, options: Mapping[str, object], seed: int) -> Played:
    game, luck = law.game, Random(seed)
    complete = game.options(options, seats)
    opening = state = game.setup(complete, seats, seed).state
    plies = game.longest(complete, seats)
    movers, legal = np.full(plies + 1, -1), np.zeros((plies + 1, law.actions), bool)
    actions = np.zeros(plies + 1, int)
    for ply in range(plies + 1):
        if not (to_move := game.to_move(state)):
            break
        movers[ply] = seat = to_move[0]
        moves = legal_moves(game, state, seat)
        numbers = [law.action(opening, seat, move) for move in moves]
        legal[ply, numbers] = True
        actions[ply] = numbers[chosen := luck.randrange(len(moves))]
        state = game.apply(state, seat, moves[chosen]).state
    told = Told(movers, legal, _shares(game.outcome(state), seats))
    return Played(law.dealt(opening), actions, told)


def _shares(outcome: Any, seats: int) -> ArrayLike:
    won = [seat in outcome.winners for seat in range(seats)]
    return np.array(won) / len(outcome.winners)


def play_by_kernel(law: Law, played: Played) -> Told:
    """Play the same moves by the kernel."""
    rules = law.rules
    setting, start = law.start(jnp.shape(played.told.shares)[0], played.dealt)

    def ply(state: Tree, action: Array) -> tuple[Tree, tuple[Array, Array]]:
        is_over = rules.is_over(setting, state)
        seat = jnp.where(is_over, -1, rules.to_move(state))
        legal = rules.legal(setting, state) & ~is_over
        after = rules.play(setting, state, action)
        return either(is_over, state, after), (seat, legal)

    state, (movers, legal) = jax.lax.scan(ply, start, jnp.asarray(played.actions))
    return Told(movers, legal, rules.shares(setting, state))


@cache  # laws are compared by identity
def _compiled(law: Law) -> Callable[[Played], Told]:
    return jax.jit(jax.vmap(partial(play_by_kernel, law)))


def differences(
    law: Law, seats: int, options: Mapping[str, object], seeds: Sequence[int]
) -> list[int]:
    """Return the seeds of the games in which the kernel and the law differ."""
    games = [play_by_law(law, seats, options, seed) for seed in seeds]
    batch = jax.tree.map(lambda *leaves: np.stack(leaves), *games)
    told = _compiled(law)(batch)
    same = [
        np.isclose(mine, theirs, atol=1e-6).reshape(len(seeds), -1).all(axis=1)
        for mine, theirs in zip(told, batch.told, strict=True)
    ]
    return [seed for seed, fine in zip(seeds, np.all(same, axis=0), strict=True) if not fine]
