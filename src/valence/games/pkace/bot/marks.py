"""The group of cards in the second step of a hint."""

from valence.games.pkace.cards import CardId
from valence.games.pkace.moves import Play
from valence.games.pkace.options import hidden, played_set
from valence.games.pkace.state import View


def marked(view: View, move: Play) -> list[CardId]:
    """Return the own cards of one kind: those that beat the led card, if it is about them.

    R22: in play from memory nobody is told which cards these are.
    """
    if view.hand is None:
        return []
    cards = played_set(view.options)
    kind = cards.acids if move.card in cards.acids else cards.bases
    group = [card for card in view.hand if card in kind]
    if not view.trick or hidden(view.options).beating:
        return group
    strength = cards.strength(view.trick[0])
    beating = [card for card in group if strength[card]]
    return beating if move.card in beating else group
