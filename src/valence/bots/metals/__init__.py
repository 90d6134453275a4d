"""The bots' knowledge of Metal vs. Non-Metal."""

from collections.abc import Sequence

from valence.bots.expert import Expert
from valence.bots.metals.judgement import known_to, rate, rated
from valence.bots.metals.words import reason
from valence.bots.playing import first_best, playing
from valence.core.game import Seat
from valence.games.metals import GAME
from valence.games.metals.answers import full_answers, is_opposite
from valence.games.metals.cards import SIZE, size
from valence.games.metals.moves import Initiate, Move, Reinforce, Respond
from valence.games.metals.options import Options
from valence.games.metals.state import State, View


def policy(state: State, seat: Seat) -> Move:
    moves = _worth_rating(state, seat)
    return moves[0] if len(moves) == 1 else first_best(moves, rated(known_to(state, seat), moves))


def _worth_rating(state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves, found without asking about others; who can reinforce does."""
    hand, led = state.hands[seat], state.led
    if led is None:
        return [Initiate(ion) for ion in hand]
    if state.answer is not None:
        return [Reinforce()]
    if full := full_answers(hand, led):
        return [Respond(answer.ion, answer.count) for answer in full]
    short = (ion for ion in hand if is_opposite(ion, led) and SIZE[ion] < SIZE[led])
    return [Respond(ion, hand[ion]) for ion in short]


def collected(state: State) -> list[int]:
    return [size(pile) for pile in state.collected]


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=GAME.imagine,
    play_out=playing(GAME, policy, collected, scale=8, horizon=12),
    reason=reason,
    patience=64,
)
