"""The bot of Metal vs. Non-Metal."""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from valence.bots.bot import Bot, Persona, numbered
from valence.bots.expert import Expert, TrainedNet, rate_each
from valence.bots.levels import Careless, Fair, Sampling, Strong, dial
from valence.bots.misconceptions import Idea, formula_of
from valence.bots.rollout import fair_policy, rollout
from valence.chem.called import NamedSalt
from valence.core.game import Seat
from valence.games.metals.answers import full_answers, is_opposite
from valence.games.metals.bot import net
from valence.games.metals.bot.judgement import known_from, known_to, rating
from valence.games.metals.bot.marks import marked
from valence.games.metals.bot.reasons import WORDS, question
from valence.games.metals.cards import SIZE, salt_of
from valence.games.metals.game import GAME
from valence.games.metals.moves import Initiate, Move, Reinforce, Respond, Write
from valence.games.metals.options import Options
from valence.games.metals.scoring import points
from valence.games.metals.state import State, View
from valence.games.metals.writing import right_answer


def moves_worth_rating(state: State, seat: Seat) -> Sequence[Move]:
    """Return the legal moves, generated directly for speed; where reinforcing is possible, only that."""
    hand, led = state.hands[seat], state.led
    if led is None:
        return [Initiate(ion) for ion in hand]
    if state.answer is not None:
        return [_right(state) if state.is_writing else Reinforce()]
    if full := full_answers(hand, led):
        return [Respond(answer.ion, answer.count) for answer in full]
    short = (ion for ion in hand if is_opposite(ion, led) and SIZE[ion] < SIZE[led])
    return [Respond(ion, hand[ion]) for ion in short]


def _right(table: State | View) -> Write:
    assert table.led is not None
    assert table.answer is not None
    return right_answer(table.options, table.led, table.answer.ion)


def answer(table: State | View) -> Move | None:
    return _right(table) if table.is_writing else None


# More moves than any game has.
TO_THE_END = 200

policy = fair_policy(moves_worth_rating, known_to, rating)

rate = rate_each(known_from, rating)


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    rate=rate,
    imagine=GAME.imagine,
    play_out=rollout(GAME, policy, points, scale=8, horizon=TO_THE_END),
    answer=answer,
    net=TrainedNet(net.fits, net.rate),
    question=question,
    marks=marked,
    deals_per_cut=64,
)


def forget(view: View) -> View:
    """Return the view without the cards that were collected."""
    return replace(view, seen={})


_IDEAS: tuple[Idea, ...] = (
    ("ratio", "not reduced"),
    ("ratio", "own charge"),
    ("ratio", "one of each"),
    ("names", "prefix"),
    ("names", "element"),
)


def believed(idea: Idea, view: View) -> Write | None:
    """Return the compound as somebody with this idea writes it, if it is asked for."""
    if not view.is_writing or view.led is None or view.answer is None:
        return None
    right, salt = _right(view), salt_of(view.led, view.answer.ion)
    if idea[0] == "ratio":
        return replace(right, formula=formula_of(salt.cation, salt.anion, idea))
    name = NamedSalt(salt.cation.id, salt.anion.id, idea)
    return replace(right, name=name if view.options.naming else "")


BOT: Bot[Options, State, Move, View] = Bot(
    expert=EXPERT,
    words=WORDS,
    answer=answer,
    levels=dial(
        (None, Careless(rate=rate, looks=0)),
        (None, Careless(rate=rate, looks=50, remembered=forget)),
        ("easy", Sampling(rate, counts=(2,))),
        (None, Careless(rate=rate, looks=100, remembered=forget)),
        (None, Careless(rate=rate, looks=88)),
        ("fair", Fair(rate)),
        (None, Careless(rate=EXPERT.judge, looks=95)),
        ("strong", Strong(EXPERT)),
    ),
    personas=numbered(
        Persona(idea, partial(believed, idea), {"write": "bonus", "naming": True})
        for idea in _IDEAS
    ),
)
