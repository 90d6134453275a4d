"""The moves."""

from typing import TypeAlias

from msgspec import Struct

from valence.games.whoami.cards import CardId
from valence.games.whoami.questions import Question
from valence.games.whoami.state import Text


class Ask(
    Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True, omit_defaults=True
):
    question: Question | None = None
    text: Text | None = None

    def __post_init__(self) -> None:
        if (self.question is None) == (self.text is None):
            raise ValueError("a question is built from parts or it is a text, one of the two")


class Answer(Struct, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    yes: bool | None  # None: I don't know


class Guess(Struct, frozen=True, tag_field="type", tag="guess", forbid_unknown_fields=True):
    card: CardId


class Done(Struct, frozen=True, tag_field="type", tag="done", forbid_unknown_fields=True):
    """R8: ends a turn without a guess."""


Move: TypeAlias = Ask | Answer | Guess | Done
