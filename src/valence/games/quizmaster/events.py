"""The events of the game: every ruling with the data that decided it."""

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.state import Judged, Question, Show


class Started(Public, frozen=True):
    cards: int
    quizmaster: Seat | None
    rotation: int


class Drew(Public, frozen=True):
    """A seated quizmaster draws a card."""

    seat: Seat
    number: int
    of: int


class DrewCard(Private, frozen=True):
    card: CardId


class Asked(Public, frozen=True):
    number: int
    of: int
    question: Question


class Called(Public, frozen=True):
    """R11: an answer waits for the quizmaster's verdict; only the quizmaster sees what it is."""

    seat: Seat
    quizmaster: Seat


class ToJudge(Private, frozen=True):
    """R11: the answer, with the table's proposal."""

    show: Show
    card: CardId
    judged: Judged


class WrongAnswer(Public, frozen=True):
    """R7, R9: reveals that an answer was wrong, but not what it was."""

    seat: Seat
    calls_left: int


class YourAnswer(Private, frozen=True):
    text: str


class Passed(Public, frozen=True):
    seat: Seat


class TimeUp(Public, frozen=True):
    seconds: int


class CardSettled(Public, frozen=True):
    """The ruling on a card: who takes it, the right answer, and the judgement on every answer."""

    seat: Seat | None
    card: CardId
    show: Show
    also_right: tuple[CardId, ...]  # R6: other cards that would have been right
    judged: tuple[Judged, ...]
    quizmaster: Seat | None  # R11: the quizmaster who judged; None when the table did
    returns: bool  # R14: whether the card goes back into the deck


class Scored(Public, frozen=True):
    """R15: the points for a card, and how many cards in a row the player has taken with it."""

    seat: Seat
    points: int
    run: int


class Ended(Public, frozen=True):
    outcome: Outcome
    quizmaster: Seat | None  # the seat that only asked
