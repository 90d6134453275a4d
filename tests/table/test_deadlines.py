"""Deadlines: a bot moves, a clock runs out, a bot stands in."""

import pytest

from tests.table.hosting import START, MemoryHost, empty_seating, first_move, live_table, table_of
from valence.table import seating
from valence.table.chairs import Seating, Timing
from valence.table.deadlines import clocks, clocks_for, next_act
from valence.table.live import LiveTable
from valence.table.opening import new_row
from valence.table.rows import EventRow

HOST = MemoryHost(bot_pause=1.0, grace=60.0)
HOST.time = START + 1000  # later than anything that happens here


def with_seating(live: LiveTable, changed: Seating) -> LiveTable:
    """The same moves at a table with another seating."""
    row = new_row(live.code, live.row.game, changed, START, room=None, is_public=False)
    again = live_table(row)
    assert live.match is not None
    again.fold(
        EventRow(row.id, ply, played.seat, played.move.encode(), f"{ply}", live.times[ply])
        for ply, played in enumerate(live.match.played)
    )
    return again


def moved(live: LiveTable, at: float) -> LiveTable:
    live.fold([first_move(live, at)])
    return live


def test_without_bots_or_clocks_a_table_waits_forever() -> None:
    assert next_act(HOST, table_of()) is None


def test_a_clock_per_move_starts_again_with_each_move() -> None:
    live = table_of(timing=Timing("move", 30))
    act = next_act(HOST, live)
    assert act is not None
    assert (act.at, act.kind) == (START + 30, "time")
    act = next_act(HOST, moved(live, START + 10))
    assert act is not None
    assert act.at == START + 40


def test_a_clock_for_the_game_counts_all_moves_of_a_seat() -> None:
    live = table_of(timing=Timing("game", 100))
    spent, before = {0: 0.0, 1: 0.0}, START
    for n in range(6):
        assert live.match is not None
        seat = live.match.to_move[0]
        moved(live, before + n + 1)
        spent[seat] += n + 1
        before += n + 1
    assert live.match is not None
    seat = live.match.to_move[0]
    act = next_act(HOST, live)
    assert act is not None
    assert act.at == pytest.approx(before + 100 - spent[seat])


def test_a_pause_stops_the_clocks() -> None:
    live = table_of(timing=Timing("move", 30))
    paused = seating.pause(live.seating, START + 5)
    assert next_act(HOST, with_seating(live, paused)) is None
    assert clocks(with_seating(live, paused), START + 500)[0].left == 25
    resumed = with_seating(live, seating.resume(paused, START + 505))
    act = next_act(HOST, resumed)
    assert act is not None
    assert act.at == START + 530


def test_all_have_the_time_that_the_quiz_gives_to_a_question() -> None:
    live = table_of("quizmaster", 3, cards=3, seconds=30)
    assert [running.left for running in clocks(live, START + 12)] == [18, 18, 18]
    live.fold([EventRow(live.row.id, 0, 1, b'{"type":"pass"}', "a", START + 20)])
    assert {running.left for running in clocks(live, START + 20)} == {10}


def test_the_time_for_a_question_starts_when_the_ruling_on_the_last_one_has_been_read() -> None:
    live = table_of("quizmaster", 3, cards=3, seconds=30)
    live.fold([EventRow(live.row.id, 0, 0, b'{"type":"timeout"}', "a", START + 30)])
    assert {running.left for running in clocks(live, START + 30)} == {6 + 30}
    with_bot = with_seating(live, seating.kick(live.seating, 1, "strong"))
    act = next_act(HOST, with_bot)
    assert act is not None
    assert (act.kind, act.seat) == ("bot", 1)
    assert START + 30 + 6 + 2 <= act.at <= START + 30 + 6 + 6, "a strong bot takes 2 to 6 seconds"


def test_a_bot_stands_in_only_while_others_wait() -> None:
    live = table_of()
    assert live.match is not None
    seat = live.match.to_move[0]
    gone = seating.away(live.seating, seat, START + 10)
    act = next_act(HOST, with_seating(live, gone))
    assert act == (START + 70, "stand in", seat)
    everybody = seating.away(gone, 1 - seat, START + 11)
    assert next_act(HOST, with_seating(live, everybody)) is None
    assert next_act(MemoryHost(grace=0), with_seating(live, gone)) is None


