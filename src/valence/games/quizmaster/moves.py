"""The moves."""

from typing import TypeAlias

from msgspec import Struct

from valence.core.game import Seat
from valence.core.languages import Typed
from valence.games.quizmaster.state import Show, Text


class Ask(Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    show: Show


class Answer(Typed, frozen=True, tag_field="type", tag="answer", forbid_unknown_fields=True):
    text: Text


class Judge(Struct, frozen=True, tag_field="type", tag="judge", forbid_unknown_fields=True):
    """R11: the quizmaster's verdict on a seat's answer."""

    seat: Seat
    right: bool


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


class Timeout(Struct, frozen=True, tag_field="type", tag="timeout", forbid_unknown_fields=True):
    """Made by the table's clock: ends the question for everyone, whichever seat it is recorded for."""


Move: TypeAlias = Ask | Answer | Judge | Pass | Timeout
