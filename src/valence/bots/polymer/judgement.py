"""The fair idea: what a round is worth now, what may be robbed, when to cap and when to terminate."""

from collections.abc import Sequence
from typing import NamedTuple, TypeGuard, assert_never

from valence.bots.polymer.counting import SAFE, counted, out_of_reach, size, to_exceed
from valence.core.game import Seat
from valence.games.polymer.cards import SPECIES_OF, VALUE, Card, Monomer, Species, units
from valence.games.polymer.chains import current_species
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Cap,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Move,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import Options
from valence.games.polymer.state import Chain, State, View

# Everything is counted in repeat units; the numbers were found by playing.
READY = 0.3
"""The share of a growing chain that one counts on, with a card in hand that can put it out of reach: better do it."""
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
    sizes: dict[int, float]
    mine: float
    """The share of an own growing chain that the seat counts on."""
    theirs: float
    """The share of another's."""
    growing: int
    """How many growing chains the seat has."""
    safe: list[float]
    """The sizes of the seat's chains that are out of reach."""
    to_exceed: float
    """What a chain must exceed to add to them."""
    to_beat: float
    """What the best of the others has out of reach."""
    ahead: float
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
    options, safe = table.options, out_of_reach(table)
    counts = [counted(sizes, options) for sizes in safe]
    to_beat = max(n for other, n in enumerate(counts) if other != seat)
    return Known(
        seat=seat,
        hand=hand,
        options=options,
        chains=alive,
        sizes={chain.id: size(chain, options) for chain in alive.values()},
        mine=LATE if is_late else READY if is_ready else SAFE,
        theirs=LATE if is_late else SAFE,
        growing=sum(chain.owner == seat for chain in alive.values()),
        safe=safe[seat],
        to_exceed=to_exceed(safe[seat], options),
        to_beat=to_beat,
        ahead=counts[seat] - to_beat,
        discards=table.discards,
        species=frozenset(
            current_species(chain) for chain in alive.values() if chain.owner == seat
        ),
    )


def rate(view: View, moves: Sequence[Move]) -> list[float]:
    return rated(known(view), moves)


def rated(known: Known, moves: Sequence[Move]) -> list[float]:
    return [_rated(known, move) for move in moves]


def _rated(known: Known, move: Move) -> float:
    if isinstance(move, Draw):
        return _draw(known, move)
    cards = cards_of(move)
    if len(cards) == len(known.hand):
        safe = [*known.safe, *_put_away(known, move)]
        return OUT if counted(safe, known.options) > known.to_beat else -OUT
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
            is_one = mode == "combination"
            to_exceed = known.to_exceed / len(chains) if is_one else known.to_exceed
            gain = sum(_put_out_of_reach(known, chain, to_exceed) for chain in chains)
            return gain + (LONGER if is_one else 0.0)
        case Transfer(chain=chain, cards=cards):
            return _put_out_of_reach(known, chain, known.to_exceed) + _start(known, cards, 0)
        case Cap(chain=chain):
            if known.options.dormant == "lost":
                return 0.0
            return _put_out_of_reach(known, chain, known.to_exceed)
        case Copolymerize(chain=chain, cards=cards):
            return _brought_over(known, chain) + known.mine * units(cards)
        case Discard() | Draw():
            return 0.0
        case _:
            assert_never(move)


def _start(known: Known, cards: tuple[Monomer, ...], already: int) -> float:
    is_useful = known.growing + already < ENOUGH
    return known.mine * units(cards) + (A_CHAIN if is_useful else 0.0)


def _put_out_of_reach(known: Known, number: int, to_exceed: float) -> float:
    chain, long = known.chains[number], known.sizes[number] - to_exceed
    if chain.owner != known.seat:
        return long * (1 + known.theirs)
    return 0.0 if chain.state == "dormant" else long * (1 - known.mine)


def _brought_over(known: Known, number: int) -> float:
    chain, long = known.chains[number], known.sizes[number]
    if chain.owner != known.seat:
        return long * (known.mine + known.theirs)
    return -_woken(known, number)


def _woken(known: Known, number: int) -> float:
    """What it costs that a dormant chain can be taken again."""
    is_dormant = known.chains[number].state == "dormant"
    return known.sizes[number] * (1 - known.mine) if is_dormant else 0.0


def _put_away(known: Known, move: Move) -> list[float]:
    """The sizes of the chains that a move puts out of reach."""
    match move:
        case Terminate(mode=mode, chains=chains):
            sizes = [known.sizes[chain] for chain in chains]
            return [sum(sizes)] if mode == "combination" else sizes
        case Transfer(chain=chain) | Cap(chain=chain):
            return [known.sizes[chain]]
        case _:
            return []


def _draw(known: Known, move: Draw) -> float:
    """An open joker is better than a blind draw."""
    if move.from_ == "stack":
        return 1.5
    return kept(known, known.discards[-1])
