"""The bot of Metal vs. Non-Metal."""

from collections.abc import Sequence

from valence.bots.bot import expert_bot
from valence.bots.expert import Expert, rate_each
from valence.bots.levels import searching, trained
from valence.bots.metals import net
from valence.bots.metals.judgement import known_from, known_to, rating
from valence.bots.metals.words import reason
from valence.bots.rollout import fair_policy, rollout
from valence.core.game import Seat
from valence.games.metals import GAME
from valence.games.metals.answers import full_answers, is_opposite
from valence.games.metals.cards import SIZE, size
from valence.games.metals.moves import Initiate, Move, Reinforce, Respond
from valence.games.metals.options import Options
from valence.games.metals.state import State, View


def moves_worth_rating(state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves, generated directly for speed; where reinforcing is possible, only that."""
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


# Longer than any game.
TO_THE_END = 60

policy = fair_policy(moves_worth_rating, known_to, rating)

EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate_each(known_from, rating),
    imagine=GAME.imagine,
    play_out=rollout(GAME, policy, collected, scale=8, horizon=TO_THE_END),
    reason=reason,
    deals_per_cut=64,
)
BOT = expert_bot(
    EXPERT, strong=trained(net.rate, lambda view: view.players == 2, searching(EXPERT))
)
