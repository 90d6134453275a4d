"""The rating of a move of the polymer game by the bots of release 0.1, kept as it was."""

from collections.abc import Sequence
from typing import NamedTuple, TypeGuard, assert_never

from valence.core.game import Seat
from valence.games.polymer.bot.counting import counted, out_of_reach, size, to_exceed
from valence.games.polymer.cards import SPECIES_OF, VALUE, Card, Monomer, Species, units
from valence.games.polymer.chains import current_species
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Calculate,
    Cap,
    Copolymerize,
    Discard,
    Draw,
    GiveUp,
    Initiate,
    Move,
    Propagate,
    Terminate,
    Transfer,
)
from valence.games.polymer.options import Options
from valence.games.polymer.state import Chain, State, View

# Everything is counted in repeat units; the numbers were tuned by playing.

# The share of a growing chain that its owner counts on, and of a dormant one that doesn't count yet.
GROWING_SHARE = 0.5
DORMANT_SHARE = 0.6
# The share of its own growing chain that a seat counts on while it holds a card that can finish it:
# low, so that it does.
FINISHABLE_SHARE = 0.3
# The share of any growing chain when somebody is about to go out, which is with this many cards left.
ENDING_SHARE = 0.25
ENDING_CARDS = 4
# The value of one more chain to grow, up to this many.
NEW_CHAIN = 1.5
ENOUGH_CHAINS = 3
# How much better a combination is than a disproportionation.
COMBINATION_BONUS = 0.1
# The rating of a move that wins the game.
WIN = 1000.0
# The value of a card in hand.
KEPT: dict[Card, float] = {
    "termination": 6.0,
    "cta": 5.0,
    "tempo": 1.0,
    "copolymer": 4.0,
    "aibn": 1.5,
    "bpo": 1.0,
}
# The value of a monomer in hand, for each repeat unit; with a chain that it fits; with a second copy.
KEPT_PER_UNIT = 0.25
KEPT_IF_MATCHING = 1.0
KEPT_IF_PAIRED = 0.3
# The expected value of a card from the stack.
BLIND_DRAW = 1.5
# The value of getting rid of a card when ahead; when not, the cost.
HURRY = 0.8
FINISHING: frozenset[Card] = frozenset({"termination", "cta", "tempo"})


class Known(NamedTuple):
    """The knowledge of one seat about the table."""

    seat: Seat
    hand: tuple[Card, ...]
    options: Options
    chains: dict[int, Chain]
    sizes: dict[int, float]
    # The share of a growing chain that counts: of the seat's own, and of another's.
    mine: float
    theirs: float
    # How many growing chains the seat has.
    growing: int
    # The sizes of the seat's chains that are out of reach, and what a chain must exceed to add to them.
    safe: list[float]
    to_exceed: float
    # What the best of the others has out of reach, and the seat's lead over it.
    to_beat: float
    ahead: float
    discards: tuple[Card, ...]
    # The monomers that the seat's chains grow with.
    species: frozenset[Species]


def known_from(view: View) -> Known:
    assert view.hand is not None
    assert view.seat is not None
    return _table(view, view.seat, view.hand, view.holds)


def known_to(state: State, seat: Seat) -> Known:
    """Return the knowledge of a seat in an imagined state: its own hand, and everything face up."""
    return _table(state, seat, state.hands[seat], [len(hand) for hand in state.hands])


