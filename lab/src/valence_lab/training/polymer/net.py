"""The net that rates moves by their parts: the cards used, and the chains they are played on.

Species, chains and the table become vectors; species are alike, so that any set is played. Each part of a move gets a
rating and a vector, and a move is worth the ratings of its parts and the product of their vectors.
`valence.games.polymer.bot.net` computes the same in plain Python.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.bots.nets import Layer
from valence.games.polymer.bot.inputs import Chains, chain_inputs, species_inputs, table_inputs
from valence.games.polymer.bot.net import ROLES, Net
from valence_lab.training.arrays import Key, columns, hidden, linear, new_net
from valence_lab.training.polymer.actions import (
    BLOCKS,
    BPO,
    COMBINE,
    DISPROPORTIONATE,
    DOUBLES,
    SETS,
    STARTS,
    TRANSFER,
    TRANSFER_STARTS,
    actions,
)
from valence_lab.training.polymer.kernel import NOBODY, Setting, State, unseen

TABLE_INPUTS, SPECIES_INPUTS, CHAIN_INPUTS = 62, 20, 14
EMBEDDED, WIDE, HIDDEN, PRODUCT = 24, 80, 48, 8
# Rows for the kinds of a part, in this order.
DISCARDED, JOKERS, SECOND, INITIATORS, SAME, SET, TRANSFER_SECOND, BLOCK = np.cumsum(
    [0, 3, 6, 7, 2, 1, len(SETS), 4]
).tolist()
ROWS = BLOCK + len(BLOCKS)


def new_actor(key: Key) -> Net:
    part = (EMBEDDED, HIDDEN, 0.5)
    net = new_net(
        Net,
        key,
        species=(SPECIES_INPUTS, EMBEDDED),
        chain=(CHAIN_INPUTS + EMBEDDED, EMBEDDED),
        table=(TABLE_INPUTS + 3 * EMBEDDED, WIDE),
        context=(WIDE, HIDDEN),
        value=(WIDE, 1, 0.1),
        rows=(ROWS, HIDDEN, 2.0),
        discard=part,
        first=part,
        second=part,
        double=part,
        set=part,
        transfer=part,
        block=part,
        roles=(EMBEDDED, len(ROLES) * HIDDEN, 0.5),
        cards=(HIDDEN, 1 + PRODUCT, 0.3),
        chains=(HIDDEN, 1 + PRODUCT, 0.3),
        ending=(3, 1),
    )
    return net._replace(ending=Layer(jnp.array([[3.0, -3.0, 0.1]]), jnp.zeros(1)))


# The inputs


class Seen(NamedTuple):
    """The table as the mover sees it."""

    hand: Array
    unseen: Array
    ahead: Array
    best: Array  # of the others, in units
    mine: Array  # [chain]: growing
    mine_dormant: Array
    theirs: Array
    theirs_dormant: Array


def seen(setting: Setting, state: State) -> Seen:
    seat = state.to_move
    own, alive = state.owner == seat, state.owner != NOBODY
    is_other = jnp.arange(len(state.units)) != seat
    best = jnp.where(is_other, state.units, 0).max()
    return Seen(
        hand=state.hands[seat],
        unseen=jnp.maximum(0, unseen(setting, state)),
        ahead=state.units[seat] - best,
        best=best,
        mine=own & ~state.dormant,
        mine_dormant=own & state.dormant,
        theirs=alive & ~own & ~state.dormant,
        theirs_dormant=alive & ~own & state.dormant,
    )


def _chains(state: State, chains: Array) -> Chains:
    """Sum up the chains that are marked on the last axis."""
    length = state.length * chains
    return Chains(chains.sum(axis=-1), length.sum(axis=-1), length.max(axis=-1))


def seen_table(setting: Setting, state: State, view: Seen) -> Array:
    seats, seat = len(state.units), state.to_move
    following = (seat + 1) % seats
    holds = state.hands.sum(axis=1)
    is_other = jnp.arange(seats) != seat
    return columns(
        table_inputs(
            seats=seats,
            turn=state.turn,
            stack=state.size - state.gone,
            special=view.hand[BPO:],
            unseen=view.unseen[BPO:],
            held=(holds * is_other).sum() / jnp.maximum(1, view.unseen.sum()),
            size=holds[seat],
            next_size=holds[following],
            least=jnp.where(is_other, holds, 99).min(),
            units=state.units[seat],
            next_units=state.units[following],
            ahead=view.ahead,
            mine=_chains(state, view.mine),
            mine_dormant=_chains(state, view.mine_dormant),
            theirs=_chains(state, view.theirs),
            theirs_dormant=_chains(state, view.theirs_dormant),
            impatience=setting.impatience[seat],
        )
    )


def seen_species(state: State, view: Seen) -> Array:
    """Return the inputs about species: [species, input]."""
    of_species = state.species == jnp.arange(4)[:, None]
    mine, theirs = (_chains(state, of_species & chains) for chains in (view.mine, view.theirs))
    return columns(
        species_inputs(
            held=view.hand[:BPO].reshape(4, 3).T,
            unseen=view.unseen[:BPO].reshape(4, 3).T,
            mine=mine.count,
            longest=mine.longest,
            has_dormant=(of_species & view.mine_dormant).any(axis=1),
            has_theirs=theirs.count > 0,
            longest_of_theirs=theirs.longest,
        )
    )


def seen_chains(state: State, view: Seen) -> Array:
    """Return the inputs about chains: [chain, input]; those of chains that aren't there mean nothing."""
    seats, seat = len(state.units), state.to_move
    own = view.mine | view.mine_dormant
    units = state.units[state.owner]
    longest_own, longest = (_chains(state, chains).longest for chains in (own, view.theirs))
    return columns(
        chain_inputs(
            mine=view.mine,
            mine_dormant=view.mine_dormant,
            theirs=view.theirs,
            theirs_dormant=view.theirs_dormant,
            length=state.length,
            is_next=state.owner == (seat + 1) % seats,
            ahead=units - state.units[seat],
            is_best=~own & (units == view.best),
            longest=jnp.where(own, longest_own, longest),
        )
    )


