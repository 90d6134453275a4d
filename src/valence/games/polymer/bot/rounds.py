"""The benefits of a round compared with another one."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from valence.core.piles import without
from valence.games.polymer.bot.judgement import Known, is_monomer
from valence.games.polymer.bot.uses import use_of
from valence.games.polymer.bot.words import Sentences
from valence.games.polymer.cards import SPECIES_OF, Card, Species, units
from valence.games.polymer.chains import length
from valence.games.polymer.legality import cards_of
from valence.games.polymer.moves import (
    Cap,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Play,
    Propagate,
    Terminate,
    Transfer,
)

Played: TypeAlias = Draw | Play | Discard

# A chain with so few units is hardly worth a joker yet.
SHORT = 3


def kept(
    say: Sentences, seen: Known, better: Play | Discard, other: Play | Discard
) -> Iterator[str]:
    """Explain why the card that the other move uses up is better kept."""
    used = cards_of(better)
    match other:
        case Discard(card=card) if card not in used:
            use = use_of(seen, card)
            if use and use not in {use_of(seen, one) for one in used}:
                yield say.keep(card, use)
        case Initiate(initiator="aibn", chains=(_,)) if "aibn" not in used:
            yield say.FACTS["keep aibn"]
        case Initiate() if isinstance(better, Discard):
            yield say.FACTS["start later"]
        case Propagate() if isinstance(better, Discard):
            yield say.FACTS["grow later"]
        case Terminate() | Transfer() | Cap() | Copolymerize():
            if not set(_played_on(better)) & set(_played_on(other)):
                yield from _saved(say, seen, used, other)


def _saved(say: Sentences, seen: Known, used: Sequence[Card], other: Play) -> Iterator[str]:
    """Recommend keeping a joker that the other move would spend on a short chain."""
    joker, *_ = cards_of(other)
    chains = _played_on(other)
    if joker in used or _size(seen, other) > SHORT * len(chains):
        return
    yield say.save(joker, chains, _size(seen, other))


def same_kind(
    say: Sentences, seen: Known, better: Play | Discard, other: Play | Discard
) -> Iterator[str]:
    """Compare two rounds of one kind: the one that takes chains from others, has more units, or can be continued."""
    more, less = _size(seen, better), _size(seen, other)
    if _taken(seen, better) > _taken(seen, other):
        yield from good(say, seen, better, other)
    elif isinstance(better, Initiate) and len(better.chains) > _chains_started(other):
        yield say.FACTS["two chains"]
    elif more > less and isinstance(better, Copolymerize) and isinstance(other, Copolymerize):
        yield say.longer_chain(better.chain, more, other.chain, less)
    elif more > less:
        yield say.more_units(_tag(better), more, less)
    yield from _continued(say, seen, better, other)


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


def _continued(
    say: Sentences, seen: Known, better: Play | Discard, other: Play | Discard
) -> Iterator[str]:
    """Prefer the round that leaves more monomers that its chains can grow with."""
    fitting, fewer = _fitting(seen, better), _fitting(seen, other)
    if fitting > max(1, fewer):
        yield say.to_go_on(fitting, fewer, len(_begun(better)))


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


def good(say: Sentences, seen: Known, move: Play | Discard, other: Played) -> Iterator[str]:
    """Describe the benefit of a round."""
    match move:
        case Discard():
            return
        case Initiate(chains=starts) if isinstance(other, Transfer):
            more, less = sum(map(units, starts)), units(other.cards)
            if more > less:
                yield say.more_units(_tag(move), more, less)
        case Initiate(chains=starts):
            yield say.more_chains(len(starts))
        case Propagate(cards=cards):
            yield say.longer(units(cards))
        case Terminate(chains=chains):
            yield from (_secured(say, seen, chain) for chain in chains)
        case Transfer(chain=chain):
            yield _secured(say, seen, chain)
        case Cap(chain=chain):
            yield say.capped(length(seen.chains[chain]), seen.options.dormant)
        case Copolymerize(chain=chain, cards=cards):
            yield _copolymer(say, seen, chain, units(cards))


def _secured(say: Sentences, seen: Known, chain: int) -> str:
    is_own = seen.chains[chain].owner == seen.seat
    return (say.secured if is_own else say.taken)(chain, length(seen.chains[chain]))


def _copolymer(say: Sentences, seen: Known, chain: int, more: int) -> str:
    if seen.chains[chain].owner == seen.seat:
        return say.other_monomer(more)
    return say.taken_over(length(seen.chains[chain]) + more)


def _tag(move: Play | Discard) -> str:
    return str(move.__struct_config__.tag)
