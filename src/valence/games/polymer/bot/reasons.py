"""Reasons why a move is better than another: which sentences speak for it, and about what."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from valence.bots.words import HintWords
from valence.core.languages import InEach, Language
from valence.games.polymer.bot.judgement import Known, is_monomer, known_from, rating
from valence.games.polymer.bot.marks import spare
from valence.games.polymer.bot.rounds import Played, good, kept, same_kind
from valence.games.polymer.bot.uses import fits_nothing, use_of
from valence.games.polymer.bot.words import Sentences
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
from valence.games.polymer.state import View


def compare(say: Sentences, view: View, better: Move, other: Move) -> Iterator[str]:
    """Compare two moves, saying only what speaks for the first."""
    if isinstance(better, Played) and isinstance(other, Played):
        yield from _facts(say, known_from(view), better, other)


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


def _facts(say: Sentences, seen: Known, better: Played, other: Played) -> Iterator[str]:
    if _ends(seen, better):
        if rating(seen, better) > 0:
            yield say.FACTS["wins"]
        return
    if _ends(seen, other) and rating(seen, other) < 0:
        yield say.FACTS["other ends"]
        return
    if isinstance(better, Draw) or isinstance(other, Draw):
        yield from _drawn(say, seen, better)
        return
    if type(better) is type(other):
        yield from same_kind(say, seen, better, other)
    else:
        yield from good(say, seen, better, other)
    yield from kept(say, seen, better, other)
    does_other_fit = not isinstance(other, Discard) or not fits_nothing(seen, other.card)
    if isinstance(better, Discard) and fits_nothing(seen, better.card) and does_other_fit:
        yield say.fits_nothing(better.card)


def _ends(seen: Known, move: Played) -> bool:
    """R7: return True if a move empties the hand."""
    return not isinstance(move, Draw) and len(cards_of(move)) == len(seen.hand)


def _drawn(say: Sentences, seen: Known, move: Played) -> Iterator[str]:
    card = seen.discards[-1]
    use = use_of(seen._replace(hand=(*seen.hand, card)), card)
    if move == Draw("discards"):
        if use:
            yield say.take(card, use)
    elif not use:
        yield say.no_use_yet(card)
    elif is_monomer(card):
        yield say.FACTS["stack"]
    elif card in INITIATORS:
        yield say.FACTS["joker"]


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


def group(say: Sentences, view: View, move: Move) -> str:
    match move:
        case Draw():
            return say.GROUPS["draw"]
        case Discard(card=card):
            return say.SPARE[spare(view, card)[0]]
        case Initiate():
            return say.GROUPS["start"]
        case Propagate():
            return say.GROUPS["grow"]
        case _:
            return say.GROUPS["jokers"]


def words(say: Sentences) -> HintWords[View, Move]:
    return HintWords(
        questions=say.QUESTIONS,
        group=partial(group, say),
        compare=lambda *of: " ".join(compare(say, *of)),
    )


WORDS: Mapping[Language, HintWords[View, Move]] = InEach("valence.games.polymer.bot.words", words)
