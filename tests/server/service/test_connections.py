"""Misbehaving connections: each is bounded and closed in time, and nobody else waits for it."""

import json
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from examples.client import Message, Player
from tests.server.clocks import ManualClock
from tests.server.service.plain_sockets import connected, frame, lazy_socket, rest, send_request
from tests.server.service.serving import Served, serving, two_at, wait_until
from valence.server.transport import http_protocol, sender

UNFINISHED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 9\r\n\r\n{"
)


def test_too_many_windows_are_refused(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", most_per_person=2) as served:
        ada, _, code = two_at(served)
        with ada.connect(code) as one, ada.connect(code) as two, ada.connect(code) as three:
            one.update(), two.update()
            with pytest.raises(ConnectionClosed) as closed:
                three.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_a_client_that_does_not_read_is_disconnected_and_nobody_else_waits(tmp_path: Path) -> None:
    """A client sends forever and reads nothing; the table continues, and the client's queue stays bounded."""
    clock = ManualClock()
    with serving(f"sqlite:///{tmp_path / 'v.db'}", clock=clock, buffer=4096) as served:
        stall = served.service.settings.stall
        ada, ben, code = two_at(served)
        lazy = lazy_socket(served, ada, code)
        with closing(lazy), ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            message = {"type": "move", "id": "x" * 60, "ply": 99, "move": {"a": "b" * 200}}
            with suppress(OSError):
                for _ in range(10_000):
                    lazy.sendall(frame(json.dumps(message)))

            def is_disconnected() -> bool:
                clock.advance(stall)
                return _connections(served) == 2

            wait_until(is_disconnected)
            first.send({"type": "ping"})
            assert first.hear("pong")


def _connections(served: Served) -> int:
    return len(served.service.connections.senders)


def test_a_client_that_does_not_answer_pings_is_away(tmp_path: Path) -> None:
    """A phone that went to sleep: its connection is open, but nothing answers."""
    with serving(f"sqlite:///{tmp_path / 'v.db'}", stall=2) as served:
        ada, ben, code = two_at(served)
        with closing(lazy_socket(served, ada, code)):
            wait_until(lambda: not _connections(served))
            wait_until(lambda: not ben.get(f"/api/tables/{code}")["sittings"][0]["here"])


@pytest.mark.parametrize("path", ["/api/tables/{}/stream", "/api/rooms/{}/stream"])
def test_a_client_that_does_not_read_a_stream_is_disconnected(tmp_path: Path, path: str) -> None:
    with serving(f"sqlite:///{tmp_path / 'v.db'}", stall=3, buffer=4096) as served:
        teacher, ada = served.player("Teacher"), served.player("Ada")
        room = teacher.post("/api/rooms")["code"]
        ada.post(f"/api/rooms/{room}/join")
        deal = {"game": "metals", "seats": 2, "start": True}
        table = teacher.post(f"/api/rooms/{room}/deal", deal)["tables"][0]["code"]
        with closing(send_request(served, ada, path.format(table if "tables" in path else room))):
            wait_until(lambda: _after_broadcast(teacher, room)["people"][0]["here"])
            wait_until(lambda: not _after_broadcast(teacher, room)["people"][0]["here"])


def _after_broadcast(teacher: Player, room: str) -> Message:
    """The room after a change that is broadcast to everyone in it."""
    teacher.post(f"/api/rooms/{room}/pause")
    answer: Message = teacher.post(f"/api/rooms/{room}/resume")
    return answer


@pytest.mark.parametrize(
    "said", [b"", b"\r\n", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", UNFINISHED]
)
def test_a_client_that_does_not_finish_its_request_is_disconnected(
    served: Served, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    with closing(connected(served)) as slow:
        slow.sendall(said)
        assert not rest(slow)


def test_endless_headers_are_refused(served: Served) -> None:
    with closing(connected(served)) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError):
            for _ in range(1000):
                endless.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        # A client that is still sending when the server hangs up may not get the response.
        assert rest(endless)[:12] in (b"HTTP/1.1 400", b"")


def test_a_mistake_of_the_server_is_logged_and_ends_the_connection(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _, code = two_at(served)

    def fail(*_: object) -> bytes:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(sender, "update_for", fail)
    with ada.connect(code) as window, pytest.raises(ConnectionClosed) as closed:
        window.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    assert "ZeroDivisionError: a bug" in caplog.text
