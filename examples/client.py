"""A small client: open a table, take a seat, receive updates, make moves.

pip install httpx websockets

ada = Player("http://127.0.0.1:8000", "Ada")
table = ada.open_table("metals", bots=[{"seat": 1}])
with ada.connect(table["code"]) as window:
    update = window.update()
    window.move(update["moves"][0]["move"])
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

VERSION = 1
TIMEOUT = 60.0  # seconds

Message = dict[str, Any]


class Refused(Exception):
    """The server refused a request; the message says why."""

    def __init__(self, status: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.code = code


class Player:
    """A person, with a nickname and a session cookie from the server."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=TIMEOUT)
        self.me = self.put("/api/me", {"name": name}) if name else self.get("/api/me")

    def close(self) -> None:
        self.http.close()

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, body: Message | None = None) -> Any:
        return self._read(self.http.post(path, json=body or {}))

    def put(self, path: str, body: Message) -> Any:
        return self._read(self.http.put(path, json=body))

    def open_table(self, game: str, **settings: object) -> Message:
        table: Message = self.post("/api/tables", {"game": game, **settings})
        return table

    def sit(self, code: str, **settings: object) -> Message:
        table: Message = self.post(f"/api/tables/{code}/sit", settings)
        return table

    @contextmanager
    def connect(self, code: str, ply: int = -1) -> Iterator["Window"]:
        """Connect to a table; `ply` is the last ply the client already has (-1 for none)."""
        address = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(
            f"{address}/ws", additional_headers={"Cookie": cookie}, open_timeout=TIMEOUT
        ) as socket:
            window = Window(socket)
            window.send({"type": "hello", "version": VERSION, "table": code, "ply": ply})
            yield window

    def _read(self, answer: httpx.Response) -> Any:
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        content: Any = answer.json() if is_json else answer.text
        if answer.is_error:
            raise Refused(answer.status_code, content["code"], content["reason"])
        return content


class Window:
    """One connection to one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ply = -1
        self.last: Message = {}
        self._ids = (f"{uuid4().hex[:8]}-{n}" for n in count())

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *types: str) -> Message:
        """The next message, of one of these types if any are given. Stores the latest update."""
        while True:
            message: Message = json.loads(self.socket.recv(timeout=TIMEOUT))
            if message["type"] == "update":
                self.last, self.ply = message, message["ply"]
            if not types or message["type"] in types:
                return message

    def update(self) -> Message:
        return self.hear("update")

    def until(self, ply: int) -> Message:
        """The first update with this ply or a later one."""
        while self.ply < ply:
            self.update()
        return self.last

    def move(self, move: Message, *, ply: int | None = None, id_: str | None = None) -> Message:
        """Make a move; returns the reply: `accepted`, `refused` or `problem`."""
        message = {
            "type": "move",
            "id": id_ or next(self._ids),
            "ply": self.ply if ply is None else ply,
        }
        self.send({**message, "move": move})
        return self.hear("accepted", "refused", "problem")

    def preview(self, move: Message) -> Message:
        self.send({"type": "preview", "id": next(self._ids), "move": move})
        return self.hear("preview", "refused")
