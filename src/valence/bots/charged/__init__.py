"""The bot of Charged!"""

from collections.abc import Mapping, Sequence

from valence.bots.bot import Bot, expert_bot
from valence.bots.budget import Budget
from valence.bots.charged.counting import Board
from valence.bots.charged.judgement import known_from, rating
from valence.bots.charged.words import group, question, reason
from valence.bots.expert import Expert, rate_each
from valence.bots.levels import Choose, Level
from valence.bots.rollout import share_of_win, value_of_margin
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.games.charged import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Place
from valence.games.charged.naming import right_names
from valence.games.charged.options import Options
from valence.games.charged.state import State, View

# Points that are a big lead.
SCALE = 100


def play_out(state: State, seat: Seat, gained: float) -> float:
    """The rating of the move, less the best that the next player can make of the board."""
    if state.unnamed:
        state = GAME.apply(state, state.to_move, right_names(state.unnamed)).state
    if outcome := GAME.outcome(state):
        return share_of_win(outcome.winners, seat)
    return value_of_margin(gained - best_reply(state), SCALE)


def best_reply(state: State) -> int:
    board = Board(state.board, state.options)
    return max(map(board.points, placements(state, state.to_move)), default=0)


def easy_moves(moves: Sequence[Move]) -> Sequence[Move]:
    """Placements first; a beginner rarely thinks of a swap."""
    return [move for move in moves if isinstance(move, Place)] or moves


def naming_right(choose: Choose[View, Move]) -> Choose[View, Move]:
    """A bot of any level gives the right names: what it shows should be worth learning."""

    def chosen(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
        return right_names(view.unnamed) if view.unnamed else choose(view, moves, dice, budget)

    return chosen


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    imagine=GAME.imagine,
    play_out=play_out,
    reason=reason,
    question=question,
    group=group,
    easy_moves=easy_moves,
    width=6,
)
_LEVELS: Mapping[Level, Choose[View, Move]] = expert_bot(EXPERT).levels
BOT = Bot(levels={level: naming_right(choose) for level, choose in _LEVELS.items()}, expert=EXPERT)
