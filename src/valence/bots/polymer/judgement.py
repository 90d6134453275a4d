"""The fair idea: what a round is worth now, what may be robbed, when to cap and when to terminate."""

from collections.abc import Sequence
from typing import NamedTuple, TypeGuard, assert_never

from valence.core.game import Seat
from valence.games.polymer.cards import SPECIES_OF, VALUE, Card, Monomer, Species, units
from valence.games.polymer.chains import current_species, length
from valence.games.polymer.legality import cards_of
from valence.games.polymer.state import (
    Cap,
    Chain,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Move,
    Options,
    Propagate,
    State,
    Terminate,
    Transfer,
    View,
)

# Everything is counted in repeat units; the numbers were found by playing.
SAFE = 0.5
"""The share of a growing chain that one counts on."""
READY = 0.3
"""The same with a card in hand that can put it out of reach, which then is better done."""
LATE = 0.25
"""The same when somebody is about to go out."""
FEW = 4
"""Somebody with so few cards is about to go out."""
A_CHAIN = 1.5
"""What it is worth to have one more chain that can grow."""
ENOUGH = 3
"""More growing chains than this are not needed."""
LONGER = 0.1
"""What a combination is worth more than a disproportionation."""
OUT = 1000.0
"""To win now."""
KEPT: dict[Card, float] = {
    "termination": 6.0,
    "cta": 5.0,
    "tempo": 1.0,
    "copolymer": 4.0,
    "aibn": 1.5,
    "bpo": 1.0,
}
"""What a card is worth in hand; of a monomer so much for each repeat unit:"""
A_UNIT = 0.25
MATCHING = 1.0
"""How much more a monomer is worth that fits an own chain."""
PAIR = 0.3
"""How much more a monomer is worth of which there is another in hand."""
HURRY = 0.8
"""What it is worth to be rid of a card when ahead; behind it costs as much."""
FINISHING: frozenset[Card] = frozenset({"termination", "cta", "tempo"})


class Known(NamedTuple):
    """What one seat knows of the table."""

    seat: Seat
    hand: tuple[Card, ...]
    options: Options
    chains: dict[int, Chain]
    lengths: dict[int, int]
    mine: float
    """The share of an own growing chain that the seat counts on."""
    theirs: float
    """The share of another's."""
    growing: int
    """How many growing chains the seat has."""
    ahead: int
    """Repeat units out of reach, more than the best of the others."""
    discards: tuple[Card, ...]
    species: frozenset[Species]
    """What the seat's chains grow with."""


def known(view: View) -> Known:
    assert view.hand is not None
    assert view.seat is not None
    return _known(view, view.seat, view.hand, view.holds)


def known_to(state: State, seat: Seat) -> Known:
    """What a seat knows in an imagined state: its own hand, and what lies open."""
    return _known(state, seat, state.hands[seat], [len(hand) for hand in state.hands])


def _known(table: View | State, seat: Seat, hand: tuple[Card, ...], holds: Sequence[int]) -> Known:
    alive = {chain.id: chain for chain in table.chains if chain.state != "terminated"}
    is_late = min(holds) <= FEW
    is_ready = not FINISHING.isdisjoint(hand)
    units_of = secured(table)
    return Known(
        seat=seat,
        hand=hand,
        options=table.options,
        chains=alive,
        lengths={chain.id: length(chain) for chain in alive.values()},
        mine=LATE if is_late else READY if is_ready else SAFE,
        theirs=LATE if is_late else SAFE,
        growing=sum(chain.owner == seat for chain in alive.values()),
        ahead=units_of[seat] - max(n for other, n in enumerate(units_of) if other != seat),
        discards=table.discards,
        species=frozenset(
            current_species(chain) for chain in alive.values() if chain.owner == seat
        ),
    )


def secured(table: View | State) -> list[int]:
    """The repeat units of each seat that nobody can take any more."""
    with_dormant = table.options.dormant == "counts"
    secured = [0] * table.players
    for chain in table.chains:
        if chain.state == "terminated" or (with_dormant and chain.state == "dormant"):
            secured[chain.owner] += length(chain)
    return secured


