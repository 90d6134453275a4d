"""R1 to R19 as in rules version 2 on arrays, for one game; `vmap` plays many. Proven equal to the law by `proof`."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.polymer.cards import CARDS, MONOMERS
from valence.games.polymer.rules import RESHUFFLES
from valence_lab.training.arrays import Rules, Tree
from valence_lab.training.polymer.actions import (
    AIBN,
    BLOCKS,
    BPO,
    CAP,
    COMBINE,
    COPOLYMER,
    COPOLYMERIZE,
    CTA,
    DISCARD,
    DISPROPORTIONATE,
    DOUBLES,
    MASSES,
    PROPAGATE,
    SETS,
    STARTS,
    TEMPO,
    TERMINATION,
    TRANSFER,
    TRANSFER_STARTS,
    actions,
    pairs,
)

NOBODY = -1
# Cards are shuffled again in the order of their names.
BY_NAME = np.array(sorted(range(len(CARDS)), key=CARDS.__getitem__))


class Setting(NamedTuple):
    total: Array  # [card]: how many there are
    stack: Array  # the first stack, in the order in which it is drawn
    # [reshuffle, size, draw]: for a second stack of this size, which of the cards that are left in it is drawn, in the
    # order of their names; any number stands for its rest after division by the number of cards left.
    draws: Array
    impatience: (
        Array  # [seat]: what a discard costs in training, so that players don't wait for each other
    )


class State(NamedTuple):
    hands: Array  # [seat, card]
    discards: Array  # [card]
    played: Array  # [card]: in chains, or put aside
    pile: Array  # [card]: what is left in the stack, after a reshuffle
    size: Array  # how many cards the stack began with
    gone: Array  # how many of them were drawn
    reshuffles: Array
    # R8, for each chain that isn't terminated: its owner, or NOBODY
    owner: Array
    dormant: Array
    species: Array
    length: Array
    mass: Array
    next_chain: Array
    # R19, of each seat's terminated chains
    units: Array
    total_mass: Array
    finished: Array  # how many
    to_move: Array
    turn: Array


def start(hands: Array, left: Array, chains: int) -> State:
    """R3: start after the first draw, with `left` cards left and room for `chains` chains."""
    seats, cards = hands.shape
    none, nothing = jnp.zeros(chains, jnp.int32), jnp.zeros(cards, jnp.int32)
    return State(
        hands=hands,
        discards=nothing,
        played=nothing,
        pile=nothing,
        size=left,
        gone=jnp.int32(0),
        reshuffles=jnp.int32(0),
        owner=none + NOBODY,
        dormant=none > 0,
        species=none,
        length=none,
        mass=none,
        next_chain=jnp.int32(0),
        units=jnp.zeros(seats, jnp.int32),
        total_mass=jnp.zeros(seats, jnp.int32),
        finished=jnp.zeros(seats, jnp.int32),
        to_move=jnp.int32(0),
        turn=jnp.int32(0),
    )


def to_move(state: State) -> Array:
    return state.to_move


def is_over(_setting: Setting, state: State) -> Array:
    """R7."""
    return (state.hands.sum(axis=1) == 0).any()


# Legal moves


class Within(NamedTuple):
    """The starts, sets and blocks that the hand of the mover could play."""

    starts: Array  # [start]
    doubles: Array
    sets: Array  # [species, set]
    transfer_starts: Array
    blocks: Array  # [species, block]


def within(hand: Array) -> Within:
    monomers = hand[: len(MONOMERS)].reshape(4, 3)
    ones = monomers[:, 0]
    starts = jnp.stack([_has_start(hand, first, second) for first, second in STARTS])
    same = [None if value is None else 3 * s + value - 1 for s, value in TRANSFER_STARTS]
    return Within(
        starts=starts,
        doubles=jnp.stack([(ones[a] > (a == b)) & (ones[b] > 0) for a, b in DOUBLES]),
        sets=(monomers[:, None] >= SETS).all(axis=-1),
        transfer_starts=jnp.stack(
            [_has_start(hand, s, o) for (s, _), o in zip(TRANSFER_STARTS, same, strict=True)]
        ),
        blocks=(monomers[:, None] >= BLOCKS).all(axis=-1),
    )


def _has_start(hand: Array, first: int, second: int | None) -> Array:
    """R9."""
    has_one = hand[3 * first] > 0
    return has_one if second is None else has_one & (hand[second] > (second == 3 * first))


def legal(_setting: Setting, state: State) -> Array:
    seat, chains = state.to_move, state.owner.shape[0]
    hand = state.hands[seat]
    can = within(hand)
    own = state.owner == seat
    # R17: dormant chains of other players are out of reach.
    reach = own | ((state.owner != NOBODY) & ~state.dormant)
    room, more = state.next_chain < chains, state.next_chain + 1 < chains
    lower, higher = np.array(pairs(chains)).T
    # R13: at least one of the chains is the mover's own.
    two = reach[lower] & reach[higher] & (own[lower] | own[higher])
    terminations = two & (hand[TERMINATION] > 0)
    other_species = state.species[:, None] != jnp.arange(4)
    initiations = jnp.concatenate(
        [
            can.starts & (hand[BPO] > 0) & room,
            can.starts & (hand[AIBN] > 0) & room,
            can.doubles & (hand[AIBN] > 0) & more,
        ]
    )
    rest = (
        own[:, None] & can.sets[state.species],
        terminations,
        terminations,
        (reach & (hand[CTA] > 0) & room)[:, None] & can.transfer_starts,
        own & ~state.dormant & (hand[TEMPO] > 0),
        (reach & (hand[COPOLYMER] > 0))[:, None, None] & other_species[:, :, None] & can.blocks,
    )
    # R3a: on the first turn, a player who can start a chain must.
    is_free = (state.turn >= state.hands.shape[0]) | ~initiations.any()
    discards = (hand > 0) & is_free
    return jnp.concatenate([discards, initiations, *(part.ravel() & is_free for part in rest)])


# A turn


def play(setting: Setting, state: State, action: Array) -> State:
    table = actions(state.owner.shape[0])
    move: Tree = jax.tree.map(lambda column: jnp.asarray(column)[action], table)
    seat = state.to_move
    sets = (jax.nn.one_hot(state.species[move.chain], 4, dtype=jnp.int32)[:, None]) * move.values
    cards = move.cards.at[: len(MONOMERS)].add(sets.ravel())
    is_discard = move.kind == DISCARD
    state = _on_chains(state, move, cards)
    state = state._replace(
        hands=state.hands.at[seat].add(-cards),
        discards=state.discards + jnp.where(is_discard, cards, 0),
        played=state.played + jnp.where(is_discard, 0, cards),
        turn=state.turn + 1,
        to_move=(seat + 1) % state.hands.shape[0],
    )
    return _draw(setting, state)


def _on_chains(state: State, move: Tree, cards: Array) -> State:
    """R9 to R16."""
    seat, numbers, kind = state.to_move, jnp.arange(state.owner.shape[0]), move.kind
    first, second = numbers == move.chain, numbers == move.other
    is_termination = (kind == COMBINE) | (kind == DISPROPORTIONATE)
    ended = (first & (is_termination | (kind == TRANSFER))) | (second & is_termination)
    chains = jnp.where(kind == DISPROPORTIONATE, 2, ended.any())
    state = state._replace(
        units=state.units.at[seat].add((state.length * ended).sum()),
        total_mass=state.total_mass.at[seat].add((state.mass * ended).sum()),
        finished=state.finished.at[seat].add(chains),
        owner=jnp.where(ended, NOBODY, state.owner),
    )
    return _started(_grown(state, move, cards, first), move)


def _grown(state: State, move: Tree, cards: Array, chain: Array) -> State:
    """R11, R12, R15, R16: grow a chain by a set or by another species, or cap it."""
    is_copolymer = move.kind == COPOLYMERIZE
    grows = chain & (is_copolymer | (move.kind == PROPAGATE))
    monomers = cards[: len(MONOMERS)].reshape(4, 3) @ jnp.arange(1, 4)
    capped = chain & (move.kind == CAP)
    return state._replace(
        owner=jnp.where(grows, state.to_move, state.owner),
        dormant=(state.dormant & ~grows) | capped,
        species=jnp.where(grows & is_copolymer, move.brings, state.species),
        length=state.length + grows * monomers.sum(),
        mass=state.mass + grows * (monomers * MASSES).sum(),
    )


def _started(state: State, move: Tree) -> State:
    """R9, R10, R14."""
    numbers = jnp.arange(state.owner.shape[0])
    for n in range(2):
        new = (numbers == state.next_chain + n) & (move.starts > n)
        state = state._replace(
            owner=jnp.where(new, state.to_move, state.owner),
            dormant=state.dormant & ~new,
            species=jnp.where(new, move.start_species[n], state.species),
            length=jnp.where(new, move.start_units[n], state.length),
            mass=jnp.where(new, move.start_mass[n], state.mass),
        )
    return state._replace(next_chain=state.next_chain + move.starts)


def _draw(setting: Setting, state: State) -> State:
    """R4, R6."""
    state = _reshuffled(state)
    card = jnp.where(
        state.reshuffles == 0, setting.stack[state.gone], _card_of_reshuffled(setting, state)
    )
    draws = (state.gone < state.size) & ~is_over(setting, state)
    number = jnp.where(draws, 1, 0)
    return state._replace(
        hands=state.hands.at[state.to_move, card].add(number),
        pile=state.pile.at[card].add(-number),
        gone=state.gone + number,
    )


def _reshuffled(state: State) -> State:
    """R6: make the second stack the stack, at most twice."""
    size = state.discards.sum()
    again = (state.gone == state.size) & (size > 0) & (state.reshuffles < RESHUFFLES)
    return state._replace(
        pile=jnp.where(again, state.discards, state.pile),
        size=jnp.where(again, size, state.size),
        gone=jnp.where(again, 0, state.gone),
        discards=jnp.where(again, 0, state.discards),
        reshuffles=state.reshuffles + again,
    )


def _card_of_reshuffled(setting: Setting, state: State) -> Array:
    left = jnp.maximum(1, state.size - state.gone)
    place = setting.draws[state.reshuffles - 1, state.size, state.gone] % left
    return jnp.asarray(BY_NAME)[jnp.argmax(jnp.cumsum(state.pile[BY_NAME]) > place)]


def shares(_setting: Setting, state: State) -> Array:
    """R19: return each seat's share of the win; of equal units the higher Mn wins."""
    units, mass, count = state.units, state.total_mass, jnp.maximum(1, state.finished)
    higher_mn = mass[:, None] * count > mass * count[:, None]
    is_better = (units[:, None] > units) | ((units[:, None] == units) & higher_mn)
    winners = ~is_better.any(axis=0)
    return winners / winners.sum()


def unseen(setting: Setting, state: State) -> Array:
    """Return [card]: what the mover doesn't see, in other hands or in the stack."""
    return setting.total - state.discards - state.played - state.hands[state.to_move]


RULES = Rules(to_move, legal, play, is_over, shares)
