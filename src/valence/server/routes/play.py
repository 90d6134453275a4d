"""The protocol over a WebSocket, and over server-sent events with POST where a network blocks sockets."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery
from litestar.response import Response, Stream

from valence.core.wire import encode
from valence.server.people.rate_limits import TokenBucket
from valence.server.people.sessions import COOKIE
from valence.server.routes.dependencies import AnyRequest, Asker, TheService
from valence.server.service import Service
from valence.server.store import PersonRow, StoreError
from valence.server.tables.codes import read_code
from valence.server.transport.messages import answer, id_of, read_message
from valence.server.transport.outbox import Closed, Outbox
from valence.server.transport.socket_writer import SocketWriter
from valence.server.transport.websocket_protocol import LINE, WebSocketProtocol
from valence.table.errors import STORE_IS_DOWN, Denied, too_many
from valence.table.protocol import (
    CLOSE_BAD_MESSAGE,
    CLOSE_FORBIDDEN,
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_NO_TOKEN,
    CLOSE_TOO_LARGE,
    CLOSE_TOO_MANY,
    CLOSE_VERSION,
    LARGEST_MESSAGE,
    VERSION,
    Closing,
    FromClient,
    FromServer,
    Hello,
    Problem,
)

log = logging.getLogger("valence")

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0
BAD_MESSAGES = 10
"""So many messages that are none close a connection."""
KEEP_ALIVE = 15.0
CLOSING_SECONDS = 2.0

CLOSE_OF = {401: CLOSE_NO_TOKEN, 403: CLOSE_FORBIDDEN, 404: CLOSE_NO_TABLE, 429: CLOSE_TOO_MANY}
CLOSE_OF_STATUS = 4000  # a close code is this much more than the HTTP status that means the same


# Over a WebSocket


@websocket("/ws")
async def play(socket: AnySocket, service: TheService) -> None:
    """One connection to one table."""
    await socket.accept()
    try:
        closed = await _connected(socket, service)
    except Closed as refused:
        await _close(socket, service, refused)
    else:
        await _close(socket, service, closed)
    finally:
        # They have the socket in turn: nothing is kept in a circle.
        del socket.receive, socket.send


async def _close(socket: AnySocket, service: Service, closed: Closed | None) -> None:
    """None where the client has gone by itself."""
    service.metrics.closed.labels(1000 if closed is None else closed.code).inc()
    if closed is not None:
        # Who does not read cannot be told either.
        with suppress(Exception):
            async with asyncio.timeout(CLOSING_SECONDS):
                await socket.close(closed.code, closed.reason[:100])


async def _connected(socket: AnySocket, service: Service) -> Closed | None:
    """Until the client goes, or has to and why. Told and not raised: a task and the frames of what it raised
    keep each other, and so the table, until garbage is collected."""
    person = await service.people.find(socket.cookies.get(COOKIE))
    if person is None:
        raise Closed(CLOSE_NO_TOKEN, "no token, or an unknown one")
    line: WebSocketProtocol = socket.scope["extensions"][LINE]  # type: ignore[index,assignment]  # beside those of ASGI
    outbox = await _greeted(line, service, person)
    if outbox is None:
        return None
    carrier = SocketWriter(
        outbox, line, service.dispatcher, service.settings.stall, service.metrics.sent.inc
    )
    service.admit(outbox)
    listening = asyncio.create_task(_listen(line, service, person, outbox))
    try:
        await asyncio.wait((carrier.ended, listening), return_when=asyncio.FIRST_COMPLETED)
        return carrier.ended.result() if carrier.ended.done() else listening.result()
    finally:
        listening.cancel()
        carrier.stop()
        service.dismiss(outbox)


async def _greeted(line: WebSocketProtocol, service: Service, person: PersonRow) -> Outbox | None:
    """None when the client goes before it has said anything."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _receive(line)
    except TimeoutError:
        raise Closed(CLOSE_NO_HELLO, "no hello came") from None
    if text is None:
        return None
    hello = _read(text)
    if not isinstance(hello, Hello):
        raise Closed(CLOSE_NO_HELLO, "the first message must be a hello")
    try:
        return await connect(service, person, hello)
    except Denied as denied:
        raise Closed(CLOSE_OF.get(denied.status, CLOSE_BAD_MESSAGE), denied.reason) from None


