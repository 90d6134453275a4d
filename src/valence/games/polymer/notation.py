"""The notation of cards and chains on one line."""

from collections import Counter
from collections.abc import Iterable

from valence.chem.names import names
from valence.chem.polymer import substance
from valence.chem.writing import subscript
from valence.core.languages import DEFAULT, Language
from valence.games.polymer.cards import (
    CARDS,
    MONOMERS,
    SPECIES_OF,
    Card,
    Monomer,
    Species,
    substance_of,
    units,
)
from valence.games.polymer.chains import starters
from valence.games.polymer.state import Block, Chain


def card_written(card: Card, language: Language = DEFAULT) -> str:
    """Return `Sty 1`, `TEMPO`, `termination`."""
    known, called = substance_of(card), names(language)
    symbol = known.short or called.uncapitalized(called.substance(known.id))
    return f"{symbol} {card[-1]}" if card in MONOMERS else symbol


def cards_written(cards: Iterable[Card], language: Language = DEFAULT) -> str:
    """Return `2 × Sty 1, MMA 3, TEMPO`: equal cards together, in the order of the box."""
    counts = Counter(cards)
    return ", ".join(
        f"{counts[card]} × {card_written(card, language)}"
        if counts[card] > 1
        else card_written(card, language)
        for card in CARDS
        if counts[card]
    )


def start_written(cards: tuple[Monomer, ...]) -> str:
    """Return `Sty 1, Sty 3`, and of two species in their order: `Sty 1, then MMA 2`."""
    if len({SPECIES_OF[card] for card in cards}) < 2:
        return cards_written(cards)
    return ", then ".join(map(card_written, cards))


def species_written(species: Species) -> str:
    return names(DEFAULT).substance(species).lower()


def chain_written(chain: Chain) -> str:
    """Write a chain from the starter to the growing, capped or dead end: `BPO–Sty₄–BA₂•`."""
    parts = (head_written(chain), *map(_block_written, chain.blocks))
    return "–".join(parts) + tip_written(chain)


def head_written(chain: Chain) -> str:
    """Write the starter of a chain; of a combined one, the starter of its first half."""
    return substance(starters(chain)[0]).short


def _block_written(block: Block) -> str:
    symbol, length = substance(block.species).short, units(block.cards)
    return symbol if length == 1 else subscript(f"{symbol}{length}")


def tip_written(chain: Chain) -> str:
    """Write the end of a chain; after a combination that is the other starter."""
    match chain.state, chain.end:
        case "growing", _:
            return "•"
        case "dormant", _:
            return "–TEMPO"
        case _, "combination":
            return f"–{substance(starters(chain)[-1]).short}"
        case _, "double bond":
            return "="
        case _:
            return "–H"
