"""The bots' knowledge of the polymer game."""

from valence.bots.expert import Expert
from valence.bots.playing import first_best, playing
from valence.bots.polymer.counting import standings
from valence.bots.polymer.judgement import known_to, rate, rated
from valence.bots.polymer.words import reason
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.polymer import GAME
from valence.games.polymer.moves import Move
from valence.games.polymer.options import Options
from valence.games.polymer.state import State, View


def policy(state: State, seat: Seat) -> Move:
    moves = legal_moves(GAME, state, seat)
    return moves[0] if len(moves) == 1 else first_best(moves, rated(known_to(state, seat), moves))


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=GAME.imagine,
    play_out=playing(GAME, policy, standings, scale=20, horizon=16),
    reason=reason,
    glances=(1, 2),
)
