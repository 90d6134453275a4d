"""Times of decisions: measured from the position, without pauses, and kept in the record."""

from msgspec.structs import replace

import valence
from tests.table.hosting import START, first_move, table_of
from valence.core.notes import HintAsked
from valence.core.record import read_record
from valence.core.wire import encode
from valence.table.live import LiveTable
from valence.table.records import table_of as table_of_record
from valence.table.rows import EventRow
from valence.table.timing import record_of, seconds_taken


def played() -> LiveTable:
    """A move after 5 s, a hint 2 s later, the next move 4 s after the hint."""
    live = table_of()
    live.fold([first_move(live, START + 5)])
    assert live.match is not None
    seat = live.match.to_move[0]
    hint = encode(HintAsked(1))
    live.fold([EventRow(live.row.id, 1, seat, hint, "hint", START + 7)])
    live.fold([first_move(live, START + 11)])
    return live


def test_time_counts_from_the_position_not_from_a_hint() -> None:
    assert seconds_taken(played()) == [5.0, 2.0, 6.0]


def test_pauses_dont_count() -> None:
    live = played()
    live.seating = replace(live.seating, pauses=((START + 8, START + 9.5),))
    assert seconds_taken(live) == [5.0, 2.0, 4.5]


def test_a_record_of_a_table_has_the_times_and_keeps_them() -> None:
    text = record_of(played())
    assert [one.seconds for one in read_record(text).moves] == [5.0, 2.0, 6.0]
    assert valence.replay(text).record == text
    assert record_of(table_of_record(read_record(text), "CODE")) == text


def test_a_record_without_times_stays_as_it_is() -> None:
    match = valence.start("metals", seed=7)
    match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    assert record_of(table_of_record(read_record(match.record), "CODE")) == match.record
