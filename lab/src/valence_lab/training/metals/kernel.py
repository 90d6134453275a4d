"""R1 to R14 on arrays, for one game; `vmap` plays many. Proven equal to the law by `proof`."""

from math import lcm
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.metals.cards import CHARGE, SIZE
from valence.games.metals.sets import copies_in
from valence_lab.training.arrays import Rules, either

# R8 takes a card by its place among the sorted ones, so ions are numbered in that order.
COPIES = copies_in(None)
ORDER = tuple(sorted(COPIES))
SIZES = np.array([SIZE[ion] for ion in ORDER])
POSITIVE = np.array([CHARGE[ion] > 0 for ion in ORDER])
ION_COPIES = np.array([COPIES[ion] for ion in ORDER])
TOTAL = int(ION_COPIES.sum())
MOST_IN_HAND = 10
# A number below this, modulo the size of any hand, is uniformly distributed.
TAKES = lcm(*range(1, MOST_IN_HAND + 2))
ROUNDS = TOTAL // 2

NONE = -1
REINFORCE, CONCEDE = len(ORDER), len(ORDER) + 1
ACTIONS = len(ORDER) + 2


class Setting(NamedTuple):
    drawn: Array  # int8 [cards drawn, ion]: what the first cards of the deck are, hands included
    takes: Array  # [round]: random numbers for R8
    hand: Array
    reinforcements: Array


class State(NamedTuple):
    hands: Array  # int32 [seat, ion]
    gone: Array  # cards drawn from the deck so far
    collected: Array  # [seat]
    seen: Array  # [ion]: collected by anybody
    initiator: Array
    responder: Array
    led: Array  # an ion, or NONE
    answer: Array  # an ion, or NONE
    number: Array  # how many of it
    round: Array


def setting_of(deck: Array, takes: Array, hand: Array, reinforcements: Array) -> Setting:
    """Return the setting for a deck in the order in which it is drawn."""
    ions = jax.nn.one_hot(deck, len(ORDER), dtype=jnp.int32)
    drawn = jnp.concatenate([jnp.zeros((1, len(ORDER)), jnp.int32), jnp.cumsum(ions, axis=0)])
    return Setting(drawn.astype(jnp.int8), takes, hand, reinforcements)


def start(setting: Setting, seats: int, starter: Array) -> State:
    """R2."""
    ends = setting.hand * jnp.arange(seats + 1)
    return State(
        hands=jnp.diff(setting.drawn[ends].astype(jnp.int32), axis=0),
        gone=ends[-1],
        collected=jnp.zeros(seats, jnp.int32),
        seen=jnp.zeros(len(ORDER), jnp.int32),
        initiator=starter,
        responder=starter,
        led=jnp.int32(NONE),
        answer=jnp.int32(NONE),
        number=jnp.int32(0),
        round=jnp.int32(0),
    )


def to_move(state: State) -> Array:
    is_answer = (state.led != NONE) & (state.answer == NONE)
    return jnp.where(is_answer, state.responder, state.initiator)


def is_over(_setting: Setting, state: State) -> Array:
    """R13."""
    return (state.led == NONE) & ((state.hands.sum(axis=1) > 0).sum() < 2)


# Legal moves


def full_counts(led: Array) -> Array:
    """R4: return the number of each ion in a full answer."""
    return jnp.where(jnp.asarray(SIZES)[led] == SIZES, 1, jnp.asarray(SIZES)[led])


def answers(hand: Array, led: Array) -> tuple[Array, Array]:
    """R4 to R6: return the ions with which a hand may answer, and how many of each it plays."""
    opposite = jnp.asarray(POSITIVE) != jnp.asarray(POSITIVE)[led]
    counts = full_counts(led)
    full = opposite & (hand >= counts)
    short = opposite & (hand > 0) & (jnp.asarray(SIZES)[led] > SIZES)
    return jnp.where(full.any(), full, short), jnp.where(full.any(), counts, hand)


def legal(_setting: Setting, state: State) -> Array:
    hand = state.hands[to_move(state)]
    ions = jnp.where(state.led == NONE, hand > 0, answers(hand, state.led)[0])
    decides = state.answer != NONE
    return jnp.concatenate([ions & ~decides, jnp.broadcast_to(decides, (2,))])


# The round


def play(setting: Setting, state: State, action: Array) -> State:
    decided = _decide(setting, state, action == REINFORCE)
    ion = jnp.minimum(action, len(ORDER) - 1)
    led, answered = _initiate(setting, state, ion), _respond(setting, state, ion)
    chosen = either(state.led == NONE, led, answered)
    return either(state.answer != NONE, decided, chosen)


