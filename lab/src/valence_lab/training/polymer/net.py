"""The net that rates moves by their parts: the cards used, and the chains they are played on.

Species, chains and the table become vectors; species are alike, so that any deck is played. Each part of a move gets a
rating and a vector, and a move is worth the ratings of its parts and the product of their vectors.
`valence.games.polymer.bot.net` computes the same in plain Python.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.bots.nets import Layer
from valence.games.polymer.bot.inputs import MOST_IMPATIENT
from valence_lab.training.arrays import Key, hidden, linear
from valence_lab.training.arrays import _layer as layer
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
# What can be done to a chain: propagate, terminate, transfer, cap, copolymerize.
ROLES = 5
# Rows for the kinds of a part, in this order.
DISCARDED, JOKERS, SECOND, INITIATORS, SAME, SET, TRANSFER_SECOND, BLOCK = np.cumsum(
    [0, 3, 6, 7, 2, 1, len(SETS), 4]
).tolist()
ROWS = BLOCK + len(BLOCKS)


class Net(NamedTuple):
    species: Layer
    chain: Layer
    table: Layer
    context: Layer
    value: Layer
    rows: Layer  # one input for each kind of part
    discard: Layer
    first: Layer  # the monomers of a start
    second: Layer
    double: Layer
    set: Layer
    transfer: Layer
    block: Layer
    roles: Layer  # of a chain, one after another
    cards: Layer  # the rating and the vector of the cards of a move
    chains: Layer  # the rating and the vector of a chain in a role
    ending: Layer  # for a move that wins, one that ends the game otherwise, and a combination


def new_net(key: Key) -> Net:
    keys = iter(jax.random.split(key, 16))
    part = partial(layer, inputs=EMBEDDED, outputs=HIDDEN, scale=0.5)
    return Net(
        species=layer(next(keys), SPECIES_INPUTS, EMBEDDED),
        chain=layer(next(keys), CHAIN_INPUTS + EMBEDDED, EMBEDDED),
        table=layer(next(keys), TABLE_INPUTS + 3 * EMBEDDED, WIDE),
        context=layer(next(keys), WIDE, HIDDEN),
        value=layer(next(keys), WIDE, 1, 0.1),
        rows=layer(next(keys), ROWS, HIDDEN, 2.0),
        discard=part(next(keys)),
        first=part(next(keys)),
        second=part(next(keys)),
        double=part(next(keys)),
        set=part(next(keys)),
        transfer=part(next(keys)),
        block=part(next(keys)),
        roles=layer(next(keys), EMBEDDED, ROLES * HIDDEN, 0.5),
        cards=layer(next(keys), HIDDEN, 1 + PRODUCT, 0.3),
        chains=layer(next(keys), HIDDEN, 1 + PRODUCT, 0.3),
        ending=Layer(jnp.array([[3.0, -3.0, 0.1]]), jnp.zeros(1)),
    )


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


def _longest(state: State, chains: Array) -> Array:
    return jnp.where(chains, state.length, 0).max()


def table_inputs(setting: Setting, state: State, view: Seen) -> Array:
    seats, seat = len(state.units), state.to_move
    following = (seat + 1) % seats
    holds = state.hands.sum(axis=1)
    others = jnp.where(jnp.arange(seats) == seat, 0, holds)
    least = jnp.where(jnp.arange(seats) == seat, 99, holds).min()
    size, ahead, units = holds[seat], view.ahead, state.units
    expected = view.unseen * others.sum() / jnp.maximum(1, view.unseen.sum())
    columns = (
        *(seats == n for n in (2, 3, 4)),
        state.turn < seats,
        state.turn / 40,
        (state.size - state.gone) / 80,
        *(view.hand[BPO:] >= 1),
        *(view.hand[BPO:] >= 2),
        size / 15,
        *(size <= n for n in (1, 2, 3, 4, 6, 9)),
        holds[following] / 15,
        least / 15,
        *(least <= n for n in (1, 2, 3, 4, 6)),
        units[seat] / 20,
        ahead / 10,
        jnp.clip(ahead / 5, -1, 1),
        ahead > 0,
        ahead >= 0,
        (units[seat] - units[following]) / 10,
        *(expected[BPO:] / 2),
        *(view.unseen[BPO:] / 8),
        view.mine.sum() / 3,
        (state.length * view.mine).sum() / 10,
        _longest(state, view.mine) / 10,
        view.mine_dormant.sum() / 2,
        (state.length * view.mine_dormant).sum() / 10,
        view.theirs.sum() / 4,
        (state.length * view.theirs).sum() / 10,
        _longest(state, view.theirs) / 10,
        (state.length * view.theirs_dormant).sum() / 10,
        view.mine.sum() >= 1,
        view.mine.sum() >= 2,
        setting.impatience[seat] / MOST_IMPATIENT,
    )
    return _columns(columns)


def _columns(columns: tuple[Array, ...]) -> Array:
    return jnp.stack([jnp.asarray(column, jnp.float32) for column in columns], axis=-1)


def species_inputs(state: State, view: Seen) -> Array:
    """Return the inputs about species: [species, input]."""
    of_species = state.species == jnp.arange(4)[:, None]
    ones, twos, threes = view.hand[:12].reshape(4, 3).T
    hidden_ = view.unseen[:12].reshape(4, 3)
    mine = (of_species & view.mine).sum(axis=1)

    def longest(chains: Array) -> Array:
        return jnp.where(of_species & chains, state.length, 0).max(axis=1)

    return _columns(
        (
            *(ones >= n for n in (1, 2, 3, 4)),
            *(twos >= n for n in (1, 2, 3)),
            *(threes >= n for n in (1, 2)),
            (ones > 0) & (twos > 0) & (threes > 0),
            (ones + 2 * twos + 3 * threes) / 8,
            hidden_[:, 0] / 12,
            hidden_[:, 1] / 4,
            hidden_[:, 2] / 2,
            mine >= 1,
            mine >= 2,
            longest(view.mine) / 10,
            (of_species & view.mine_dormant).any(axis=1),
            (of_species & view.theirs).any(axis=1),
            longest(view.theirs) / 10,
        )
    )


def chain_inputs(state: State, view: Seen) -> Array:
    """Return the inputs about chains: [chain, input]; those of chains that aren't there mean nothing."""
    seats, seat, length = len(state.units), state.to_move, state.length
    own = view.mine | view.mine_dormant
    units = state.units[state.owner]
    longest = jnp.where(own, _longest(state, own), _longest(state, view.theirs))
    return _columns(
        (
            view.mine,
            view.mine_dormant,
            view.theirs,
            view.theirs_dormant,
            length / 10,
            *(length >= n for n in (2, 3, 4, 6, 9)),
            state.owner == (seat + 1) % seats,
            (units - state.units[seat]) / 10,
            ~own & (units == view.best),
            length >= longest,
        )
    )


