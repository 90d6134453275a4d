"""Why a round is good or bad, in English."""

from typing import assert_never

from valence.bots.polymer.judgement import FINISHING, Known, kept, known
from valence.core.words import counted
from valence.games.polymer.cards import units
from valence.games.polymer.chains import length
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
from valence.games.polymer.state import View


def reason(view: View, move: Move) -> str:
    seen = known(view)
    if not isinstance(move, Draw) and len(cards_of(move)) == len(seen.hand):
        return "It empties your hand and ends the game as it stands."
    return _reason(seen, move)


def _reason(seen: Known, move: Move) -> str:
    match move:
        case Draw(from_=from_):
            return _draw(seen) if from_ == "discards" else "A blind draw may bring a joker."
        case Initiate(chains=starts):
            return f"It starts {counted(len(starts), 'chain')} that can grow.{_risk(seen)}"
        case Propagate(chain=chain, cards=cards):
            return f"It makes chain {chain} {counted(units(cards), 'unit')} longer.{_risk(seen)}"
        case Terminate(chains=chains):
            return " ".join(_out_of_reach(seen, chain) for chain in chains)
        case Transfer(chain=chain):
            return f"{_out_of_reach(seen, chain)} A new chain starts at the same time."
        case Cap(chain=chain):
            return (
                f"TEMPO keeps {_units(seen, chain)} from being taken, and the chain can wake later."
            )
        case Copolymerize(chain=chain, cards=cards):
            return _copolymer(seen, chain, units(cards))
        case Discard(card=card):
            price = (
                f"; {card} is of little use to you"
                if kept(seen, card) < 1
                else f", at the price of {card}"
            )
            return f"It plays no round and keeps the rest of your hand together{price}."
        case _:
            assert_never(move)


def _out_of_reach(seen: Known, chain: int) -> str:
    long = _units(seen, chain)
    if seen.chains[chain].owner == seen.seat:
        return f"Chain {chain} with {long} counts for you for good."
    return f"Chain {chain} with {long} is taken from its owner and counts for you."


def _copolymer(seen: Known, chain: int, more: int) -> str:
    if seen.chains[chain].owner == seen.seat:
        return f"Chain {chain} becomes {counted(more, 'unit')} longer and grows with another monomer.{_risk(seen)}"
    long = _units(seen, chain, more)
    return f"It brings chain {chain} over to you, {long} long then, but others may take it back."


def _units(seen: Known, chain: int, more: int = 0) -> str:
    return counted(length(seen.chains[chain]) + more, "unit")


def _risk(seen: Known) -> str:
    if FINISHING.isdisjoint(seen.hand):
        return " Until you find a card to finish it, others may take it."
    return " You hold a card that can put it out of reach."


def _draw(seen: Known) -> str:
    return f"You know what you get: {seen.discards[-1]}."
