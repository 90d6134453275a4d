"""The nouns: the position, the view, the move, events and refusals."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import BaseState, BaseView, Count, Outcome, Private, Public, Refusal, Seat
from valence.games.pkace.cards import Card, CardId, Guard, Reaction, Row, Weighed

Trick: TypeAlias = tuple[CardId, ...]
"""The led card first, then in seat order from the leader."""

OF_EACH_KIND = 5  # R7: from an ordered deck
ORDERED_HAND = 2 * OF_EACH_KIND


class Options(Struct, frozen=True, kw_only=True, cache_hash=True, forbid_unknown_fields=True):
    edition: Literal[1, 2] = 2
    deck: Literal["ordered", "unordered"]
    hand: Annotated[int, Meta(ge=1)] | None
    """R9: None with an ordered deck, which is dealt by R7."""
    takes: Literal["largest", "first"] = "largest"
    guard: Guard = "class"
    series: Annotated[int, Meta(ge=0, le=500)] = 0
    must: Literal["best", "lead"] = "best"
    cards: tuple[Row, ...] | None = None
    """R2: a deck of one's own, card by card; None is the built-in deck."""


class PastGame(Struct, frozen=True, forbid_unknown_fields=True):
    played: tuple[Trick, ...]
    taken: tuple[Seat, ...]


class State(
    BaseState[Options],
    frozen=True,
    tag_field="game",
    tag="pkace",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    dealer: Seat
    hands: tuple[tuple[CardId, ...], ...]
    leader: Seat
    trick: Trick
    taken: tuple[Seat, ...]
    """Who took each trick of the game on the table."""
    played: tuple[Trick, ...]
    series: tuple[Count, ...]
    """R20: the totals of the games before the one on the table."""
    game_no: Count
    previous: PastGame | None
    undealt: tuple[CardId, ...]
    extra: Count = 0
    """R20: how many extra games of a tied series are finished; left out of the position when none is."""


class View(BaseView[Options], frozen=True, tag_field="game", tag="pkace"):
    dealer: Seat
    hand: tuple[CardId, ...] | None
    """The own hand; a spectator has none."""
    holds: tuple[int, ...]
    """How many cards each seat holds."""
    leader: Seat
    trick: Trick
    taken: tuple[Seat, ...]
    played: tuple[Trick, ...]
    series: tuple[int, ...]
    game_no: int
    previous: PastGame | None
    extra: int


# The move


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    card: CardId


# Events


class GameDealt(Public, frozen=True):
    game_no: int
    dealer: Seat
    leader: Seat
    acids: int | None
    """R7: how many of a hand are acids; None when acids and bases were shuffled together."""
    hand: int


class Dealt(Private, frozen=True):
    cards: tuple[Card, ...]


class Led(Public, frozen=True):
    seat: Seat
    card: Card


class Followed(Public, frozen=True):
    seat: Seat
    answer: Weighed
    is_best: bool
    """R15: it would take the trick as it lies."""


Decision: TypeAlias = Literal["unbeaten", "only", "first", "difference", "mass", "order"]


class TrickTaken(Public, frozen=True):
    """R15: the ruling on a trick, with everything that was weighed."""

    seat: Seat
    leader: Seat
    led: Card
    answers: tuple[Weighed, ...]
    """In seat order from the one after the leader."""
    winner: CardId
    decided: Decision
    """What made it the winner: no card beat the lead, one did, the first did, or among several the largest
    difference, the lower mass, or having been played first."""
    reaction: Reaction | None
    """Of the winning card with the led one; None where there is none to tell."""
    points: int
    """R18, R19: what the trick counts."""


class GameEnded(Public, frozen=True):
    """R20: one game of a series."""

    edition: int
    game_no: int
    points: tuple[int, ...]
    gained: tuple[int, ...]
    """What it adds to the series: the points, in edition 1 the hand."""
    totals: tuple[int, ...]
    is_tied: bool
    """The goal is reached by several at once, so an extra game follows."""


class Ended(Public, frozen=True):
    outcome: Outcome


# Refusals


class MustBeat(Refusal, frozen=True):
    rule: ClassVar[str] = "R12"
    led: Card
    best: Weighed | None
    """The best card so far, where that has to be beaten; None where beating the led card is enough."""
    given: Weighed
    with_: tuple[Card, ...]


class MustPlayOtherKind(Refusal, frozen=True):
    rule: ClassVar[str] = "R13"
    led: Card
    with_: tuple[Card, ...]