def standings(state: State) -> list[float]:
    """What each seat has out of reach, and the share of its growing chains that it counts on."""
    units_of: list[float] = list(secured(state))
    for chain in state.chains:
        if chain.state == "growing":
            units_of[chain.owner] += SAFE * length(chain)
    return units_of


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    return rated(known(view), moves)


def rated(known: Known, moves: Sequence[Move]) -> list[float]:
    return [_rated(known, move) for move in moves]


def _rated(known: Known, move: Move) -> float:
    if isinstance(move, Draw):
        return _draw(known, move)
    cards = cards_of(move)
    if len(cards) == len(known.hand):
        return OUT if known.ahead + _secures(known, move) > 0 else -OUT
    hurry = HURRY * len(cards) if known.ahead > 0 else -HURRY * len(cards)
    if isinstance(move, Discard):
        return hurry - kept(known, move.card)
    return gained(known, move) + hurry - sum(KEPT.get(card, 0.0) for card in cards)


def kept(known: Known, card: Card) -> float:
    """What a card is worth in hand."""
    if is_monomer(card):
        fits = MATCHING if SPECIES_OF[card] in known.species else 0.0
        return A_UNIT * VALUE[card] + fits + PAIR * (known.hand.count(card) > 1)
    return KEPT[card]


def is_monomer(card: Card) -> TypeGuard[Monomer]:
    return card in VALUE


def gained(known: Known, move: Move) -> float:
    """What a move does to the chains, in repeat units that one can count on."""
    match move:
        case Initiate(chains=starts):
            return sum(_start(known, cards, n) for n, cards in enumerate(starts))
        case Propagate(chain=chain, cards=cards):
            return known.mine * units(cards) - _woken(known, chain)
        case Terminate(mode=mode, chains=chains):
            # R19, R20: of the same units one long chain is worth more than two.
            longer = LONGER if mode == "combination" else 0.0
            return longer + sum(_put_out_of_reach(known, chain) for chain in chains)
        case Transfer(chain=chain, cards=cards):
            return _put_out_of_reach(known, chain) + _start(known, cards, 0)
        case Cap(chain=chain):
            return 0.0 if known.options.dormant == "lost" else _put_out_of_reach(known, chain)
        case Copolymerize(chain=chain, cards=cards):
            return _brought_over(known, chain) + known.mine * units(cards)
        case Discard() | Draw():
            return 0.0
        case _:
            assert_never(move)


def _start(known: Known, cards: tuple[Monomer, ...], already: int) -> float:
    is_useful = known.growing + already < ENOUGH
    return known.mine * units(cards) + (A_CHAIN if is_useful else 0.0)


def _put_out_of_reach(known: Known, number: int) -> float:
    chain, long = known.chains[number], known.lengths[number]
    if chain.owner != known.seat:
        return long * (1 + known.theirs)
    return 0.0 if chain.state == "dormant" else long * (1 - known.mine)


def _brought_over(known: Known, number: int) -> float:
    chain, long = known.chains[number], known.lengths[number]
    if chain.owner != known.seat:
        return long * (known.mine + known.theirs)
    return -_woken(known, number)


def _woken(known: Known, number: int) -> float:
    """What it costs that a dormant chain can be taken again."""
    is_dormant = known.chains[number].state == "dormant"
    return known.lengths[number] * (1 - known.mine) if is_dormant else 0.0


def _secures(known: Known, move: Move) -> int:
    """How many repeat units a move puts out of reach."""
    match move:
        case Terminate(chains=chains):
            return sum(known.lengths[chain] for chain in chains)
        case Transfer(chain=chain) | Cap(chain=chain):
            return known.lengths[chain]
        case _:
            return 0


def _draw(known: Known, move: Draw) -> float:
    """An open joker is better than a blind draw."""
    if move.from_ == "stack":
        return 1.5
    return kept(known, known.discards[-1])