# The ratings


def rate(net: Net, setting: Setting, state: State) -> tuple[Array, Array]:
    """Return the rating of each action for the mover, and the expected reward."""
    view = seen(setting, state)
    species = hidden(net.species, seen_species(state, view))  # [species, EMBEDDED]
    grows = jax.nn.one_hot(state.species, 4)  # [chain, species]
    chains = jnp.concatenate([seen_chains(state, view), grows @ species], axis=1)
    chains = hidden(net.chain, chains)  # [chain, EMBEDDED]
    own, others = view.mine | view.mine_dormant, view.theirs | view.theirs_dormant
    table = jnp.concatenate(
        [seen_table(setting, state, view), species.sum(axis=0), own @ chains, others @ chains]
    )
    wide = hidden(net.table, table)
    context = linear(net.context, wide)
    ratings = _ratings(net, context, species, chains, grows)
    return ratings + _ending(net, state, view), linear(net.value, wide)[0]


def _ratings(net: Net, context: Array, species: Array, chains: Array, grows: Array) -> Array:
    """Return [action]; the species that each chain grows with is marked."""
    roles = linear(net.roles, chains).reshape(-1, len(ROLES), HIDDEN).swapaxes(0, 1)
    roles = linear(net.chains, jax.nn.relu(context + roles))  # [role, chain, 1 + PRODUCT]
    propagate, terminate, transfer, cap, copolymerize = roles
    # All at once, because a GPU is slow at many small steps: [part, 1 + PRODUCT]
    parts = _parts(net, species)
    cards = linear(net.cards, jax.nn.relu(context + jnp.concatenate(parts)))
    ends = np.cumsum([len(part) for part in parts])[:-1].tolist()
    discards, initiators, starts, doubles, sets, restarts, blocks = jnp.split(cards, ends)
    sets = (grows @ sets.reshape(4, -1)).reshape(len(chains), len(SETS), 1 + PRODUCT)
    terminations = _products(terminate, terminate)[np.triu_indices(len(chains), 1)]
    ratings = (
        discards[:, 0],
        initiators[:, :1] + starts[:, 0],
        doubles[:, 0],
        propagate[:, :1] + sets[..., 0] + jnp.einsum("cp,csp->cs", propagate[:, 1:], sets[..., 1:]),
        terminations,
        terminations,
        _products(transfer, restarts),
        cap[:, 0],
        _products(copolymerize, blocks),
    )
    return jnp.concatenate([one.ravel() for one in ratings])


