"""Quizmaster: name or value of an acid or a base; the first with the counterpart takes the card."""

from valence.core.game import Game
from valence.games.quizmaster import moves, positions, roles, rules, settling, views
from valence.games.quizmaster.asks import asks_at_end
from valence.games.quizmaster.concepts import CONCEPTS, shown
from valence.games.quizmaster.options import SEATS, Options, options, table_box
from valence.games.quizmaster.presets import PRESETS
from valence.games.quizmaster.state import State, View
from valence.sets.box import ACIDS_AND_BASES, substance_box

GAME: Game[Options, State, moves.Move, View] = Game(
    name="quizmaster",
    title="Quizmaster",
    rules_version="3",
    seats=SEATS,
    state_type=State,
    view_type=View,
    moves=(moves.Ask, moves.Answer, moves.Judge, moves.Pass, moves.Timeout),
    options=options,
    setup=rules.setup,
    to_move=rules.to_move,
    candidates=rules.candidates,
    refusal=rules.refusal,
    apply=rules.apply,
    view=views.view,
    imagine=views.imagine,
    outcome=settling.outcome,
    scores=views.scores,
    check=positions.check,
    longest=rules.longest,
    presets=PRESETS,
    box=substance_box,
    table_box=table_box,
    sets=ACIDS_AND_BASES,
    set_option="deck",
    help=(),
    seconds=rules.seconds,
    timeout=rules.timeout,
    short={"cards": 10},
    clock_moves=(moves.Timeout,),
    older_rules={
        "1": {
            "judging": "spelling",
            "verdict": "table",
            "repeats": 0,
            "wrong_choices": "nearest",
        },
        "2": {"judging": "structures", "wrong_choices": "nearest"},
    },
    moment=roles.moment,
    concepts=CONCEPTS,
    shows=shown,
    asks_at_end=asks_at_end,
)
