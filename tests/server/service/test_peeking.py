"""No message to a seat or a spectator contains hidden information."""

import json
import re
from contextlib import ExitStack
from random import Random

import pytest

import valence
from examples.client import Message, Player, Window
from tests.server.service.serving import Served, wait_until
from tests.variants import VARIANTS
from valence.core.game import Seat, heard
from valence.core.wire import encode
from valence.games import CATALOGUE
from valence.room import tables
from valence.table.protocol import Update
from valence.table.render_cache import RenderCache
from valence.table.updates import position_of

every_game = pytest.mark.parametrize("game", list(CATALOGUE))


@every_game
def test_clients_at_every_seat_are_sent_only_what_they_may_know(served: Served, game: str) -> None:
    """Random games over real sockets; afterwards every message is checked against the record."""
    seats, options = VARIANTS[game][0]
    if game == "quizmaster":
        options = {"cards": 4, "seconds": 0}
    people = [served.player(f"Player {seat}") for seat in range(seats)]
    watcher = served.player("Watcher")
    code = people[0].open_table(game, seats=seats, options=options)["code"]
    for person in people[1:]:
        person.sit(code)
    people[0].post(f"/api/tables/{code}/start")
    with ExitStack() as stack:
        windows = [stack.enter_context(person.connect(code)) for person in people]
        spectator = stack.enter_context(watcher.connect(code))
        received = _play(windows, spectator, Random(game), game)
    seed = served.service.registry.tables[code].seating.seed
    people[0].post(f"/api/tables/{code}/end")
    record = people[0].get(f"/api/tables/{code}/record")
    for viewer, messages in enumerate(received):
        _check(record, None if viewer == seats else viewer, messages, seed)


def _play(
    windows: list[Window], spectator: Window, luck: Random, game: str, moves: int = 60
) -> list[list[Message]]:
    """Make random moves; everything that each window received, the spectator's last."""
    everybody = [*windows, spectator]
    received: list[list[Message]] = [[window.update()] for window in everybody]
    for ply in range(moves):
        if not windows[0].last["to_move"]:
            break
        window = windows[luck.choice(windows[0].last["to_move"])]
        offered = window.last["moves"]
        move = luck.choice(offered)["move"] if offered else {"type": "pass"}
        window.preview(move)
        answer = window.move(move)
        assert answer["type"] == "accepted", (game, answer)
        for each, messages in zip(everybody, received, strict=True):
            each.until(ply + 1)
            messages.append(each.last)
    return received


def _check(record: str, viewer: int | None, messages: list[Message], seed: str) -> None:
    whole = valence.replay(record)
    states = list(whole.positions())
    names = whole.names
    for message in messages:
        if message["table"]["status"] != "over":
            assert message["table"]["seed"] is None
            assert seed not in json.dumps(message)
            assert str(int(seed, 16)) not in json.dumps(message)
        state = states[message["ply"]]
        expected = position_of(whole, state, viewer, whole.words)
        assert message["view"] == json.loads(encode(expected.view))
        assert message["moves"] == json.loads(encode(expected.moves))
        assert message["refused"] == json.loads(encode(expected.refused))
        for event in message["events"]:
            mine = heard(whole.story[event["ply"]], None if viewer is None else Seat(viewer))
            assert event["event"] in [json.loads(encode(one)) for one in mine]
            assert event["words"] in [whole.words.event(one, names) for one in mine]
        assert set(message) == {"type", *Update.__struct_fields__}


ROOM_PAGES = (
    "", "/decisions", "/decisions.csv", "/ratings", "/results.csv", "/understanding", "/homework",
)  # fmt: skip
IMAGINED = 4


@every_game
def test_the_pages_of_a_room_are_the_same_in_every_state_that_the_teacher_may_imagine(
    served: Served, game: str
) -> None:
    """Anyone can open a room and play at its table as its teacher: desk, projector, map, report and exports are theirs.

    The log of a running game counts nowhere: it can't be told apart from one that has just begun.
    """
    teacher, watcher = served.player("Teacher"), served.player("Projector")
    seats, options = VARIANTS[game][0]
    students = [served.player(f"Student {n}") for n in range(max(seats, 2) - 1)]
    code = teacher.post("/api/rooms", {"generated_names": False})["code"]
    for student in students:
        student.post(f"/api/rooms/{code}/join")
    deal = {"game": game, "seats": len(students) + 1, "teacher": "Teacher", "start": True}
    options = {"cards": 12, "seconds": 0} if game == "quizmaster" else options
    room = teacher.post(f"/api/rooms/{code}/deal", {**deal, "options": options, "absent": True})
    (table,) = (one["code"] for one in room["tables"])
    unplayed = [teacher.http.get(f"/api/rooms/{code}{page}").content for page in ROOM_PAGES[1:4]]
    live = served.service.registry.tables[table]
    with ExitStack() as stack:
        windows = [stack.enter_context(one.connect(table)) for one in (*students, teacher)]
        spectator = stack.enter_context(watcher.connect(table))
        moves = 1 if game == "charged" else 6  # after two passes, it would be over
        _play(windows, spectator, Random(game), game, moves)
    pages = [teacher.http.get(f"/api/rooms/{code}{page}").content for page in ROOM_PAGES[1:4]]
    assert pages == unplayed, "reports of a running game"
    wait_until(lambda: not live.listeners)
    assert live.match is not None
    assert not live.is_over
    real, ours = live.match.state, live.seating.seat_of(live.seating.host)
    assert ours is not None
    view = live.game.view(real, Seat(ours))
    seen = []
    for n in range(IMAGINED + 1):
        live.match.state = live.game.imagine(view, n) if n else real
        live.cache = RenderCache()
        tables._rendered.pop(live, None)
        seen.append(_everything(teacher, watcher, code, table))
    assert seen[1:] == seen[:1] * IMAGINED


def _everything(teacher: Player, watcher: Player, code: str, table: str) -> list[str]:
    """Return what the teacher and a projector get of a room and its table, without the times at which it was sent."""
    with teacher.connect(table) as window, watcher.connect(table) as spectator:
        found = [json.dumps(one.update()) for one in (window, spectator)]
    found += [teacher.http.get(f"/api/rooms/{code}{page}").text for page in ROOM_PAGES]
    found.append(watcher.http.get(f"/api/tables/{table}").text)
    for person in (teacher, watcher):
        for stream in ("stream", "place"):
            with person.http.stream("GET", f"/api/rooms/{code}/{stream}") as answer:
                lines = answer.iter_lines()
                found.append(next(lines))
    changing = (
        r'"(now|seconds|since)": ?[0-9.]+|"here": ?(true|false)|"spectators": ?\d+|'
        r'"away_since": ?\[[^]]*\]'
    )
    return [re.sub(changing, "", one) for one in found]
