"""The benefits of a round compared with another one, in English."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from valence.core.piles import without
from valence.core.words import counted, listed
from valence.games.polymer.bot.judgement import Known, is_monomer
from valence.games.polymer.bot.use_words import use_of
from valence.games.polymer.cards import SPECIES_OF, Card, Species, units
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
    Terminate,
    Transfer,
)
from valence.games.polymer.notation import card_written

Played: TypeAlias = Draw | Play | Discard

# A chain with so few units is hardly worth a joker yet.
SHORT = 3


def kept(seen: Known, better: Play | Discard, other: Play | Discard) -> Iterator[str]:
    """Explain why the card that the other move uses up is better kept."""
    used = cards_of(better)
    match other:
        case Discard(card=card) if card not in used:
            use = use_of(seen, card)
            if use and use not in {use_of(seen, one) for one in used}:
                yield f"Keep {card_written(card)}: {use}."
        case Initiate(initiator="aibn", chains=(_,)) if "aibn" not in used:
            yield "Keep AIBN: it can start two chains."
        case Initiate() if isinstance(better, Discard):
            yield "A new chain can be taken from you, so start it when you can soon finish it."
        case Propagate() if isinstance(better, Discard):
            yield "A longer chain can be taken from you too, so let it grow when you can soon finish it."
        case Terminate() | Transfer() | Cap() | Copolymerize():
            if not set(_played_on(better)) & set(_played_on(other)):
                yield from _saved(seen, used, other)


def _saved(seen: Known, used: Sequence[Card], other: Play) -> Iterator[str]:
    """Recommend keeping a joker that the other move would spend on a short chain."""
    joker, *_ = cards_of(other)
    chains = _played_on(other)
    if joker in used or _size(seen, other) > SHORT * len(chains):
        return
    named = f"chain{'s' if len(chains) > 1 else ''} {listed([str(one) for one in chains])}"
    have = f"have only {_size(seen, other)} units together"
    if len(chains) == 1:
        have = f"has only {counted(_size(seen, other), 'unit')}"
    yield f"Keep {card_written(joker)} for later: {named} {have}."


def same_kind(seen: Known, better: Play | Discard, other: Play | Discard) -> Iterator[str]:
    """Compare two rounds of one kind: the one that takes chains from others, has more units, or can be continued."""
    more, less = _size(seen, better), _size(seen, other)
    if _taken(seen, better) > _taken(seen, other):
        yield from good(seen, better, other)
    elif isinstance(better, Initiate) and len(better.chains) > _chains_started(other):
        yield "It starts two chains instead of one."
    elif more > less and isinstance(better, Copolymerize) and isinstance(other, Copolymerize):
        yield f"Chain {better.chain} has {counted(more, 'unit')}, chain {other.chain} only {less}."
    elif more > less:
        yield f"{_VERBS[type(better)]} {counted(more, 'unit')} instead of {less}."
    yield from _continued(seen, better, other)


def _taken(seen: Known, move: Played) -> int:
    """Count the chains of others that a round takes over."""
    if isinstance(move, Cap):
        return 0
    return sum(seen.chains[number].owner != seen.seat for number in _played_on(move))


def _played_on(move: Played) -> tuple[int, ...]:
    match move:
        case Terminate(chains=chains):
            return tuple(chains)
        case Transfer(chain=chain) | Copolymerize(chain=chain) | Cap(chain=chain):
            return (chain,)
        case _:
            return ()


def _chains_started(move: Played) -> int:
    return len(move.chains) if isinstance(move, Initiate) else 0


def _continued(seen: Known, better: Play | Discard, other: Play | Discard) -> Iterator[str]:
    """Prefer the round that leaves more monomers that its chains can grow with."""
    fitting, fewer = _fitting(seen, better), _fitting(seen, other)
    if fitting > max(1, fewer):
        grown = "them" if len(_begun(better)) > 1 else "it"
        yield f"You hold {fitting} monomers to go on growing {grown} with, instead of {fewer or 'none'}."


def _fitting(seen: Known, move: Play | Discard) -> int:
    """Count the monomers left in hand that fit the chains that a round starts or continues."""
    left = without(seen.hand, cards_of(move))
    begun = _begun(move)
    return sum(is_monomer(card) and SPECIES_OF[card] in begun for card in left)


def _begun(move: Play | Discard) -> set[Species]:
    """The species that a round's chains grow with from now on."""
    match move:
        case Initiate(chains=chains):
            return {SPECIES_OF[cards[-1]] for cards in chains}
        case Transfer(cards=cards) | Copolymerize(cards=cards):
            return {SPECIES_OF[card] for card in cards[-1:]}
        case _:
            return set()


_VERBS: Mapping[type[Move], str] = {
    Initiate: "It starts with",
    Propagate: "It adds",
    Terminate: "It secures",
    Transfer: "It secures",
    Cap: "It protects",
}


def _size(seen: Known, move: Played) -> int:
    """Return the units of the chains that a round starts, makes longer, or is played on."""
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


def good(seen: Known, move: Play | Discard, other: Played) -> Iterator[str]:
    """Describe the benefit of a round."""
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
            then = "at the end" if seen.options.dormant == "counts" else "once it is terminated"
            yield f"Nobody can take its {_units(seen, chain)} now, and it counts {then}."
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
