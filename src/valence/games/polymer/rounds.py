"""R9 to R16: what a round does to the chains."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from valence.core.game import Event, Seat
from valence.games.polymer import events, moves
from valence.games.polymer.chains import combined, grown, grown_with_another, started
from valence.games.polymer.scoring import shown
from valence.games.polymer.state import Chain, State

Played: TypeAlias = tuple[State, list[Event]]


def played(state: State, seat: Seat, move: moves.Play | moves.Discard) -> Played:
    """R5: play a round on the chains, or discard, once its cards have left the hand."""
    match move:
        case moves.Initiate():
            return _initiate(state, seat, move)
        case moves.Propagate():
            return _propagate(state, seat, move)
        case moves.Terminate():
            return _terminate(state, seat, move)
        case moves.Transfer():
            return _transfer(state, seat, move)
        case moves.Cap():
            return _cap(state, seat, move)
        case moves.Copolymerize():
            return _copolymerize(state, seat, move)
        case moves.Discard(card=card):
            return replace(state, discards=(*state.discards, card)), [events.Discarded(seat, card)]


# R8 to R12: chains begin, grow and wake


def _initiate(state: State, seat: Seat, move: moves.Initiate) -> Played:
    chains = tuple(
        started(number, seat, move.initiator, cards)
        for number, cards in enumerate(move.chains, state.next_chain)
    )
    state = _with_chains(state, chains)
    return state, [events.Initiated(seat, move.initiator, chains)]


def _propagate(state: State, seat: Seat, move: moves.Propagate) -> Played:
    chain, said = _brought_over(state, seat, move.chain)
    chain = grown(chain, move.cards)
    return _with_chains(state, [chain]), [*said, events.Propagated(seat, chain, move.cards)]


def _with_chains(state: State, chains: Iterable[Chain], gone: int = 0) -> State:
    """Insert new and changed chains by number."""
    by_number = {chain.id: chain for chain in (*state.chains, *chains) if chain.id != gone}
    next_chain = max(state.next_chain, max(by_number) + 1)
    return replace(state, chains=tuple(by_number.values()), next_chain=next_chain)


def _brought_over(state: State, seat: Seat, number: int) -> tuple[Chain, list[Event]]:
    """R12, R13: wake a chain or take it over, and return it with the events of that."""
    chain = next(chain for chain in state.chains if chain.id == number)
    if chain.state == "dormant":
        chain = replace(chain, state="growing")
        return chain, [events.Woke(seat, chain)]
    if chain.owner != seat:
        return replace(chain, owner=seat), [events.Taken(seat, chain.owner, chain)]
    return chain, []


# R13 to R17: the jokers


def _terminate(state: State, seat: Seat, move: moves.Terminate) -> Played:
    lower, said = _brought_over(state, seat, move.chains[0])
    higher, more = _brought_over(state, seat, move.chains[1])
    said += more
    end_groups = state.options.end_groups
    if move.mode == "combination":
        whole = combined(lower, higher)
        ruling: Event = events.Combined(seat, lower, higher, shown(whole, end_groups))
        return _with_chains(state, [whole], gone=higher.id), [*said, ruling]
    # By disproportionation the lower number takes the hydrogen.
    lower = replace(lower, state="terminated", end="hydrogen")
    higher = replace(higher, state="terminated", end="double bond")
    ruling = events.Disproportionated(seat, shown(lower, end_groups), shown(higher, end_groups))
    return _with_chains(state, [lower, higher]), [*said, ruling]


def _transfer(state: State, seat: Seat, move: moves.Transfer) -> Played:
    chain, said = _brought_over(state, seat, move.chain)
    chain = replace(chain, state="terminated", end="transfer")
    new = started(state.next_chain, seat, "cta", move.cards)
    ruling = events.Transferred(seat, shown(chain, state.options.end_groups), new)
    return _with_chains(state, [chain, new]), [*said, ruling]


def _cap(state: State, seat: Seat, move: moves.Cap) -> Played:
    chain, _ = _brought_over(state, seat, move.chain)
    chain = replace(chain, state="dormant")
    return _with_chains(state, [chain]), [events.Capped(seat, chain)]


def _copolymerize(state: State, seat: Seat, move: moves.Copolymerize) -> Played:
    chain, said = _brought_over(state, seat, move.chain)
    chain = grown_with_another(chain, move.cards)
    return _with_chains(state, [chain]), [*said, events.Copolymerized(seat, chain, move.cards)]
