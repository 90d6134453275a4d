"""The events of the game: every ruling with the data that decided it."""

from typing import Literal, TypeAlias

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.pkace.cards import Card, CardId, Reaction, Weighed

# Nothing beats the lead, one card does, or among several: the first, the largest difference, the lower mass, the order.
Decision: TypeAlias = Literal["unbeaten", "only", "first", "difference", "mass", "order"]


class GameDealt(Public, frozen=True):
    game_no: int
    dealer: Seat
    leader: Seat
    # R7: how many of a hand are acids; None when acids and bases were shuffled together.
    acids: int | None
    hand: int


class Dealt(Private, frozen=True):
    cards: tuple[Card, ...]


class Led(Public, frozen=True):
    seat: Seat
    card: Card


class Followed(Public, frozen=True):
    seat: Seat
    answer: Weighed
    is_best: bool  # R15: it would take the trick as it lies


class TrickTaken(Public, frozen=True):
    """R15: the ruling on a trick, with all cards that were weighed."""

    seat: Seat
    leader: Seat
    led: Card
    answers: tuple[Weighed, ...]  # in seat order from the one after the leader
    winner: CardId
    # What made it the winner: no card beat the lead, one did, the first did, or among several the largest
    # difference, the lower mass, or having been played first.
    decided: Decision
    # Between the winning card and the one led; None when the lead won, no proton moves in the lab, or the
    # deck has no conjugates.
    reaction: Reaction | None
    points: int  # R18, R19: what the trick counts


class GameEnded(Public, frozen=True):
    """R20: one game of a series."""

    edition: int
    game_no: int
    points: tuple[int, ...]
    gained: tuple[int, ...]  # what it adds to the series: the points, in edition 1 the hand
    totals: tuple[int, ...]
    is_tied: bool  # the goal is reached by several at once, so an extra game follows


class Ended(Public, frozen=True):
    outcome: Outcome
