"""The group of cards and chains in the second step of a hint."""

from collections import Counter
from typing import Literal, TypeAlias

from valence.games.polymer.cards import INITIATORS, JOKERS, SPECIES_OF, VALUE, Card, Species
from valence.games.polymer.chains import current_species
from valence.games.polymer.generator import ONES, sets
from valence.games.polymer.moves import Discard, Draw, Initiate, Move, Propagate
from valence.games.polymer.state import View

# The group of cards that one to spare belongs to.
Spare: TypeAlias = Literal["unfitting", "single", "several"]


def marked(view: View, move: Move) -> list[str]:
    match move:
        case Draw():
            return [_named(number) for number in _own_chains(view)]
        case _:
            return [*_cards(view, move)]


def _cards(view: View, move: Move) -> list[Card]:
    held = Counter(view.hand or ())
    match move:
        case Discard(card=card):
            return spare(view, card)[1]
        case Initiate():
            return [card for card in held if card in INITIATORS or card in ONES]
        case Propagate():
            return [card for card in held if card in _in_sets(view, held)]
        case _:
            return [card for card in held if card in JOKERS]


def spare(view: View, card: Card) -> tuple[Spare, list[Card]]:
    """Return the group of cards that a discard is chosen from."""
    held, species = Counter(view.hand or ()), _own_species(view)
    unfitting: list[Card] = [
        one for one in held if species and one in VALUE and SPECIES_OF[one] not in species
    ]
    if card in unfitting:
        return "unfitting", unfitting
    alike = [one for one, count in held.items() if (count == 1) == (held[card] == 1)]
    return ("single" if held[card] == 1 else "several"), alike


def _in_sets(view: View, held: Counter[Card]) -> set[Card]:
    """R11: return the monomers with which one of the own chains can grow."""
    return {card for one in _own_species(view) for cards in sets(held, one) for card in cards}


def _own_species(view: View) -> set[Species]:
    own = _own_chains(view)
    return {current_species(chain) for chain in view.chains if chain.id in own}


def _own_chains(view: View) -> list[int]:
    return [
        chain.id
        for chain in view.chains
        if chain.owner == view.seat and chain.state != "terminated"
    ]


def _named(chain: int) -> str:
    return f"chain {chain}"
