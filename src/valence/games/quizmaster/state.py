"""The nouns: questions and answers, the position, the view."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.chem.cards import Kind
from valence.core.game import BaseState, BaseView, Seat
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import Options

Show: TypeAlias = Literal["name", "value"]
Text: TypeAlias = Annotated[str, Meta(max_length=100, pattern=r"\S")]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat answered; no text is a pass."""

    seat: Seat
    text: Text | None


class Settled(Struct, frozen=True, forbid_unknown_fields=True):
    """A settled card: the seat that took it, and all answers before that, in order."""

    card: CardId
    show: Show
    seat: Seat | None
    tried: tuple[Try, ...]


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="quizmaster", forbid_unknown_fields=True
):
    deck: tuple[CardId, ...]
    card: CardId | None  # the card drawn; none when the game is over
    # Which side was read out; None until a seated quizmaster has asked.
    show: Show | None
    choices: tuple[str, ...]
    tried: tuple[Try, ...]
    won: tuple[tuple[CardId, ...], ...]
    lost: tuple[CardId, ...]  # the cards that went to nobody
    last: Settled | None


class Question(Struct, frozen=True):
    show: Show
    kind: Kind
    text: str  # what was read out: the name or the value
    choices: tuple[str, ...]


class View(BaseView[Options], frozen=True, tag_field="game", tag="quizmaster"):
    quizmaster: Seat | None
    number: int | None  # which card of the game is on the table, from 1; none when the game is over
    deck: int
    card: CardId | None  # the card drawn, for a seated quizmaster only
    question: Question | None
    to_answer: tuple[Seat, ...]
    locked_out: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    answered: (
        str | None
    )  # the viewer's wrong answer; those of others are shown when the card is settled
    won: tuple[tuple[CardId, ...], ...]
    lost: tuple[CardId, ...]
    last: Settled | None
