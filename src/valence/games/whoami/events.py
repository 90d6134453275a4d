"""What happens: every ruling with the data that decided it."""

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.whoami.cards import CardId
from valence.games.whoami.questions import Question


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
    answerer: Seat


class AnsweredFreely(Public, frozen=True):
    seat: Seat
    text: str
    answerer: Seat
    yes: bool


class GuessedWrong(Public, frozen=True):
    seat: Seat
    card: CardId
    guesses_left: int | None  # None when there is no limit


class Identified(Public, frozen=True):
    seat: Seat
    card: CardId
    turns: int


class Ended(Public, frozen=True):
    outcome: Outcome
    cards: tuple[CardId, ...]
