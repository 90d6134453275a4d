"""No message to a seat or a spectator contains hidden information."""

import json
from contextlib import ExitStack
from random import Random

import pytest

import valence
from examples.client import Message, Window
from tests.server.service.serving import Served
from tests.variants import VARIANTS
from valence.core.game import Seat, heard
from valence.core.wire import encode
from valence.games import CATALOGUE
from valence.table.protocol import Update
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


def _play(windows: list[Window], spectator: Window, luck: Random, game: str) -> list[list[Message]]:
    """Make random moves; everything that each window received, the spectator's last."""
    everybody = [*windows, spectator]
    received: list[list[Message]] = [[window.update()] for window in everybody]
    for ply in range(60):
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
