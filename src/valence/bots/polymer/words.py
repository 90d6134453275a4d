"""Why a move is good or bad, in English."""

from typing import assert_never

from valence.bots.expert import Question
from valence.bots.polymer.judgement import FINISHING, Known, kept, known_from, rating
from valence.core.words import counted
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length
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
    Play,
    Propagate,
    Say,
    Terminate,
    Transfer,
)
from valence.games.polymer.notation import card_written
from valence.games.polymer.state import View

# A card worth less than this in hand costs little to discard.
LITTLE = 1.0


DRAW = Question("draw", "Do you need the card that lies open?")
ROUND = Question(
    "round", "Which of your chains can others still take? Which card makes them safe or longer?"
)
DISCARD = Question("discard", "Which card fits none of your chains and makes no pair or run?")


WHY = Question("why", "Where is the unpaired electron before this step, and where after it?")


def reason(view: View, move: Move) -> str:
    if isinstance(move, Calculate | GiveUp | Say):
        return ""
    seen = known_from(view)
    if not isinstance(move, Draw) and len(cards_of(move)) == len(seen.hand):
        result = "and you win" if rating(seen, move) > 0 else "but you don't win"
        return f"It empties your hand and ends the game, {result}."
    return _reason(seen, move)


def _reason(seen: Known, move: Draw | Play | Discard) -> str:
    match move:
        case Draw(from_="discards"):
            return f"You know what you get: {card_written(seen.discards[-1])}."
        case Draw():
            return "A blind draw may bring a joker."
        case Initiate(chains=starts):
            return f"It gives you {counted(len(starts), 'more chain')} to grow.{_risk(seen, len(starts))}"
        case Propagate(cards=cards):
            return f"It makes the chain {counted(units(cards), 'unit')} longer.{_risk(seen)}"
        case Terminate(chains=chains):
            return " ".join(_secured(seen, chain) for chain in chains)
        case Transfer(chain=chain):
            return _secured(seen, chain)
        case Cap(chain=chain):
            return f"Nobody can take its {_units(seen, chain)} now, and it can grow again later."
        case Copolymerize(chain=chain, cards=cards):
            return _copolymer(seen, chain, units(cards))
        case Discard(card=card):
            cost = "It costs you little" if kept(seen, card) < LITTLE else "It costs a useful card"
            return f"{cost} and keeps the rest of your hand."
        case _:
            assert_never(move)


def _secured(seen: Known, chain: int) -> str:
    long = _units(seen, chain)
    if seen.chains[chain].owner == seen.seat:
        return f"Chain {chain} with {long} is safely yours."
    return f"You take chain {chain} with {long} from its owner, and it counts for you."


def _copolymer(seen: Known, chain: int, more: int) -> str:
    if seen.chains[chain].owner == seen.seat:
        longer = f"It makes the chain {counted(more, 'unit')} longer"
        return f"{longer} and lets it grow with another monomer.{_risk(seen)}"
    long = _units(seen, chain, more)
    return f"The chain becomes yours with {long}, but others may take it back."


def _units(seen: Known, chain: int, more: int = 0) -> str:
    return counted(length(seen.chains[chain]) + more, "unit")


def _risk(seen: Known, chains: int = 1) -> str:
    it = "it" if chains == 1 else "them"
    if FINISHING.isdisjoint(seen.hand):
        return f" Others may take {it} until you have a card to finish {it}."
    return f" You hold a card to finish {it}." if chains == 1 else " You hold a card to finish one."


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
