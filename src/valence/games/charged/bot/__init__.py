"""The bot of Charged!"""

from collections.abc import Hashable, Sequence
from functools import partial

from valence.bots.bot import Bot, Persona, numbered
from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert, by_chance, rate_each
from valence.bots.levels import Fair, Sampling, dial
from valence.bots.misconceptions import Idea
from valence.bots.search import Candidate, most_promising
from valence.chem.called import NamedSalt
from valence.core.dice import Dice
from valence.games.charged.board import Square
from valence.games.charged.bot.counting import laid
from valence.games.charged.bot.ending import best_ending, is_ending
from valence.games.charged.bot.judgement import known_from, rating
from valence.games.charged.bot.lookahead import after, chance_to_win, one_reply, one_round
from valence.games.charged.bot.marks import marked
from valence.games.charged.bot.reasons import WORDS, question
from valence.games.charged.game import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Name, Pass, Place
from valence.games.charged.naming import right_names, salt_called
from valence.games.charged.options import Options
from valence.games.charged.state import State, View

# The strong bot tries so many ideas on so many deals; docs/bots.md has what others won.
IDEAS, DEALS = 6, 8
# As many deals as the rating of a move is worth.
RATING_DEALS = 5
# Time for an ending, as for so many deals.
ENDING_DEALS = 8
PATIENCE = 3  # R25: turns of each seat without a placement before bots stop swapping


def rated_chance(view: View, ahead: float) -> float:
    return chance_to_win(ahead, view.bag + sum(view.holds))


def topics(move: Move) -> Sequence[Hashable]:
    """Return the tiles and the squares that a placement uses; all swaps have the same topic."""
    if not isinstance(move, Place):
        return [type(move)]
    return [tuple(sorted(laid(move))), squares(move)]


def twins(move: Move) -> Hashable:
    """Return a key that placements on the same squares share, and all swaps."""
    return squares(move) if isinstance(move, Place) else type(move)


def squares(move: Place) -> tuple[Square, ...]:
    return tuple((row, column) for row, column, _ in move.tiles)


def easy_moves(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the placements if there are any; a beginner rarely thinks of a swap."""
    return [move for move in moves if isinstance(move, Place)] or moves


def answer(view: View) -> Name | None:
    """Return the right names if they are asked for."""
    return right_names(view.unnamed) if view.unnamed else None


def answer_or_stop(view: View) -> Name | Pass | None:
    """R25: also pass, where more swaps than these wouldn't be fun."""
    return Pass() if is_stuck(view) else answer(view)


def is_stuck(view: View) -> bool:
    """Return True if nobody has placed anything for some turns, and this seat can't."""
    if view.seat is None or view.scoreless < PATIENCE * view.players:
        return False
    return not any(placements(GAME.imagine(view, 0), view.seat))


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    chance=rated_chance,
    imagine=GAME.imagine,
    play_out=by_chance(one_reply),
    answer=answer,
    topics=topics,
    twins=twins,
    question=question,
    marks=marked,
    width=6,
    most_deals=32,
)


def strong(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
    """Play a round on a few deals; once the bag is empty, two players know both racks, and the ending is searched."""
    if is_ending(view):
        return best_ending(GAME.imagine(view, 0), Clock(budget.at_most(ENDING_DEALS)))
    assert view.seat is not None
    tried, clock = most_promising(EXPERT, view, moves, IDEAS), Clock(budget.at_most(DEALS))
    while len(tried) > 1 and clock.deal():
        deal = GAME.imagine(view, dice.word())
        for one in tried:
            one.worths.append(one_round(after(deal, one.move), view.seat))
    return max(tried, key=expected).move


def expected(tried: Candidate[Move]) -> float:
    """Return the expected lead: the rating counts as much as some deals."""
    return (RATING_DEALS * tried.rating + sum(tried.worths)) / (RATING_DEALS + len(tried.worths))


def looking_at(*placements: int) -> Sampling[View, Move]:
    """Make a level that looks at this many placements, or at one of these numbers at random."""
    return Sampling(EXPERT.rate, placements, easy_moves)


_IDEAS: tuple[Idea, ...] = (
    ("oxyanions", "swapped"),
    ("numerals", "left out"),
    ("numerals", "counts atoms"),
)


def believed(idea: Idea, view: View) -> Name | None:
    """Return the names that somebody with this idea gives, if they are asked for."""
    if not view.unnamed:
        return None
    salts = [salt_called(asked.formula) for asked in view.unnamed]
    return Name(tuple(NamedSalt(one.cation.id, one.anion.id, idea) for one in salts))


BOT: Bot[Options, State, Move, View] = Bot(
    expert=EXPERT,
    words=WORDS,
    answer=answer_or_stop,
    levels=dial(
        (None, looking_at(1)),
        (None, looking_at(1, 1, 1, 2)),
        (None, looking_at(1, 2)),
        (None, looking_at(1, 2, 2, 2)),
        ("easy", looking_at(2)),
        (None, looking_at(2, 3)),
        *((None, looking_at(n)) for n in (3, 4, 5, 6, 8, 11, 15, 20, 28, 40, 60, 200)),
        ("fair", Fair(EXPERT.rate)),
        ("strong", strong),
    ),
    personas=numbered(
        Persona(idea, partial(believed, idea), {"naming": "bonus"}) for idea in _IDEAS
    ),
)
