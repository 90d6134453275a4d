"""Entries in a game's log besides moves, such as refused moves and hints. None changes the position."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, cast, get_args

from msgspec import Meta, Raw, Struct

from valence.core.game import Private, Public, Refusal, Seat
from valence.core.problems import bad_input, en

HintStep: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
HelpLevel: TypeAlias = Literal["full", "fading", "none"]
QuestionLevel: TypeAlias = Literal["off", "some", "often"]

NO_MOVE = Raw(b"null")
MOST_NOTES = 20  # kept for a seat between two moves

# Cards that a player crosses out by hand.
Crossed: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=100)], ...], Meta(max_length=200)
]


class Attempt(Struct, frozen=True, tag_field="type", tag="attempt", forbid_unknown_fields=True):
    """A move that was refused on the player's own turn, and the numbered rule that it breaks."""

    move: Raw
    rule: str


class HintAsked(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """A hint: 1 asks a question, 2 names a group of cards, 3 names the move."""

    step: HintStep


class CrossedOut(Struct, frozen=True, tag_field="type", tag="crossed", forbid_unknown_fields=True):
    """Cards that a player has crossed out by hand since the last of these notes, at a table where no help does it."""

    cards: Crossed


class Answered(
    Struct,
    frozen=True,
    tag_field="type",
    tag="said",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An answer to a question about the move that this player makes next, or without one, after the game.

    None: didn't know.
    """

    question: str
    given: str | None
    move: Raw = NO_MOVE
    subject: str = ""

    @property
    def is_at_end(self) -> bool:
        """Return True for an answer in the short check after the game."""
        return bytes(self.move) == bytes(NO_MOVE)


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """An answer in a record of 0.2, where the only question came after the move."""

    question: ClassVar = "why"
    reason: str | None


Note: TypeAlias = Attempt | HintAsked | CrossedOut | Answered | Say
NOTES = (Attempt, HintAsked, CrossedOut, Answered, Say)


class TryRefused(Public, frozen=True):
    """A move was refused: everybody learns that, but not which move, because its card may be hidden."""

    seat: Seat


class Tried(Private, frozen=True):
    move: Any
    refusal: Refusal


class Said(Public, frozen=True):
    """The answer to a question, and the right ones."""

    seat: Seat
    question: str
    given: str | None
    right: tuple[str, ...]
    subject: str = ""


class SaidUnheard(Private, frozen=True):
    """The answer to a question about the player's own cards."""

    seat: Seat
    question: str
    given: str | None
    right: tuple[str, ...]
    subject: str = ""


class HintGiven(Private, frozen=True):
    step: HintStep


class CardsCrossedOut(Private, frozen=True):
    cards: tuple[str, ...]


LogEvent: TypeAlias = TryRefused | Tried | Said | SaidUnheard | HintGiven | CardsCrossedOut
EVENTS = (TryRefused, Tried, Said, SaidUnheard, HintGiven, CardsCrossedOut)


def help_level(level: str) -> HelpLevel:
    """Return the level of help with this name; ValueError lists the names if there is none."""
    return cast("HelpLevel", _one_of(get_args(HelpLevel), "help", level))


def question_level(level: str) -> QuestionLevel:
    """Return how often questions are asked; ValueError lists the levels if there is no such one."""
    return cast("QuestionLevel", _one_of(get_args(QuestionLevel), "questions", level))


def _one_of(levels: Sequence[str], what: str, level: str) -> str:
    if level not in levels:
        raise bad_input(en.level, what, tuple(levels), level)
    return level


def is_numbered(rule: str) -> bool:
    """Return True for a rule of the rulebook, such as R12, and not a matter of turns or typing."""
    return rule[:1] == "R" and rule[1:2].isdigit()
