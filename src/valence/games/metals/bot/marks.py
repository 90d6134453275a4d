"""The group of cards in the second step of a hint."""

from valence.games.metals.cards import CHARGE, Ion
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond
from valence.games.metals.state import View


def marked(view: View, move: Move) -> list[Ion]:
    """Return the own ions of one charge, or those that could reinforce."""
    match move:
        case Initiate(card=ion) | Respond(ion=ion):
            return [one for one in view.hand or () if CHARGE[one] == CHARGE[ion]]
        case Reinforce() | Concede():
            return [one for one in view.hand or () if one == view.led]
        case _:
            return []
