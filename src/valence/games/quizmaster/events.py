"""What happens: every ruling with the data that decided it."""

from decimal import Decimal

from msgspec import Struct

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.state import Question, Show


class Started(Public, frozen=True):
    cards: int
    quizmaster: Seat | None


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


class WrongAnswer(Public, frozen=True):
    """R7, R9: reveals that an answer was wrong, but not what it was."""

    seat: Seat


class YourAnswer(Private, frozen=True):
    text: str


class Passed(Public, frozen=True):
    seat: Seat


class TimeUp(Public, frozen=True):
    seconds: int


class Judged(Struct, frozen=True):
    """An answer and what became of it."""

    seat: Seat
    text: str
    is_right: bool
    card: CardId | None  # the card that the text names, if it names one
    # How far above the card's value it is; None when it is not a value and names no card.
    off: Decimal | None
    could_be: tuple[str, ...]  # the substances that the text can mean when it names no card
    remark: str  # why another value than the card's is right too; mostly empty


class CardSettled(Public, frozen=True):
    """The ruling on a card: who takes it, what was right, and how every answer was judged."""

    seat: Seat | None
    card: CardId
    show: Show
    also_right: tuple[CardId, ...]  # R6: other cards that would have been right
    judged: tuple[Judged, ...]


class Ended(Public, frozen=True):
    outcome: Outcome
    quizmaster: Seat | None
