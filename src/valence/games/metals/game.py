"""Metal vs. Non-Metal: answer an ion with its counter-ion; charges decide who collects."""

from valence.core.game import Game
from valence.games.metals import legality, moves, positions, rules, scoring, views
from valence.games.metals.asks import asks, asks_at_end
from valence.games.metals.concepts import CONCEPTS, shown
from valence.games.metals.options import SEATS, Options, options
from valence.games.metals.presets import PRESETS
from valence.games.metals.sets import FORMAT, box
from valence.games.metals.state import State, View

GAME: Game[Options, State, moves.Move, View] = Game(
    name="metals",
    title="Metal vs. Non-Metal",
    rules_version="1",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(moves.Initiate, moves.Respond, moves.Reinforce, moves.Concede, moves.Write, moves.Skip),
    options=options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=legality.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=scoring.outcome,
    scores=views.scores,
    check=positions.check,
    longest=scoring.longest,
    presets=PRESETS,
    box=box,
    sets=FORMAT,
    preview=rules.preview,
    help=("formulas", "moves"),
    penalized=scoring.penalized,
    timeout=rules.timeout,
    concepts=CONCEPTS,
    shows=shown,
    asks=asks,
    asks_at_end=asks_at_end,
    gone_rules=("R20",),
    older_position=positions.older_position,
)
