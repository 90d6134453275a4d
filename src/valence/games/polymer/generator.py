"""A generator of the moves that a hand allows, each once: equal cards make equal moves."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from valence.core.game import Seat
from valence.games.polymer import moves
from valence.games.polymer.calculation import answers_to_choose
from valence.games.polymer.cards import (
    CARDS,
    INITIATORS,
    MONOMER,
    MONOMERS,
    OF_SPECIES,
    SPECIES,
    SPECIES_OF,
    VALUE,
    Card,
    Monomer,
    Species,
)
from valence.games.polymer.chains import current_species
from valence.games.polymer.options import Second
from valence.games.polymer.state import Chain, State

Cards: TypeAlias = tuple[Monomer, ...]
# How many of each card; cards with a count of 0 are left out.
Held: TypeAlias = dict[Card, int]

ONES: Cards = tuple(MONOMER[species, 1] for species in SPECIES)
MOST_TAKEN = 2


def candidates(state: State, seat: Seat) -> Iterator[moves.Move]:
    """Yield every move worth asking about: all that the hand could do to any chain that is not dead."""
    if any(state.tries_left):
        yield from _answers(state, seat)
        return
    if not state.drawn:
        yield from (moves.Draw("stack"), moves.Draw("discards"))
        return
    held = _held(state.hands[seat])
    alive = _alive(state)
    yield from _initiations(held, state.options.second)
    for species in SPECIES:
        for cards in sets(held, species):
            yield from (moves.Propagate(chain.id, cards) for chain in alive)
    if "termination" in held:
        yield from _terminations(alive, None)
    if "cta" in held:
        yield from _transfers(held, state.options.restart, alive)
    if "tempo" in held:
        yield from (moves.Cap(chain.id) for chain in alive)
    if "copolymer" in held:
        for species in SPECIES:
            yield from _copolymers(held, species, alive)
    yield from map(moves.Discard, held)


def legal_moves(state: State, seat: Seat) -> Iterable[moves.Move]:
    """Return the candidates that are not refused, without asking about each."""
    if any(state.tries_left):
        return _answers(state, seat)
    return _rounds(state, seat) if state.drawn else _draws(state)


def _draws(state: State) -> Iterator[moves.Draw]:
    yield moves.Draw("stack")
    if state.discards and state.taken_open < MOST_TAKEN:
        yield moves.Draw("discards")


def _rounds(state: State, seat: Seat) -> list[moves.Move]:
    held = _held(state.hands[seat])
    found: list[moves.Move] = list(_initiations(held, state.options.second))
    if found and is_opening(state):
        return found
    alive = _alive(state)
    own = [chain for chain in alive if chain.owner == seat]
    # R17: dormant chains of other players are out of reach.
    within_reach = [chain for chain in alive if chain.state == "growing" or chain.owner == seat]
    for chain in own:
        growing = sets(held, current_species(chain))
        found += [moves.Propagate(chain.id, cards) for cards in growing]
    if "termination" in held:
        found += _terminations(within_reach, None if state.options.raid == "any" else seat)
    if "cta" in held:
        found += _transfers(held, state.options.restart, within_reach)
    if "tempo" in held:
        found += [moves.Cap(chain.id) for chain in own if chain.state == "growing"]
    if "copolymer" in held:
        for species in SPECIES:
            others = [chain for chain in within_reach if current_species(chain) != species]
            found += _copolymers(held, species, others)
    return [*found, *map(moves.Discard, held)]


def is_opening(state: State) -> bool:
    """R3a: return True during everybody's first turn."""
    return state.options.opening and state.turn < state.players


def _answers(state: State, seat: Seat) -> Iterator[moves.Move]:
    yield from answers_to_choose(state, seat)
    yield moves.GiveUp()


def _held(hand: tuple[Card, ...]) -> Held:
    return {card: count for card in CARDS if (count := hand.count(card))}


def _alive(state: State) -> list[Chain]:
    return [chain for chain in state.chains if chain.state != "terminated"]


# The possibilities of a hand


def starts(held: Held, second: Second) -> Iterator[Cards]:
    """R9, R14: yield a monomer of value 1, alone or with one more, of its own or of any species."""
    monomers = [card for card in MONOMERS if card in held]
    for one in (card for card in monomers if VALUE[card] == 1):
        yield (one,)
        for other in monomers:
            fits = second == "any" or SPECIES_OF[other] == SPECIES_OF[one]
            if fits and (other != one or held[one] > 1):
                yield one, other


def sets(held: Held, species: Species) -> Iterator[Cards]:
    """R11: yield pairs, triplets and the series of one species."""
    of_species = OF_SPECIES[species]
    for card in of_species:
        count = held.get(card, 0)
        if count > 1:
            yield card, card
        if count > 2:
            yield card, card, card
    if all(card in held for card in of_species):
        yield of_species


def blocks(held: Held, species: Species) -> Iterator[Cards]:
    """R16: yield one monomer or two of one species."""
    of_species = [card for card in OF_SPECIES[species] if card in held]
    for card in of_species:
        yield (card,)
        if held[card] > 1:
            yield card, card
    yield from combinations(of_species, 2)


def can_initiate(held: Held) -> bool:
    return any(card in held for card in INITIATORS) and any(card in held for card in ONES)


def _initiations(held: Held, second: Second) -> Iterator[moves.Initiate]:
    initiators = [card for card in INITIATORS if card in held]
    begun = [(cards,) for cards in starts(held, second)] if initiators else []
    for initiator in initiators:
        yield from (moves.Initiate(initiator, start) for start in begun)
    if "aibn" in held:
        ones = [card for card in ONES if card in held]
        yield from (moves.Initiate("aibn", ((one,), (one,))) for one in ones if held[one] > 1)
        yield from (moves.Initiate("aibn", ((one,), (two,))) for one, two in combinations(ones, 2))


def _terminations(chains: list[Chain], seat: Seat | None) -> Iterator[moves.Terminate]:
    """R13: yield the terminations of any two chains, or of two of which at least one is this seat's."""
    for one, other in combinations(chains, 2):
        if seat is None or seat in (one.owner, other.owner):
            yield moves.Terminate("combination", (one.id, other.id))
            yield moves.Terminate("disproportionation", (one.id, other.id))


def _transfers(held: Held, restart: Second, chains: list[Chain]) -> Iterator[moves.Transfer]:
    for cards in starts(held, restart):
        yield from (moves.Transfer(chain.id, cards) for chain in chains)


def _copolymers(held: Held, species: Species, chains: list[Chain]) -> Iterator[moves.Copolymerize]:
    for cards in blocks(held, species):
        yield from (moves.Copolymerize(chain.id, cards) for chain in chains)
