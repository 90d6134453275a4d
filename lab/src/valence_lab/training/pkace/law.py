"""Games of the law as arrays of the kernel."""

from functools import cache
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax.typing import ArrayLike

from valence.core.game import Seat
from valence.games.pkace import GAME
from valence.games.pkace.moves import Play
from valence.games.pkace.options import HANDS, Options, hand_size, played_set
from valence.games.pkace.state import State as LawState
from valence_lab.training.pkace import kernel
from valence_lab.training.pkace.sets import faces_of, set_arrays
from valence_lab.training.proof import Law

# Room for the largest hand that is compared.
SLOTS = max(HANDS.values())


class Dealt(NamedTuple):
    setting: kernel.Setting
    hands: ArrayLike


def dealt(state: LawState) -> Dealt:
    number = {card: n for n, card in enumerate(sorted(played_set(state.options).cards))}
    hands = np.zeros((state.players, SLOTS), np.int8)
    for seat, hand in enumerate(state.hands):
        hands[seat, : len(hand)] = [number[card] for card in hand]
    return Dealt(setting_of(state.options), hands)


@cache
def setting_of(options: Options) -> kernel.Setting:
    """Return the setting of a single game, not a series."""
    cards = set_arrays(faces_of(played_set(options)))
    return kernel.Setting(
        strength=jnp.asarray(cards.strength),
        is_acid=jnp.asarray(cards.is_acid),
        is_used=jnp.asarray(cards.is_used),
        edition=jnp.int32(options.edition),
        is_ordered=jnp.bool_(options.deck == "ordered"),
        counts_points=jnp.bool_(False),
        size=jnp.int32(hand_size(options)),
    )


def start(_seats: int, dealt: Dealt) -> tuple[kernel.Setting, kernel.State]:
    return dealt.setting, kernel.start(dealt.setting, jnp.asarray(dealt.hands))


def action(opening: LawState, seat: Seat, move: Play) -> int:
    """Return the slot that the card was dealt into."""
    return opening.hands[seat].index(move.card)


LAW = Law(
    game=GAME,
    dealt=dealt,
    start=start,
    action=action,
    actions=SLOTS,
    rules=kernel.RULES,
)
