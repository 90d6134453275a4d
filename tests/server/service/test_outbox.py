"""What one connection is sent, and what of it somebody waits for."""

import json
from typing import Any

import pytest

from tests.server.service.tables import table_of
from valence.core.wire import encode
from valence.server.store import EventRow
from valence.server.tables.live import LiveTable
from valence.server.tables.updates import RECENT, Reader, events_since, update_for
from valence.server.transport.outbox import Outbox
from valence.table.protocol import Accepted


def connected(live: LiveTable, seat: int) -> Outbox:
    """A window of a player, who has seen the table as it is."""
    outbox = Outbox(live, f"person {seat}", -1)
    outbox.notify = lambda _: None
    live.listeners.add(outbox)
    outbox.take()
    return outbox


def make_a_move(live: LiveTable) -> int:
    """The first that is offered; who made it."""
    assert live.match is not None
    seat = live.match.to_move[0]
    move = encode(live.match.moves(seat)[0])
    live.fold([EventRow(live.row.id, live.ply, seat, move, f"{live.ply}", 0.0)])
    return seat


def types(texts: list[bytes]) -> list[str]:
    return [json.loads(text)["type"] for text in texts]


def test_who_has_moved_waits_for_the_answer_and_who_is_to_move_for_the_position() -> None:
    live = table_of()
    windows = [connected(live, seat) for seat in range(2)]
    mover = make_a_move(live)
    windows[mover].reply(Accepted("m1", 1))
    assert types(windows[mover].take(everything=False)) == ["accepted"]
    assert types(windows[1 - mover].take(everything=False)) == ["update"]
    assert not windows[mover].is_empty
    assert types(windows[mover].take()) == ["update"]
    assert windows[mover].is_empty


def test_who_has_just_come_waits_for_the_position() -> None:
    spectator = Outbox(table_of(), "somebody", -1)
    assert types(spectator.take(everything=False)) == ["update"]


def test_who_has_just_come_still_waits_after_somebody_has_moved() -> None:
    live = table_of()
    spectator = Outbox(live, "somebody", -1)
    live.listeners.add(spectator)
    make_a_move(live)
    assert types(spectator.take(everything=False)) == ["update"]
    make_a_move(live)
    assert types(spectator.take(everything=False)) == []


def test_who_was_away_for_long_hears_all_that_was_said() -> None:
    live = table_of("pkace", series=100)
    expected = []
    for _ in range(3 * RECENT):
        make_a_move(live)
        update_for(live, Reader(0, False), live.ply - 1, 0.0)
    assert live.match is not None
    assert len(live.told) == RECENT
    for ply, events in enumerate(live.match.story[6:], 6):
        mine = [event for event in events if getattr(event, "to", 0) == 0]
        expected += [{"ply": ply, "words": words} for words in live.match.say(mine)]
    assert [_heard(bytes(raw)) for raw in events_since(live, 0, 5)] == expected
    assert len(live.told) == RECENT


@pytest.mark.parametrize("ply", [-2, -(10**15)])
def test_who_claims_to_have_less_than_nothing_hears_all_that_was_said(ply: int) -> None:
    live = table_of()
    make_a_move(live)
    (update,) = Outbox(live, "person 0", ply).take()
    (whole,) = Outbox(live, "person 0", -1).take()
    assert json.loads(update)["events"] == json.loads(whole)["events"]


def _heard(text: bytes) -> Any:
    told = json.loads(text)
    return {"ply": told["ply"], "words": told["words"]}