def _products(one: Array, other: Array) -> Array:
    """Return [one, other]: the ratings of two parts of a move, and the product of their vectors."""
    return one[:, :1] + other[:, 0] + one[:, 1:] @ other[:, 1:].T


def _parts(net: Net, species: Array) -> list[Array]:
    """Return [part, HIDDEN] for discarded cards, initiators, starts, two chains, sets, transfers and blocks."""
    rows = net.rows.weights.T + net.rows.bias

    def of_species(layer: Layer, kinds: Array) -> Array:
        return (linear(layer, species)[:, None] + kinds).reshape(-1, HIDDEN)

    monomers = of_species(net.discard, rows[DISCARDED:JOKERS])
    return [
        jnp.concatenate([monomers, rows[JOKERS:SECOND]]),
        rows[INITIATORS:SAME],
        _starts(net, species, rows),
        _doubles(net, species, rows),
        of_species(net.set, rows[SET:TRANSFER_SECOND]),
        of_species(net.transfer, rows[TRANSFER_SECOND:BLOCK]),
        of_species(net.block, rows[BLOCK:]),
    ]


def _starts(net: Net, species: Array, rows: Array) -> Array:
    """Return [start, HIDDEN]."""
    seconds = [None if second is None else second // 3 for _, second in STARTS]
    kinds = [
        SECOND if second is None else SECOND + 1 + second % 3 + 3 * (second // 3 != first)
        for first, second in STARTS
    ]
    first = _marked([first for first, _ in STARTS]) @ linear(net.first, species)
    return first + _marked(seconds) @ linear(net.second, species) + rows[np.array(kinds)]


def _doubles(net: Net, species: Array, rows: Array) -> Array:
    both = _marked([a for a, _ in DOUBLES]) + _marked([b for _, b in DOUBLES])
    twins = jnp.array([[a == b] for a, b in DOUBLES])
    return both @ linear(net.double, species) + twins * rows[SAME]


def _marked(species: Sequence[int | None]) -> Array:
    """Return [number, species]: a matrix that picks these species; products are quicker on a GPU than picking."""
    return jnp.array([[float(one == n) for n in range(4)] for one in species])


def _ending(net: Net, state: State, view: Seen) -> Array:
    """R7: rate the moves that end the game, by whether they win it."""
    table = actions(len(state.owner))
    long = state.length
    is_termination = (table.kind == COMBINE) | (table.kind == DISPROPORTIONATE)
    gained = long[table.chain] * (is_termination | (table.kind == TRANSFER))
    gained = gained + long[table.other] * is_termination
    ends = table.used == view.hand.sum()
    wins = view.ahead + gained > 0
    win, loss, combination = net.ending.weights[0]
    ending: Array = jnp.where(ends, jnp.where(wins, win, loss), 0.0)
    ending += jnp.where(table.kind == COMBINE, combination, 0.0) + net.ending.bias[0]
    return ending


assert len(TRANSFER_STARTS) == 4 * (BLOCK - TRANSFER_SECOND)
