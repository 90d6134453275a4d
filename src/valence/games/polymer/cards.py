"""R1, R2: the box. Two equal decks of 55 cards are shuffled together."""

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from valence.chem.polymer import Substance, substance

Species: TypeAlias = Literal["sty", "mma", "ba", "vac"]
Monomer: TypeAlias = Literal[
    "sty-1", "sty-2", "sty-3",
    "mma-1", "mma-2", "mma-3",
    "ba-1", "ba-2", "ba-3",
    "vac-1", "vac-2", "vac-3",
]  # fmt: skip
Initiator: TypeAlias = Literal["bpo", "aibn"]
Joker: TypeAlias = Literal["termination", "cta", "tempo", "copolymer"]
Card: TypeAlias = Literal[Monomer, Initiator, Joker]

SPECIES: tuple[Species, ...] = get_args(Species)
MONOMERS: tuple[Monomer, ...] = get_args(Monomer)
INITIATORS: tuple[Initiator, ...] = get_args(Initiator)
JOKERS: tuple[Joker, ...] = get_args(Joker)
CARDS: tuple[Card, ...] = get_args(Card)
VALUES = (1, 2, 3)

MONOMER: dict[tuple[Species, int], Monomer] = dict(
    zip(((species, value) for species in SPECIES for value in VALUES), MONOMERS, strict=True)
)
SPECIES_OF: dict[Monomer, Species] = {card: species for (species, _), card in MONOMER.items()}
OF_SPECIES: dict[Species, tuple[Monomer, ...]] = {
    species: tuple(MONOMER[species, value] for value in VALUES) for species in SPECIES
}
VALUE: dict[Monomer, int] = {card: value for (_, value), card in MONOMER.items()}
ORDER: dict[Card, int] = {card: place for place, card in enumerate(CARDS)}


def substance_of(card: Card) -> Substance:
    """Return the substance on the card: symbol, structure, molar mass, and its effect on a growing chain."""
    return substance(card.partition("-")[0])


def in_order(cards: Iterable[Monomer]) -> tuple[Monomer, ...]:
    """Return the canonical order of cards: sty, mma, ba, vac, then by value."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def in_starting_order(cards: tuple[Monomer, ...]) -> tuple[Monomer, ...]:
    """R9: return the monomer of value 1 first; of two species, the order decides which one the chain grows with."""
    if len({SPECIES_OF[card] for card in cards}) < 2:
        return in_order(cards)
    return tuple(sorted(cards, key=lambda card: VALUE[card] > 1))


def units(cards: Iterable[Monomer]) -> int:
    """R8: return how many repeat units these cards are worth."""
    return sum(VALUE[card] for card in cards)
