"""Quizmaster: name or value of an acid or a base; the first with the counterpart takes the card."""

from valence.core.game import Game
from valence.games.quizmaster import positions, rules, views
from valence.games.quizmaster.box import box
from valence.games.quizmaster.moves import Answer, Ask, Move, Pass, Timeout
from valence.games.quizmaster.options import SEATS, Options, options
from valence.games.quizmaster.state import State, View
from valence.games.quizmaster.words import WORDS

GAME: Game[Options, State, Move, View] = Game(
    name="quizmaster",
    title="Quizmaster",
    rules_version="2",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(Ask, Answer, Pass, Timeout),
    options=options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=rules.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=rules.outcome,
    scores=views.scores,
    check=positions.check,
    longest=rules.longest,
    box=box,
    help=(),
    seconds=rules.seconds,
    timeout=rules.timeout,
    clock_moves=(Timeout,),
    moment=rules.settled,
)

__all__ = ["GAME", "WORDS"]
