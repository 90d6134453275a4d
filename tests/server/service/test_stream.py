"""The same protocol over server-sent events and POST, where a network blocks sockets."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from examples.client import Message, Player
from tests.server.service.serving import Served, play_on, serving, two_at, wait_until


@contextmanager
def streaming(player: Player, code: str, ply: int = -1) -> Iterator[Iterator[Message]]:
    path = f"/api/tables/{code}/stream?version=1&ply={ply}"
    with player.http.stream("GET", path) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        lines = answer.iter_lines()
        yield (
            json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")
        )


def test_a_game_is_played_over_server_sent_events_and_post(served: Served) -> None:
    ada, ben, code = two_at(served)
    with streaming(ada, code) as first, streaming(ben, code) as second:
        streams, players = [first, second], [ada, ben]
        updates = [next(stream) for stream in streams]
        for ply in range(8):
            seat = updates[0]["to_move"][0]
            move = {
                "type": "move",
                "id": f"{ply}",
                "ply": ply,
                "move": updates[seat]["moves"][0]["move"],
            }
            answer = players[seat].post(f"/api/tables/{code}/messages", move)
            assert answer == {"type": "accepted", "id": f"{ply}", "ply": ply + 1}
            for n, stream in enumerate(streams):
                while updates[n]["ply"] <= ply:
                    updates[n] = next(stream)


def test_socket_and_stream_send_the_same(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        play_on(first, second, moves=3)
        with streaming(ada, code, ply=1) as stream:
            missed = next(stream)
    assert missed["view"] == first.last["view"]
    assert {event["ply"] for event in missed["events"]} == {2, 3}


def test_a_stream_that_ends_is_noticed(served: Served) -> None:
    ada, _, code = two_at(served)
    with streaming(ada, code) as stream:
        next(stream)
        wait_until(lambda: ada.get(f"/api/tables/{code}")["sittings"][0]["here"])
    wait_until(lambda: not ada.get(f"/api/tables/{code}")["sittings"][0]["here"])


def test_an_invalid_message_is_answered_with_a_problem(served: Served) -> None:
    ada, _, code = two_at(served)
    answer = ada.http.post(f"/api/tables/{code}/messages", json={"type": "dance"})
    assert answer.status_code == 400
    assert answer.json()["type"] == "problem"
    path = f"/api/tables/{code}/messages"
    assert ada.http.post(path, json={"type": "x" * 20_000}).status_code == 413
    assert ada.post(path, {"type": "ping"}) == {"type": "pong"}


def test_a_flood_of_posts_is_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", messages_per_second=1) as served:
        ada, _, code = two_at(served)
        path, ping = f"/api/tables/{code}/messages", {"type": "ping"}
        answers = [ada.http.post(path, json=ping).status_code for _ in range(8)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_too_many_streams_of_one_person_are_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", most_per_person=1) as served:
        ada, _, table = two_at(served)
        room = ada.post("/api/rooms")["code"]
        for path in (f"/api/tables/{table}/stream", f"/api/rooms/{room}/stream"):
            with ada.http.stream("GET", path) as first:
                lines = first.iter_lines()
                assert next(lines)
                with ada.http.stream("GET", path) as second:
                    assert second.status_code == 429


def test_a_stream_that_cannot_open_is_explained_by_its_status(served: Served) -> None:
    """The close code of a socket, less 4000."""
    ada, _, code = two_at(served)
    other_version = ada.http.get(f"/api/tables/{code}/stream?version=99")
    assert other_version.status_code == 426
    assert other_version.json()["reason"] == "This server speaks version 1 of the protocol, not 99."
    assert ada.http.get("/api/tables/ZZZZZZ/stream?version=1").status_code == 404


def test_a_stream_ends_with_its_close_code_and_reason(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ben.http.stream("GET", f"/api/tables/{code}/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines).startswith("data: ")
        ada.post(f"/api/tables/{code}/kick", {"seat": 1})
        last = [line for line in lines if line][-2:]
    assert last == ["event: close", 'data: {"code":4403,"reason":"you have left this seat"}']
