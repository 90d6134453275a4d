"""R8: chains, and the changes to them."""

from collections.abc import Iterable

from msgspec.structs import replace

from valence.core.game import Seat
from valence.games.polymer.cards import SPECIES_OF, Monomer, Species, units
from valence.games.polymer.state import Block, Chain, Radical, Starter


def started(id_: int, owner: Seat, radical: Radical, cards: tuple[Monomer, ...]) -> Chain:
    """R9: start a chain with one block, or two if the second monomer is of another species."""
    first, *rest = (SPECIES_OF[card] for card in cards)
    if rest in ([], [first]):
        return Chain(id_, owner, "growing", radical, (Block(first, cards),))
    blocks = (Block(first, cards[:1]), Block(rest[0], cards[1:]))
    return Chain(id_, owner, "growing", radical, blocks)


def length(chain: Chain) -> int:
    return total_units(chain.blocks)


def total_units(blocks: Iterable[Block]) -> int:
    return sum(units(block.cards) for block in blocks)


def total_length(chains: Iterable[Chain]) -> int:
    return sum(map(length, chains))


def current_species(chain: Chain) -> Species:
    return chain.blocks[-1].species


def grown(chain: Chain, cards: tuple[Monomer, ...]) -> Chain:
    """R11: make the last block longer."""
    last = chain.blocks[-1]
    return replace(chain, blocks=(*chain.blocks[:-1], Block(last.species, last.cards + cards)))


def grown_with_another(chain: Chain, cards: tuple[Monomer, ...]) -> Chain:
    """R16: begin a new block."""
    return replace(chain, blocks=(*chain.blocks, Block(SPECIES_OF[cards[0]], cards)))


def combined(lower: Chain, higher: Chain) -> Chain:
    """R13: join two chains at their growing ends, so that the second is read from its growing end backwards."""
    backwards = (Block(block.species, block.cards[::-1]) for block in higher.blocks[::-1])
    starters: Starter = f"{lower.starter}+{higher.starter}"  # type: ignore[assignment]  # one of nine
    return Chain(
        id=lower.id,
        owner=lower.owner,
        state="terminated",
        starter=starters,
        blocks=(*lower.blocks, *backwards),
        end="combination",
        joined_after=len(lower.blocks),
    )


def starters(chain: Chain) -> tuple[Radical, ...]:
    """Return the starter, or two after a combination."""
    return tuple(chain.starter.split("+"))  # type: ignore[arg-type]  # parts of a Starter


def monomers(chains: Iterable[Chain]) -> Iterable[Monomer]:
    return (card for chain in chains for block in chain.blocks for card in block.cards)
