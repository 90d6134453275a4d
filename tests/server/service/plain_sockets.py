"""Raw sockets, for behaviour that no client library offers."""

import json
import socket as plain

from examples.client import Player
from tests.server.service.serving import TIMEOUT, Served, wait_until

CLOSE = b"\x88"


def last_close_code(received: bytes) -> int:
    """The code in the last frame."""
    return int.from_bytes(received[received.rindex(CLOSE) :][2:4], "big")


def rest(socket: plain.socket) -> bytes:
    """Everything the server sends until it closes the connection."""
    return read_to_end(socket)[0]


def read_to_end(socket: plain.socket) -> tuple[bytes, bool]:
    """Everything the server sends, and whether the connection was reset in the end."""
    received = bytearray()
    try:
        while data := socket.recv(65_536):
            received += data
    except ConnectionResetError:
        return bytes(received), True
    return bytes(received), False


def lazy_socket(served: Served, player: Player, code: str) -> plain.socket:
    """A raw WebSocket that never reads."""
    lazy = send_request(
        served, player, "/ws", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    )  # fmt: skip
    lazy.recv(200)
    lazy.sendall(frame(json.dumps({"type": "hello", "version": 1, "table": code, "ply": -1})))
    wait_until(lambda: served.service.connections.senders)
    return lazy


def send_request(served: Served, player: Player, path: str, *headers: str) -> plain.socket:
    """Send a raw request on a socket with the smallest buffer."""
    cookie = "; ".join(f"{k}={v}" for k, v in player.http.cookies.items())
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}", *headers]
    lazy = connected(served)
    lazy.sendall("\r\n".join([*lines, "", ""]).encode())
    return lazy


def connected(served: Served) -> plain.socket:
    host, port = served.address.removeprefix("http://").split(":")
    made = plain.socket()
    made.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
    made.settimeout(TIMEOUT)
    made.connect((host, int(port)))
    return made


def frame(text: str) -> bytes:
    """A text frame with an all-zero mask."""
    data = text.encode()
    assert len(data) < 65_536
    head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big")
    return head + bytes(4) + data
