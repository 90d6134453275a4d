"""Lookahead on an imagined deal: the reply to a move, or a whole round."""

from math import erf, sqrt
from operator import add

from valence.bots.rollout import first_best, margin, share_of_win
from valence.core.game import Seat
from valence.games.charged.bot.counting import Board, laid
from valence.games.charged.bot.judgement import known_from, rating
from valence.games.charged.game import GAME
from valence.games.charged.generator import placements
from valence.games.charged.moves import Move, Pass, Place
from valence.games.charged.naming import right_names
from valence.games.charged.state import State

# The final margin of the player to move, for each square root of a tile that is left in the bag and on the racks: what
# the turn is worth, and the standard deviation. Fitted to 4105 turns of 60 games between fair bots.
TURN = 1.2
SPREAD = 6.3


def one_reply(state: State, seat: Seat, ahead: float) -> float:
    """Return the chance to win with the rated lead, less the best that the next player can make of the board."""
    state = named(state)
    if outcome := GAME.outcome(state):
        return share_of_win(outcome.winners, seat)
    return chance_to_win(ahead - best_reply(state), tiles_left(state))


def one_round(state: State, seat: Seat) -> float:
    """Return the lead, with the tiles kept, after the others and then the seat have had a turn by the fair idea."""
    kept = [0.0] * state.players
    for _ in range(state.players):
        if GAME.outcome(state):
            break
        turn = state.to_move
        move, kept[turn] = best_turn(state)
        state = after(state, move)
    return margin(state.scores if GAME.outcome(state) else list(map(add, state.scores, kept)), seat)


def chance_to_win(ahead: float, tiles: int) -> float:
    """Return the chance of a player to move who is this many points ahead, with this many tiles left."""
    standard_scores = (ahead / sqrt(max(1, tiles)) + TURN) / SPREAD
    return 0.5 + 0.5 * erf(standard_scores / sqrt(2))


def tiles_left(state: State) -> int:
    return len(state.bag) + sum(map(len, state.racks))


def best_reply(state: State) -> int:
    board = Board(state.board, state.options)
    return max(map(board.points, placements(state, state.to_move)), default=0)


def best_turn(state: State) -> tuple[Move, float]:
    """Return the best-rated placement or the pass, and the value of the tiles kept; swaps would take long to rate."""
    known = known_from(GAME.view(state, state.to_move))
    moves: list[Move] = [*placements(state, state.to_move), Pass()]
    move = first_best(moves, [rating(known, one) for one in moves])
    return move, known.leaves.without(laid(move) if isinstance(move, Place) else ())


def after(state: State, move: Move) -> State:
    """Return the state after the player to move has played this, and named it where that is asked for."""
    return named(GAME.apply(state, state.to_move, move).state)


def named(state: State) -> State:
    if not state.unnamed:
        return state
    return GAME.apply(state, state.to_move, right_names(state.unnamed)).state
