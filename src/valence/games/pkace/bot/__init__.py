"""The bot of pKace."""

from functools import partial

from valence.bots.bot import Bot
from valence.bots.expert import Expert, Rate, TrainedNet, Value, rate_each
from valence.bots.levels import Careless, Fair, Sampling, Strong, dial
from valence.bots.rollout import fair_policy, rollout
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.pkace.bot import duel, net
from valence.games.pkace.bot.judgement import known_from, known_to, rating
from valence.games.pkace.bot.marks import marked
from valence.games.pkace.bot.reasons import WORDS, question
from valence.games.pkace.game import GAME
from valence.games.pkace.moves import Play
from valence.games.pkace.options import Options, hand_size
from valence.games.pkace.scoring import points
from valence.games.pkace.state import State, View


def standings(state: State) -> list[float]:
    """R20: return points; in a series of edition 1, hands won, with each seat's share of the current one."""
    options = state.options
    counts_hands = options.series and options.edition == 1
    tricks = hand_size(options) if counts_hands else 1
    now = points(options, state.taken, state.players)
    return [before + n / tricks for before, n in zip(state.series, now, strict=True)]


# R9: up to four players, who play seven or eight cards each.
WHOLE_HAND = 28

policy = fair_policy(partial(legal_moves, GAME), known_to, rating)
with_others = rollout(GAME, policy, standings, scale=3, horizon=WHOLE_HAND)


def play_out(state: State, seat: Seat, rating: float) -> Value:
    return (duel.play_out if _is_duel(state) else with_others)(state, seat, rating)


def _is_duel(state: State) -> bool:
    """Return True for two hands of one size, as all but those of a study are."""
    if state.players != 2:
        return False
    leader, other = len(state.hands[state.leader]), len(state.hands[1 - state.leader])
    return leader + len(state.trick) == other


def imagine(view: View, seed: int) -> State:
    return (duel.imagine if view.players == 2 else GAME.imagine)(view, seed)


rate: Rate[View, Play] = rate_each(known_from, rating)


EXPERT: Expert[Options, State, Play, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=imagine,
    play_out=play_out,
    net=TrainedNet(net.fits, net.rate),
    question=question,
    marks=marked,
    width=10,
    deals_per_cut=32,
)
BOT: Bot[Options, State, Play, View] = Bot(
    expert=EXPERT,
    words=WORDS,
    levels=dial(
        ("easy", Sampling(rate, counts=(1,))),
        (None, Careless(rate=rate, looks=27)),
        (None, Careless(rate=rate, looks=45)),
        ("fair", Fair(rate)),
        ("strong", Strong(EXPERT)),
    ),
)
