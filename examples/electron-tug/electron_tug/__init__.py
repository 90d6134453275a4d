"""Electron Tug: the more electronegative atom takes the bond."""

from electron_tug import rules, views
from electron_tug.cards import box
from electron_tug.model import SEATS, Options, Play, State, View, options
from electron_tug.words import WORDS
from valence.core.game import Game
from valence.core.languages import DEFAULT
from valence.games.entries import Entry

GAME: Game[Options, State, Play, View] = Game(
    name="tug",
    title="Electron Tug",
    rules_version="1",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(Play,),
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
    check=views.check,
    longest=rules.longest,
    box=box,
)

ENTRY = Entry(GAME, {DEFAULT: WORDS})

__all__ = ["ENTRY", "GAME"]
