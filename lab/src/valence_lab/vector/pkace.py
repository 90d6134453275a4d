"""pKace on arrays, in the numbers and vectors of `valence.rl`: a card is its place among the ids."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from valence.games.pkace.options import Options, hand_size, played_set
from valence.rl.positions import rules_of
from valence_lab.training.arrays import Key
from valence_lab.training.pkace import kernel
from valence_lab.training.pkace.kernel import Setting
from valence_lab.training.pkace.law import LAW, Dealt, setting_of
from valence_lab.training.pkace.sets import CARDS
from valence_lab.vector.env import Board, from_seat, refuse

# The options that the kernel plays in one way only.
FIXED = ("takes", "series", "must", "penalty")


class Game(NamedTuple):
    """The state of the kernel without what only nets use, and what everybody has seen."""

    hands: Array
    held: Array
    trick: Array
    place: Array
    leader: Array
    taken: Array
    latest: Array
    tricks: Array
    played: Array  # int8 [seat, card]: in which trick, from 1


def pkace_board(seats: int, options: Mapping[str, object]) -> Board:
    rules = rules_of("pkace", seats, options)
    complete: Options = rules.options
    refuse(options, rules_of("pkace", seats).options, *FIXED)
    setting, cards = setting_of(complete), len(played_set(complete).cards)
    return Board(
        name="pkace",
        seats=seats,
        options=options,
        actions=cards,
        parts=tuple(rules.parts),
        law=LAW,
        deal=partial(_deal, setting, seats, hand_size(complete)),
        begin=partial(_begin, setting, seats),
        to_move=lambda game: kernel.to_move(_state(game)),
        mask=partial(_mask, setting, cards),
        play=partial(_play, setting),
        is_over=lambda game: kernel.is_over(setting, _state(game)),
        shares=lambda game: kernel.shares(setting, _state(game)),
        vector=partial(_vector, cards),
    )


def _deal(setting: Setting, seats: int, size: int, key: Key) -> Game:
    state = kernel.deal(setting, key, seats, size)
    return _game(state, jnp.zeros((seats, CARDS), jnp.int8))


def _begin(setting: Setting, seats: int, dealt: Dealt) -> Game:
    state = kernel.start(setting, jnp.asarray(dealt.hands))
    return _game(state, jnp.zeros((seats, CARDS), jnp.int8))


def _game(state: kernel.State, played: Array) -> Game:
    shared = {name: getattr(state, name) for name in Game._fields if name != "played"}
    return Game(**shared, played=played)


def _state(game: Game) -> kernel.State:
    shared = {name: getattr(game, name) for name in Game._fields if name != "played"}
    nothing = jnp.zeros(CARDS, bool)
    return kernel.State(**shared, barred=jnp.zeros_like(game.played, bool), gone=nothing)


def _mask(setting: Setting, cards: int, game: Game) -> Array:
    slots = kernel.legal(setting, _state(game))
    return _of_cards(slots, game.hands[kernel.to_move(_state(game))], cards)


def _of_cards(slots: Array, hand: Array, cards: int) -> Array:
    """Return [card]: whether one of these slots holds it."""
    return ((hand[:, None] == jnp.arange(cards)) & slots[:, None]).any(axis=0)


def _play(setting: Setting, game: Game, card: Array) -> Game:
    state = _state(game)
    seat = kernel.to_move(state)
    slot = jnp.argmax((game.hands[seat] == card) & game.held[seat])
    seats, cards = jnp.arange(len(game.taken))[:, None], jnp.arange(CARDS)
    is_it = (seats == seat) & (cards == card)
    played = jnp.where(is_it, (game.tricks + 1).astype(jnp.int8), game.played)
    return _game(kernel.play(setting, state, slot), played)


def _vector(cards: int, game: Game, seat: Array) -> Array:
    seats = len(game.taken)
    from_viewer = partial(from_seat, seat)
    own, order = jnp.arange(seats) == seat, jnp.arange(seats)
    hand = _of_cards(game.held[seat], game.hands[seat], cards)
    led = (jnp.arange(cards) == game.trick[0]) & (game.place > 0)
    latest = (game.latest == game.tricks) & (game.tricks > 0)
    parts = (
        own,
        hand,
        from_viewer(game.played[:, :cards]).ravel(),
        led,
        from_viewer(order == game.leader),
        from_viewer(order == 0),
        from_viewer(game.taken),
        from_viewer(latest),
        jnp.zeros(seats + 1),
    )
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])
