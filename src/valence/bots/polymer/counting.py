"""What chains count, depending on the option `scoring`: their repeat units, or their mean mass."""

from collections.abc import Sequence
from functools import lru_cache

from valence.games.polymer.chains import length
from valence.games.polymer.options import Options
from valence.games.polymer.scoring import mass
from valence.games.polymer.state import Chain, State, View

# In g/mol, about the mass of a repeat unit, to bring masses to the size of lengths.
UNIT_MASS = 100
# The share of a growing chain that its owner counts on, and of a dormant one that doesn't count yet.
GROWING_SHARE = 0.5
DORMANT_SHARE = 0.6


def size(chain: Chain, options: Options) -> float:
    """R19: the units of a chain; R20: its mass."""
    if options.scoring == "monomers":
        return _length(chain)
    return float(mass(chain, options.end_groups)) / UNIT_MASS


_length = lru_cache(4096)(length)


def counted(sizes: Sequence[float], options: Options) -> float:
    """What chains of these sizes count together."""
    total = sum(sizes)
    return total if options.scoring == "monomers" else total / max(1, len(sizes))


def to_exceed(sizes: Sequence[float], options: Options) -> float:
    """R20: a chain that is smaller than the mean lowers it; R19: every unit counts."""
    return 0 if options.scoring == "monomers" else counted(sizes, options)


def out_of_reach(table: View | State) -> list[list[float]]:
    """For each seat, the sizes of the chains that nobody can take any more."""
    with_dormant = table.options.dormant == "counts"
    sizes: list[list[float]] = [[] for _ in range(table.players)]
    for chain in table.chains:
        if chain.state == "terminated" or (with_dormant and chain.state == "dormant"):
            sizes[chain.owner].append(size(chain, table.options))
    return sizes


def _unfinished(chain: Chain, options: Options) -> float:
    if chain.state == "growing":
        return GROWING_SHARE
    return DORMANT_SHARE if chain.state == "dormant" and options.dormant == "lost" else 0.0


def standings(state: State) -> list[float]:
    """For each seat, what is out of reach of others, plus a share of its growing chains."""
    options, safe = state.options, out_of_reach(state)
    units_of = [counted(sizes, options) for sizes in safe]
    for chain in state.chains:
        share = _unfinished(chain, options)
        if share:
            more = size(chain, options) - to_exceed(safe[chain.owner], options)
            units_of[chain.owner] += share * max(0, more)
    return units_of
