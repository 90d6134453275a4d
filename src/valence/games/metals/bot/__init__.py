"""The bot of Metal vs. Non-Metal."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from valence.bots.bot import Bot, Persona, numbered
from valence.bots.budget import Budget
from valence.bots.expert import Expert, rate_each
from valence.bots.levels import (
    Choose,
    Level,
    answering,
    careless,
    dial,
    easy,
    fair,
    searching,
    trained,
)
from valence.bots.misconceptions import Idea, formula_of
from valence.bots.rollout import fair_policy, rollout
from valence.chem.names import names
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.games.metals.answers import balance, full_answers, is_opposite
from valence.games.metals.bot import net
from valence.games.metals.bot.judgement import known_from, known_to, rating
from valence.games.metals.bot.marks import marked
from valence.games.metals.bot.words import compare, group, question
from valence.games.metals.cards import SIZE, salt_of
from valence.games.metals.ending import points
from valence.games.metals.game import GAME
from valence.games.metals.moves import Initiate, Move, Reinforce, Respond, Say, Write
from valence.games.metals.options import Options
from valence.games.metals.reasons import right_reason
from valence.games.metals.state import State, View
from valence.games.metals.words import WORDS
from valence.games.metals.writing import right_answer


def moves_worth_rating(state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves, generated directly for speed; where reinforcing is possible, only that."""
    hand, led = state.hands[seat], state.led
    if led is None:
        return [Initiate(ion) for ion in hand]
    if state.answer is not None:
        return [answer(state) or Reinforce()]
    if full := full_answers(hand, led):
        return [Respond(answer.ion, answer.count) for answer in full]
    short = (ion for ion in hand if is_opposite(ion, led) and SIZE[ion] < SIZE[led])
    return [Respond(ion, hand[ion]) for ion in short]


def _right(table: State | View) -> Write:
    assert table.led is not None
    assert table.answer is not None
    return right_answer(table.options, table.led, table.answer.ion)


def why(table: State | View) -> Move | None:
    """R20: return the reason that decides the round, if it is asked for."""
    if not table.is_saying:
        return None
    charges = balance(table.led, 1, table.answer)
    return Say(right_reason(charges.led, charges.answer))


def answer(table: State | View) -> Move | None:
    return _right(table) if table.is_writing else why(table)


def imagine(view: View, seed: int) -> State:
    """Imagine a deal that is played out without saying why (R20), which changes nothing."""
    state = GAME.imagine(view, seed)
    return replace(state, options=replace(state.options, say_why=False))


# More moves than any game has.
TO_THE_END = 200

policy = fair_policy(moves_worth_rating, known_to, rating)

rate = rate_each(known_from, rating)


def judge(view: View, moves: Sequence[Move]) -> Sequence[float]:
    return net.rate(view, moves) if net.fits(view) else rate(view, moves)


EXPERT: Expert[Options, State, Move, View] = Expert(
    game=GAME,
    words=WORDS,
    rate=rate,
    imagine=imagine,
    play_out=rollout(GAME, policy, points, scale=8, horizon=TO_THE_END),
    compare=compare,
    answer=answer,
    judge=judge,
    question=question,
    group=group,
    marks=marked,
    deals_per_cut=64,
)


def forget(view: View) -> View:
    """Return the view without the cards that were collected."""
    return replace(view, seen={})


_DIAL: Mapping[Level, Choose[View, Move]] = dial(
    (None, careless(rate, looks=0)),
    (None, careless(rate, looks=50, forget=forget)),
    ("easy", easy(EXPERT)),
    (None, careless(rate, looks=100, forget=forget)),
    (None, careless(rate, looks=88)),
    ("fair", fair(EXPERT)),
    (None, careless(judge, looks=95)),
    ("strong", trained(net.rate, net.fits, searching(EXPERT))),
)
LEVELS = answering(_DIAL, answer)

_IDEAS: tuple[Idea, ...] = (
    ("ratio", "not reduced"),
    ("ratio", "own charge"),
    ("ratio", "one of each"),
    ("names", "prefix"),
    ("names", "element"),
)


def believing(idea: Idea) -> Persona[View, Move]:
    """Return a persona that plays fairly and writes the compounds it believes in."""

    def choose(view: View, moves: Sequence[Move], dice: Dice, budget: Budget) -> Move:
        if view.is_writing:
            return _believed(view, idea)
        return LEVELS["fair"](view, moves, dice, budget)

    return Persona(idea, choose, {"write": "bonus", "naming": True})


def _believed(view: View, idea: Idea) -> Write:
    assert view.led is not None
    assert view.answer is not None
    right, salt = _right(view), salt_of(view.led, view.answer.ion)
    if idea[0] == "ratio":
        return replace(right, formula=formula_of(salt.cation, salt.anion, idea))
    name = names(DEFAULT).misnamed(salt, idea)
    return replace(right, name=name if view.options.naming else "")


BOT = Bot(levels=LEVELS, personas=numbered([believing(idea) for idea in _IDEAS]), expert=EXPERT)
