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
    yes: bool


class Guess(Struct, frozen=True, tag_field="type", tag="guess", forbid_unknown_fields=True):
    card: CardId


Move: TypeAlias = Ask | Answer | Guess
