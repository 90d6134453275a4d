"""The nouns: the card and its question, the position, the view, moves, events and refusals."""

from decimal import Decimal
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.chem.cards import Kind
from valence.core.game import BaseState, BaseView, Outcome, Private, Public, Refusal, Seat
from valence.games.quizmaster.cards import CARDS, CardId

Show: TypeAlias = Literal["name", "value"]
Text: TypeAlias = Annotated[str, Meta(max_length=100, pattern=r"\S")]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    quizmaster: Literal["table", "seat"] = "table"
    tolerance: Annotated[float, Meta(ge=0, le=10)] = 0.5
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    answers: Literal["typed", "choice"] = "typed"
    cards: Annotated[int, Meta(ge=0, le=len(CARDS))] = 0


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat answered; no text is a pass."""

    seat: Seat
    text: Text | None


class Settled(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that has been settled: who took it, and what everybody had tried before, in order."""

    card: CardId
    show: Show
    seat: Seat | None
    tried: tuple[Try, ...]


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="quizmaster", forbid_unknown_fields=True
):
    deck: tuple[CardId, ...]
    card: CardId | None
    """The card drawn; none when the game is over."""
    show: Show | None
    """What of it was read out; nothing as long as a seated quizmaster has not asked."""
    choices: tuple[str, ...]
    tried: tuple[Try, ...]
    won: tuple[tuple[CardId, ...], ...]
    lost: tuple[CardId, ...]
    """The cards that went to nobody."""
    last: Settled | None


class Question(Struct, frozen=True):
    show: Show
    kind: Kind
    text: str
    """What was read out: the name or the value."""
    choices: tuple[str, ...]


class View(BaseView[Options], frozen=True, tag_field="game", tag="quizmaster"):
    quizmaster: Seat | None
    number: int | None
    """Which card of the game is on the table, from 1; none when the game is over."""
    deck: int
    card: CardId | None
    """The card drawn, for a seated quizmaster only."""
    question: Question | None
    to_answer: tuple[Seat, ...]
    locked_out: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    answered: str | None
    """The own wrong answer; those of others are shown when the card is settled."""
    won: tuple[tuple[CardId, ...], ...]
    lost: tuple[CardId, ...]
    last: Settled | None


# Moves


class Ask(Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    show: Show


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    text: Text


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


class Timeout(Struct, frozen=True, tag_field="type", tag="timeout", forbid_unknown_fields=True):
    """The host's clock: it ends the question for all, whichever seat carries it."""


Move: TypeAlias = Ask | Answer | Pass | Timeout


# Events


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
    """R7, R9: that it was wrong, not what it was."""

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
    card: CardId | None
    """The card that the text names, if it names one."""
    off: Decimal | None
    """How far above the value of the card it lies; none when it is no value and names no card."""


class CardSettled(Public, frozen=True):
    """The ruling on a card: who takes it, what was right, and how every answer was judged."""

    seat: Seat | None
    card: CardId
    show: Show
    also_right: tuple[CardId, ...]
    """R6: other cards that would have been right."""
    judged: tuple[Judged, ...]


class Ended(Public, frozen=True):
    outcome: Outcome
    quizmaster: Seat | None


# Refusals


class MustAsk(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"


class NotTheQuizmaster(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    quizmaster: Seat | None


class NoClock(Refusal, frozen=True):
    rule: ClassVar[str] = "R7"


class NotAChoice(Refusal, frozen=True):
    rule: ClassVar[str] = "R8"
    text: str
    choices: tuple[str, ...]
