"""Metal vs. Non-Metal on arrays, in the numbers and vectors of `valence.rl`: ions are in the order of the set."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.metals.sets import copies_in
from valence.rl.positions import rules_of
from valence_lab.training.arrays import Key
from valence_lab.training.metals import kernel
from valence_lab.training.metals.game import DECK
from valence_lab.training.metals.kernel import CONCEDE, NONE, ORDER, REINFORCE, SIZES, Setting
from valence_lab.training.metals.law import LAW, Dealt, start
from valence_lab.vector.env import Board, from_seat, refuse

FIXED = ("write", "naming", "cards", "penalty")
# The place among the kernel's ions of each ion of the set, and the reverse.
PLACES = np.array([ORDER.index(ion) for ion in copies_in(None)])
MANY, MOST = len(ORDER), int(SIZES.max())
# What the kernel calls each number.
KERNEL = np.array([*PLACES, *np.repeat(PLACES, MOST), REINFORCE, CONCEDE])


class Game(NamedTuple):
    drawn: Array
    takes: Array
    state: kernel.State


def metals_board(seats: int, options: Mapping[str, object]) -> Board:
    rules = rules_of("metals", seats, options)
    refuse(options, rules_of("metals", seats).options, *FIXED)
    chosen = jnp.int32(rules.options.hand), jnp.bool_(rules.options.reinforcements)

    def setting(game: Game) -> Setting:
        return Setting(game.drawn, game.takes, *chosen)

    def deal(key: Key) -> Game:
        deck, takes, starter = jax.random.split(key, 3)
        cards = jax.random.permutation(deck, jnp.asarray(DECK))
        rounds = jax.random.randint(takes, (kernel.ROUNDS,), 0, kernel.TAKES)
        made = kernel.setting_of(cards, rounds, *chosen)
        first = jax.random.randint(starter, (), 0, seats)
        return Game(made.drawn, made.takes, kernel.start(made, seats, first))

    def begin(dealt: Dealt) -> Game:
        made, state = start(seats, dealt)
        return Game(made.drawn, made.takes, state)

    def play(game: Game, number: Array) -> Game:
        action = jnp.asarray(KERNEL)[number]
        return game._replace(state=kernel.play(setting(game), game.state, action))

    return Board(
        name="metals",
        seats=seats,
        options=options,
        actions=len(KERNEL),
        parts=tuple(rules.parts),
        law=LAW,
        deal=deal,
        begin=begin,
        to_move=lambda game: kernel.to_move(game.state),
        mask=lambda game: _mask(kernel.legal(setting(game), game.state), game.state),
        play=play,
        is_over=lambda game: kernel.is_over(setting(game), game.state),
        shares=lambda game: kernel.shares(setting(game), game.state),
        vector=_vector,
    )


def _mask(legal: Array, state: kernel.State) -> Array:
    ions = legal[PLACES]
    counts = kernel.answers(state.hands[state.responder], state.led)[1][PLACES]
    is_lead = state.led == NONE
    answers = (ions & ~is_lead)[:, None] & (counts[:, None] == jnp.arange(1, MOST + 1))
    return jnp.concatenate([ions & is_lead, answers.ravel(), legal[MANY:]])


def _vector(game: Game, seat: Array) -> Array:
    state = game.state
    seats = len(state.collected)
    from_viewer = partial(from_seat, seat)
    order, ions = jnp.arange(seats), jnp.asarray(PLACES)
    is_open = state.led != NONE
    parts = (
        order == seat,
        state.hands[seat][ions],
        from_viewer(state.hands.sum(axis=1)),
        kernel.TOTAL - state.gone[None],
        from_viewer(state.collected),
        state.seen[ions],
        from_viewer(order == state.initiator),
        from_viewer(order == state.responder) & is_open,
        ions == state.led,
        jnp.where(ions == state.answer, state.number, 0),
        jnp.zeros(2 + seats),
        state.round[None],
    )
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])
