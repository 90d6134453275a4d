"""The nouns: questions and answers, the position, the view."""

from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.chem.cards import Kind
from valence.core.game import BaseState, BaseView, Seat
from valence.core.languages import Typed
from valence.games.quizmaster.cards import CardId
from valence.games.quizmaster.options import Options

Show: TypeAlias = Literal["name", "value"]
Text: TypeAlias = Annotated[str, Meta(max_length=100, pattern=r"\S")]


class Try(Typed, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer of a seat; no text is a pass."""

    seat: Seat
    text: Text | None
    # R11: the quizmaster's verdict; None before it, and where the table judges.
    accepted: bool | None = None


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
    missed: tuple[CardId, ...] = ()  # R14: the cards that went back into the deck, each time
    # R15: the points of each seat, and how many of its latest cards it has taken; empty where cards count.
    points: tuple[int, ...] = ()
    runs: tuple[int, ...] = ()


class Question(Struct, frozen=True):
    show: Show
    kind: Kind
    text: str  # what was read out: the name or the value
    choices: tuple[str, ...]
    card: CardId | None  # whose name was read out, for its structure; None when it was the value


class Judged(Struct, frozen=True):
    """An answer and the judgement on it."""

    seat: Seat
    text: str
    is_right: bool
    card: CardId | None  # the card that the text names, if it names one
    # How far above the card's value it is; None when it is not a value and names no card.
    off: Decimal | None
    could_be: tuple[
        str, ...
    ]  # the substances, as SMILES, that the text can mean when it names no card
    # Which of the other values in print makes it right, in their order; None where the card's own does.
    printed: int | None
    is_overruled: bool = False  # R11: the quizmaster decided otherwise than the table
    is_late: bool = False  # R11: another answer was accepted before the verdict on this one


class Mistake(Struct, frozen=True):
    """R9: an own answer that was wrong."""

    text: str
    card: CardId | None  # the card that it names, if it names one
    value: Decimal | None  # the number given, or the value of that card
    is_above: bool | None  # whether its value is above the card's; None when it has none
    off: Decimal | None  # by how much; None while that would give the answer away


class View(BaseView[Options], frozen=True, tag_field="game", tag="quizmaster"):
    quizmaster: Seat | None
    number: int | None  # which question is on the table, from 1; none when the game is over
    deck: int
    card: CardId | None  # the card drawn, for a seated quizmaster only
    question: Question | None
    choice_cards: tuple[CardId, ...]  # R8: the cards of the choices, where a compound is asked for
    to_answer: tuple[Seat, ...]
    called: tuple[Seat, ...]  # R11: whose answers wait for the verdict, in order
    to_judge: (
        Judged | None
    )  # R11: the first of them and what the table thinks, for the quizmaster only
    wrong: tuple[int, ...]  # how many wrong answers each seat has given to this card
    locked_out: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    # The viewer's own answers to this card; those of others are shown when the card is settled.
    answers: tuple[str, ...]
    mistakes: tuple[Mistake, ...]  # R9: those of them that were wrong, and how far off they were
    won: tuple[tuple[CardId, ...], ...]
    lost: tuple[CardId, ...]
    last: Settled | None
    missed: tuple[CardId, ...]
    points: tuple[int, ...]  # R15: empty where cards count
    runs: tuple[int, ...]
