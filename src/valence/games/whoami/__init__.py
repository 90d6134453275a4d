"""Who Am I?: everybody sees your card but you; find it by questions with yes or no."""

from valence.core.game import Game
from valence.games.whoami import positions, rules, views
from valence.games.whoami.box import box
from valence.games.whoami.moves import Answer, Ask, Guess, Move
from valence.games.whoami.options import SEATS, Options, options
from valence.games.whoami.state import State, View
from valence.games.whoami.words import WORDS

GAME: Game[Options, State, Move, View] = Game(
    name="whoami",
    title="Who Am I?",
    rules_version="1",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(Ask, Answer, Guess),
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
    help=("splits",),
    generator=rules.candidates,  # every candidate is legal
)

__all__ = ["GAME", "WORDS"]
