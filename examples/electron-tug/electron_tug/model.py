"""The nouns: house rules, position, view, move, events and refusals."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from electron_tug.cards import Card
from valence.core.game import BaseState, BaseView, Count, Outcome, Private, Public, Refusal, Seat
from valence.core.options import read_options

SEATS = range(2, 3)
Cards: TypeAlias = tuple[Card, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 5


def options(given: Mapping[str, object], _seats: int) -> Options:
    return read_options(Options, given)


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="tug", forbid_unknown_fields=True
):
    hands: tuple[Cards, ...]
    rest: Cards
    seen: Cards
    led: Card | None
    leader: Seat
    scores: tuple[Count, ...]


class View(BaseView[Options], frozen=True, tag_field="game", tag="tug"):
    hand: Cards | None
    holds: tuple[int, ...]
    seen: Cards
    led: Card | None
    leader: Seat
    scores: tuple[int, ...]


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    card: Card


class Dealt(Private, frozen=True):
    cards: Cards


class Led(Public, frozen=True):
    seat: Seat
    card: Card


class Pulled(Public, frozen=True):
    seat: Seat
    card: Card
    other: Card
    difference: Decimal
    points: int


class Ended(Public, frozen=True):
    outcome: Outcome


class OtherPeriod(Refusal, frozen=True):
    rule: ClassVar[str] = "R3"
    led: Card
    card: Card
    could: Cards
