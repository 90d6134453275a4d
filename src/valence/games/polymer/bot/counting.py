"""The score of chains, by the option `scoring`: their repeat units, or their mean mass."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from valence.games.polymer.cards import Card
from valence.games.polymer.chains import length
from valence.games.polymer.options import Options
from valence.games.polymer.scoring import mass
from valence.games.polymer.state import Chain, State, View

# In g/mol, about the mass of a repeat unit, to bring masses to the size of lengths.
UNIT_MASS = 100


class Shares(NamedTuple):
    """The expectations of a seat beyond chains that are out of reach, in repeat units."""

    growing: float  # the share of a growing chain
    dormant: float  # the share of a dormant one, where it doesn't count yet
    in_hand: Mapping[Card, float]
    # A lead of so many units wins 88 % of games.
    big_lead: float


# Fitted to who won 6,614 games between fair bots, from 33,665 positions: a card that finishes chains decides more
# than a chain that still grows, because most of those are never finished, or are taken.
UNITS = Shares(0.1, 0.14, {"termination": 5.0, "cta": 3.0}, 6.3)
# For the mean of masses.
MEAN = Shares(0.5, 0.6, {}, 20)


def shares(options: Options) -> Shares:
    return UNITS if options.scoring == "monomers" else MEAN


def size(chain: Chain, options: Options) -> float:
    """R19: return the units of a chain; R20: its mass."""
    if options.scoring == "monomers":
        return _length(chain)
    return float(mass(chain, options.end_groups)) / UNIT_MASS


_length = lru_cache(4096)(length)


def counted(sizes: Sequence[float], options: Options) -> float:
    """Return the total score of chains of these sizes."""
    total = sum(sizes)
    return total if options.scoring == "monomers" else total / max(1, len(sizes))


def to_exceed(sizes: Sequence[float], options: Options) -> float:
    """Return the size that a chain has to exceed. R20: a smaller one lowers the mean; R19: every unit counts."""
    return 0 if options.scoring == "monomers" else counted(sizes, options)


def out_of_reach(table: View | State) -> list[list[float]]:
    """Return for each seat the sizes of the chains that nobody can take any more."""
    with_dormant = table.options.dormant == "counts"
    sizes: list[list[float]] = [[] for _ in range(table.players)]
    for chain in table.chains:
        if chain.state == "terminated" or (with_dormant and chain.state == "dormant"):
            sizes[chain.owner].append(size(chain, table.options))
    return sizes


def _unfinished(chain: Chain, options: Options) -> float:
    if chain.state == "growing":
        return shares(options).growing
    is_lost = chain.state == "dormant" and options.dormant == "lost"
    return shares(options).dormant if is_lost else 0.0


def standings(state: State) -> list[float]:
    """Return for each seat, in big leads, its score out of reach of others and the share it can hope for."""
    options, safe = state.options, out_of_reach(state)
    big_lead, in_hand = shares(options).big_lead, shares(options).in_hand
    units_of = [counted(sizes, options) for sizes in safe]
    for chain in state.chains:
        share = _unfinished(chain, options)
        if share:
            more = size(chain, options) - to_exceed(safe[chain.owner], options)
            units_of[chain.owner] += share * max(0, more)
    for seat, hand in enumerate(state.hands):
        units_of[seat] += sum(worth * hand.count(card) for card, worth in in_hand.items())
    return [units / big_lead for units in units_of]
