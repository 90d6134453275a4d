"""Updates about a table for each client."""

import json
from typing import Any

import pytest

from tests.table.hosting import START, first_move, table_of
from valence.table.render_cache import Reader
from valence.table.updates import CACHED_PLIES, events_since, info_as_seen_by, update_for

SEAT_0 = Reader(0, False)
SPECTATOR = Reader(None, False)


def test_a_client_that_was_away_for_long_gets_every_event() -> None:
    live = table_of("pkace", series=100)
    expected = []
    for _ in range(3 * CACHED_PLIES):
        live.fold([first_move(live)])
        update_for(live, SEAT_0, live.ply - 1, START)
    assert live.match is not None
    assert len(live.cache.events) == CACHED_PLIES
    for ply, events in enumerate(live.match.story[6:], 6):
        mine = [event for event in events if getattr(event, "to", 0) == 0]
        expected += [{"ply": ply, "words": words} for words in live.match.say(mine)]
    assert [_in_words(bytes(raw)) for raw in events_since(live, SEAT_0, 5)] == expected
    assert len(live.cache.events) == CACHED_PLIES


def _in_words(text: bytes) -> Any:
    event = json.loads(text)
    return {"ply": event["ply"], "words": event["words"]}


@pytest.mark.parametrize("ply", [-2, -(10**15)])
def test_a_client_that_claims_an_impossible_ply_gets_every_event(ply: int) -> None:
    live = table_of()
    live.fold([first_move(live)])
    update, whole = (json.loads(update_for(live, SEAT_0, have, START)) for have in (ply, -1))
    assert update["events"] == whole["events"]


def test_updates_are_shared_until_something_changes() -> None:
    live = table_of()
    before = update_for(live, SPECTATOR, -1, START)
    assert update_for(live, SPECTATOR, -1, START + 5) is before
    live.fold([first_move(live)])
    after = json.loads(update_for(live, SPECTATOR, -1, START))
    assert (after["ply"], after["moves"]) == (1, [])


def test_each_seat_has_its_own_view() -> None:
    live = table_of()
    assert live.match is not None
    for seat in (0, 1, None):
        update = json.loads(update_for(live, Reader(seat, False), -1, START))
        assert update["view"] == live.match.view(seat)
        assert bool(update["moves"]) == (seat in live.match.to_move)
        assert update["table"]["you"] == seat


def test_only_the_host_is_shown_as_host() -> None:
    live = table_of()
    assert [info_as_seen_by(live, f"person {n}").host for n in range(3)] == [True, False, False]
    assert info_as_seen_by(live, "somebody else").you is None
