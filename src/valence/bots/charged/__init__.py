"""The bots' knowledge of Charged!."""

from collections.abc import Sequence

from valence.bots.charged.counting import Board
from valence.bots.charged.judgement import rate
from valence.bots.charged.words import reason
from valence.bots.expert import Expert
from valence.bots.playing import result, standing
from valence.core.game import Seat
from valence.games.charged import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Place
from valence.games.charged.options import Options
from valence.games.charged.state import State, View

SCALE = 100
"""So many points are a great lead."""


def play_out(state: State, seat: Seat, rating: float) -> float:
    """What the move brought, less the best that the next player can make of the board."""
    if outcome := GAME.outcome(state):
        return result(outcome.winners, seat)
    return standing(rating - best_reply(state), SCALE)


def best_reply(state: State) -> int:
    board = Board(state.board, state.options.rows)
    return max(map(board.points, placements(state, state.to_move)), default=0)


def worth_a_glance(moves: Sequence[Move]) -> Sequence[Move]:
    """Nobody thinks of a swap first."""
    return [move for move in moves if isinstance(move, Place)] or moves


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=GAME.imagine,
    play_out=play_out,
    reason=reason,
    worth_a_glance=worth_a_glance,
    width=6,
)
