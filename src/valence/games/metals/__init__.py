"""Metal vs. Non-Metal: answer an ion with its counter-ion; charges decide who collects."""

from valence.core.game import Game
from valence.games.metals import legality, positions, rules, views
from valence.games.metals.box import box
from valence.games.metals.moves import Concede, Initiate, Move, Reinforce, Respond
from valence.games.metals.options import SEATS, Options, options
from valence.games.metals.state import State, View
from valence.games.metals.words import WORDS

GAME: Game[Options, State, Move, View] = Game(
    name="metals",
    title="Metal vs. Non-Metal",
    rules_version="1",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(Initiate, Respond, Reinforce, Concede),
    options=options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=legality.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=rules.outcome,
    scores=views.scores,
    check=positions.check,
    longest=rules.longest,
    box=box,
    preview=rules.preview,
)

__all__ = ["GAME", "WORDS"]
