"""Whether the fonts on this machine can print a deck."""

from valence.chem.cards import Card
from valence.chem.decks import Deck
from valence.core.words import counted
from valence.press.typesetting import not_drawn


def why_not_printed(deck: Deck) -> str:
    """Which characters on its cards no font can draw, and what to do; empty if all can be drawn."""
    cards = {card.name: _text(card) for card in (*deck.acids, *deck.bases)}
    missing = not_drawn("".join(cards.values()))
    if not missing:
        return ""
    first, *more = (name for name, text in cards.items() if any(one in text for one in missing))
    others = f" and {counted(len(more), 'other card')}" if more else ""
    return (
        f"no installed font can draw {' '.join(missing)}, so {first}{others} can't be printed: "
        "install a font for that script, such as Noto, or use other characters"
    )


def _text(card: Card) -> str:
    """The text on a card that comes from the deck's file."""
    return card.name + card.short + card.solvent + card.source
