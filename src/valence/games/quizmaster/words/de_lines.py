"""The ruling on a card in one German line of the board."""

from valence.chem.cards import kind_of
from valence.chem.names import de
from valence.core.game import Event
from valence.core.grammar.de import number
from valence.core.words import Names
from valence.games.quizmaster import events
from valence.games.quizmaster.cards import Card, CardSet
from valence.games.quizmaster.words.de_cards import quantity


def line_words(cards: CardSet, event: Event, names: Names) -> str:
    match event:
        case events.CardSettled(seat=None, card=card) if len(names) == 1:
            return f"Verpasst: {_told(cards[card])}."
        case events.CardSettled(seat=None, card=card):
            return f"Niemand bekommt sie: {_told(cards[card])}."
        case events.CardSettled(seat=seat, card=card):
            taker = "Du bekommst" if len(names) == 1 else f"{names[seat or 0]} bekommt"
            return f"{taker} sie: {_told(cards[card])}."
        case events.Called(seat=seat):
            return f"{names[seat]} hat eine Antwort."
        case events.WrongAnswer() if len(names) == 1:
            return "Das ist falsch."
        case events.WrongAnswer(seat=seat):
            return f"{names[seat]} liegt falsch."
        case events.TimeUp():
            return "Die Zeit ist um."
        case _:
            return ""


def _told(card: Card) -> str:
    """ "Aceton hat pKa 19,3" """
    return f"{de.in_a_sentence(card)} hat {quantity(kind_of(card))} {number(card.value)}"