def _table(table: View | State, seat: Seat, hand: tuple[Card, ...], holds: Sequence[int]) -> Known:
    alive = {chain.id: chain for chain in table.chains if chain.state != "terminated"}
    is_ending = min(holds) <= ENDING_CARDS
    can_finish = not FINISHING.isdisjoint(hand)
    options, safe = table.options, out_of_reach(table)
    counts = [counted(sizes, options) for sizes in safe]
    to_beat = max(n for other, n in enumerate(counts) if other != seat)
    return Known(
        seat=seat,
        hand=hand,
        options=options,
        chains=alive,
        sizes={chain.id: size(chain, options) for chain in alive.values()},
        mine=ENDING_SHARE if is_ending else FINISHABLE_SHARE if can_finish else GROWING_SHARE,
        theirs=ENDING_SHARE if is_ending else GROWING_SHARE,
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


def rating(known: Known, move: Move) -> float:
    """Repeat units that a move should gain, less the value of the cards it uses."""
    if isinstance(move, Calculate | GiveUp):
        raise ValueError("an answer isn't rated")
    if isinstance(move, Draw):
        return _draw(known, move)
    cards = cards_of(move)
    if len(cards) == len(known.hand):
        safe = [*known.safe, *_secured(known, move)]
        return WIN if counted(safe, known.options) > known.to_beat else -WIN
    hurry = HURRY * len(cards) if known.ahead > 0 else -HURRY * len(cards)
    if isinstance(move, Discard):
        return hurry - kept(known, move.card)
    return gained(known, move) + hurry - sum(KEPT.get(card, 0.0) for card in cards)


def kept(known: Known, card: Card) -> float:
    """The value of a card in hand."""
    if is_monomer(card):
        fits = KEPT_IF_MATCHING if SPECIES_OF[card] in known.species else 0.0
        return KEPT_PER_UNIT * VALUE[card] + fits + KEPT_IF_PAIRED * (known.hand.count(card) > 1)
    return KEPT[card]


def is_monomer(card: Card) -> TypeGuard[Monomer]:
    return card in VALUE


def gained(known: Known, move: Move) -> float:
    """Return the gain of a move for the chains, in repeat units that the seat can count on."""
    match move:
        case Initiate(chains=starts):
            return sum(_start(known, cards, n) for n, cards in enumerate(starts))
        case Propagate(chain=chain, cards=cards):
            return known.mine * units(cards) - _woken(known, chain)
        case Terminate(mode=mode, chains=chains):
            # R19, R20: one long chain is worth more than two with the same units.
            is_one = mode == "combination"
            to_exceed = known.to_exceed / len(chains) if is_one else known.to_exceed
            gain = sum(_put_out_of_reach(known, chain, to_exceed) for chain in chains)
            return gain + (COMBINATION_BONUS if is_one else 0.0)
        case Transfer(chain=chain, cards=cards):
            return _put_out_of_reach(known, chain, known.to_exceed) + _start(known, cards, 0)
        case Cap(chain=chain):
            if known.options.dormant == "lost":
                return 0.0
            return _put_out_of_reach(known, chain, known.to_exceed)
        case Copolymerize(chain=chain, cards=cards):
            return _brought_over(known, chain) + known.mine * units(cards)
        case Discard() | Draw() | Calculate() | GiveUp():
            return 0.0
        case _:
            assert_never(move)


def _start(known: Known, cards: tuple[Monomer, ...], already: int) -> float:
    is_useful = known.growing + already < ENOUGH_CHAINS
    return known.mine * units(cards) + (NEW_CHAIN if is_useful else 0.0)


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
    """The cost of waking a dormant chain, which others can then take again."""
    is_dormant = known.chains[number].state == "dormant"
    return known.sizes[number] * (1 - known.mine) if is_dormant else 0.0


def _secured(known: Known, move: Move) -> list[float]:
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
    """The face-up card, if it is better than a blind draw."""
    if move.from_ == "stack":
        return BLIND_DRAW
    return kept(known, known.discards[-1])


def _unfinished(chain: Chain, options: Options) -> float:
    if chain.state == "growing":
        return GROWING_SHARE
    return DORMANT_SHARE if chain.state == "dormant" and options.dormant == "lost" else 0.0


def standings(state: State) -> list[float]:
    """Return for each seat what is out of reach of others, plus a share of its growing chains."""
    options, safe = state.options, out_of_reach(state)
    units_of = [counted(sizes, options) for sizes in safe]
    for chain in state.chains:
        share = _unfinished(chain, options)
        if share:
            more = size(chain, options) - to_exceed(safe[chain.owner], options)
            units_of[chain.owner] += share * max(0, more)
    return units_of