async def connect(service: Service, person: PersonRow, hello: Hello) -> Outbox:
    """A connection to the table that a hello names."""
    if hello.version != VERSION:
        raise Closed(CLOSE_VERSION, f"version {VERSION} is spoken here, not {hello.version}")
    live = await service.registry.table(read_code(hello.table))
    if hello.ply > live.ply:
        await service.registry.catch_up(live)
    outbox = Outbox(live, person.id, hello.ply)
    service.check_room_for(outbox)
    return outbox


async def _listen(
    line: WebSocketProtocol, service: Service, person: PersonRow, outbox: Outbox
) -> Closed | None:
    """Answer every message, until the client goes or says what ends the connection."""
    rate = service.settings.messages_per_second
    bucket, bad_ones = TokenBucket(rate, 3 * rate), 0
    try:
        while (text := await _receive(line)) is not None:
            message = _read(text)
            if not bucket.take():
                return Closed(CLOSE_TOO_MANY, f"more than {rate} messages a second")
            if isinstance(message, Problem):
                bad_ones += 1
                if bad_ones >= BAD_MESSAGES:
                    return Closed(CLOSE_BAD_MESSAGE, message.reason)
                outbox.reply(message)
            else:
                outbox.reply(await _answer(service, outbox, person, message))
    except Closed as closed:
        return closed
    return None


async def _answer(
    service: Service, outbox: Outbox, person: PersonRow, message: FromClient
) -> FromServer:
    try:
        return await answer(service.registry, outbox.live, person, message, service.advise)
    except StoreError as error:
        log.error("table %s: %s", outbox.live.code, error)
        return Problem(STORE_IS_DOWN.code, STORE_IS_DOWN.reason, id_of(message))


def _read(text: str | bytes) -> FromClient | Problem:
    if len(text) > LARGEST_MESSAGE:
        raise Closed(CLOSE_TOO_LARGE, f"a message has at most {LARGEST_MESSAGE} bytes")
    return read_message(text)


async def _receive(line: WebSocketProtocol) -> str | bytes | None:
    """The next text; None when the client has gone."""
    event = await line.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text: str | bytes = event.get("text") or event.get("bytes") or ""  # type: ignore[assignment]
    return text


# Over server-sent events and POST


@get("/api/tables/{code:str}/stream", media_type="text/event-stream", tags=["play"])
async def stream(
    code: FromPath[str],
    service: TheService,
    person: Asker,
    version: FromQuery[int] = VERSION,
    ply: FromQuery[int] = -1,
) -> Stream:
    """What the socket would send, as server-sent events; one message each."""
    try:
        outbox = await connect(service, person, Hello(version, code, max(ply, -1)))
    except Closed as closed:
        raise Denied(closed.code - CLOSE_OF_STATUS, "version", closed.reason) from None
    return Stream(_events(service, outbox), media_type="text/event-stream")


async def _events(service: Service, outbox: Outbox) -> AsyncIterator[bytes]:
    news = asyncio.Event()
    outbox.notify = lambda _: news.set()
    outbox.wake()
    service.admit(outbox)
    try:
        while True:
            news.clear()
            closed = outbox.closed
            for text in outbox.take():
                yield b"data: " + text + b"\n\n"
                service.metrics.sent.inc()
            if closed is not None:
                closing = encode(Closing(closed.code, closed.reason))
                yield b"event: close\ndata: " + closing + b"\n\n"
                service.metrics.closed.labels(closed.code).inc()
                return
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await news.wait()
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        service.dismiss(outbox)
        del (
            outbox
        )  # what cancels a stream keeps this frame, and it the table, until garbage is collected


@post("/api/tables/{code:str}/messages", status_code=200, tags=["play"])
async def message(
    code: FromPath[str], request: AnyRequest, service: TheService, person: Asker
) -> Response[bytes]:
    """What the socket would be sent: one message, and its one answer."""
    if not service.limits.messages.allows(person.id):
        raise too_many("Too many messages; wait a moment.")
    body = await request.body()
    if len(body) > LARGEST_MESSAGE:
        raise Denied(413, "too_large", f"A message has at most {LARGEST_MESSAGE} bytes.")
    read = read_message(body)
    if isinstance(read, Problem):
        return Response(encode(read), status_code=400, media_type="application/json")
    live = await service.registry.table(read_code(code))
    reply = await answer(service.registry, live, person, read, service.advise)
    return Response(encode(reply), media_type="application/json")
