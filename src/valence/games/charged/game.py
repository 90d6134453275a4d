"""Charged!: element tiles on a board; every line of them reads as the formula of an ionic compound."""

from valence.core.game import Game
from valence.games.charged import legality, moves, positions, rules, views
from valence.games.charged.asks import asks, asks_at_end
from valence.games.charged.concepts import CONCEPTS, shown
from valence.games.charged.options import SEATS, Options, options
from valence.games.charged.presets import PRESETS
from valence.games.charged.sets import FORMAT, box
from valence.games.charged.state import State, View

GAME: Game[Options, State, moves.Move, View] = Game(
    name="charged",
    title="Charged!",
    rules_version="3",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(moves.Place, moves.Swap, moves.Pass, moves.Name),
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
    presets=PRESETS,
    box=box,
    penalized=rules.penalized,
    sets=FORMAT,
    canonical=moves.canonical,
    generator=rules.moves,
    preview=rules.preview,
    timeout=rules.timeout,
    older_rules={"1": {"red_tiles": "one", "scoreless": 3}, "2": {"scoreless": 3}},
    concepts=CONCEPTS,
    shows=shown,
    asks=asks,
    asks_at_end=asks_at_end,
)
