"""Connections that take and do not give: each is bounded, ended in time, and nobody else waits for it."""

import json
from contextlib import closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from examples.client import Message, Player
from tests.server.service.plain_sockets import asked, connected, frame, lazy_socket, rest
from tests.server.service.serving import Served, serving, two_at, wait_until
from valence.server.transport import http_protocol

UNFINISHED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 9\r\n\r\n{"
)


def test_too_many_windows_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('windows') / 'v.db'}"
    with serving(database, most_per_person=2) as served:
        ada, _, code = two_at(served)
        with ada.connect(code) as one, ada.connect(code) as two, ada.connect(code) as three:
            one.update(), two.update()
            with pytest.raises(ConnectionClosed) as closed:
                three.update()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def test_who_does_not_read_is_sent_away_and_nobody_else_waits(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """A client asks for ever and reads nothing; the table goes on, and what waits for it stays bounded."""
    database = f"sqlite:///{tmp_path_factory.mktemp('slow') / 'v.db'}"
    with serving(database, stall=0.5, buffer=4096) as served:
        ada, ben, code = two_at(served)
        lazy = lazy_socket(served, ada, code)
        with closing(lazy), ada.connect(code) as first, ben.connect(code) as second:
            first.update(), second.update()
            message = {"type": "move", "id": "x" * 60, "ply": 99, "move": {"a": "b" * 200}}
            with suppress(OSError):
                for _ in range(20_000):
                    lazy.sendall(frame(json.dumps(message)))
            wait_until(lambda: len(served.service.connections.senders) == 2)
            first.send({"type": "ping"})
            assert first.hear("pong")


def test_who_answers_no_ping_is_gone(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A phone that went to sleep: its connection is open, and nobody is there."""
    database = f"sqlite:///{tmp_path_factory.mktemp('asleep') / 'v.db'}"
    with serving(database, stall=0.5) as served:
        ada, ben, code = two_at(served)
        with closing(lazy_socket(served, ada, code)):
            wait_until(lambda: not served.service.connections.senders)
            wait_until(lambda: not ben.get(f"/api/tables/{code}")["sittings"][0]["here"])


@pytest.mark.parametrize("path", ["/api/tables/{}/stream", "/api/rooms/{}/stream"])
def test_who_does_not_read_a_stream_is_sent_away(
    tmp_path_factory: pytest.TempPathFactory, path: str
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('stream') / 'v.db'}"
    with serving(database, stall=1, buffer=4096) as served:
        teacher, ada = served.player("Teacher"), served.player("Ada")
        room = teacher.post("/api/rooms")["code"]
        ada.post(f"/api/rooms/{room}/join")
        deal = {"game": "metals", "seats": 2, "start": True}
        table = teacher.post(f"/api/rooms/{room}/deal", deal)["tables"][0]["code"]
        with closing(asked(served, ada, path.format(table if "tables" in path else room))):
            wait_until(lambda: _stirred(teacher, room)["people"][0]["here"])
            wait_until(lambda: not _stirred(teacher, room)["people"][0]["here"])


def _stirred(teacher: Player, room: str) -> Message:
    """The room, after something that everybody in it is told."""
    teacher.post(f"/api/rooms/{room}/pause")
    told: Message = teacher.post(f"/api/rooms/{room}/resume")
    return told


@pytest.mark.parametrize(
    "said", [b"", b"\r\n", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", UNFINISHED]
)
def test_who_does_not_finish_a_request_is_sent_away(
    served: Served, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.2)
    with closing(connected(served)) as slow:
        slow.sendall(said)
        assert not rest(slow)


def test_an_endless_head_is_refused(served: Served) -> None:
    with closing(connected(served)) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError):
            for _ in range(1000):
                endless.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        # Whoever is still speaking when the server hangs up may not hear the answer.
        assert rest(endless)[:12] in (b"HTTP/1.1 400", b"")
