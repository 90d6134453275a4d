"""Cards and species as German sentences name them."""

from collections.abc import Iterable

from valence.chem.names import de
from valence.core.languages import Language
from valence.games.polymer import notation
from valence.games.polymer.cards import SPECIES_OF, Card, Monomer, Species

_GERMAN = Language("de")


def card_written(card: Card) -> str:
    """Return `Sty 1`, `TEMPO`, `Abbruch`."""
    return notation.card_written(card, _GERMAN)


def cards_written(cards: Iterable[Card]) -> str:
    """Return `2 × Sty 1, MMA 3, TEMPO`."""
    return notation.cards_written(cards, _GERMAN)


def start_written(cards: tuple[Monomer, ...]) -> str:
    """Return `Sty 1, Sty 3`, and of two species in their order: `Sty 1, dann MMA 2`."""
    if len({SPECIES_OF[card] for card in cards}) < 2:
        return cards_written(cards)
    return ", dann ".join(map(card_written, cards))


def species_written(species: Species) -> str:
    return de.substance(species)
