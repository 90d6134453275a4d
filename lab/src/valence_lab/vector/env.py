"""The environment: functions of one game, which `jax.vmap` makes into functions of many."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from valence.core.encoding import Row
from valence_lab.training.arrays import Key, Tree, either
from valence_lab.training.proof import Law


class Board(NamedTuple):
    """A game on arrays, in the numbers and vectors of `valence.rl`."""

    name: str
    seats: int
    options: Mapping[str, object]
    actions: int
    parts: tuple[Row, ...]  # of the vector
    law: Law

    deal: Callable[[Key], Tree]
    begin: Callable[[Tree], Tree]  # from what the law has dealt
    to_move: Callable[[Tree], Array]
    mask: Callable[[Tree], Array]  # [action]
    play: Callable[[Tree, Array], Tree]
    is_over: Callable[[Tree], Array]
    shares: Callable[[Tree], Array]  # [seat]: of the win, when the game is over
    vector: Callable[[Tree, Array], Array]  # of what a seat sees

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)


class State(NamedTuple):
    """A position, with the names of pgx."""

    current_player: Array
    legal_action_mask: Array
    rewards: Array  # of the last step, [seat]
    terminated: Array
    game: Tree


@dataclass(frozen=True, eq=False)
class Env:
    board: Board

    @property
    def num_players(self) -> int:
        return self.board.seats

    @property
    def num_actions(self) -> int:
        return self.board.actions

    @property
    def observation_shape(self) -> tuple[int]:
        return (self.board.size,)

    def init(self, key: Key) -> State:
        """Deal a game."""
        return self.at(self.board.deal(key))

    def at(self, game: Tree) -> State:
        is_over = self.board.is_over(game)
        return State(
            current_player=self.board.to_move(game),
            legal_action_mask=self.board.mask(game) & ~is_over,
            rewards=jnp.zeros(self.board.seats),
            terminated=is_over,
            game=game,
        )

    def step(self, state: State, action: Array) -> State:
        """Play an action. An illegal one loses the game; a game that is over stays as it is, with rewards of 0."""
        is_legal = state.legal_action_mask[action]
        after = self.at(self.board.play(state.game, action))
        won = jnp.where(after.terminated, self._returns(after.game), 0.0)
        seats = jnp.arange(self.board.seats)
        lost = jnp.where(seats == state.current_player, -1.0, 1 / (self.board.seats - 1))
        after = after._replace(
            rewards=jnp.where(is_legal, won, lost),
            terminated=after.terminated | ~is_legal,
            legal_action_mask=after.legal_action_mask & is_legal,
        )
        return either(state.terminated, state._replace(rewards=jnp.zeros_like(won)), after)

    def _returns(self, game: Tree) -> Array:
        seats = self.board.seats
        return (seats * self.board.shares(game) - 1) / (seats - 1)

    def observe(self, state: State, player: Array) -> Array:
        """Return what a player sees."""
        return self.board.vector(state.game, player)


def make(name: str, *, seats: int = 2, options: Mapping[str, object] | None = None) -> Env:
    """Return the environment of pkace, metals or polymer; ValueError says what the kernel can't play."""
    from valence_lab.vector.metals import metals_board
    from valence_lab.vector.pkace import pkace_board
    from valence_lab.vector.polymer import polymer_board

    boards = {"pkace": pkace_board, "metals": metals_board, "polymer": polymer_board}
    if name not in boards:
        raise ValueError(f"no kernel for {name!r} (available: {', '.join(boards)})")
    return Env(boards[name](seats, dict(options or {})))


def from_seat(seat: Array, values: Array) -> Array:
    """Return one value per seat in the order of play from this one."""
    return jnp.roll(values, -seat, axis=0)


def refuse(options: Mapping[str, object], usual: object, *names: str) -> None:
    """Raise ValueError for an option that the kernel doesn't know."""
    for name in names:
        if name in options and options[name] != getattr(usual, name):
            wanted = getattr(usual, name)
            raise ValueError(
                f"option {name}: the kernel plays with {wanted!r}, got {options[name]!r}"
            )
