"""The bots' knowledge of pKace."""

from valence.bots.expert import Expert
from valence.bots.pkace import duel
from valence.bots.pkace.judgement import known_to, rate, rated
from valence.bots.pkace.words import reason
from valence.bots.playing import first_best, playing
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.pkace import GAME
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options
from valence.games.pkace.scoring import points
from valence.games.pkace.state import State, View


def policy(state: State, seat: Seat) -> Play:
    moves = legal_moves(GAME, state, seat)
    known = known_to(state, seat)
    return first_best(moves, [rated(known, known.chart.bit[move.card]) for move in moves])


def taken(state: State) -> tuple[int, ...]:
    """Points of the game on the table, with those of the series before it."""
    counted = points(state.options, state.taken, state.players)
    return tuple(before + now for before, now in zip(state.series, counted, strict=True))


with_others = playing(GAME, policy, taken, scale=3, horizon=24)


def play_out(state: State, seat: Seat, rating: float) -> float:
    return (duel.play_out if state.players == 2 else with_others)(state, seat, rating)


def imagine(view: View, seed: int) -> State:
    return (duel.imagine if view.players == 2 else GAME.imagine)(view, seed)


EXPERT: Expert[Options, State, Play, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=imagine,
    play_out=play_out,
    reason=reason,
    glances=(1,),
    width=10,
    patience=32,
)
