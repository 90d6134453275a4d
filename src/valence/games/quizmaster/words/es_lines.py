"""The ruling on a card in one Spanish line of the board."""

from valence.chem.cards import kind_of
from valence.chem.names import es
from valence.core.game import Event
from valence.core.grammar.es import decimal
from valence.core.words import Names
from valence.games.quizmaster import events
from valence.games.quizmaster.cards import Card, CardSet


def line_words(cards: CardSet, event: Event, names: Names) -> str:
    match event:
        case events.CardSettled(seat=None, card=card) if len(names) == 1:
            return f"Fallaste: {_told(cards[card])}."
        case events.CardSettled(seat=None, card=card):
            return f"Para nadie: {_told(cards[card])}."
        case events.CardSettled(seat=seat, card=card):
            taker = "Es tuya" if len(names) == 1 else f"Es de {names[seat or 0]}"
            return f"{taker}: {_told(cards[card])}."
        case events.Called(seat=seat):
            return f"{names[seat]} tiene una respuesta."
        case events.WrongAnswer() if len(names) == 1:
            return "No es correcto."
        case events.WrongAnswer(seat=seat):
            return f"{names[seat]} se equivoca."
        case events.TimeUp():
            return "Se acabó el tiempo."
        case _:
            return ""


def _told(card: Card) -> str:
    """ "acetona, pKa 19,3" """
    quantity = "pKa" if kind_of(card) == "acid" else "pKaH"
    return f"{es.in_a_sentence(card)}, {quantity} {decimal(str(card.value))}"
