"""R5: the rounds that are played on chains."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from valence.games.polymer.cards import Initiator, Monomer

# Chains are numbered from 1 in the order in which they were started.
ChainId: TypeAlias = Annotated[int, Meta(ge=1)]


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


Play: TypeAlias = Initiate | Propagate | Terminate | Transfer | Cap | Copolymerize
