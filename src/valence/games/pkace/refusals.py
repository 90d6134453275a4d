"""The refusals of moves, with the facts that a player needs."""

from typing import ClassVar

from valence.core.game import Refusal
from valence.games.pkace.cards import Card, Weighed


class NoSuchCard(Refusal, frozen=True):
    rule: ClassVar[str] = "hand"
    card: str


class NotHeld(Refusal, frozen=True):
    rule: ClassVar[str] = "hand"
    card: Card


class MustBeat(Refusal, frozen=True):
    rule: ClassVar[str] = "R12"
    solution: ClassVar[tuple[str, ...]] = ("with_",)
    led: Card
    # The best card so far, where that has to be beaten; None where beating the led card is enough.
    best: Weighed | None
    given: Weighed
    with_: tuple[Card, ...] | None


class MustPlayOtherKind(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    solution: ClassVar[tuple[str, ...]] = ("with_",)
    led: Card
    with_: tuple[Card, ...] | None
