"""The events of the game: every ruling with the data that decided it."""

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.whoami.cards import CardId
from valence.games.whoami.questions import Question
from valence.games.whoami.state import Reply


class Started(Public, frozen=True):
    starter: Seat


class Sees(Private, frozen=True):
    """R1: the cards of the others."""

    cards: tuple[CardId | None, ...]


class Answered(Public, frozen=True):
    """R4: a question built from parts, and the table's answer."""

    seat: Seat
    question: Question
    yes: bool


class AskedFreely(Public, frozen=True):
    seat: Seat
    text: str
    answerers: tuple[Seat, ...]


class Replied(Public, frozen=True):
    """R5: one answer to a free question, while others are awaited."""

    seat: Seat
    yes: bool | None


class AnsweredFreely(Public, frozen=True):
    """R5: the majority's answer; None when nobody knew."""

    seat: Seat
    text: str
    replies: tuple[Reply, ...]
    yes: bool | None


class TurnEnded(Public, frozen=True):
    seat: Seat


class Splits(Public, frozen=True):
    """Before asking: the cards the player may be for which the answer would be yes, and those for which no."""

    question: Question
    yes: tuple[CardId, ...]
    no: tuple[CardId, ...]


class GuessedWrong(Public, frozen=True):
    seat: Seat
    card: CardId
    guesses_left: int | None  # None when there is no limit


class Identified(Public, frozen=True):
    seat: Seat
    card: CardId
    turns: int
    goes_on: bool = False  # R10: the others finish the round


class Ended(Public, frozen=True):
    outcome: Outcome
    cards: tuple[CardId, ...]
