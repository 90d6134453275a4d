"""The bot of Charged!"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

from valence.bots.bot import Bot, Persona, numbered
from valence.bots.budget import Budget, Clock
from valence.bots.expert import Expert, by_chance, rate_each
from valence.bots.levels import (
    Choose,
    Level,
    answering,
    dial,
    easy,
    fair,
    sampling,
    searching,
)
from valence.bots.misconceptions import Idea
from valence.chem.names import names
from valence.core.dice import Dice
from valence.core.languages import DEFAULT
from valence.games.charged.board import Square
from valence.games.charged.bot.counting import laid
from valence.games.charged.bot.ending import best_ending, is_ending
from valence.games.charged.bot.judgement import known_from, rating
from valence.games.charged.bot.lookahead import chance_to_win, one_reply, one_round
from valence.games.charged.bot.marks import marked
from valence.games.charged.bot.words import compare, group, question
from valence.games.charged.game import GAME
from valence.games.charged.moves import Move, Name, Place
from valence.games.charged.naming import right_names, salt_called
from valence.games.charged.options import Options
from valence.games.charged.state import State, View
from valence.games.charged.words import WORDS


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


def solving_endings(choose: Choose[View, Move]) -> Choose[View, Move]:
    """Make a level search endings: once the bag is empty, two players know both racks."""

    def chosen(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
        if is_ending(view):
            return best_ending(GAME.imagine(view, 0), Clock(budget))
        return choose(view, moves, dice, budget)

    return chosen


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    words=WORDS,
    rate=rate_each(known_from, rating),
    chance=rated_chance,
    imagine=GAME.imagine,
    play_out=by_chance(one_reply),
    compare=compare,
    # Besides the points, the rack and the squares opened, only the reply counts.
    otherwise="It leaves the next player less to score.",
    answer=answer,
    topics=topics,
    twins=twins,
    question=question,
    group=group,
    marks=marked,
    easy_moves=easy_moves,
    width=6,
    most_deals=32,
)
# The strong bot looks further ahead than a hint, which has to tell moves apart on a few deals.
SEARCHER = replace(EXPERT, play_out=by_chance(one_round), width=8, deals_per_cut=4)
# How many placements the bots below and above easy look at: one of these numbers, at random.
BELOW_EASY = ((1,), (1, 1, 1, 2), (1, 2), (1, 2, 2, 2))
ABOVE_EASY = (
    *((2, 3), (3,), (4,), (5,), (6,), (8,), (11,)),
    *((15,), (20,), (28,), (40,), (60,), (200,)),
)
_DIAL: Mapping[Level, Choose[View, Move]] = dial(
    *((None, sampling(EXPERT, looks)) for looks in BELOW_EASY),
    ("easy", easy(EXPERT)),
    *((None, sampling(EXPERT, looks)) for looks in ABOVE_EASY),
    ("fair", fair(EXPERT)),
    ("strong", solving_endings(searching(SEARCHER))),
)
LEVELS = answering(_DIAL, answer)

_IDEAS: tuple[Idea, ...] = (
    ("oxyanions", "swapped"),
    ("numerals", "left out"),
    ("numerals", "counts atoms"),
)


def believing(idea: Idea) -> Persona[View, Move]:
    """Return a persona that plays fairly and gives the names it believes in."""

    def choose(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
        return _believed(view, idea) if view.unnamed else LEVELS["fair"](view, moves, dice, budget)

    return Persona(idea, choose, {"naming": "bonus"})


def _believed(view: View, idea: Idea) -> Name:
    salts = [salt_called(asked.formula) for asked in view.unnamed]
    return Name(tuple(names(DEFAULT).misnamed(one, idea) for one in salts))


BOT = Bot(levels=LEVELS, personas=numbered([believing(idea) for idea in _IDEAS]), expert=EXPERT)
