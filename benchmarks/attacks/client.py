"""Clients that cost little, so that a thousand of them fit next to the server: plain HTTP, and sockets to tables."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from valence.table.protocol import VERSION

Message = dict[str, Any]

CONNECT_TIMEOUT = 60.0


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Person:
    """One browser: a connection that is kept open, and a session cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.code = ""  # of the room or table in the address of the page
        self.behind = ""  # the address that a trusted proxy would name
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._connection: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str) -> Answer:
        return await self.request("GET", path)

    async def post(self, path: str, body: Message | None = None) -> Answer:
        return await self.request("POST", path, json.dumps(body or {}).encode())

    async def request(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json"
    ) -> Answer:
        """Reconnects if the server has closed the connection meanwhile; OSError if it doesn't answer."""
        for is_last in (self._connection is None, True):
            try:
                return await self._request(method, path, body, kind)
            except (OSError, asyncio.IncompleteReadError) as error:
                self.close()
                if is_last:
                    raise OSError(f"{method} {path}: no answer, {error!r}") from None
        raise AssertionError

    async def _request(self, method: str, path: str, body: bytes, kind: str) -> Answer:
        if self._connection is None:
            self._connection = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._connection
        writer.write(self._head(method, path, len(body), kind) + body)
        answer = await _answer(reader, has_body=method != "HEAD")
        if cookie := answer.headers.get("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    async def watch(self, path: str, has_begun: asyncio.Event) -> None:
        """Read a stream of server-sent events until it ends; the event is set when the first one has come."""
        reader, writer = await asyncio.open_connection(self._host, self._port)
        try:
            writer.write(self._head("GET", path, 0, ""))
            await reader.readuntil(b"data: ")
            has_begun.set()
            while await reader.read(65_536):
                pass
        finally:
            writer.close()

    def _head(self, method: str, path: str, size: int, kind: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            f"Content-Length: {size}",
        ]
        lines += [f"Content-Type: {kind}"] if size else []
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += [f"X-Valence-Code: {self.code}"] if self.code else []
        lines += [f"X-Forwarded-For: {self.behind}"] if self.behind else []
        return "\r\n".join([*lines, "", ""]).encode()

    @asynccontextmanager
    async def at_table(self, code: str) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"{self.address.replace('http', 'ws', 1)}/ws",
            additional_headers={"Cookie": self.cookie},
            open_timeout=CONNECT_TIMEOUT,
            compression=None,
            max_queue=None,
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "table": code}))
            yield socket

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a WebSocket after its handshake, for frames that no library would send."""
        reader, writer = await asyncio.open_connection(self._host, self._port)
        upgrade = [
            "GET /ws HTTP/1.1", f"Host: {self._host}:{self._port}", f"Cookie: {self.cookie}",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]  # fmt: skip
        writer.write("\r\n".join([*upgrade, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    def close(self) -> None:
        if self._connection is not None:
            self._connection[1].close()
            self._connection = None


async def _answer(reader: asyncio.StreamReader, *, has_body: bool) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines if line)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    size = int(headers.get("content-length", 0)) if has_body else 0
    return Answer(int(first.split()[1]), headers, await reader.readexactly(size))


async def new_person(address: str, behind: str = "") -> Person:
    person = Person(address)
    person.behind = behind
    await person.get("/api/me")
    return person
