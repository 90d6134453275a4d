"""The uses of a card in hand."""

from typing import Literal, TypeAlias

from valence.games.polymer.bot.judgement import Known, is_monomer
from valence.games.polymer.cards import OF_SPECIES, SPECIES_OF, VALUE, Card, Monomer

Use: TypeAlias = Literal[
    "termination",
    "cta",
    "tempo",
    "copolymer",
    "starts two",
    "starts",
    "fits",
    "begins",
    "series",
    "pair",
    "begins later",
]


def use_of(seen: Known, card: Card) -> Use | None:
    """Return the use of a card, if it has one yet."""
    match card:
        case "termination" | "cta" | "copolymer":
            return card
        case "tempo":
            return card if seen.growing else None
        case "aibn" | "bpo":
            ones = sum(is_monomer(one) and VALUE[one] == 1 for one in seen.hand)
            if card == "aibn" and ones > 1:
                return "starts two"
            return "starts" if ones else None
        case _:
            return _use_of_monomer(seen, card)


def _use_of_monomer(seen: Known, card: Monomer) -> Use | None:
    if SPECIES_OF[card] in seen.species:
        return "fits"
    if VALUE[card] == 1 and seen.startable:
        return "begins"
    if all(one in seen.hand for one in OF_SPECIES[SPECIES_OF[card]]):
        return "series"
    if seen.hand.count(card) > 1:
        return "pair"
    return "begins later" if VALUE[card] == 1 else None


def fits_nothing(seen: Known, card: Card) -> bool:
    """Return True for a monomer that none of the own chains grows with."""
    return is_monomer(card) and bool(seen.species) and SPECIES_OF[card] not in seen.species
