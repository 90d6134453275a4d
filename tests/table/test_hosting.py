"""A table on a host without any input or output. `test_without_io.py` runs these tests with all of it blocked."""

import json
from typing import Any

from msgspec.structs import replace

from tests.table.hosting import CODE, START, MemoryHost, empty_seating, live_table, run
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.room.decisions import decisions
from valence.room.room import Member, Room
from valence.table import presence, seating
from valence.table.acts import act_if_due
from valence.table.chairs import Seating, Timing
from valence.table.changes import catch_up, change
from valence.table.deadlines import next_act
from valence.table.messages import answer, read_message
from valence.table.protocol import Accepted, AdviceStep, FromServer, Pong, Preview, Problem, Refused
from valence.table.replay import replay_of
from valence.table.updates import reader_of, update_for

MOVE_SECONDS = 30.0
BOT = Seat(2)


class Window:
    """A connection: it is notified, and renders what it lacks."""

    def __init__(self, table: "Table", person: str) -> None:
        self.person = person
        self.notified: list[bool] = []
        self._table = table
        self._ply = -1

    def notify(self, is_urgent: bool) -> None:
        self.notified.append(is_urgent)

    def update(self) -> dict[str, Any]:
        live = self._table.live
        now = self._table.host.now()
        message = update_for(live, reader_of(live, self.person), self._ply, now)
        self._ply = live.client_ply
        read: dict[str, Any] = json.loads(message)
        return read


class Table:
    """Ada, Ben and a bot, with Eve as a spectator; a clock for each move."""

    def __init__(self, *, is_started: bool = True) -> None:
        self.host = MemoryHost(bot_pause=1.0, grace=60.0)
        empty = empty_seating("metals", 3, clock=Timing("move", MOVE_SECONDS))
        self.live = self.host.open("metals", seating.seat_bot(empty, BOT, "easy"))
        self.windows = {person: Window(self, person) for person in ("ada", "ben", "eve")}
        for person in ("ada", "ben"):
            self.sit(person)
        if is_started:
            run(change(self.host, self.live, seating.start))
            for window in self.windows.values():
                if presence.connect(self.live, window):
                    run(presence.settle(self.host, self.live))

    def sit(self, person: str) -> None:
        def seated(seats: Seating, now: float) -> Seating:
            return seating.sit(seats, person, person.title(), now)

        run(change(self.host, self.live, seated))

    def say(self, person: str, **message: object) -> FromServer:
        read = read_message(json.dumps(message))
        assert not isinstance(read, Problem), read
        return run(answer(self.host, self.live, person, read))

    @property
    def to_move(self) -> Seat:
        assert self.live.match is not None
        return self.live.match.to_move[0]

    def players(self) -> tuple[str, str]:
        """The player to move and the other one, after the bot has moved if it was first."""
        while self.to_move == BOT:
            self.host.time += 1
            run(act_if_due(self.host, self.live))
        return ("ada", "ben") if self.to_move == 0 else ("ben", "ada")

    def first_move(self) -> object:
        assert self.live.match is not None
        return self.live.match.moves(self.to_move)[0]


def rule(reply: FromServer) -> str:
    assert isinstance(reply, Refused), reply
    return reply.rule


def test_everybody_who_is_connected_is_here_and_has_a_view() -> None:
    table = Table()
    assert [chair.is_here for chair in table.live.seating.chairs] == [True, True, False]
    updates = {person: window.update() for person, window in table.windows.items()}
    assert {person: update["table"]["you"] for person, update in updates.items()} == {
        "ada": 0,
        "ben": 1,
        "eve": None,
    }
    assert updates["eve"]["table"]["spectators"] == 1
    assert updates["eve"]["moves"] == []
    assert updates["eve"]["view"]["hand"] is None
    assert updates["ada"]["view"]["hand"]


