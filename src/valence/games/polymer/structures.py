"""R22: the structure of a chain, for drawing it."""

from itertools import pairwise
from typing import TypeAlias

from valence.chem import chains as drawn
from valence.chem.polymer import substance
from valence.games.polymer.cards import VALUE
from valence.games.polymer.chains import starters, total_units
from valence.games.polymer.state import Block, Chain, Radical

Blocks: TypeAlias = tuple[Block, ...]


def structure_of(chain: Chain) -> tuple[drawn.Strand, drawn.End]:
    """Return the arguments of `chain_drawing` and `chain_smiles`: the chain up to its end, and the end."""
    first, *second = starters(chain)
    if second:
        place = chain.joined_after or _likely_joint(chain.blocks)
        lower, higher = chain.blocks[:place], chain.blocks[place:]
        return _strand(first, lower), _strand(second[0], higher[::-1])
    return _strand(first, chain.blocks), _end(chain)


def _end(chain: Chain) -> drawn.End:
    if chain.state == "dormant":
        return drawn.Cap(substance("tempo").fragment_smiles)
    if chain.end is None:
        return "radical"
    return "double bond" if chain.end == "double bond" else "hydrogen"


def _strand(radical: Radical, blocks: Blocks) -> drawn.Strand:
    units = (
        substance(block.species).repeat_unit
        for block in blocks
        for card in block.cards
        for _ in range(VALUE[card])
    )
    return drawn.Strand(substance(radical).fragment_smiles, tuple(units))


def _likely_joint(blocks: Blocks) -> int:
    """Return the joint of a combined chain, for positions saved without `joined_after`.

    Two neighbours of one species show the place. Otherwise it is a guess: closest to the middle.
    """
    for place, (one, other) in enumerate(pairwise(blocks), 1):
        if one.species == other.species:
            return place
    places = range(1, len(blocks))
    return min(places, key=lambda n: abs(total_units(blocks[:n]) - total_units(blocks[n:])))
