"""The moves."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from valence.games.polymer.cards import ORDER, Card, Initiator, Monomer, in_order, in_starting_order
from valence.games.polymer.state import ChainId


class Draw(Struct, frozen=True, tag_field="type", tag="draw", forbid_unknown_fields=True):
    from_: Literal["stack", "discards"] = field(name="from")


# R5: the rounds that are played on chains


class Initiate(Struct, frozen=True, tag_field="type", tag="initiate", forbid_unknown_fields=True):
    initiator: Initiator
    chains: tuple[tuple[Monomer, ...], ...]


class Propagate(Struct, frozen=True, tag_field="type", tag="propagate", forbid_unknown_fields=True):
    chain: ChainId
    cards: tuple[Monomer, ...]


class Terminate(Struct, frozen=True, tag_field="type", tag="terminate", forbid_unknown_fields=True):
    mode: Literal["combination", "disproportionation"]
    chains: tuple[ChainId, ...]


class Transfer(Struct, frozen=True, tag_field="type", tag="transfer", forbid_unknown_fields=True):
    chain: ChainId
    cards: tuple[Monomer, ...]


class Cap(Struct, frozen=True, tag_field="type", tag="cap", forbid_unknown_fields=True):
    chain: ChainId


class Copolymerize(
    Struct, frozen=True, tag_field="type", tag="copolymerize", forbid_unknown_fields=True
):
    chain: ChainId
    cards: tuple[Monomer, ...]


class Discard(Struct, frozen=True, tag_field="type", tag="discard", forbid_unknown_fields=True):
    card: Card


Number: TypeAlias = Annotated[str, Meta(max_length=20)]


class Calculate(Struct, frozen=True, tag_field="type", tag="calculate", forbid_unknown_fields=True):
    """R23: a player's results as they were typed, right or wrong."""

    units: Number
    mn: Number
    mw: Number
    pdi: Number


class GiveUp(Struct, frozen=True, tag_field="type", tag="give_up", forbid_unknown_fields=True):
    """R24: see the solution instead."""


Play: TypeAlias = Initiate | Propagate | Terminate | Transfer | Cap | Copolymerize
Answer: TypeAlias = Calculate | GiveUp
Move: TypeAlias = Draw | Play | Discard | Answer


def canonical(move: Move) -> Move:
    """Sort cards in the order of the box, chains by number."""
    match move:
        case Initiate(chains=chains):
            return replace(move, chains=tuple(sorted(map(in_starting_order, chains), key=_places)))
        case Terminate(chains=numbers):
            return replace(move, chains=tuple(sorted(numbers)))
        case Transfer(cards=cards):
            return replace(move, cards=in_starting_order(cards))
        case Propagate(cards=cards) | Copolymerize(cards=cards):
            return replace(move, cards=in_order(cards))
        case Draw() | Cap() | Discard() | Calculate() | GiveUp():
            return move


def _places(cards: tuple[Card, ...]) -> list[int]:
    return [ORDER[card] for card in cards]
