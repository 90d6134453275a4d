"""Cards and monomers as Spanish sentences name them."""

from collections.abc import Iterable

from valence.chem.names import es
from valence.core.languages import Language
from valence.games.polymer import notation
from valence.games.polymer.cards import SPECIES_OF, Card, Monomer, Species

SPANISH = Language("es")


def card_written(card: Card) -> str:
    """Return "Sty 1", "TEMPO", "terminación"."""
    return notation.card_written(card, SPANISH)


def cards_written(cards: Iterable[Card]) -> str:
    """Return "2 × Sty 1, MMA 3, TEMPO": equal cards together, in the order of the box."""
    return notation.cards_written(cards, SPANISH)


def start_written(cards: tuple[Monomer, ...]) -> str:
    """Return "Sty 1, Sty 3", and of two species in their order: "Sty 1, luego MMA 2"."""
    if len({SPECIES_OF[card] for card in cards}) < 2:
        return cards_written(cards)
    return ", luego ".join(map(card_written, cards))


def species_written(species: Species) -> str:
    return es.uncapitalized(es.substance(species))
