"""Reasons why a move is better than another, in English."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from valence.bots.words import HintWords
from valence.core.languages import DEFAULT, Language
from valence.games.polymer.bot.judgement import Known, is_monomer, known_from, rating
from valence.games.polymer.bot.marks import Spare, spare
from valence.games.polymer.bot.round_words import Played, good, kept, same_kind
from valence.games.polymer.bot.use_words import fits_nothing, use_of
from valence.games.polymer.cards import INITIATORS
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
from valence.games.polymer.notation import card_written
from valence.games.polymer.state import View


def compare(view: View, better: Move, other: Move) -> str:
    """Compare two moves, saying only what speaks for the first."""
    if not isinstance(better, Played) or not isinstance(other, Played):
        return ""
    return " ".join(_facts(known_from(view), better, other))


def topics(move: Move) -> Sequence[Hashable]:
    """Return the chains of a round; all ways to start as many chains share a topic, and so do all discards."""
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
        yield from same_kind(seen, better, other)
    else:
        yield from good(seen, better, other)
    yield from kept(seen, better, other)
    does_other_fit = not isinstance(other, Discard) or not fits_nothing(seen, other.card)
    if isinstance(better, Discard) and fits_nothing(seen, better.card) and does_other_fit:
        yield f"{card_written(better.card)} fits none of your chains."


def _ends(seen: Known, move: Played) -> bool:
    """R7: return True if a move empties the hand."""
    return not isinstance(move, Draw) and len(cards_of(move)) == len(seen.hand)


def _drawn(seen: Known, move: Played) -> Iterator[str]:
    card = seen.discards[-1]
    use = use_of(seen._replace(hand=(*seen.hand, card)), card)
    if move == Draw("discards"):
        if use:
            yield f"Take {card_written(card)}: {use}."
    elif not use:
        yield f"{card_written(card)}, which lies open, is of no use to you yet."
    elif is_monomer(card):
        yield "The stack may bring a joker or an initiator."
    elif card in INITIATORS:
        yield "The stack may bring a joker."


# The steps of a hint before the cards


def question(_view: View, move: Move) -> str:
    match move:
        case Draw():
            return "draw"
        case Discard():
            return "discard"
        case Initiate():
            return "start"
        case _:
            return "round"


def group(view: View, move: Move) -> str:
    match move:
        case Draw():
            return "Look at the open pile and at your own chains."
        case Discard(card=card):
            return _SPARE[spare(view, card)[0]]
        case Initiate():
            return "Look at your initiators, and at your monomers of value 1."
        case Propagate():
            return "Look at your monomers: pairs, triplets and 1-2-3."
        case _:
            return "Look at your jokers."


_SPARE: Mapping[Spare, str] = {
    "unfitting": "Look at your monomers that fit none of your chains.",
    "single": "Look at the cards that you have only one of.",
    "several": "Look at the cards that you have several of.",
}


QUESTIONS = {
    "draw": "Do you need the card that lies open?",
    "round": "Which of your chains can others still take? Which card makes them safe or longer?",
    "start": "Which monomers can begin a chain? Which of them could you go on with?",
    "discard": "Which card do your chains need least?",
}
WORDS: Mapping[Language, HintWords[View, Move]] = {
    DEFAULT: HintWords(questions=QUESTIONS, group=group, compare=compare)
}
