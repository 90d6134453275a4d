"""The refusals of moves, with the facts that a player needs."""

from typing import ClassVar

from valence.core.game import Refusal, Seat


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


class MustJudge(Refusal, frozen=True):
    """The quizmaster has to judge this seat's answer first."""

    rule: ClassVar[str] = "R11"
    seat: Seat


class NotTheJudge(Refusal, frozen=True):
    rule: ClassVar[str] = "R11"
    quizmaster: Seat | None
