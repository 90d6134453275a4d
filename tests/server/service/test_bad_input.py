"""Bad input gets an error or a documented close code, and leaves the table unchanged."""

import json
import random
import re
import string
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import repeat
from pathlib import Path
from time import sleep
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from examples.client import Player
from tests.server.service.plain_sockets import (
    CLOSE,
    frame,
    last_close_code,
    lazy_socket,
    read_to_end,
    rest,
)
from tests.server.service.serving import Served, serving, two_at
from valence.table.messages import read_message
from valence.table.protocol import FromClient, Problem

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
DOCUMENTED = {
    int(code) for row in re.findall(r"^\| ([\d, ]+) \|", PAGE, re.M) for code in row.split(",")
}
NO_FRAME = b"\xff" * 40
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
TYPES = st.sampled_from(["hello", "move", "preview", "advice", "ping", "update", ""])
MESSAGES = st.fixed_dictionaries(
    {"type": TYPES},
    optional={"id": JSON, "ply": JSON, "move": JSON, "table": JSON, "version": JSON},
)


@given(text=st.binary() | st.text() | (JSON | MESSAGES).map(json.dumps))
def test_any_text_is_read_as_a_message_or_a_problem(text: str | bytes) -> None:
    assert isinstance(read_message(text), FromClient | Problem)


@contextmanager
def open_socket(served: Served, player: Player, code: str) -> Iterator[ClientConnection]:
    cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in player.http.cookies.items())}
    address = served.address.replace("http", "ws") + "/ws"
    with connect(address, additional_headers=cookie) as socket:
        if code:
            socket.send(json.dumps({"type": "hello", "version": 1, "table": code, "ply": -1}))
        yield socket


def close_code(socket: ClientConnection, frames: Iterable[str | bytes]) -> int | None:
    """Return the code with which the server closes after these frames; None when it answers a ping after them."""
    try:
        for each in frames:
            socket.send(each)
        socket.send('{"type":"ping"}')
        while json.loads(socket.recv(timeout=10))["type"] != "pong":
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES | JSON, max_size=8), data=st.data())
def test_a_fuzzed_socket_leaves_the_table_as_it_was(
    served: Served, messages: list[object], data: st.DataObject
) -> None:
    ada, _, code = _shared_table(served)
    match = served.service.registry.tables[code].match
    assert match is not None
    before = match.save()  # a hint, which Hypothesis may find the words for, changes only the log
    frames: list[str | bytes] = [
        json.dumps(each).encode() if data.draw(st.booleans()) else json.dumps(each)
        for each in messages
    ]
    with open_socket(served, ada, code) as socket:
        assert close_code(socket, frames) in DOCUMENTED | {None}
    assert match.save() == before


_tables: dict[str, tuple[Player, Player, str]] = {}


