"""Who Am I?: everybody sees your card but you; find it by questions with yes or no."""

from valence.core.game import Game
from valence.games.whoami import moves, positions, rules, turns, views
from valence.games.whoami.asks import asks, asks_at_end
from valence.games.whoami.concepts import CONCEPTS, crossed, shown
from valence.games.whoami.options import SEATS, Options, options, table_box
from valence.games.whoami.presets import PRESETS
from valence.games.whoami.state import State, View
from valence.sets.box import ACIDS_AND_BASES, substance_box

GAME: Game[Options, State, moves.Move, View] = Game(
    name="whoami",
    title="Who Am I?",
    rules_version="2",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(moves.Ask, moves.Answer, moves.Guess, moves.Done),
    options=options,
    setup=rules.setup,
    to_move=turns.to_move,
    candidates=rules.candidates,
    refusal=rules.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=rules.outcome,
    scores=views.scores,
    check=positions.check,
    longest=rules.longest,
    presets=PRESETS,
    box=substance_box,
    table_box=table_box,
    on_screen=views.on_screen,
    sets=ACIDS_AND_BASES,
    help=("previews",),
    generator=rules.candidates,  # every candidate is legal
    preview=views.splits,
    moment=turns.moment,
    older_rules={"1": {"answerers": "next"}},
    concepts=CONCEPTS,
    shows=shown,
    asks=asks,
    asks_at_end=asks_at_end,
    possible=views.possible,
    crossed=crossed,
)
