"""The fair idea: the gain of a move, the risk of theft, when to cap and when to terminate."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeGuard, assert_never

from valence.core.game import Seat
from valence.games.polymer import moves
from valence.games.polymer.bot.counting import counted, out_of_reach, size, to_exceed
from valence.games.polymer.bot.weights import Weights, fitted
from valence.games.polymer.cards import OF_SPECIES, SPECIES_OF, VALUE, Card, Monomer, Species, units
from valence.games.polymer.chains import current_species
from valence.games.polymer.options import Options, cards_in
from valence.games.polymer.sets import SIZE
from valence.games.polymer.state import Chain, State, View

# The value of one more chain to grow, up to this many.
ENOUGH_CHAINS = 3
TOTAL = 2 * SIZE
# Somebody is about to go out, which is with this many cards left.
ENDING_CARDS = 4
# The rating of a move that wins the game.
WIN = 1000.0
THIEVES: tuple[Card, ...] = ("termination", "cta", "copolymer")
FINISHING: frozenset[Card] = frozenset({"termination", "cta", "tempo"})


class Known(NamedTuple):
    """The knowledge of one seat about the table."""

    weights: Weights
    kept: Mapping[Card, float]
    seat: Seat
    hand: tuple[Card, ...]
    options: Options
    chains: dict[int, Chain]
    sizes: dict[int, float]
    # The share of a growing chain that counts: of the seat's own, and of another's.
    mine: float
    theirs: float
    # The share of the seat's own dormant chains that counts.
    dormant: float
    # How many growing chains the seat has.
    growing: int
    # The sizes of the seat's chains that are out of reach, and what a chain must exceed to add to them.
    safe: list[float]
    to_exceed: float
    # The best opponent's units out of reach, and the seat's lead over them.
    to_beat: float
    ahead: float
    discards: tuple[Card, ...]
    # The monomers that the seat's chains grow with.
    species: frozenset[Species]
    # Whether the hand has an initiator.
    startable: bool


def known_from(view: View, weights: Weights | None = None) -> Known:
    assert view.hand is not None
    assert view.seat is not None
    return _table(view, view.seat, view.hand, view.holds, weights or fitted())


def known_to(state: State, seat: Seat, weights: Weights | None = None) -> Known:
    """Return a seat's knowledge in an imagined state: its own hand, and everything face up."""
    holds = [len(hand) for hand in state.hands]
    return _table(state, seat, state.hands[seat], holds, weights or fitted())


def _table(
    table: View | State,
    seat: Seat,
    hand: tuple[Card, ...],
    holds: Sequence[int],
    weights: Weights,
) -> Known:
    alive = {chain.id: chain for chain in table.chains if chain.state != "terminated"}
    is_ending = min(holds) <= ENDING_CARDS
    can_finish = not FINISHING.isdisjoint(hand)
    options, safe = table.options, out_of_reach(table)
    counts = [counted(sizes, options) for sizes in safe]
    to_beat = max(n for other, n in enumerate(counts) if other != seat)
    growing = weights.growing - weights.danger * _danger(table, hand, holds, seat)
    return Known(
        weights=weights,
        kept=_kept_cards(weights),
        seat=seat,
        hand=hand,
        options=options,
        chains=alive,
        sizes={chain.id: size(chain, options) for chain in alive.values()},
        mine=weights.ending if is_ending else weights.finishable if can_finish else growing,
        theirs=weights.ending if is_ending else weights.theirs,
        dormant=1.0 if options.dormant == "counts" else weights.dormant,
        growing=sum(chain.owner == seat for chain in alive.values()),
        safe=safe[seat],
        to_exceed=to_exceed(safe[seat], options),
        to_beat=to_beat,
        ahead=counts[seat] - to_beat,
        discards=table.discards,
        species=frozenset(
            current_species(chain) for chain in alive.values() if chain.owner == seat
        ),
        startable="bpo" in hand or "aibn" in hand,
    )


def _danger(table: View | State, hand: tuple[Card, ...], holds: Sequence[int], seat: Seat) -> float:
    """Return the chance that the others hold a card that takes a chain, from 0 to 1."""
    seen = (*hand, *table.discards, *table.aside)
    thieves = thieves_in(table.options) - sum(seen.count(card) for card in THIEVES)
    hidden = TOTAL - len(seen) - sum(len(b.cards) for chain in table.chains for b in chain.blocks)
    others = sum(holds) - holds[seat]
    return 1 - (1 - max(0, thieves) / max(1, hidden)) ** others


@lru_cache(16)
def thieves_in(options: Options) -> int:
    return sum(card in THIEVES for card in cards_in(options))


@lru_cache(64)
def _kept_cards(weights: Weights) -> Mapping[Card, float]:
    return {
        "termination": weights.keep_termination,
        "cta": weights.keep_cta,
        "tempo": weights.keep_tempo,
        "copolymer": weights.keep_copolymer,
        "aibn": weights.keep_aibn,
        "bpo": weights.keep_bpo,
    }


