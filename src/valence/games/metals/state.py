"""The nouns: hands, the position, the view, moves, events and refusals."""

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Count, Outcome, Private, Public, Refusal, Seat
from valence.games.metals.cards import Cards, Ion, Some


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 6
    reinforcements: bool = True


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    ion: Ion
    count: Some


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="metals", forbid_unknown_fields=True
):
    round: Count
    hands: tuple[Cards, ...]
    deck: tuple[Ion, ...]
    collected: tuple[Cards, ...]
    initiator: Seat
    led: Ion | None
    responder: Seat | None
    answer: Answer | None


class View(BaseView[Options], frozen=True, tag_field="game", tag="metals"):
    round: int
    hand: Cards | None
    """The own hand; a spectator has none."""
    holds: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    collected: tuple[int, ...]
    """R12: how many cards each seat has collected."""
    seen: Cards
    """R12: the collected cards of all seats together; all of them were seen."""
    initiator: Seat
    led: Ion | None
    responder: Seat | None
    answer: Answer | None


# Moves


class Initiate(Struct, frozen=True, tag_field="type", tag="initiate", forbid_unknown_fields=True):
    card: Ion


class Respond(Struct, frozen=True, tag_field="type", tag="respond", forbid_unknown_fields=True):
    ion: Ion
    count: Some


class Reinforce(Struct, frozen=True, tag_field="type", tag="reinforce", forbid_unknown_fields=True):
    pass


class Concede(Struct, frozen=True, tag_field="type", tag="concede", forbid_unknown_fields=True):
    pass


Move: TypeAlias = Initiate | Respond | Reinforce | Concede


# Events


class Started(Public, frozen=True):
    starter: Seat
    hand: int
    deck: int


class Dealt(Private, frozen=True):
    ions: tuple[Ion, ...]


class Led(Public, frozen=True):
    seat: Seat
    ion: Ion


class Drew(Public, frozen=True):
    seat: Seat
    count: int


class DrewIons(Private, frozen=True):
    ions: tuple[Ion, ...]


class Answered(Public, frozen=True):
    seat: Seat
    ion: Ion
    count: int
    is_full: bool


class DrewTheSame(Public, frozen=True):
    """R7: the ion that came was the one answered with, and is played too."""

    seat: Seat
    ion: Ion


class TookAtRandom(Public, frozen=True):
    """R8: there was no possible answer."""

    seat: Seat
    led: Ion
    from_: Seat
    ion: Ion


class Reinforced(Public, frozen=True):
    seat: Seat
    ion: Ion
    count: int


class CouldNotReinforce(Public, frozen=True):
    seat: Seat
    ion: Ion
    needed: int


class Conceded(Public, frozen=True):
    seat: Seat


class Collected(Public, frozen=True):
    """The ruling on a round: what lay on either side, and who takes it."""

    seat: Seat
    led: Answer
    answer: Answer
    led_total: int
    answer_total: int
    salt: str | None
    """The formula, when the charges cancel."""


class Ended(Public, frozen=True):
    outcome: Outcome


# Refusals


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
    led: Ion
    ion: Ion
    wanted: int


class HasFullAnswer(Refusal, frozen=True):
    rule: ClassVar[str] = "R5"
    led: Ion
    full: tuple[Answer, ...]


class TooLargeForShort(Refusal, frozen=True):
    rule: ClassVar[str] = "R6"
    led: Ion
    ion: Ion


class MustPlayAll(Refusal, frozen=True):
    rule: ClassVar[str] = "R6"
    ion: Ion
    held: int


class MustDecide(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
    ion: Ion
    needed: int


class NothingToReinforce(Refusal, frozen=True):
    rule: ClassVar[str] = "R10"
