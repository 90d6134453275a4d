"""What a teacher does about a player who is here and doesn't move: ask for the move, or let a bot make it once."""

from tests.denials import denied
from tests.table.hosting import START, MemoryHost, live_table, run, table_of
from valence.table import seating
from valence.table.acts import act_if_due
from valence.table.chairs import Seating
from valence.table.changes import change
from valence.table.deadlines import next_act
from valence.table.live import BOT, LiveTable
from valence.table.opening import new_row
from valence.table.protocol import Accepted
from valence.table.updates import info_for, reader_of

HOST = MemoryHost(bot_pause=1.0, grace=60.0)
HOST.time = START + 500  # a long time without a move


def with_seating(changed: Seating) -> LiveTable:
    return live_table(new_row("CDFHJK", "metals", changed, START, room=None, is_public=False))


def test_a_bot_makes_one_move_for_a_player_who_is_here() -> None:
    live = table_of()
    assert live.match is not None
    assert next_act(HOST, live) is None
    seat = live.match.to_move[0]
    run(HOST.store.save_table(live.row))
    run(change(HOST, live, lambda seats, _: seating.lend_turn(seats, 0)))
    assert next_act(HOST, live) == (START + 1, "bot", seat)
    assert run(act_if_due(HOST, live)) == Accepted("0", 1)
    assert live.senders[0] == BOT, "it says nothing about the player"
    assert next_act(HOST, live) is None, "the next move is made by a person again"


def test_a_turn_is_not_lent_once_it_is_over() -> None:
    live = table_of()
    later = with_seating(seating.lend_turn(live.seating, 1))
    assert next_act(HOST, later) is None


def test_a_nudge_names_the_move_that_it_is_about() -> None:
    live = table_of()
    nudged = with_seating(seating.nudge(live.seating, 0))
    person = live.seating.chairs[0].people[0]
    assert info_for(nudged, reader_of(nudged, person)).nudged == 0
    assert info_for(live, reader_of(live, person)).nudged is None


def test_nobody_is_nudged_while_the_table_is_paused() -> None:
    paused = seating.pause(table_of().seating, START)
    for ask in (seating.nudge, seating.lend_turn):
        with denied("isn't running|paused"):
            ask(paused, 0)
