"""The refusals of moves, with the facts that a player needs."""

from typing import ClassVar

from valence.core.game import Refusal
from valence.games.metals.cards import Ion
from valence.games.metals.state import Answer


class NothingLed(Refusal, frozen=True):
    rule: ClassVar[str] = "R3"


class MustAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    led: Ion


class SameSign(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    led: Ion
    ion: Ion


class WrongCount(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    solution: ClassVar[tuple[str, ...]] = ("wanted",)
    led: Ion
    ion: Ion
    wanted: int | None


class HasFullAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
    solution: ClassVar[tuple[str, ...]] = ("full",)
    led: Ion
    full: tuple[Answer, ...] | None


class TooLargeForShort(Refusal, frozen=True):
    rule: ClassVar[str] = "R6"
    led: Ion
    ion: Ion


class MustPlayAll(Refusal, frozen=True):
    rule: ClassVar[str] = "R6"
    ion: Ion
    held: int


class MustWrite(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"
    led: Ion
    ion: Ion


class NothingToWrite(Refusal, frozen=True):
    rule: ClassVar[str] = "R16"


class MustDecide(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
    ion: Ion
    needed: int


class NothingToReinforce(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
