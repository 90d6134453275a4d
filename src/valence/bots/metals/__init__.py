"""The bots' knowledge of Metal vs. Non-Metal."""

from valence.bots.expert import Expert
from valence.bots.metals.judgement import known_to, rate, rated
from valence.bots.metals.words import reason
from valence.bots.playing import first_best, playing
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.metals import GAME
from valence.games.metals.cards import size
from valence.games.metals.state import Move, Options, State, View


def policy(state: State, seat: Seat) -> Move:
    moves = legal_moves(GAME, state, seat)
    return moves[0] if len(moves) == 1 else first_best(moves, rated(known_to(state, seat), moves))


def collected(state: State) -> list[int]:
    return [size(pile) for pile in state.collected]


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=GAME.imagine,
    play_out=playing(GAME, policy, collected, scale=8, horizon=12),
    reason=reason,
)
