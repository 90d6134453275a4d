"""Games of the law as arrays of the kernel."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax.typing import ArrayLike

from valence.core.dice import Dice
from valence.core.game import Seat
from valence.games.metals import GAME
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond, Skip, Write
from valence.games.metals.state import State as LawState
from valence_lab.training.metals import kernel
from valence_lab.training.metals.kernel import ORDER
from valence_lab.training.proof import Law


class Dealt(NamedTuple):
    deck: ArrayLike  # in the order in which it is drawn, hands included
    takes: ArrayLike
    hand: ArrayLike
    reinforcements: ArrayLike
    starter: ArrayLike


def dealt(state: LawState) -> Dealt:
    hands = [ion for hand in state.hands for ion, count in hand.items() for _ in range(count)]
    words = (Dice(state.seed, f"take {n}").word() % kernel.TAKES for n in range(kernel.ROUNDS))
    return Dealt(
        deck=np.array([ORDER.index(ion) for ion in (*hands, *reversed(state.deck))]),
        takes=np.array(list(words)),
        hand=np.int32(state.options.hand),
        reinforcements=np.bool_(state.options.reinforcements),
        starter=np.int32(state.initiator),
    )


def start(seats: int, dealt: Dealt) -> tuple[kernel.Setting, kernel.State]:
    *options, starter = map(jnp.asarray, dealt)
    setting = kernel.setting_of(*options)
    return setting, kernel.start(setting, seats, starter)


def action(_opening: LawState, _seat: Seat, move: Move) -> int:
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return ORDER.index(ion)
        case Reinforce():
            return kernel.REINFORCE
        case Concede():
            return kernel.CONCEDE
        case Write() | Skip():
            raise ValueError("the kernel doesn't write compounds or say why")


LAW = Law(
    game=GAME,
    dealt=dealt,
    start=start,
    action=action,
    actions=kernel.ACTIONS,
    rules=kernel.RULES,
)
