"""The numbers of the fair idea, in repeat units: fitted by self-play (`valence_lab.training.polymer`)."""

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Weights(Struct, frozen=True):
    # The share of a growing chain that its owner counts on, less this when others surely hold a card that takes it.
    growing: float = 0.5
    danger: float = 0.0
    # The share while the owner holds a card that can finish it: low, so that it does.
    finishable: float = 0.3
    # The share of another's growing chain, and of any when somebody is about to go out.
    theirs: float = 0.5
    ending: float = 0.25
    # The value of one more chain to grow.
    new_chain: float = 1.5
    # How much better a combination is than a disproportionation.
    combination: float = 0.1
    # The share of a dormant chain that its owner counts on where dormant chains don't count at the end.
    dormant: float = 0.6
    # The value of getting rid of a card when ahead; when not, the cost.
    hurry: float = 0.8
    wait: float = 0.0
    # The share of the value of its cards that a round costs.
    spend: float = 1.0
    # The value of a card in hand.
    keep_termination: float = 3.0
    keep_cta: float = 3.0
    keep_tempo: float = 1.0
    keep_copolymer: float = 2.0
    keep_aibn: float = 1.5
    keep_bpo: float = 1.0
    # Of a monomer: for each unit; with a chain that it fits; with a second copy; with another value of
    # its species, for a series; of value 1 with an initiator in hand.
    keep_unit: float = 0.25
    keep_matching: float = 1.0
    keep_pair: float = 0.3
    keep_series: float = 0.2
    keep_start: float = 0.3
    # The expected value of a card from the stack.
    blind_draw: float = 1.5


class Fit(Struct, frozen=True):
    """Weights, and how they were made."""

    recipe: dict[str, object]
    weights: Weights


@cache
def fitted() -> Weights:
    text = files(__package__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=Fit).weights
