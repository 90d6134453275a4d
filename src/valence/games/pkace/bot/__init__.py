"""The bot of pKace."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from valence.bots.bot import Bot
from valence.bots.expert import Expert, Rate, TrainedNet, Value, rate_each
from valence.bots.levels import Careless, Fair, Sampling, Strong, dial
from valence.bots.rollout import fair_policy, rollout
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.pkace.bot import duel, net
from valence.games.pkace.bot.judgement import known_from, known_to, rating
from valence.games.pkace.bot.marks import marked
from valence.games.pkace.bot.words import compare, group, question
from valence.games.pkace.game import GAME
from valence.games.pkace.moves import Move, Say
from valence.games.pkace.options import Options, hand_size
from valence.games.pkace.rules import is_complete, why
from valence.games.pkace.scoring import points
from valence.games.pkace.state import State, View
from valence.games.pkace.words import WORDS


def standings(state: State) -> list[float]:
    """R20: points; in a series of edition 1, hands won, with each seat's share of the current one."""
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
    return (duel.play_out if state.players == 2 else with_others)(state, seat, rating)


def imagine(view: View, seed: int) -> State:
    """Imagine a deal that is played out without saying why (R23), which changes nothing."""
    state = (duel.imagine if view.players == 2 else GAME.imagine)(view, seed)
    return replace(state, options=replace(state.options, say_why=False))


_rate_cards: Rate[View, Move] = rate_each(known_from, rating)


def rate(view: View, moves: Sequence[Move]) -> Sequence[float]:
    return _rate_reasons(view, moves) if is_complete(view) else _rate_cards(view, moves)


def _rate_reasons(view: View, moves: Sequence[Move]) -> Sequence[float]:
    right = why(view.options, view.trick)
    return [float(isinstance(move, Say) and move.reason in right) for move in moves]


def answer(view: View) -> Say | None:
    """R23: return the reason that decides the trick, if it is asked for."""
    return Say(why(view.options, view.trick)[0]) if is_complete(view) else None


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    words=WORDS,
    rate=rate,
    imagine=imagine,
    play_out=play_out,
    compare=compare,
    answer=answer,
    net=TrainedNet(net.fits, net.rate),
    question=question,
    group=group,
    marks=marked,
    width=10,
    deals_per_cut=32,
)
BOT: Bot[Options, State, Move, View] = Bot(
    expert=EXPERT,
    answer=answer,
    levels=dial(
        ("easy", Sampling(rate, counts=(1,))),
        (None, Careless(rate=rate, looks=27)),
        (None, Careless(rate=rate, looks=45)),
        ("fair", Fair(rate)),
        ("strong", Strong(EXPERT)),
    ),
)
