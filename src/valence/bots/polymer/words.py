"""Why a move is better than another, in English."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from valence.bots.expert import Question
from valence.bots.polymer.judgement import FINISHING, Known, is_monomer, known_from, rating
from valence.core.piles import without
from valence.core.words import counted, listed
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
    if not isinstance(better, Played) or not isinstance(other, Played):
        return ""
    return " ".join(_facts(known_from(view), better, other))


def _facts(seen: Known, better: Played, other: Played) -> Iterator[str]:
    if not isinstance(better, Draw) and len(cards_of(better)) == len(seen.hand):
        if rating(seen, better) > 0:
            yield "It empties your hand and ends the game, and you win."
        return
    if type(better) is type(other):
        yield from _same_kind(seen, better, other)
    else:
        yield from _good(seen, better)
    used = () if isinstance(better, Draw) else cards_of(better)
    if isinstance(other, Discard) and other.card not in used and (use := _use(seen, other.card)):
        yield f"Keep {card_written(other.card)}: {use}."
    if isinstance(better, Discard) and _fits_nothing(seen, better.card):
        yield f"{card_written(better.card)} fits none of your chains."


def _same_kind(seen: Known, better: Played, other: Played) -> Iterator[str]:
    """Two rounds of one kind: which of them is about more units."""
    more, less = _size(seen, better), _size(seen, other)
    if more > less:
        yield f"{_VERBS[type(better)]} {counted(more, 'unit')} instead of {less}."
    if isinstance(better, Terminate | Transfer | Copolymerize):
        also = set(_good(seen, other))
        yield from (fact for fact in _good(seen, better) if fact not in also)
    if isinstance(better, Initiate):
        left = without(seen.hand, cards_of(better))
        begun = {SPECIES_OF[cards[-1]] for cards in better.chains}
        fitting = sum(is_monomer(card) and SPECIES_OF[card] in begun for card in left)
        if fitting > 1:
            yield f"You hold {fitting} more monomers that fit."


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


def _good(seen: Known, move: Played) -> Iterator[str]:
    """What a move is good for."""
    match move:
        case Draw() | Discard():
            yield from _without_round(seen, move)
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


def _without_round(seen: Known, move: Draw | Discard) -> Iterator[str]:
    match move:
        case Draw(from_="discards"):
            yield f"You know what you get: {card_written(seen.discards[-1])}."
        case Draw():
            yield "A blind draw may bring a joker."
        case Discard(card=card):
            saved = {one for one in seen.hand if one in FINISHING} - {card}
            if saved:
                cards = listed(sorted(map(card_written, saved)))
                yield f"You keep {cards} to finish a chain later."


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
            has_one = any(is_monomer(one) and VALUE[one] == 1 for one in seen.hand)
            return "it starts a chain" if has_one else ""
        case _:
            return _use_of_monomer(seen, card)


def _use_of_monomer(seen: Known, card: Monomer) -> str:
    if SPECIES_OF[card] in seen.species:
        return "it fits a chain of yours"
    if VALUE[card] == 1 and seen.startable:
        return "it can begin a chain"
    return "it makes a pair" if seen.hand.count(card) > 1 else ""


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