def _shared_table(served: Served) -> tuple[Player, Player, str]:
    if served.address not in _tables:
        _tables[served.address] = two_at(served)
    return _tables[served.address]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["x" * 17_000], 4413),
        (["{"] * 10, 4400),
        ([b"\xff\xfe"] * 10, 4400),
        (['{"type":"hello","version":1,"table":"A"}{'] * 10, 4400),
    ],
)
def test_an_invalid_message_closes_with_a_documented_code(
    served: Served, frames: list[str | bytes], code: int
) -> None:
    ada, _, table = _shared_table(served)
    with open_socket(served, ada, table) as socket:
        assert close_code(socket, frames) == code


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.binary(min_size=2, max_size=200).filter(lambda frames: CLOSE not in frames))
def test_malformed_frames_close_with_a_documented_code(impatient: Served, frames: bytes) -> None:
    """Bytes that are not WebSocket frames, or only start like one; the others at the table don't notice."""
    ada, ben, code = _shared_table(impatient)
    before = impatient.service.registry.tables[code].ply
    with closing(lazy_socket(impatient, ada, code)) as rogue, ben.connect(code) as other:
        rogue.sendall(frames + NO_FRAME)
        received, was_reset = read_to_end(rogue)
        # On a busy machine this server's short timeout may reset the connection before its close frame is through.
        assert was_reset or last_close_code(received) in DOCUMENTED
        other.send({"type": "ping"})
        assert other.hear("pong")
    assert impatient.service.registry.tables[code].ply == before


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that does not wait long for the rest of a frame."""
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'v.db'}"
    with serving(database, stall=0.3) as served:
        yield served


PING = b'{"type":"ping"}'
PONG = b'{"type":"pong"}'
PING_FRAME = b"\x81" + bytes([0x80 | len(PING)]) + bytes(4) + PING


@pytest.mark.parametrize(
    "pieces",
    [
        [PING_FRAME],
        [PING_FRAME * 3],
        [PING_FRAME[:1], PING_FRAME[1:9], PING_FRAME[9:]],
        [PING_FRAME, PING_FRAME[:6], PING_FRAME[6:] + PING_FRAME, PING_FRAME],
        [b"\x01\x85" + bytes(4) + PING[:5], b"\x80\x8a" + bytes(4) + PING[5:], PING_FRAME],
        [b"\x89\x80" + bytes(4), PING_FRAME],  # a WebSocket ping frame
        [b"\x82\x8f" + bytes(4) + PING, PING_FRAME],  # binary
    ],
)
def test_fragmented_messages_are_reassembled(served: Served, pieces: list[bytes]) -> None:
    ada, _, code = _shared_table(served)
    with closing(lazy_socket(served, ada, code)) as socket:
        for piece in pieces:
            socket.sendall(piece)
            sleep(0.05)  # so that each piece is read separately
        socket.sendall(frame('{"type":"preview","id":"last","move":{}}'))
        received = b""
        while b'"id":"last"' not in received:
            more = socket.recv(4096)
            assert more, "the server has closed"
            received += more
    assert received.count(PONG) == b"".join(pieces).count(PING[5:])


def test_text_that_is_not_utf_8_closes_the_connection(served: Served) -> None:
    ada, _, code = _shared_table(served)
    with closing(lazy_socket(served, ada, code)) as socket:
        socket.sendall(b"\x81\x81" + bytes(4) + b"\xff")
        assert last_close_code(rest(socket)) == 1007


def test_fragmented_text_that_is_not_utf_8_is_no_line_in_the_log(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _, code = _shared_table(served)
    with closing(lazy_socket(served, ada, code)) as socket:
        socket.sendall(b"\x01\x81" + bytes(4) + b"\xff" + b"\x80\x81" + bytes(4) + b"\xff")
        assert last_close_code(rest(socket)) == 1007
    assert caplog.text == ""


@pytest.mark.parametrize("ply", ["9" * 4300, "-" + "9" * 4299, "9" * 30, "-2"])
def test_an_impossible_ply_is_a_problem(served: Served, ply: str) -> None:
    ada, _, code = _shared_table(served)
    message = f'{{"type":"move","id":"a","ply":{ply},"move":{{}}}}'
    answer = ada.http.post(
        f"/api/tables/{code}/messages",
        content=message,
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "not_a_message")
    with open_socket(served, ada, code) as socket:
        assert close_code(socket, [message]) is None


def test_a_huge_frame_is_not_even_read(served: Served) -> None:
    ada, _, table = _shared_table(served)
    with open_socket(served, ada, table) as socket:
        # With unread bytes in flight the network may drop the close code.
        assert close_code(socket, ["x" * 1_000_000]) in (1009, 1006)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "ping"}, 4408),
        ({"type": "hello", "version": 2, "table": "CDFHJK"}, 4426),
        ({"type": "hello", "version": 1, "table": "CDFHJK"}, 4404),
        ({"type": "hello", "version": 1, "table": "\0" * 50}, 4404),
        ([], 4408),
    ],
)
def test_a_wrong_hello_closes_with_its_code(served: Served, hello: object, code: int) -> None:
    ada = served.player("Ada")
    with open_socket(served, ada, "") as socket:
        assert close_code(socket, [json.dumps(hello)]) == code


def _flood(socket: ClientConnection) -> None:
    """Until the server closes; all messages may be on their way before it answers the first."""
    for ping in repeat('{"type":"ping"}', 100_000):
        socket.send(ping)
    while True:
        socket.recv(timeout=10)


def test_a_flood_of_messages_is_closed_as_too_many(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('flood') / 'v.db'}"
    with serving(database, messages_per_second=5) as served:
        ada, ben, code = two_at(served)
        with ben.connect(code) as other, open_socket(served, ada, code) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                _flood(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            other.send({"type": "ping"})
            assert other.hear("pong")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"game": 1}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'"' + b"x" * 70_000 + b'"',
        b"[" * 5000 + b"]" * 5000,
        b'{"options":' * 3000 + b"1" + b"}" * 3000,
        b'{"game": "metals", "seats": ' + b"9" * 4400 + b"}",
    ],
    ids=repr,
)
def test_bad_bodies_are_refused_and_never_a_server_error(served: Served, body: bytes) -> None:
    ada = served.player("Ada")
    for path in ("/api/tables", "/api/rooms", "/api/tables/CDFHJK/sit", "/api/me"):
        method = "PUT" if path == "/api/me" else "POST"
        answer = ada.http.request(
            method, path, content=body, headers={"Content-Type": "application/json"}
        )
        assert 400 <= answer.status_code < 500 or (body == b"" and path == "/api/rooms"), (
            answer.text
        )
        assert set(answer.json()) >= {"code", "reason"}


def test_random_paths_and_queries_are_never_a_server_error(served: Served) -> None:
    luck = random.Random(5)
    with httpx.Client(base_url=served.address) as client:
        for _ in range(100):
            path = quote("".join(luck.choices(string.printable + "é/", k=luck.randrange(30))))
            assert client.get(f"/api/tables/{path}").status_code < 500
