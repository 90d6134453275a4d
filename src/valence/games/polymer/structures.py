"""R22: a chain as the structure that is drawn of it."""

from itertools import pairwise
from typing import TypeAlias

from valence.chem import chains as drawn
from valence.chem.polymer import substance
from valence.games.polymer.cards import VALUE
from valence.games.polymer.chains import starters, total_units
from valence.games.polymer.state import Block, Chain, Radical

Blocks: TypeAlias = tuple[Block, ...]


def structure_of(chain: Chain) -> tuple[drawn.Strand, drawn.End]:
    """The arguments of `chain_drawing` and `chain_smiles`: the chain up to its end, and the end."""
    first, *second = starters(chain)
    if second:
        lower, higher = _parted(chain.blocks)
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


def _parted(blocks: Blocks) -> tuple[Blocks, Blocks]:
    """The two chains of a combination, both as they lie in it.

    Two neighbours of one species show where they met. A copolymer may hide the place; then it is
    drawn as near the middle as can be.
    """
    for place, (one, other) in enumerate(pairwise(blocks), 1):
        if one.species == other.species:
            return blocks[:place], blocks[place:]
    places = range(1, len(blocks))
    middle = min(places, key=lambda n: abs(total_units(blocks[:n]) - total_units(blocks[n:])))
    return blocks[:middle], blocks[middle:]
