"""pKace: take tricks by deprotonating acids and protonating bases."""

from typing import TYPE_CHECKING

from valence.core.box import Rows
from valence.core.game import Game
from valence.games.pkace import dealing, positions, rules, scoring, views
from valence.games.pkace.asks import asks, asks_at_end
from valence.games.pkace.concepts import CONCEPTS, shown
from valence.games.pkace.moves import Play
from valence.games.pkace.options import SEATS, Options, is_from_memory, options, table_box
from valence.games.pkace.presets import PRESETS
from valence.games.pkace.state import State, View
from valence.sets.box import ACIDS_AND_BASES, substance_box

if TYPE_CHECKING:
    from valence.sets.playability import Playability


def _playability(rows: Rows) -> "Playability":
    from valence.games.pkace.playability import check

    return check(rows)


GAME: Game[Options, State, Play, View] = Game(
    name="pkace",
    title="pKace",
    rules_version="1",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(Play,),
    options=options,
    setup=dealing.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=rules.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=scoring.outcome,
    scores=views.scores,
    check=positions.check,
    longest=scoring.longest,
    presets=PRESETS,
    box=substance_box,
    table_box=table_box,
    on_screen=views.on_screen,
    sets=ACIDS_AND_BASES,
    help=("line", "moves"),
    from_memory=is_from_memory,
    penalized=scoring.penalized,
    concepts=CONCEPTS,
    shows=shown,
    asks=asks,
    asks_at_end=asks_at_end,
    gone_rules=("R23",),
    older_position=positions.older_position,
    playability=_playability,
)
