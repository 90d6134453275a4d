"""The nouns: questions, turns, the position, the view, moves, events and refusals."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct, field

from valence.core.game import BaseState, BaseView, Outcome, Private, Public, Refusal, Seat
from valence.games.whoami.cards import CardId
from valence.games.whoami.questions import Question

Text: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"\S")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    questions: Literal["parts", "free"] = "parts"
    guesses: Annotated[int, Meta(ge=0, le=40)] = 0


class Turn(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question built from parts, a free question or a guess, and what was answered."""

    seat: Seat
    question: Question | None = None
    text: Text | None = None
    guess: CardId | None = None
    yes: bool | None = None
    """Not yet known while a free question waits for its answer."""

    def __post_init__(self) -> None:
        if [self.question, self.text, self.guess].count(None) != 2:
            raise ValueError("a turn has one of question, text and guess")


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="whoami", forbid_unknown_fields=True
):
    cards: tuple[CardId, ...]
    starter: Seat
    turns: tuple[Turn, ...]


class View(BaseView[Options], frozen=True, tag_field="game", tag="whoami"):
    cards: tuple[CardId | None, ...]
    """What each seat has before it; the own card is hidden, and a spectator sees none until the end."""
    starter: Seat
    turns: tuple[Turn, ...]
    turn: Seat | None
    """Who asks or guesses, or has to answer a free question; none when the game is over."""


# Moves


class Ask(
    Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True, omit_defaults=True
):
    question: Question | None = None
    text: Text | None = None

    def __post_init__(self) -> None:
        if (self.question is None) == (self.text is None):
            raise ValueError("a question is built from parts or it is a text, one of the two")


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    yes: bool


class Guess(Struct, frozen=True, tag_field="type", tag="guess", forbid_unknown_fields=True):
    card: CardId


Move: TypeAlias = Ask | Answer | Guess


# Events


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
    guesses_left: int | None
    """None when there is no limit."""


class Identified(Public, frozen=True):
    seat: Seat
    card: CardId
    turns: int


class Ended(Public, frozen=True):
    outcome: Outcome
    cards: tuple[CardId, ...]


# Refusals


class NoSuchCard(Refusal, frozen=True):
    rule: ClassVar[str] = "R3"
    card: str
    near: str | None = field(default=None)


class NoSuchPart(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    part: Literal["element", "group", "card"]
    given: str
    near: str | None = None


class OnlyParts(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"


class MustAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
    asker: Seat
    text: str


class NothingToAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
