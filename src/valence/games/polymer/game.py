"""The polymer game: start chains with radicals, grow them, protect them, steal them, terminate them."""

from valence.core.game import Game
from valence.games.polymer import generator, legality, moves, positions, rules, views
from valence.games.polymer.asks import asks, asks_at_end
from valence.games.polymer.box import box, table_box
from valence.games.polymer.concepts import CONCEPTS, shown
from valence.games.polymer.options import SEATS, Options, options
from valence.games.polymer.presets import PRESETS
from valence.games.polymer.sets import FORMAT
from valence.games.polymer.state import State, View

RULES_2 = {"raid": "mixed", "restart": "same", "scoring": "monomers"}

GAME: Game[Options, State, moves.Move, View] = Game(
    name="polymer",
    title="The Polymer Game",
    rules_version="3",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(
        moves.Draw,
        moves.Initiate,
        moves.Propagate,
        moves.Terminate,
        moves.Transfer,
        moves.Cap,
        moves.Copolymerize,
        moves.Discard,
        moves.Calculate,
        moves.GiveUp,
    ),
    options=options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=generator.candidates,
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
    table_box=table_box,
    sets=FORMAT,
    help=("averages", "moves"),
    canonical=moves.canonical,
    generator=generator.legal_moves,
    timeout=rules.timeout,
    moment=rules.moment,
    older_rules={
        "1": {**RULES_2, "opening": False, "second": "same", "dormant": "counts", "deck": "slow"},
        "2": RULES_2,
    },
    concepts=CONCEPTS,
    shows=shown,
    asks=asks,
    asks_at_end=asks_at_end,
    gone_rules=("R25",),
    older_position=positions.older_position,
)
