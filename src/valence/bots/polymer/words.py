"""Why a move is better than another, in English."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TypeAlias

from valence.bots.expert import Question
from valence.bots.polymer.judgement import Known, is_monomer, known_from, rating
from valence.core.piles import without
from valence.core.words import counted
from valence.games.polymer.cards import SPECIES_OF, VALUE, Card, Monomer, units
from valence.games.polymer.chains import length
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Cap,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Move,
    Play,
    Propagate,
    Say,
    Terminate,
    Transfer,
)
from valence.games.polymer.notation import card_written
from valence.games.polymer.state import View

Played: TypeAlias = Draw | Play | Discard

DRAW = Question("draw", "Do you need the card that lies open?")
ROUND = Question(
    "round", "Which of your chains can others still take? Which card makes them safe or longer?"
)
DISCARD = Question("discard", "Which card fits none of your chains and makes no pair or run?")
WHY = Question("why", "Where is the unpaired electron before this step, and where after it?")


def compare(view: View, better: Move, other: Move) -> str:
    """Only what speaks for the first move is said."""
    if isinstance(better, Say) and view.announced is not None:
        return _mechanism(view.announced)
    if not isinstance(better, Played) or not isinstance(other, Played):
        return ""
    return " ".join(_facts(known_from(view), better, other))


def topics(move: Move) -> Sequence[Hashable]:
    """What a round is played on; all ways to start as many chains, and all discards, are about the same."""
    match move:
        case Initiate(chains=chains):
            return [(Initiate, len(chains))]
        case Propagate(chain=chain) | Transfer(chain=chain) | Cap(chain=chain):
            return [(type(move), chain)]
        case Copolymerize(chain=chain):
            return [(Copolymerize, chain)]
        case Terminate(chains=chains):
            return [(Terminate, chains)]
        case Discard():
            return [Discard]
        case _:
            return [move]


def _facts(seen: Known, better: Played, other: Played) -> Iterator[str]:
    if _ends(seen, better):
        if rating(seen, better) > 0:
            yield "It empties your hand and ends the game, and you win."
        return
    if _ends(seen, other) and rating(seen, other) < 0:
        yield "The other move empties your hand and ends the game while you aren't ahead."
        return
    if isinstance(better, Draw) or isinstance(other, Draw):
        yield from _drawn(seen, better)
        return
    if type(better) is type(other):
        yield from _same_kind(seen, better, other)
    else:
        yield from _good(seen, better, other)
    yield from _kept(seen, better, other)
    does_other_fit = not isinstance(other, Discard) or not _fits_nothing(seen, other.card)
    if isinstance(better, Discard) and _fits_nothing(seen, better.card) and does_other_fit:
        yield f"{card_written(better.card)} fits none of your chains."


def _ends(seen: Known, move: Played) -> bool:
    """R7: whether it empties the hand."""
    return not isinstance(move, Draw) and len(cards_of(move)) == len(seen.hand)


def _drawn(seen: Known, move: Played) -> Iterator[str]:
    card = seen.discards[-1]
    use = _use(seen._replace(hand=(*seen.hand, card)), card)
    if move == Draw("discards"):
        yield f"Take {card_written(card)}: {use}." if use else f"You get {card_written(card)}."
    elif not use:
        yield f"{card_written(card)}, which lies open, is of no use to you yet."
    else:
        yield "The stack may bring a joker or an initiator."


def _kept(seen: Known, better: Play | Discard, other: Play | Discard) -> Iterator[str]:
    """The most useful card that only the other move uses up."""
    spared = [card for card in cards_of(other) if card not in cards_of(better)]
    if not isinstance(other, Discard):
        spared = [card for card in spared if not is_monomer(card)]
    instead = {_use(seen, card) for card in cards_of(better)}
    uses = {card: _use(seen, card) for card in spared}
    card = next((card for card in spared if uses[card] and uses[card] not in instead), None)
    if card is not None:
        yield f"Keep {card_written(card)}: {uses[card]}."


def _same_kind(seen: Known, better: Play | Discard, other: Play | Discard) -> Iterator[str]:
    """Two rounds of one kind: which of them is about more units."""
    more, less = _size(seen, better), _size(seen, other)
    if more > less:
        yield f"{_VERBS[type(better)]} {counted(more, 'unit')} instead of {less}."
    elif _signature(seen, better) != _signature(seen, other):
        yield from _good(seen, better, other)
    if isinstance(better, Initiate) and isinstance(other, Initiate):
        yield from _starts(seen, better, other)


def _signature(seen: Known, move: Played) -> list[tuple[bool, int]]:
    """Whose the chains are that a round is played on, and how long."""
    chains = [seen.chains[number] for number in _played_on(move)]
    return sorted((chain.owner == seen.seat, length(chain)) for chain in chains)


def _played_on(move: Played) -> tuple[int, ...]:
    match move:
        case Terminate(chains=chains):
            return tuple(chains)
        case Transfer(chain=chain) | Copolymerize(chain=chain):
            return (chain,)
        case _:
            return ()


def _starts(seen: Known, better: Initiate, other: Initiate) -> Iterator[str]:
    if len(better.chains) > len(other.chains):
        yield "It starts two chains instead of one."
    fitting, fewer = _fitting(seen, better), _fitting(seen, other)
    if fitting > max(1, fewer):
        yield f"You hold {fitting} more monomers to grow with, instead of {fewer}."


def _fitting(seen: Known, start: Initiate) -> int:
    """How many monomers of the hand that is left fit the new chains."""
    left = without(seen.hand, cards_of(start))
    begun = {SPECIES_OF[cards[-1]] for cards in start.chains}
    return sum(is_monomer(card) and SPECIES_OF[card] in begun for card in left)


_VERBS: Mapping[type[Move], str] = {
    Initiate: "It starts with",
    Propagate: "It adds",
    Terminate: "It secures",
    Transfer: "It secures",
    Cap: "It protects",
    Copolymerize: "Its chain has",
}


def _size(seen: Known, move: Played) -> int:
    """The units of the chains that a round starts, makes longer, or is played on."""
    match move:
        case Initiate(chains=starts):
            return sum(map(units, starts))
        case Propagate(cards=cards):
            return units(cards)
        case Terminate(chains=chains):
            return sum(length(seen.chains[chain]) for chain in chains)
        case Transfer(chain=chain) | Cap(chain=chain) | Copolymerize(chain=chain):
            return length(seen.chains[chain])
        case Draw() | Discard():
            return 0


def _good(seen: Known, move: Play | Discard, other: Played) -> Iterator[str]:
    """What a round is good for."""
    match move:
        case Discard():
            return
        case Initiate(chains=starts) if isinstance(other, Transfer):
            more, less = sum(map(units, starts)), units(other.cards)
            if more > less:
                yield f"It starts with {counted(more, 'unit')} instead of {less}."
        case Initiate(chains=starts):
            yield f"It gives you {counted(len(starts), 'more chain')} to grow."
        case Propagate(cards=cards):
            yield f"It makes the chain {counted(units(cards), 'unit')} longer."
        case Terminate(chains=chains):
            yield from (_secured(seen, chain) for chain in chains)
        case Transfer(chain=chain):
            yield _secured(seen, chain)
        case Cap(chain=chain):
            yield f"Nobody can take its {_units(seen, chain)} now, and it can grow again later."
        case Copolymerize(chain=chain, cards=cards):
            yield _copolymer(seen, chain, units(cards))


def _secured(seen: Known, chain: int) -> str:
    long = _units(seen, chain)
    if seen.chains[chain].owner == seen.seat:
        return f"Chain {chain} with {long} is safely yours."
    return f"You take chain {chain} with {long} from its owner, and it counts for you."


def _copolymer(seen: Known, chain: int, more: int) -> str:
    if seen.chains[chain].owner == seen.seat:
        longer = f"It makes the chain {counted(more, 'unit')} longer"
        return f"{longer} and lets it grow with another monomer."
    return f"The chain becomes yours with {_units(seen, chain, more)}."


def _units(seen: Known, chain: int, more: int = 0) -> str:
    return counted(length(seen.chains[chain]) + more, "unit")


def _use(seen: Known, card: Card) -> str:
    """What a card in hand is good for; empty if for nothing yet."""
    match card:
        case "termination":
            return "it makes two chains safe, and one of them may be taken from another player"
        case "cta":
            return "it finishes a chain, also another player's, and starts a new one"
        case "tempo":
            return "it protects a chain" if seen.growing else ""
        case "copolymer":
            return "it can take over another player's chain"
        case "aibn" | "bpo":
            ones = sum(is_monomer(one) and VALUE[one] == 1 for one in seen.hand)
            if card == "aibn" and ones > 1:
                return "it can start two chains"
            return "it starts a chain" if ones else ""
        case _:
            return _use_of_monomer(seen, card)


def _use_of_monomer(seen: Known, card: Monomer) -> str:
    if SPECIES_OF[card] in seen.species:
        return "it fits a chain of yours"
    if VALUE[card] == 1 and seen.startable:
        return "it can begin a chain"
    return "it makes a pair" if seen.hand.count(card) > 1 else ""


def _mechanism(move: Play) -> str:
    """R25: the chemistry of a round."""
    match move:
        case Initiate(initiator="aibn"):
            return (
                "AIBN loses N₂ and leaves two radicals, and a radical adds to the C=C of a monomer."
            )
        case Initiate():
            return "BPO splits at its O–O bond, and a radical adds to the C=C of a monomer."
        case Propagate() | Copolymerize():
            return "The radical adds to the C=C of the monomer, whose other carbon is the new end."
        case Terminate(mode="combination"):
            return "The two unpaired electrons form a C–C bond."
        case Terminate():
            return "One end takes a hydrogen from the other, which is left with a C=C."
        case Transfer():
            return (
                "The chain takes the hydrogen of the S–H, and the sulfur has the unpaired electron."
            )
        case Cap():
            return "TEMPO binds to the end by its oxygen, and this weak bond can open again."


def _fits_nothing(seen: Known, card: Card) -> bool:
    return is_monomer(card) and bool(seen.species) and SPECIES_OF[card] not in seen.species


# The steps of a hint before the cards


def question(_view: View, move: Move) -> Question:
    match move:
        case Draw():
            return DRAW
        case Discard():
            return DISCARD
        case Say():
            return WHY
        case _:
            return ROUND


def group(view: View, move: Move) -> str:
    match move:
        case Say():
            return _played_now(view)
        case Draw():
            return "Look at the open pile and at your own chains."
        case Discard():
            return "Look at the cards that you have only one of."
        case Initiate():
            return "Look at your initiators, and at your monomers of value 1."
        case Propagate():
            return "Look at your monomers: pairs, triplets and 1-2-3."
        case _:
            return "Look at your jokers."


def _played_now(view: View) -> str:
    """R25: what to look at is what was played."""
    assert view.announced is not None
    card, *_ = cards_of(view.announced)
    return f"Look at the pictogram of {card_written(card)}, and at the end of the chain."