def _initiate(setting: Setting, state: State, ion: Array) -> State:
    """R3, R4, R8."""
    state = state._replace(hands=state.hands.at[state.initiator, ion].add(-1))
    state = _draw(setting, state, state.initiator, jnp.int32(1))
    state = state._replace(led=ion, responder=_next_holding(state, state.initiator))
    can_answer = answers(state.hands[state.responder], ion)[0].any()
    return either(can_answer, state, _take_at_random(setting, state))


def _next_holding(state: State, seat: Array) -> Array:
    """R4, R13: return the next seat that holds cards, or this one."""
    seats = state.collected.shape[0]
    order = (seat + 1 + jnp.arange(seats)) % seats
    return order[jnp.argmax((state.hands.sum(axis=1) > 0)[order])]


def _take_at_random(setting: Setting, state: State) -> State:
    """R8."""
    hand = state.hands[state.responder]
    place = setting.takes[jnp.minimum(state.round, ROUNDS - 1)] % jnp.maximum(1, hand.sum())
    ion = jnp.argmax(jnp.cumsum(hand) > place)
    state = state._replace(hands=state.hands.at[state.responder, ion].add(-1))
    ions = _some(state.led, 1) + _some(ion, 1)
    return _next_round(setting, state, state.initiator, ions)


def _some(ion: Array, count: Array | int) -> Array:
    return jax.nn.one_hot(ion, len(ORDER), dtype=jnp.int32) * count


def _respond(setting: Setting, state: State, ion: Array) -> State:
    seat, sizes = state.responder, jnp.asarray(SIZES)
    count = answers(state.hands[seat], state.led)[1][ion]
    is_full = count == full_counts(state.led)[ion]
    state = state._replace(hands=state.hands.at[seat, ion].add(-count))
    draws = ~is_full
    for _ in range(2):  # R7: a charge of 3 needs at most two more cards
        draws &= (count * sizes[ion] < sizes[state.led]) & (state.gone < TOTAL)
        is_same = draws & (setting.drawn[state.gone + 1] > setting.drawn[state.gone])[ion]
        drew = _draw(setting, state, seat, jnp.where(draws & ~is_same, 1, 0))
        state = drew._replace(gone=drew.gone + is_same)
        count, draws = count + is_same, is_same
    return _compare(setting, state._replace(answer=ion, number=count))


def _needed(state: State) -> Array:
    """R10: return the number of reinforcements that reach the answer's total."""
    sizes = jnp.asarray(SIZES)
    missing = state.number * sizes[state.answer] - sizes[state.led]
    return jnp.maximum(0, -(-missing // sizes[state.led]))


def _compare(setting: Setting, state: State) -> State:
    """R9, R10."""
    needed = _needed(state)
    able = setting.reinforcements & (state.hands[state.initiator, state.led] >= needed)
    return either((needed > 0) & able, state, _collect(setting, state, jnp.int32(1)))


def _decide(setting: Setting, state: State, reinforces: Array) -> State:
    more = jnp.where(reinforces, _needed(state), 0)
    state = state._replace(hands=state.hands.at[state.initiator, state.led].add(-more))
    return _collect(setting, state, 1 + more)


def _collect(setting: Setting, state: State, leds: Array) -> State:
    """R9: the initiating player collects unless the answer is larger."""
    sizes = jnp.asarray(SIZES)
    is_larger = state.number * sizes[state.answer] > leds * sizes[state.led]
    collector = jnp.where(is_larger, state.responder, state.initiator)
    ions = _some(state.led, leds) + _some(state.answer, state.number)
    return _next_round(setting, state, collector, ions)


def _next_round(setting: Setting, state: State, collector: Array, ions: Array) -> State:
    """R11."""
    state = state._replace(
        collected=state.collected.at[collector].add(ions.sum()), seen=state.seen + ions
    )
    for seat in (state.initiator, state.responder):
        state = _draw(setting, state, seat, setting.hand - state.hands[seat].sum())
    holds = state.hands[state.responder].sum() > 0
    following = jnp.where(holds, state.responder, _next_holding(state, state.responder))
    return state._replace(
        round=state.round + 1,
        initiator=following,
        responder=following,
        led=jnp.int32(NONE),
        answer=jnp.int32(NONE),
        number=jnp.int32(0),
    )


def _draw(setting: Setting, state: State, seat: Array, count: Array) -> State:
    """Draw up to this many cards, as long as the deck lasts."""
    gone = jnp.minimum(TOTAL, state.gone + jnp.maximum(0, count))
    ions = setting.drawn[gone].astype(jnp.int32) - setting.drawn[state.gone]
    return state._replace(hands=state.hands.at[seat].add(ions), gone=gone)


def shares(_setting: Setting, state: State) -> Array:
    """R14: return each seat's share of the win."""
    winners = state.collected == state.collected.max()
    return winners / winners.sum()


RULES = Rules(to_move, legal, play, is_over, shares)
