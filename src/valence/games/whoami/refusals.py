"""The refusals of moves, with the facts that a player needs."""

from typing import ClassVar, Literal

from msgspec import field

from valence.core.game import Refusal, Seat


class NoSuchCard(Refusal, frozen=True):
    rule: ClassVar[str] = "R3"
    card: str
    near: str | None = field(default=None)


class NoSuchPart(Refusal, frozen=True):
    rule: ClassVar[str] = "R4"
    part: Literal["element", "group", "card"]
    given: str
    near: str | None = None


class OnlyParts(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"


class MustAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
    asker: Seat
    text: str


class NothingToAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"


class MustSayYesOrNo(Refusal, frozen=True):
    """The only player who answers can't say "don't know": there is nobody else to know it."""

    rule: ClassVar[str] = "R5"


class AlreadyDone(Refusal, frozen=True):
    """The player has already asked, or guessed, on this turn."""

    rule: ClassVar[str] = "R8"
    has: Literal["asked", "guessed"]


class MustAskFirst(Refusal, frozen=True):
    rule: ClassVar[str] = "R8"


class NotOnTheCards(Refusal, frozen=True):
    """The cards of the set have no structures, or don't say where the acidic H is."""

    rule: ClassVar[str] = "R4"
