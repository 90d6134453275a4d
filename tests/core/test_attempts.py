"""Refused moves and hints in the log: they are kept and replayed, and leave the position as it is."""

import json

import pytest

import valence
from tests.table.hosting import START, MemoryHost, full_seating, run, table_of
from tests.table.test_deadlines import moved
from valence.bots.review import review
from valence.core.game import Seat, heard
from valence.core.match import AnyMatch, IllegalMove
from valence.core.notes import MOST_NOTES, HintAsked
from valence.core.transcript import transcript
from valence.core.wire import Json, WireError
from valence.table.chairs import Timing
from valence.table.deadlines import next_act
from valence.table.live import LiveTable
from valence.table.messages import answer, read_message
from valence.table.protocol import Accepted, FromServer, Refused
from valence.table.replay import replay_of

# With seed 7, Ada begins and holds 2 Cl-, Al3+, O2-, Na+ and Ca2+. Nothing has been led, so she can't concede (R10).
CONCEDE = {"type": "concede"}
LEAD = {"type": "initiate", "card": "Na+"}
KEPT = '0 {"type":"attempt","move":{"type":"concede"},"rule":"R10"}'


def metals() -> AnyMatch:
    return valence.start("metals", seed=7, names=["Ada", "Ben"])


def try_(match: AnyMatch, seat: int, move: Json) -> None:
    with pytest.raises(IllegalMove):
        match.play(seat, move)


def test_a_refused_move_is_kept_and_changes_nothing() -> None:
    match = metals()
    before = match.save()
    try_(match, 0, CONCEDE)
    assert (match.ply, match.save(), match.to_move) == (1, before, (0,))
    assert match.played[0].is_note


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        (1, LEAD),  # not Ben's turn
        (0, {"type": "initiate", "card": "N3-"}),  # not in her hand
        (0, {"type": "fly"}),  # not a move
        (0, {"type": "attempt", "move": CONCEDE, "rule": "R10"}),
    ],
)
def test_only_a_numbered_rule_on_the_own_turn_counts(seat: int, move: Json) -> None:
    match = metals()
    try_(match, seat, move)
    assert match.ply == 0


def test_asking_why_not_is_no_attempt() -> None:
    match = metals()
    assert match.why_not(0, CONCEDE) is not None
    assert match.ply == 0


def test_at_most_twenty_are_kept_until_the_next_move() -> None:
    match = metals()
    for _ in range(MOST_NOTES + 5):
        try_(match, 0, CONCEDE)
    assert match.ply == MOST_NOTES
    match.play(0, LEAD)
    seat = match.to_move[0]
    try_(match, seat, {"type": "reinforce"})
    assert match.ply == MOST_NOTES + 2


def test_a_move_for_the_ply_before_an_attempt_is_not_stale() -> None:
    match = metals()
    try_(match, 0, CONCEDE)
    match.play(0, LEAD, ply=0)


def test_only_the_player_learns_what_was_tried() -> None:
    match = metals()
    try_(match, 0, CONCEDE)
    told = "Ada tried a move that isn't allowed."
    own = (
        "You tried: concede the cards. There is nothing to reinforce or to concede: "
        "no larger answer lies on the table. (R10)"
    )
    assert match.say(heard(match.story[1], Seat(0))) == [told, own]
    for other in (Seat(1), None):
        assert match.say(heard(match.story[1], other)) == [told]


def test_a_record_with_attempts_replays_to_the_same_log() -> None:
    match = metals()
    try_(match, 0, CONCEDE)
    match.make(Seat(0), HintAsked(2))
    match.play(0, LEAD)
    assert match.record.startswith("valence record 2\n")
    assert f"\n{KEPT}\n" in match.record
    assert '\n0 {"type":"hint","step":2}\n' in match.record
    again = valence.replay(match.record)
    assert (again.record, again.story, again.save()) == (match.record, match.story, match.save())
    assert list(again.positions()) == list(match.positions())
    assert "(to Ada) You asked for a hint." in transcript(match)


def test_a_record_without_any_stays_what_it_was() -> None:
    match = metals()
    match.play(0, LEAD)
    assert match.record.startswith("valence record 1\n")
    assert "help" not in match.record


def test_a_record_with_an_attempt_that_is_legal_is_refused() -> None:
    match = metals()
    try_(match, 0, CONCEDE)
    with pytest.raises(WireError, match=r"move 1 of the record, .*: this move doesn't break R9"):
        valence.replay(match.record.replace("R10", "R9"))


def test_a_record_with_a_note_of_a_seat_that_does_not_exist_is_refused() -> None:
    match = metals()
    match.make(Seat(0), HintAsked(1))
    with pytest.raises(
        WireError, match=r"move 1 of the record, .*: no seat 2; the seats are 0 to 1"
    ):
        valence.replay(match.record.replace('0 {"type":"hint"', '2 {"type":"hint"'))


def test_a_review_skips_attempts() -> None:
    match = metals()
    try_(match, 0, CONCEDE)
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    mistakes = [one for seat in review(match).values() for one in seat]
    assert all(not match.played[one.ply].is_note for one in mistakes)


# At a table


def say(live: LiveTable, host: MemoryHost, id_: str, move: Json, ply: int = 0) -> FromServer:
    message = read_message(json.dumps({"type": "move", "id": id_, "ply": ply, "move": move}))
    return run(answer(host, live, "person 0", message))  # type: ignore[arg-type]


def test_a_table_writes_the_attempt_and_answers_refused_once_for_each_id() -> None:
    host = MemoryHost()
    live = host.open("metals", full_seating())
    refused = say(live, host, "a", CONCEDE)
    assert isinstance(refused, Refused)
    assert refused.rule == "R10"
    assert say(live, host, "a", CONCEDE) == refused
    assert [row.body for row in host.store.moves[live.row.id]] == [KEPT.partition(" ")[2].encode()]
    accepted = say(live, host, "b", LEAD)  # sent before the update with the attempt has arrived
    assert accepted == Accepted("b", 2)
    assert say(live, host, "a", CONCEDE) == refused


def test_a_clock_does_not_start_again_with_an_attempt() -> None:
    for per, seconds in (("move", 30), ("game", 30)):
        host = MemoryHost()
        timing = Timing(per, seconds)  # type: ignore[arg-type]
        live = host.open("metals", full_seating(timing=timing))
        host.time = START + 10
        say(live, host, "a", CONCEDE)
        act = next_act(host, live)
        assert act is not None
        assert (act.kind, act.at) == ("time", START + 30)


def test_a_question_does_not_start_again_with_an_attempt() -> None:
    live = table_of("quizmaster", 3, answers="choice", seconds=30)
    host = MemoryHost()
    host.time = START + 10
    refused = say(live, host, "a", {"type": "answer", "text": "unobtainium"})
    assert isinstance(refused, Refused)
    assert refused.rule == "R8"
    act = next_act(host, live)
    assert act is not None
    assert act.at == START + 30


def test_a_replay_shows_attempts() -> None:
    host = MemoryHost()
    live = host.open("metals", full_seating())
    say(live, host, "a", CONCEDE)
    moved(live, START + 1)
    steps = replay_of(live, 0).steps
    assert [json.loads(bytes(step.move))["type"] for step in steps[1:]] == ["attempt", "initiate"]
    told = next(event.words for event in steps[1].events)
    assert told == "Player 0 tried a move that isn't allowed."
    assert steps[1].view == steps[0].view
