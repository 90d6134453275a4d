"""Checks of a deck of acids and bases: how well it plays in pKace."""

from collections.abc import Iterator, Sequence

from valence.chem.cards import Card, Kind
from valence.chem.names import names
from valence.chem.structures import canonical
from valence.core.box import Rows
from valence.core.languages import DEFAULT
from valence.games.pkace.cards import CardId, Deck, deck_of
from valence.games.pkace.options import HANDS, OF_EACH_KIND
from valence.sets.acids_bases import card_set, rows_of
from valence.sets.playability import Led, Playability


def check(rows: Rows) -> Playability:
    cards = card_set(rows_of(rows))
    deck = deck_of(rows_of(rows), "class")
    seats = [n for n, hand in HANDS.items() if n * hand <= len(deck.cards)]
    return Playability(
        acid=_led(deck, "acid"),
        base=_led(deck, "base"),
        is_ordered=min(len(deck.acids), len(deck.bases)) >= 2 * OF_EACH_KIND,
        most_players=max(seats, default=0),
        warnings=(*_same_structures(cards.acids), *_same_structures(cards.bases)),
    )


def _same_structures(cards: Sequence[Card]) -> Iterator[str]:
    """Yield a warning for each card with the structure of another card that has another name."""
    first: dict[str, str] = {}
    for card in (card for card in cards if card.smiles):
        called = names(DEFAULT).card(card)
        name = first.setdefault(canonical(card.smiles), called)
        if name != called:
            yield f"{name} and {called} have the same structure."


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
    """Return the names of these cards in the order of the deck."""
    return tuple(names(DEFAULT).card(card) for card in deck.cards.values() if card.id in cards)
