"""The bot of the polymer game."""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from valence.bots.bot import Bot, expert_bot
from valence.bots.budget import Budget
from valence.bots.expert import Expert, rate_each
from valence.bots.levels import Choose, Level
from valence.bots.polymer.counting import standings
from valence.bots.polymer.judgement import known_from, known_to, rating
from valence.bots.polymer.words import compare, group, question
from valence.bots.rollout import fair_policy, rollout
from valence.core.dice import Dice
from valence.core.play import legal_moves
from valence.games.polymer import GAME
from valence.games.polymer.calculation import right_answer
from valence.games.polymer.moves import Move
from valence.games.polymer.options import Options
from valence.games.polymer.state import State, View

# How many moves are played on an imagined deal.
HORIZON = 8

policy = fair_policy(partial(legal_moves, GAME), known_to, rating)


def is_calculating(view: View) -> bool:
    return any(view.tries_left)


def imagine(view: View, seed: int) -> State:
    """A deal on which the game ends with an empty hand: what is calculated then decides nothing (R23)."""
    state = GAME.imagine(view, seed)
    return replace(state, options=replace(state.options, calculate=False), tries_left=())


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    imagine=imagine,
    play_out=rollout(GAME, policy, standings, scale=1, horizon=HORIZON),
    compare=compare,
    is_exercise=is_calculating,
    question=question,
    group=group,
    easy_counts=(1,),
)


def calculating_right(choose: Choose[View, Move]) -> Choose[View, Move]:
    """A bot of any level calculates right: what it shows should be worth learning."""

    def chosen(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
        if is_calculating(view) and view.seat is not None:
            return right_answer(GAME.imagine(view, 0), view.seat)
        return choose(view, moves, dice, budget)

    return chosen


_LEVELS: Mapping[Level, Choose[View, Move]] = expert_bot(EXPERT).levels
BOT = Bot(levels={level: calculating_right(one) for level, one in _LEVELS.items()}, expert=EXPERT)