def rating(known: Known, move: moves.Move) -> float:
    """Return the repeat units that a move should gain, less the value of the cards it uses."""
    if isinstance(move, moves.Calculate | moves.GiveUp):
        raise ValueError("an answer isn't rated")
    if isinstance(move, moves.Draw):
        return _draw(known, move)
    used, spent = _used(known, move)
    if used == len(known.hand):
        safe = [*known.safe, *_secured(known, move)]
        return WIN if counted(safe, known.options) > known.to_beat else -WIN
    hurry = known.weights.hurry if known.ahead > 0 else -known.weights.wait
    if isinstance(move, moves.Discard):
        return hurry - kept(known, move.card)
    return gained(known, move) + hurry * used - known.weights.spend * spent


def _used(known: Known, move: moves.Play | moves.Discard) -> tuple[int, float]:
    """Return the number of cards that a move uses, and the value of those that are not monomers."""
    match move:
        case moves.Initiate(initiator=initiator, chains=(cards,)):
            return 1 + len(cards), known.kept[initiator]
        case moves.Initiate(initiator=initiator, chains=chains):
            return 1 + len(chains), known.kept[initiator]
        case moves.Propagate(cards=cards):
            return len(cards), 0.0
        case moves.Terminate():
            return 1, known.kept["termination"]
        case moves.Transfer(cards=cards):
            return 1 + len(cards), known.kept["cta"]
        case moves.Cap():
            return 1, known.kept["tempo"]
        case moves.Copolymerize(cards=cards):
            return 1 + len(cards), known.kept["copolymer"]
        case moves.Discard():
            return 1, 0.0


def kept(known: Known, card: Card) -> float:
    if not is_monomer(card):
        return known.kept[card]
    weights, species, value = known.weights, SPECIES_OF[card], VALUE[card]
    worth = weights.keep_unit * value
    if species in known.species:
        worth += weights.keep_matching
    if known.hand.count(card) > 1:
        worth += weights.keep_pair
    elif sum(one in known.hand for one in OF_SPECIES[species]) > 1:
        worth += weights.keep_series
    return worth + weights.keep_start * (value == 1 and known.startable)


def is_monomer(card: Card) -> TypeGuard[Monomer]:
    return card in VALUE


def gained(known: Known, move: moves.Move) -> float:
    """Return the gain from the chains of a move, in repeat units that the seat can count on."""
    match move:
        case moves.Initiate(chains=starts):
            return sum(_start(known, cards, n) for n, cards in enumerate(starts))
        case moves.Propagate(chain=chain, cards=cards):
            return known.mine * _units(cards) - _woken(known, chain)
        case moves.Terminate(mode=mode, chains=chains):
            # R19, R20: one long chain is worth more than two with the same units.
            is_one = mode == "combination"
            to_exceed = known.to_exceed / len(chains) if is_one else known.to_exceed
            gain = sum(_put_out_of_reach(known, chain, to_exceed) for chain in chains)
            return gain + (known.weights.combination if is_one else 0.0)
        case moves.Transfer(chain=chain, cards=cards):
            return _put_out_of_reach(known, chain, known.to_exceed) + _start(known, cards, 0)
        case moves.Cap(chain=chain):
            return (known.sizes[chain] - known.to_exceed) * (known.dormant - known.mine)
        case moves.Copolymerize(chain=chain, cards=cards):
            return _brought_over(known, chain) + known.mine * _units(cards)
        case moves.Discard() | moves.Draw() | moves.Calculate() | moves.GiveUp():
            return 0.0
        case _:
            assert_never(move)


def _start(known: Known, cards: tuple[Monomer, ...], already: int) -> float:
    is_useful = known.growing + already < ENOUGH_CHAINS
    return known.mine * _units(cards) + (known.weights.new_chain if is_useful else 0.0)


def _put_out_of_reach(known: Known, number: int, to_exceed: float) -> float:
    chain, long = known.chains[number], known.sizes[number] - to_exceed
    if chain.owner != known.seat:
        return long * (1 + known.theirs)
    return long * (1 - (known.dormant if chain.state == "dormant" else known.mine))


def _brought_over(known: Known, number: int) -> float:
    chain, long = known.chains[number], known.sizes[number]
    if chain.owner != known.seat:
        return long * (known.mine + known.theirs)
    return -_woken(known, number)


def _woken(known: Known, number: int) -> float:
    """Return the cost of waking a dormant chain, which others can then take again."""
    is_dormant = known.chains[number].state == "dormant"
    return known.sizes[number] * (known.dormant - known.mine) if is_dormant else 0.0


_units = lru_cache(2048)(units)


def _secured(known: Known, move: moves.Move) -> list[float]:
    """Return the sizes of the chains that a move puts out of reach."""
    match move:
        case moves.Terminate(mode=mode, chains=chains):
            sizes = [known.sizes[chain] for chain in chains]
            return [sum(sizes)] if mode == "combination" else sizes
        case moves.Transfer(chain=chain):
            return [known.sizes[chain]]
        case moves.Cap(chain=chain) if known.options.dormant == "counts":
            return [known.sizes[chain]]
        case _:
            return []


def _draw(known: Known, move: moves.Draw) -> float:
    """Return the face-up card, if it is better than a blind draw."""
    if move.from_ == "stack":
        return known.weights.blind_draw
    return kept(known, known.discards[-1])
