"""How well a deck of acids and bases plays: who beats whom, and for how many players it is large enough."""

from collections.abc import Sequence

from msgspec import Struct

from valence.chem.cards import Kind
from valence.chem.decks import Deck as AcidsAndBases
from valence.games.pkace.cards import CardId, Deck
from valence.games.pkace.options import HANDS, OF_EACH_KIND


class Led(Struct, frozen=True):
    """What happens when a card of one kind is led."""

    cards: int
    # Pairs of a led card and one that beats it, out of all pairs.
    beating: int
    pairs: int
    # Names of cards that take every trick they lead.
    unbeaten: tuple[str, ...]
    # Names of cards of the other kind that never take a trick someone else led.
    harmless: tuple[str, ...]


class Playability(Struct, frozen=True):
    acid: Led
    base: Led
    # Whether there are enough cards for an ordered game of two.
    is_ordered: bool
    # The most players in an unordered game with hands of the usual size; 0 if too few even for two.
    most_players: int


def playability(cards: AcidsAndBases) -> Playability:
    deck = Deck(cards.acids, cards.bases, "class")
    seats = [n for n, hand in HANDS.items() if n * hand <= len(deck.cards)]
    return Playability(
        acid=_led(deck, "acid"),
        base=_led(deck, "base"),
        is_ordered=min(len(deck.acids), len(deck.bases)) >= 2 * OF_EACH_KIND,
        most_players=max(seats, default=0),
    )


def _led(deck: Deck, kind: Kind) -> Led:
    leads, others = (deck.acids, deck.bases) if kind == "acid" else (deck.bases, deck.acids)
    return Led(
        cards=len(leads),
        beating=sum(bool(n) for led in leads for n in deck.strength(led).values()),
        pairs=len(leads) * len(others),
        unbeaten=_names(deck, [c for c in leads if not any(deck.strength(c).values())]),
        harmless=_names(deck, [c for c in others if not any(deck.strength(n)[c] for n in leads)]),
    )


def _names(deck: Deck, cards: Sequence[CardId]) -> tuple[str, ...]:
    """In the order of the deck."""
    return tuple(card.name for card in deck.cards.values() if card.id in cards)
