"""R7 to R19 on arrays, for one game; `vmap` plays many. Proven equal to the law by `proof`."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from valence_lab.training.arrays import Key, Rules, either, put
from valence_lab.training.pkace.sets import CARDS

NO_CARD = -1


class Setting(NamedTuple):
    """The parts of a game that stay the same while it is played."""

    strength: Array  # int8 [led, card]
    is_acid: Array  # bool [card]
    is_used: Array  # bool [card]
    edition: Array
    is_ordered: Array
    counts_points: Array  # the goal is points, as in a series of edition 2, instead of the win
    size: Array  # cards in a hand


class State(NamedTuple):
    hands: Array  # int8 [seat, slot]: the card dealt into each slot
    held: Array  # bool [seat, slot]: not yet played
    barred: Array  # bool [seat, card]: the seat has shown that it doesn't hold the card
    gone: Array  # bool [card]: played
    trick: Array  # int8 [place]
    place: Array  # how many cards are in the trick
    leader: Array
    taken: Array  # int8 [seat]: tricks
    latest: Array  # int8 [seat]: the number of the last trick that a seat took, from 1
    tricks: Array  # finished tricks


def start(setting: Setting, hands: Array) -> State:
    """R10: let seat 1 lead, because seat 0 deals."""
    seats, slots = hands.shape
    return State(
        hands=hands.astype(jnp.int8),
        held=jnp.broadcast_to(jnp.arange(slots) < setting.size, hands.shape),
        barred=jnp.zeros((seats, CARDS), bool),
        gone=jnp.zeros(CARDS, bool),
        trick=jnp.full(seats, NO_CARD, jnp.int8),
        place=jnp.int32(0),
        leader=jnp.int32(1 % seats),
        taken=jnp.zeros(seats, jnp.int8),
        latest=jnp.zeros(seats, jnp.int8),
        tricks=jnp.int32(0),
    )


def deal(setting: Setting, key: Key, seats: int, slots: int) -> State:
    """R7, R8: deal half acids and half bases from an ordered deck, else any cards."""
    chances = jnp.where(setting.is_used, jax.random.uniform(key, (CARDS,)), 2.0)
    by_kind = jnp.argsort(jnp.where(setting.is_acid, chances, chances + 4))
    acids, half = jnp.sum(setting.is_acid), slots // 2
    seat, slot = jnp.arange(seats)[:, None], jnp.arange(slots)[None, :]
    # Acids in even slots, so that a smaller hand has as many of each kind too.
    ordered = by_kind[seat * half + slot // 2 + acids * (slot % 2)]
    shuffled = jnp.argsort(chances)[seat * slots + slot]
    return start(setting, jnp.where(setting.is_ordered, ordered, shuffled))


def to_move(state: State) -> Array:
    return (state.leader + state.place) % state.taken.shape[0]


def is_over(setting: Setting, state: State) -> Array:
    """R16."""
    return state.tricks == setting.size


def strengths(setting: Setting, state: State) -> tuple[Array, Array]:
    """Return the strength against the led card of every card, and of the best in the trick so far; 0 without a lead."""
    strength = jnp.where(state.place > 0, setting.strength[state.trick[0]], 0)
    in_trick = jnp.arange(state.trick.shape[0]) < state.place
    return strength, jnp.max(jnp.where(in_trick, strength[state.trick], 0))


def legal(setting: Setting, state: State) -> Array:
    """R11 to R14: return the slots that may be played."""
    seat = to_move(state)
    hand, held = state.hands[seat], state.held[seat]
    strength, best = strengths(setting, state)
    better, beating = held & (strength[hand] > best), held & (strength[hand] > 0)
    other = held & (setting.is_acid[hand] != setting.is_acid[state.trick[0]])
    duty = jnp.where(beating.any(), beating, jnp.where(other.any(), other, held))
    duty = jnp.where(better.any(), better, duty)
    return jnp.where(state.place > 0, duty, held)


def play(setting: Setting, state: State, slot: Array) -> State:
    """R11: play one card; the last of a trick decides it."""
    seat = to_move(state)
    card = state.hands[seat, slot]
    state = state._replace(
        barred=state.barred
        | ((jnp.arange(len(state.barred)) == seat)[:, None] & shown(setting, state, card)),
        held=put(state.held, (seat, slot), False),
        gone=put(state.gone, card, True),
        trick=put(state.trick, state.place, card),
        place=state.place + 1,
    )
    is_full = state.place == state.trick.shape[0]
    return either(is_full, _taken(setting, state), state)


def shown(setting: Setting, state: State, card: Array) -> Array:
    """Return the cards that a player who plays this one can't hold: R12 excludes better ones, R13 the other kind."""
    strength, best = strengths(setting, state)
    led_kind = setting.is_acid[state.trick[0]]
    same_kind = setting.is_acid[card] == led_kind
    enough = jnp.where(strength[card] > 0, best, 0)
    lacks = jnp.where(same_kind, setting.is_acid != led_kind, strength > enough)
    is_best = strength[card] > best
    return jnp.where((state.place > 0) & ~is_best, lacks, False)


def _taken(setting: Setting, state: State) -> State:
    """R15, R16: give the trick to the strongest card, of equals the first; the taker leads."""
    taker = (state.leader + jnp.argmax(setting.strength[state.trick[0]][state.trick])) % len(
        state.trick
    )
    tricks = state.tricks + 1
    return state._replace(
        trick=jnp.full_like(state.trick, NO_CARD),
        place=jnp.zeros_like(state.place),
        leader=taker.astype(state.leader.dtype),
        taken=put(state.taken, taker, state.taken + 1),
        latest=put(state.latest, taker, tricks.astype(jnp.int8)),
        tricks=tricks,
    )


def points(setting: Setting, state: State) -> Array:
    """R18, R19: in edition 2 the last trick counts double."""
    last = (state.latest == setting.size) & (setting.edition == 2)
    return state.taken + last.astype(state.taken.dtype)


def shares(setting: Setting, state: State) -> Array:
    """R18, R19: return each seat's share of the win."""
    scores = points(setting, state)
    top = scores == scores.max()
    latest = jnp.where(top, state.latest, -1)
    first = latest == latest.max()
    winners = jnp.where(setting.edition == 1, first, top)
    return winners / winners.sum()


RULES = Rules(to_move, legal, play, is_over, shares)
