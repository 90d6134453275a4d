"""The events of the game: every ruling with the data that decided it."""

from decimal import Decimal
from typing import Literal, TypeAlias

from msgspec import Struct

from valence.core.game import Outcome, Private, Public, Seat
from valence.games.polymer.cards import Card, Initiator, Monomer
from valence.games.polymer.state import Chain, Shown, Standing


class Started(Public, frozen=True):
    starter: Seat
    hand: int
    stack: int


class Dealt(Private, frozen=True):
    cards: tuple[Card, ...]


# R4, R6: draws


class Drew(Public, frozen=True):
    seat: Seat
    stack: int  # how many are left


class DrewCard(Private, frozen=True):
    card: Card


class TookOpen(Public, frozen=True):
    seat: Seat
    card: Card


class Reshuffled(Public, frozen=True):
    """R6: the second stack has become the stack."""

    cards: int
    left: int  # how often that may still happen


class NothingToDraw(Public, frozen=True):
    seat: Seat


class LastCard(Public, frozen=True):
    """R4: a single card is played without a draw."""

    seat: Seat


class Discarded(Public, frozen=True):
    seat: Seat
    card: Card


# R9 to R12: chains begin, grow and wake


class Initiated(Public, frozen=True):
    seat: Seat
    initiator: Initiator
    chains: tuple[Chain, ...]


class Propagated(Public, frozen=True):
    seat: Seat
    chain: Chain
    cards: tuple[Monomer, ...]


class Woke(Public, frozen=True):
    """R12: TEMPO has left."""

    seat: Seat
    chain: Chain


# R13 to R17: the jokers


class Taken(Public, frozen=True):
    """A joker took a chain from one player to another, here as it was before."""

    seat: Seat
    from_: Seat
    chain: Chain


class Combined(Public, frozen=True):
    """R13: two growing ends have met; `first` and `second` are the chains as they were."""

    seat: Seat
    first: Chain
    second: Chain
    chain: Shown


class Disproportionated(Public, frozen=True):
    """R13: a hydrogen has passed from one growing end to the other."""

    seat: Seat
    saturated: Shown
    unsaturated: Shown


class Transferred(Public, frozen=True):
    """R14: the chain took the agent's hydrogen, and the rest of the agent started a new one."""

    seat: Seat
    chain: Shown
    new: Chain


class Capped(Public, frozen=True):
    seat: Seat
    chain: Chain


class Copolymerized(Public, frozen=True):
    seat: Seat
    chain: Chain
    cards: tuple[Monomer, ...]


# R7, R18 to R20: the end


class Asked(Public, frozen=True):
    """R23: a hand is empty, and these seats work out the averages of their chains."""

    seat: Seat  # the player whose hand is empty
    calculating: tuple[Seat, ...]


# R24: what a wrong number is, where that can be told
Slip: TypeAlias = Literal[
    "missing", "no number",
    "cards", "lost chains",
    "swapped", "sum", "per unit", "lengths",
    "per chain", "squares",
    "inverted", "follows", "below one",
    "close", "arithmetic",
]  # fmt: skip


class Figure(Struct, frozen=True):
    """A number that a player gave; without a slip it is right."""

    given: str
    slip: Slip | None = None


class Weighed(Struct, frozen=True):
    chain: int
    length: int
    mass: Decimal


class Solution(Struct, frozen=True):
    """The averages of a player's chains, and the sums that they are made from."""

    chains: tuple[Weighed, ...]
    mass: Decimal  # ΣNᵢMᵢ
    squares: Decimal  # ΣNᵢMᵢ²
    standing: Standing


class Calculated(Public, frozen=True):
    seat: Seat
    units: Figure
    mn: Figure
    mw: Figure
    pdi: Figure
    is_right: bool
    tries_left: int
    solution: Solution | None  # None while the player may try again


class GaveUp(Public, frozen=True):
    seat: Seat
    solution: Solution


class Ended(Public, frozen=True):
    seat: Seat  # the player whose hand is empty
    outcome: Outcome
    standings: tuple[Standing, ...]
    lost: tuple[int, ...]  # R18: the units of each seat in chains that count nothing