def test_a_game_that_has_not_started_takes_no_moves() -> None:
    table = Table(is_started=False)
    assert rule(table.say("ada", type="move", id="m", ply=0, move={})) == "open"
    preview = table.say("ada", type="preview", id="p", move={})
    assert isinstance(preview, Preview)
    assert preview.rule == "open"


def test_a_move_is_stored_and_acknowledged_and_everybody_is_notified() -> None:
    table = Table()
    player, _ = table.players()
    ply, move = table.live.ply, table.first_move()
    for window in table.windows.values():
        window.notified.clear()
    table.host.changes.clear()
    assert table.say(player, type="move", id="m", ply=ply, move=move) == Accepted("m", ply + 1)
    assert json.loads(table.host.store.moves[CODE][ply].body) == move
    assert table.host.changes == [True]
    to_move = table.to_move
    expected = {"ada": [to_move == 0], "ben": [to_move == 1], "eve": [False]}
    assert {person: window.notified for person, window in table.windows.items()} == expected
    assert table.windows["eve"].update()["ply"] == ply + 1


def test_a_repeated_message_counts_once() -> None:
    table = Table()
    player, _ = table.players()
    ply, move = table.live.ply, table.first_move()
    replies = [table.say(player, type="move", id="m", ply=ply, move=move) for _ in range(2)]
    assert replies == [Accepted("m", ply + 1)] * 2
    assert table.live.ply == ply + 1


def test_a_move_is_refused_with_its_rule() -> None:
    table = Table()
    player, other = table.players()
    ply, move = table.live.ply, table.first_move()
    request = {"type": "move", "id": "m", "ply": ply, "move": move}
    assert rule(table.say("eve", **request)) == "seat"
    assert rule(table.say(other, **request)) == "turn"
    assert rule(table.say(player, **{**request, "move": {"type": "fly"}})) == "wire"
    assert rule(table.say(player, **{**request, "ply": ply + 1})) == "stale"
    run(change(table.host, table.live, seating.pause))
    assert rule(table.say(player, **request)) == "paused"
    run(change(table.host, table.live, seating.end))
    assert rule(table.say(player, **request)) == "over"
    assert table.live.ply == ply


def test_previews_and_hints_make_no_move() -> None:
    table = Table()
    player, other = table.players()
    ply, move = table.live.ply, table.first_move()
    preview = table.say(player, type="preview", id="p", move=move)
    assert isinstance(preview, Preview)
    assert preview.legal
    assert table.live.ply == ply
    position = table.live.match and table.live.match.state
    advice = table.say(player, type="advice", id="h")
    assert isinstance(advice, AdviceStep)
    assert advice.moves[0].words
    assert rule(table.say(other, type="advice", id="h")) == "turn"
    assert isinstance(table.say("eve", type="ping"), Pong)
    assert table.live.match is not None
    assert table.live.match.state == position


def test_a_hint_comes_in_steps_and_each_is_logged_once_in_a_turn() -> None:
    table = Table()
    player, _ = table.players()
    before = table.live.ply
    steps = [table.say(player, type="advice", id=f"h{n}", step=n) for n in (1, 2, 2, 3, 1)]
    asked, where, _, moves, _ = steps
    assert isinstance(asked, AdviceStep)
    assert isinstance(where, AdviceStep)
    assert isinstance(moves, AdviceStep)
    assert (asked.question, asked.words.endswith("?"), asked.moves) == ("answer", True, ())
    assert where.words.startswith("Look at your ions with charge ")
    assert (where.question, where.moves) == ("", ())
    assert moves.moves
    assert table.live.match is not None
    logged = [played.move for played in table.live.match.played[before:]]
    assert logged == [f'{{"type":"hint","step":{n}}}' for n in (1, 2, 3)]
    move = table.first_move()
    ply = table.live.ply
    assert isinstance(table.say(player, type="move", id="m", ply=ply, move=move), Accepted)


