"""The bot of Charged!"""

from collections.abc import Sequence

from valence.bots.bot import expert_bot
from valence.bots.charged.counting import Board
from valence.bots.charged.judgement import known_from, rating
from valence.bots.charged.words import reason
from valence.bots.expert import Expert, rate_each
from valence.bots.rollout import share_of_win, value_of_margin
from valence.core.game import Seat
from valence.games.charged import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Place
from valence.games.charged.options import Options
from valence.games.charged.state import State, View

# Points that are a big lead.
SCALE = 100


def play_out(state: State, seat: Seat, gained: float) -> float:
    """The rating of the move, less the best that the next player can make of the board."""
    if outcome := GAME.outcome(state):
        return share_of_win(outcome.winners, seat)
    return value_of_margin(gained - best_reply(state), SCALE)


def best_reply(state: State) -> int:
    board = Board(state.board, state.options.rows)
    return max(map(board.points, placements(state, state.to_move)), default=0)


def easy_moves(moves: Sequence[Move]) -> Sequence[Move]:
    """Placements first; a beginner rarely thinks of a swap."""
    return [move for move in moves if isinstance(move, Place)] or moves


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    imagine=GAME.imagine,
    play_out=play_out,
    reason=reason,
    easy_moves=easy_moves,
    width=6,
)
BOT = expert_bot(EXPERT)
