"""The bot of the polymer game."""

from functools import partial

from msgspec.structs import replace

from valence.bots.bot import Bot
from valence.bots.expert import Expert, Rate, TrainedNet, rate_each
from valence.bots.levels import Careless, Fair, Sampling, Strong, dial
from valence.bots.rollout import fair_policy, rollout
from valence.core.play import legal_moves
from valence.games.polymer.bot import net
from valence.games.polymer.bot.counting import standings
from valence.games.polymer.bot.judgement import known_from, known_to, rating
from valence.games.polymer.bot.marks import marked
from valence.games.polymer.bot.reasons import WORDS, question, topics
from valence.games.polymer.calculation import right_answer
from valence.games.polymer.game import GAME
from valence.games.polymer.moves import Move
from valence.games.polymer.options import Options
from valence.games.polymer.state import State, View

# How many moves are played on an imagined deal.
HORIZON = 8

policy = fair_policy(partial(legal_moves, GAME), known_to, rating)


def is_calculating(view: View) -> bool:
    return any(view.tries_left)


def imagine(view: View, seed: int) -> State:
    """Imagine a deal that is played out without calculating (R23), which changes nothing."""
    state = GAME.imagine(view, seed)
    options = replace(state.options, calculate=False)
    return replace(state, options=options, tries_left=())


rate: Rate[View, Move] = rate_each(known_from, rating)


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=imagine,
    play_out=rollout(GAME, policy, standings, scale=1, horizon=HORIZON),
    topics=topics,
    is_exercise=is_calculating,
    net=TrainedNet(net.fits, net.rate),
    question=question,
    marks=marked,
)


def answer(view: View) -> Move | None:
    """R23: return the averages of the own chains, if they are asked for."""
    if not is_calculating(view) or view.seat is None:
        return None
    return right_answer(GAME.imagine(view, 0), view.seat)


BOT: Bot[Options, State, Move, View] = Bot(
    expert=EXPERT,
    words=WORDS,
    answer=answer,
    levels=dial(
        ("easy", Sampling(rate, counts=(1,))),
        (None, Careless(rate=rate, looks=10)),
        (None, Careless(rate=rate, looks=30)),
        ("fair", Fair(rate)),
        (None, Careless(rate=EXPERT.judge, looks=40)),
        ("strong", Strong(EXPERT)),
    ),
)