def test_nobody_stands_in_for_someone_who_plays_at_several_tables() -> None:
    live = table_of()
    assert live.match is not None
    seat = live.match.to_move[0]
    gone = seating.away(live.seating, seat, START + 10)
    awaited = seating.wait_for(gone, gone.chairs[seat].people[0])
    assert next_act(HOST, with_seating(live, awaited)) is None
    assert not seating.can_be_taken_over(awaited, seat, "somebody else")
    assert seating.can_be_taken_over(gone, seat, "somebody else")


def test_a_bot_moves_after_a_pause_in_which_people_can_follow() -> None:
    live = table_of()
    assert live.match is not None
    seat = live.match.to_move[0]
    kicked = with_seating(live, seating.kick(live.seating, seat, "fair"))
    assert next_act(HOST, kicked) == (START + 1, "bot", seat)
    resumed = seating.resume(seating.pause(kicked.seating, START + 5), START + 50)
    assert next_act(HOST, with_seating(live, resumed)) == (START + 51, "bot", seat)


def test_a_bot_takes_its_time_for_a_timed_question() -> None:
    live = table_of("quizmaster", 3, cards=3, seconds=30)
    with_bot = with_seating(live, seating.kick(live.seating, 1, "fair"))
    act = next_act(HOST, with_bot)
    assert act is not None
    assert (act.kind, act.seat) == ("bot", 1)
    assert START + 4 <= act.at <= START + 14, "a fair bot takes 4 to 14 seconds"
    assert next_act(HOST, with_bot) == act, "and always the same time for one question"


def test_what_lies_ahead_of_a_clock_that_was_set_back_happened_now() -> None:
    live = moved(table_of(timing=Timing("move", 30)), START + 600)
    early = MemoryHost()
    act = next_act(early, live)
    assert act is not None
    assert act.at == START + 30
    early.time += 29
    assert next_act(early, live) == act, "looking again does not put it off"
    moved(live, START + 29)
    assert live.times == [START, START + 29]


def test_pauses_and_absences_that_lie_ahead_of_the_clock_happened_now() -> None:
    live = table_of()
    paused = seating.resume(seating.pause(live.seating, START + 500), START + 600)
    early = seating.not_after(seating.away(paused, 0, START + 600), START + 10)
    assert early.pauses == ((START + 10, START + 10),)
    assert early.chairs[0].gone_since == START + 10
    assert early.started == START
    assert seating.not_after(early, START + 10) is early


def test_an_absence_is_compared_with_the_clock_again_when_that_is_set_back() -> None:
    live = table_of()
    live.seating = seating.away(live.seating, 0, START + 600)
    for now, gone in (
        (START + 700, START + 600),
        (START + 800, START + 600),
        (START + 10, START + 10),
    ):
        live.not_after(now)
        assert live.seating.chairs[0].gone_since == gone


class Spectator:
    person = "eve"

    def notify(self, is_urgent: bool) -> None:
        del is_urgent


def test_bots_wait_until_somebody_is_there() -> None:
    """Otherwise tables that nobody watches would take the time of those with people."""
    made = empty_seating("metals", 2, watch=True)
    for seat in (0, 1):
        made = seating.seat_bot(made, seat, "strong")
    live = MemoryHost().open("metals", seating.start(made, START))
    assert next_act(HOST, live) is None
    live.listeners.add(Spectator())
    act = next_act(HOST, live)
    assert act is not None
    assert (act.at, act.kind) == (START + 1, "bot")
    live.listeners.clear()
    live.people_elsewhere = ["eve"]
    assert next_act(HOST, live) == act


def test_a_seat_with_more_time_has_it_on_its_clock_and_one_without_a_clock_has_none() -> None:
    live = table_of(timing=Timing("move", 30))
    assert live.match is not None
    (seat,) = live.match.to_move
    (person,) = live.seating.chairs[seat].people
    twice = with_seating(live, seating.give_time(live.seating, person, 2.0))
    act = next_act(HOST, twice)
    assert act is not None
    assert act.at == START + 60
    running = clocks(twice, START)
    assert clocks_for(twice, running, seat) == running
    assert clocks_for(twice, running, 1 - seat) == clocks_for(twice, running, None) == ()
    assert next_act(HOST, with_seating(live, seating.give_time(live.seating, person, None))) is None


def test_a_question_waits_for_whoever_has_the_most_time() -> None:
    live = table_of("quizmaster", 3, cards=3, seconds=30)
    (person,) = live.seating.chairs[1].people
    longer = with_seating(live, seating.give_time(live.seating, person, 1.5))
    running = clocks(longer, START)
    assert {clock.left for clock in running} == {45.0}
    assert clocks_for(longer, running, 0) == running
    assert clocks(with_seating(live, seating.give_time(live.seating, person, None)), START) == ()
