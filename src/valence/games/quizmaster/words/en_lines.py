"""The ruling on a card in one line of the board."""

from valence.chem.cards import kind_of
from valence.chem.names import en
from valence.chem.writing import signed
from valence.core.game import Event
from valence.core.words import Names
from valence.games.quizmaster import events
from valence.games.quizmaster.cards import Card, CardSet


def line_words(cards: CardSet, event: Event, names: Names) -> str:
    match event:
        case events.CardSettled(seat=None, card=card) if len(names) == 1:
            return f"Missed: {_told(cards[card])}."
        case events.CardSettled(seat=None, card=card):
            return f"Nobody takes it: {_told(cards[card])}."
        case events.CardSettled(seat=seat, card=card):
            taker = "You take" if len(names) == 1 else f"{names[seat or 0]} takes"
            return f"{taker} it: {_told(cards[card])}."
        case events.Called(seat=seat):
            return f"{names[seat]} has an answer."
        case events.WrongAnswer() if len(names) == 1:
            return "That's wrong."
        case events.WrongAnswer(seat=seat):
            return f"{names[seat]} is wrong."
        case events.TimeUp():
            return "Time is up."
        case _:
            return ""


def _told(card: Card) -> str:
    """ "acetone has pKa 19.3" """
    quantity = "pKa" if kind_of(card) == "acid" else "pKaH"
    return f"{en.in_a_sentence(card)} has {quantity} {signed(card.value)}"