# The ratings


def rate(net: Net, setting: Setting, state: State) -> tuple[Array, Array]:
    """The rating of each action for the mover, and the expected reward."""
    view = seen(setting, state)
    species = hidden(net.species, species_inputs(state, view))  # [species, EMBEDDED]
    grows = jax.nn.one_hot(state.species, 4)  # [chain, species]
    chains = jnp.concatenate([chain_inputs(state, view), grows @ species], axis=1)
    chains = hidden(net.chain, chains)  # [chain, EMBEDDED]
    own, others = view.mine | view.mine_dormant, view.theirs | view.theirs_dormant
    table = jnp.concatenate(
        [table_inputs(setting, state, view), species.sum(axis=0), own @ chains, others @ chains]
    )
    wide = hidden(net.table, table)
    context = linear(net.context, wide)
    ratings = _ratings(net, context, species, chains, grows)
    return ratings + _ending(net, state, view), linear(net.value, wide)[0]


def _ratings(net: Net, context: Array, species: Array, chains: Array, grows: Array) -> Array:
    """[action]; the species that each chain grows with is marked."""
    roles = linear(net.roles, chains).reshape(-1, ROLES, HIDDEN).swapaxes(0, 1)
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
    """[one, other]: the ratings of two parts of a move, and the product of their vectors."""
    return one[:, :1] + other[:, 0] + one[:, 1:] @ other[:, 1:].T


def _parts(net: Net, species: Array) -> list[Array]:
    """[part, HIDDEN] for the cards that are discarded, initiators, starts, two chains, sets, transfers and blocks."""
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
    """[start, HIDDEN]."""
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
    """[number, species]: a matrix that picks these species; products are quicker on a GPU than picking."""
    return jnp.array([[float(one == n) for n in range(4)] for one in species])


def _ending(net: Net, state: State, view: Seen) -> Array:
    """R7: for the moves that end the game, by whether they win it."""
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
