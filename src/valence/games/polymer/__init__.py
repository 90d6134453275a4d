"""The polymer game: start chains with radicals, grow them, protect them, steal them, terminate them."""

from valence.core.game import Game
from valence.games.polymer import legality, moves, positions, rules, views
from valence.games.polymer.box import DECKS, box
from valence.games.polymer.state import (
    Cap,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Move,
    Options,
    Propagate,
    State,
    Terminate,
    Transfer,
    View,
)
from valence.games.polymer.words import WORDS

GAME: Game[Options, State, Move, View] = Game(
    name="polymer",
    title="The Polymer Game",
    rules_version="1",
    seats=rules.SEATS,
    state_type=State,
    view_type=View,
    moves=(Draw, Initiate, Propagate, Terminate, Transfer, Cap, Copolymerize, Discard),
    options=rules.options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=moves.candidates,
    refusal=legality.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=rules.outcome,
    scores=views.scores,
    check=positions.check,
    longest=rules.longest,
    box=box,
    decks=DECKS,
    canonical=rules.canonical,
    generator=moves.legal_moves,
)

__all__ = ["GAME", "WORDS"]
