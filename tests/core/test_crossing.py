"""Cards crossed out by hand in Who Am I?: kept in the log where no help does it, and known to nobody else."""

import json

import pytest

from tests.table.hosting import MemoryHost, full_seating, run
from valence.core.game import Seat, heard
from valence.core.languages import DEFAULT
from valence.core.notes import CrossedOut
from valence.core.wire import Json, WireError
from valence.library import replay, start
from valence.questions.evidence import evidence_in
from valence.room.decisions import decisions
from valence.room.room import Room
from valence.table.live import LiveTable
from valence.table.messages import answer, read_message
from valence.table.protocol import Accepted, FromServer

KIND = {"type": "ask", "question": {"about": "kind", "is": "acid"}}


def opened(help_: str = "none") -> tuple[MemoryHost, LiveTable, int]:
    host = MemoryHost()
    live = host.open("whoami", full_seating("whoami", help=help_))
    assert live.match is not None
    return host, live, live.match.to_move[0]


def send(
    host: MemoryHost, live: LiveTable, seat: int, id_: str, crossed: list[str], move: Json = KIND
) -> FromServer:
    sent = {"type": "move", "id": id_, "ply": live.ply, "move": move, "crossed": crossed}
    message = read_message(json.dumps(sent))
    return run(answer(host, live, f"person {seat}", message))  # type: ignore[arg-type]


def test_what_was_crossed_out_goes_with_the_move_and_counts_once() -> None:
    host, live, seat = opened()
    for _ in range(2):
        assert isinstance(send(host, live, seat, "m1", ["acetone", "acetone", "lda"]), Accepted)
    assert live.match is not None
    assert live.match.played[0].move == '{"type":"crossed","cards":["acetone","lda"]}'
    assert (live.ply, live.notes) == (2, {0})
    assert replay(live.match.record).record == live.match.record


def test_nobody_else_learns_of_it() -> None:
    host, live, seat = opened()
    send(host, live, seat, "m1", ["acetone", "phenol"])
    assert live.match is not None
    told = live.match.story[1]
    assert live.match.say(heard(told, Seat(seat))) == ["You crossed out acetone and phenol (PhOH)."]
    assert not heard(told, Seat(1 - seat))
    assert not heard(told, None)


def test_with_help_or_with_unknown_cards_nothing_is_kept() -> None:
    for help_, cards in (("full", ["acetone"]), ("none", ["unobtainium"])):
        host, live, seat = opened(help_)
        assert isinstance(send(host, live, seat, "m1", cards), Accepted)
        assert live.ply == 1


def test_a_record_with_unknown_cards_is_refused() -> None:
    """Nobody could say what was crossed out."""
    host, live, seat = opened()
    send(host, live, seat, "m1", ["acetone"])
    assert live.match is not None
    with pytest.raises(
        WireError, match=r"move 1 of the record, .*: there is no card 'unobtainium'"
    ):
        replay(live.match.record.replace("acetone", "unobtainium"))


def test_a_record_of_a_game_without_crossing_out_has_no_such_note() -> None:
    match = start("metals", seed=7)
    match.make(Seat(0), CrossedOut(("Na+",)))
    with pytest.raises(WireError, match=r"nothing is crossed out in Metal vs\. Non-Metal"):
        replay(match.record)


def test_a_wrong_cross_is_a_decision_of_the_record_and_of_the_export() -> None:
    host, live, seat = opened()
    assert live.match is not None
    own, other = live.match.state.cards[seat], live.match.state.cards[1 - seat]
    group = {"type": "ask", "question": {"about": "group", "has": "nitrile"}}
    send(host, live, seat, "m1", [], group)
    send(host, live, 1 - seat, "m2", [])
    send(host, live, seat, "m3", [own])
    (seen,) = [one for one in evidence_in(live.match) if one.shown.seat == seat]
    assert (seen.shown.move.cards, seen.observation.concept) == ((own,), "groups")
    assert not seen.observation.right.has
    send(host, live, 1 - seat, "m4", [], {"type": "guess", "card": other})
    assert live.is_over
    assert [one.result for one in decisions(Room("", ""), [(1, live)], DEFAULT)].count(
        "crossed"
    ) == 1