def test_the_hints_in_a_report_are_those_of_the_person_who_asked() -> None:
    table = Table()
    player, _ = table.players()
    for step in (1, 2):
        table.say(player, type="advice", id=f"h{step}", step=step)
    table.say(player, type="move", id="m", ply=table.live.ply, move=table.first_move())
    run(change(table.host, table.live, seating.end))
    room = Room("host", "", members=(Member(player, "Ada"),))
    made = [(one.name, one.result) for one in decisions(room, [(1, table.live)], DEFAULT)][-3:]
    assert made == [("Ada", "hint"), ("Ada", "hint"), ("Ada", "accepted")]


def test_two_hosts_of_one_store_agree_on_who_came_first() -> None:
    table = Table()
    player, _ = table.players()
    twin = live_table(table.host.store.rows[CODE])
    run(catch_up(table.host, twin))
    assert twin.match is not None
    ply, move, other_move = twin.ply, table.first_move(), twin.match.moves(table.to_move)[-1]
    assert isinstance(table.say(player, type="move", id="m", ply=ply, move=move), Accepted)
    message = read_message(json.dumps({"type": "move", "id": "n", "ply": ply, "move": other_move}))
    assert not isinstance(message, Problem)
    assert rule(run(answer(table.host, twin, player, message))) in ("stale", "turn")
    assert table.live.match is not None
    assert twin.match.state == table.live.match.state


def test_two_hosts_of_one_store_both_keep_their_changes() -> None:
    table = Table(is_started=False)
    twin = live_table(table.host.store.rows[CODE])
    run(change(table.host, table.live, seating.start))
    run(change(table.host, twin, lambda seats, now: seating.leave(seats, "ben", now)))
    assert twin.seating.started == START
    assert twin.seating.chairs[1].gone_since == START
    run(catch_up(table.host, table.live))
    assert table.live.seating == twin.seating


def test_a_timeout_makes_a_move_for_the_player() -> None:
    table = Table()
    table.players()
    seat, ply = table.to_move, table.live.ply
    table.host.time = table.live.last_change + MOVE_SECONDS - 1
    assert run(act_if_due(table.host, table.live)) is None
    table.host.time += 1
    assert run(act_if_due(table.host, table.live)) == Accepted(f"{ply}", ply + 1)
    assert [made.seat for made in table.live.timeouts] == [seat]
    assert table.windows["eve"].update()["timeouts"] == [seat]


def test_a_bot_stands_in_for_a_player_who_is_away() -> None:
    table = Table()
    player, _ = table.players()
    seat, window = table.to_move, table.windows[player]
    run(change(table.host, table.live, _without_clock))
    assert presence.disconnect(table.live, window)
    assert not presence.is_settled(table.live, table.host.now())
    run(presence.settle(table.host, table.live))
    assert presence.is_settled(table.live, table.host.now())
    assert next_act(table.host, table.live) == (table.host.time + 60, "stand in", seat)
    table.host.time += 60
    assert run(act_if_due(table.host, table.live)) is None
    assert table.live.seating.chairs[seat].mover == "fair"
    assert presence.connect(table.live, window)
    run(presence.settle(table.host, table.live))
    assert table.live.seating.chairs[seat].mover is None


def _without_clock(seats: Seating, _: float) -> Seating:
    return replace(seats, clock=None)


def test_a_game_runs_to_its_end_by_the_clock_alone() -> None:
    table = Table()
    while not table.live.is_over:
        act = next_act(table.host, table.live)
        assert act is not None
        table.host.time = max(table.host.time, act.at)
        run(act_if_due(table.host, table.live))
    last = table.windows["eve"].update()
    assert last["outcome"]["winners"]
    assert last["table"]["status"] == "over"
    assert last["table"]["seed"].startswith(table.live.seating.seed)
    assert table.live.seating.ended == table.host.time
    stored = table.host.store.moves[CODE]
    assert [row.ply for row in stored] == list(range(table.live.ply))
    replay = replay_of(table.live, None)
    assert json.loads(bytes(replay.steps[-1].view)) == last["view"]
    assert len(replay.steps) == table.live.ply + 1
