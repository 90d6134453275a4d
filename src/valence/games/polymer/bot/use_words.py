"""The uses of a card in hand, in English."""

from valence.games.polymer.bot.judgement import Known, is_monomer
from valence.games.polymer.cards import OF_SPECIES, SPECIES_OF, VALUE, Card, Monomer


def use_of(seen: Known, card: Card) -> str:
    """Describe the use of a card; empty if it has none yet."""
    match card:
        case "termination":
            return "it makes two chains safe, and one of them may be taken from another player"
        case "cta":
            return "it finishes a chain, also another player's, and starts a new one"
        case "tempo":
            return "it protects a chain" if seen.growing else ""
        case "copolymer":
            return "it can take over another player's chain"
        case "aibn" | "bpo":
            ones = sum(is_monomer(one) and VALUE[one] == 1 for one in seen.hand)
            if card == "aibn" and ones > 1:
                return "it can start two chains"
            return "it starts a chain" if ones else ""
        case _:
            return _use_of_monomer(seen, card)


def _use_of_monomer(seen: Known, card: Monomer) -> str:
    if SPECIES_OF[card] in seen.species:
        return "it fits a chain of yours"
    if VALUE[card] == 1 and seen.startable:
        return "it can begin a chain"
    if all(one in seen.hand for one in OF_SPECIES[SPECIES_OF[card]]):
        return "it is part of a series 1-2-3"
    if seen.hand.count(card) > 1:
        return "it makes a pair"
    return "it can begin a chain once you have an initiator" if VALUE[card] == 1 else ""


def fits_nothing(seen: Known, card: Card) -> bool:
    """Return True for a monomer that none of the own chains grows with."""
    return is_monomer(card) and bool(seen.species) and SPECIES_OF[card] not in seen.species
