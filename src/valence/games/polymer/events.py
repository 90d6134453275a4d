"""What happens: every ruling with the data that decided it."""

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
    """R14: the chain took the agent's hydrogen, and what was left of the agent started a new one."""

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


class Ended(Public, frozen=True):
    seat: Seat  # the player whose hand is empty
    outcome: Outcome
    standings: tuple[Standing, ...]
    lost: tuple[int, ...]  # R18: the units of each seat in chains that count nothing
