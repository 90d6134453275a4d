"""The nouns: chains, the position, the view."""

from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.core.game import MOST, BaseState, BaseView, Count, Seat
from valence.games.polymer.cards import Card, Monomer, Species
from valence.games.polymer.options import Options

# R8: chains, numbered from 1 in the order in which they were started
ChainId: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]
Radical: TypeAlias = Literal["bpo", "aibn", "cta"]
Starter: TypeAlias = Literal[
    Radical,
    "bpo+bpo", "bpo+aibn", "bpo+cta",
    "aibn+bpo", "aibn+aibn", "aibn+cta",
    "cta+bpo", "cta+aibn", "cta+cta",
]  # fmt: skip
End: TypeAlias = Literal["transfer", "hydrogen", "double bond", "combination"]


class Block(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    species: Species
    cards: tuple[Monomer, ...]


class Chain(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    id: ChainId
    owner: Seat
    state: Literal["growing", "dormant", "terminated"]
    starter: Starter  # what started it; a combined chain has what started both
    blocks: tuple[Block, ...]
    end: End | None = None  # what became of the growing end of a terminated chain
    # How many blocks of a combined chain come before the bond between its two halves.
    # None in positions saved before this field existed.
    joined_after: int | None = None


class State(
    BaseState[Options], frozen=True, tag_field="game", tag="polymer", forbid_unknown_fields=True
):
    hands: tuple[tuple[Card, ...], ...]
    stack: tuple[Card, ...]
    discards: tuple[Card, ...]
    aside: tuple[Card, ...]
    reshuffles: Annotated[int, Meta(ge=0, le=2)]
    chains: tuple[Chain, ...]
    next_chain: ChainId
    to_move: Seat
    drawn: bool
    # R6: how many open cards were taken in a row, by all players together.
    taken_open: Annotated[int, Meta(ge=0, le=2)] = 0
    turn: Count = 0  # how many turns came before this one
    # R24: how often each seat may still answer; empty until a hand is empty and R23 asks.
    tries_left: tuple[Annotated[int, Meta(ge=0, le=3)], ...] = ()
    # R25: the round that is played once its player has said what becomes of the radical.


class Shown(Chain, frozen=True):
    """R22: a chain with its length, its molar mass to two decimals, and how it is written."""

    length: int = 0
    mass: Decimal = Decimal(0)
    written: str = ""  # from the starter to the end: "BPO–Sty₄–BA₂•"
    head: str = ""  # the first part of it: "BPO"
    tip: str = ""  # the last part of it: "•", "–TEMPO", "–H", "=", or the second starter


class Bar(Struct, frozen=True):
    """A bar of a chain-length distribution: the number of chains of this length."""

    length: int
    chains: int


class Standing(Struct, frozen=True):
    """R19, R20: the value of some chains, the averages to two decimals.

    What the owner still has to work out is None (R23): the averages, at the end also the units.
    """

    units: int | None
    mn: Decimal | None
    mw: Decimal | None
    pdi: Decimal | None  # the dispersity Đ, also called PDI; undefined without a chain
    lengths: tuple[Bar, ...]
    chains: tuple[int, ...]  # their numbers


class View(BaseView[Options], frozen=True, tag_field="game", tag="polymer"):
    hand: tuple[Card, ...] | None  # the viewer's hand; None for a spectator
    holds: tuple[int, ...]  # how many cards each seat holds
    stack: int
    discards: tuple[Card, ...]  # the second stack; all of it was put down face up
    aside: tuple[Card, ...]
    reshuffles: int
    chains: tuple[Shown, ...]
    next_chain: int
    # Of each seat, over the chains that count: terminated ones, and at the end those that R18 adds.
    standings: tuple[Standing, ...]
    dormant: tuple[Standing, ...]  # of each seat, over the chains capped by TEMPO
    # Of each seat, over the chains that would count if a hand were empty now.
    ending: tuple[Standing, ...]
    ahead: tuple[Seat, ...]  # who would win then; nobody while that has to be worked out (R23)
    to_move: Seat
    drawn: bool
    taken_open: int
    turn: int  # how many turns came before this one
    tries_left: tuple[int, ...]  # R24: how often each seat may still answer
