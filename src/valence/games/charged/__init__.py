"""Charged!: element tiles on a board; every line of them reads as the formula of an ionic compound."""

from valence.core.game import Game
from valence.games.charged import generator, positions, rules, views
from valence.games.charged.state import Move, Options, Pass, Place, State, Swap, View
from valence.games.charged.words import WORDS

GAME: Game[Options, State, Move, View] = Game(
    name="charged",
    title="Charged!",
    rules_version="1",
    seats=rules.SEATS,
    state=State,
    moves=(Place, Swap, Pass),
    options=rules.options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=rules.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=rules.outcome,
    check=positions.check,
    longest=rules.longest,
    generator=generator.legal,
    preview=rules.foreseen,
)

__all__ = ["GAME", "WORDS"]
