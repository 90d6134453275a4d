"""Games of the law as arrays of the kernel."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax.typing import ArrayLike
from numpy.typing import NDArray

from valence.core.dice import Dice
from valence.core.game import Seat
from valence.games.polymer import GAME, moves
from valence.games.polymer.bot.inputs import IMPATIENCE
from valence.games.polymer.cards import CARDS, ORDER, SPECIES, SPECIES_OF, VALUE, Monomer
from valence.games.polymer.options import cards_in
from valence.games.polymer.rules import RESHUFFLES
from valence.games.polymer.sets import SIZE
from valence.games.polymer.state import State as LawState
from valence_lab.training.polymer import kernel
from valence_lab.training.polymer.actions import (
    AIBN,
    BLOCKS,
    DOUBLES,
    SETS,
    STARTS,
    TRANSFER_STARTS,
    Table,
    actions,
    pairs,
)
from valence_lab.training.proof import Law

# As many as the built-in decks can start: one with BPO, two with AIBN, one with CTA.
CHAINS = 42
TOTAL = 2 * SIZE


class Dealt(NamedTuple):
    total: ArrayLike
    stack: ArrayLike  # in the order in which it is drawn
    draws: ArrayLike
    hands: ArrayLike
    left: ArrayLike


def counts(cards: tuple[str, ...]) -> list[int]:
    return [cards.count(card) for card in CARDS]


def dealt(state: LawState) -> Dealt:
    stack = [ORDER[card] for card in reversed(state.stack)]
    labels = [f"reshuffle {n}" for n in range(1, RESHUFFLES + 1)]
    return Dealt(
        total=np.array(counts(cards_in(state.options))),
        stack=np.array([*stack, *[0] * (TOTAL - len(stack))]),
        draws=np.array([_draws(state.seed, label) for label in labels]),
        hands=np.array([counts(hand) for hand in state.hands]),
        left=np.int32(len(stack)),
    )


def _draws(seed: int, label: str) -> list[list[int]]:
    """Return, for a second stack of each size, which of the cards left is drawn; shuffled cards from the last on."""
    orders = (Dice(seed, label).shuffled(range(size))[::-1] for size in range(TOTAL + 1))
    return [[*_ranks(np.array(order)), *[0] * (TOTAL - len(order))] for order in orders]


def _ranks(order: NDArray[np.int64]) -> list[int]:
    """Count for each number the smaller ones that come after it."""
    ranks: list[int] = np.triu(order < order[:, None]).sum(axis=1).tolist()
    return ranks


def start(seats: int, dealt: Dealt) -> tuple[kernel.Setting, kernel.State]:
    total, stack, draws, hands, left = map(jnp.asarray, dealt)
    setting = kernel.Setting(total, stack, draws, jnp.full(seats, IMPATIENCE))
    return setting, kernel.start(hands, left, CHAINS)


def action(_opening: LawState, _seat: Seat, move: moves.Move) -> int:
    return number(move, CHAINS)


def number(move: moves.Move, chains: int) -> int:
    """Return the number of a move where there is room for this many chains."""
    doubles = len(CARDS) + 2 * len(STARTS)
    sets = doubles + len(DOUBLES)
    terminations = sets + chains * len(SETS)
    transfers = terminations + 2 * len(pairs(chains))
    caps = transfers + chains * len(TRANSFER_STARTS)
    match move:
        case moves.Discard(card=card):
            return ORDER[card]
        case moves.Initiate(initiator=initiator, chains=((one, *more),)):
            start = STARTS.index((ORDER[one] // 3, ORDER[more[0]] if more else None))
            return len(CARDS) + (ORDER[initiator] == AIBN) * len(STARTS) + start
        case moves.Initiate(chains=two):
            lower, higher = sorted(ORDER[cards[0]] // 3 for cards in two)
            return doubles + DOUBLES.index((lower, higher))
        case moves.Propagate(chain=chain, cards=cards):
            return sets + (chain - 1) * len(SETS) + _place(SETS, cards)
        case moves.Terminate(mode=mode, chains=(one_chain, other_chain)):
            place = pairs(chains).index((one_chain - 1, other_chain - 1))
            return terminations + (mode != "combination") * len(pairs(chains)) + place
        case moves.Transfer(chain=chain, cards=(one, *more)):
            start = TRANSFER_STARTS.index((ORDER[one] // 3, VALUE[more[0]] if more else None))
            return transfers + (chain - 1) * len(TRANSFER_STARTS) + start
        case moves.Cap(chain=chain):
            return caps + chain - 1
        case moves.Copolymerize(chain=chain, cards=cards):
            block = SPECIES.index(SPECIES_OF[cards[0]]) * len(BLOCKS) + _place(BLOCKS, cards)
            return caps + chains + (chain - 1) * len(SPECIES) * len(BLOCKS) + block
        case _:
            raise ValueError(f"the kernel doesn't play {move}")


def _place(patterns: Table, cards: tuple[Monomer, ...]) -> int:
    values = [VALUE[card] for card in cards]
    return int(patterns.tolist().index([values.count(value) for value in (1, 2, 3)]))


LAW = Law(
    game=GAME,
    dealt=dealt,
    start=start,
    action=action,
    actions=len(actions(CHAINS).kind),
    rules=kernel.RULES,
)
