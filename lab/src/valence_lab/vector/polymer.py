"""The polymer game by version 2 of its rules on arrays, in the numbers and vectors of `valence.rl`."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from valence.games.polymer.cards import CARDS, INITIATORS, MONOMER, SPECIES, Monomer, Species
from valence.games.polymer.encoding import BLOCKS, DOUBLES, SETS, STARTS
from valence.games.polymer.moves import (
    Cap,
    Copolymerize,
    Discard,
    Initiate,
    Move,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import cards_in
from valence.games.polymer.rules import HAND, RESHUFFLES
from valence.rl.positions import Rules, rules_of
from valence_lab.training.arrays import Key
from valence_lab.training.polymer import kernel
from valence_lab.training.polymer.actions import Table, pairs
from valence_lab.training.polymer.kernel import NOBODY
from valence_lab.training.polymer.law import CHAINS, LAW, Dealt, number, start
from valence_lab.vector.env import Board, from_seat, refuse

# The kernel plays by the rules with which its net was trained.
RULES_2 = LAW.game.older_rules["2"]
FIXED = (
    "draw",
    "last_card",
    *RULES_2,
    "opening",
    "second",
    "dormant",
    "scoring",
    "calculate",
    "cards",
)


class Game(NamedTuple):
    stack: Array
    draws: Array
    state: kernel.State


def polymer_board(seats: int, options: Mapping[str, object]) -> Board:
    usual = rules_of("polymer", seats, RULES_2)
    refuse(options, usual.options, *FIXED)
    rules = rules_of("polymer", seats, {**RULES_2, **options})
    deck = np.array([CARDS.index(card) for card in cards_in(rules.options)])
    of_number = _translations(rules)

    def setting(game: Game) -> kernel.Setting:
        total = jnp.asarray(np.bincount(deck, minlength=len(CARDS)))
        return kernel.Setting(total, game.stack, game.draws, jnp.zeros(seats))

    def deal(key: Key) -> Game:
        order, draws = jax.random.split(key)
        cards = jax.random.permutation(order, jnp.asarray(deck))
        ones = jax.nn.one_hot(cards, len(CARDS), dtype=jnp.int32)
        dealt = seats * HAND[seats]
        hands = ones[:dealt].reshape(seats, HAND[seats], len(CARDS)).sum(axis=1)
        hands = hands.at[0].add(ones[dealt])  # R4: the first player has drawn
        left = jnp.int32(len(deck) - dealt - 1)
        luck = jax.random.randint(draws, (RESHUFFLES, 1, len(deck)), 0, 2**30)
        return Game(cards[dealt + 1 :], luck, kernel.start(hands, left, CHAINS))

    def begin(dealt: Dealt) -> Game:
        made, state = start(seats, dealt)
        return Game(made.stack, made.draws, state)

    def mask(game: Game) -> Array:
        legal = jnp.append(kernel.legal(setting(game), game.state), False)
        return legal[of_number]

    def play(game: Game, action: Array) -> Game:
        played = jnp.asarray(of_number)[action]
        return game._replace(state=kernel.play(setting(game), game.state, played))

    return Board(
        name="polymer",
        seats=seats,
        options={**RULES_2, **options},
        actions=rules.actions,
        parts=tuple(rules.parts),
        law=LAW,
        deal=deal,
        begin=begin,
        to_move=lambda game: game.state.to_move,
        mask=mask,
        play=play,
        is_over=lambda game: kernel.is_over(setting(game), game.state),
        shares=lambda game: kernel.shares(setting(game), game.state),
        vector=_vector,
    )


def _translations(rules: Rules) -> Table:
    """Return the kernel's number for each of ours; where it has none, the one behind its last."""
    found = np.full(rules.actions, LAW.actions)
    for move in _moves():
        found[rules.encoding.spell(move)[0]] = number(move, CHAINS)
    return found


@cache
def _moves() -> tuple[Move, ...]:
    """Return every move of the kernel; which species a set has makes no difference to its number."""
    return (*map(Discard, CARDS), *_initiations(), *_on_chains())


def _initiations() -> Iterator[Move]:
    yield from (Initiate(one, (cards,)) for one in INITIATORS for cards in STARTS)
    yield from (Initiate("aibn", two) for two in DOUBLES)


def _on_chains() -> Iterator[Move]:
    same = [cards for cards in STARTS if len({card[:-1] for card in cards}) == 1]
    for one in range(1, CHAINS + 1):
        yield from (Propagate(one, _cards("sty", values)) for values in SETS)
        yield from (Transfer(one, cards) for cards in same)
        yield Cap(one)
        for species in SPECIES:
            yield from (Copolymerize(one, _cards(species, values)) for values in BLOCKS)
    for one, other in pairs(CHAINS):
        yield Terminate("combination", (one + 1, other + 1))
        yield Terminate("disproportionation", (one + 1, other + 1))


def _cards(species: Species, values: tuple[int, ...]) -> tuple[Monomer, ...]:
    return tuple(MONOMER[species, value] for value in values)


def _vector(game: Game, seat: Array) -> Array:
    state = game.state
    seats, chains = len(state.units), len(state.owner)
    from_viewer, order = partial(from_seat, seat), jnp.arange(seats)
    alive = state.owner != NOBODY
    owners = (state.owner[:, None] - seat) % seats == order
    of_chains = jnp.column_stack(
        [
            ~state.dormant,
            state.dormant,
            owners,
            state.species[:, None] == jnp.arange(len(SPECIES)),
            state.length,
            _grams(state.mass),
        ]
    )
    mn = _grams(state.total_mass / jnp.maximum(1, state.finished))
    standings = jnp.column_stack([state.units, mn, state.finished])
    parts = (
        order == seat,
        state.hands[seat],
        from_viewer(state.hands.sum(axis=1)),
        (state.size - state.gone)[None],
        state.discards,
        state.played,
        state.reshuffles[None],
        (of_chains * alive[:, None]).reshape(chains * of_chains.shape[1]),
        from_viewer(standings).ravel(),
        from_viewer(order == state.to_move),
        jnp.array([1, 0]),
        state.turn[None],
        jnp.zeros(seats),
    )
    return jnp.concatenate([jnp.asarray(part, jnp.float32) for part in parts])


def _grams(thousandths: Array) -> Array:
    return jnp.round(thousandths / 10) / 100
