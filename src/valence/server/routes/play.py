"""The protocol over a WebSocket; stream.py has it for networks that block these."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, TypeAlias

from litestar import WebSocket, websocket

from valence.core.languages import DEFAULT, Language, known_or_default
from valence.server.routes.dependencies import (
    TheService,
    belongs_to,
    check_whole_game,
    looking_up,
    note_door,
    token_of,
)
from valence.server.service import Service
from valence.server.sharing.rates import TokenBucket
from valence.server.store import StoreError
from valence.server.transport.sender import Closed, Sender
from valence.server.transport.websocket_protocol import PROTOCOL, WebSocketProtocol
from valence.server.words import problem, reason
from valence.table.errors import STORE_IS_DOWN, Denied, Kind
from valence.table.messages import id_of, read_message
from valence.table.protocol import (
    CLOSE_BAD_MESSAGE,
    CLOSE_ERROR,
    CLOSE_FORBIDDEN,
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_NO_TOKEN,
    CLOSE_TOO_LARGE,
    CLOSE_TOO_MANY,
    CLOSE_TRY_AGAIN,
    CLOSE_VERSION,
    LARGEST_MESSAGE,
    FromClient,
    FromServer,
    Hello,
    Problem,
)

log = logging.getLogger("valence")

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0
CLOSING_SECONDS = 2.0
MAX_BAD_MESSAGES = 10  # after which a connection is closed

# The close code that means the same as a denied request.
CLOSE_CODES = {
    Kind.FORBIDDEN: CLOSE_FORBIDDEN,
    Kind.UNKNOWN: CLOSE_NO_TABLE,
    Kind.OUTDATED: CLOSE_VERSION,
    Kind.TOO_MANY: CLOSE_TOO_MANY,
}


@websocket("/ws")
async def play(socket: AnySocket, service: TheService) -> None:
    """Serve one connection to one table."""
    await socket.accept()
    try:
        closed = await _serve(socket, service)
    except Closed as refused:
        await _close(socket, service, refused)
    except StoreError as error:
        log.error("a connection failed: %s", error)
        await _close(socket, service, Closed(CLOSE_TRY_AGAIN, reason(STORE_IS_DOWN, DEFAULT)))
    except Exception:
        log.exception("a connection failed")
        await _close(socket, service, Closed(CLOSE_ERROR, "a mistake of the server"))
    else:
        await _close(socket, service, closed)
    finally:
        del socket.receive, socket.send  # breaks a reference cycle


async def _close(socket: AnySocket, service: Service, closed: Closed | None) -> None:
    """Close a connection; `closed` is None if the client has closed it."""
    service.metrics.closed.labels(1000 if closed is None else closed.code).inc()
    if closed is not None:
        # A client that doesn't read won't read this either.
        with suppress(Exception):
            async with asyncio.timeout(CLOSING_SECONDS):
                await socket.close(closed.code, closed.reason[:100])


async def _serve(socket: AnySocket, service: Service) -> Closed | None:
    """Serve a connection until the client leaves (None) or has to. The reason is returned, not raised: a task and its
    exception's traceback refer to each other, which keeps the table in memory until the next garbage collection."""
    person = await service.people.find(token_of(socket))
    if person is None:
        raise Closed(CLOSE_NO_TOKEN, "no session, or an unknown one")
    protocol: WebSocketProtocol = socket.scope["extensions"][PROTOCOL]  # type: ignore[index,assignment]  # our own
    hello = await _hello(protocol)
    if hello is None:
        return None
    sender = await _sender(socket, service, person.id, hello)
    protocol.stop_waiting()
    listening = asyncio.create_task(_listen(protocol, service, sender))
    sending = asyncio.create_task(_send(protocol, service, sender))
    try:
        return await _end_of(sender, sending, listening)
    finally:
        sending.cancel()
        _stop(listening, sender)
        service.connections.close(sender)


async def _end_of(
    sender: Sender, sending: "asyncio.Task[None]", listening: "asyncio.Task[Closed | None]"
) -> Closed | None:
    """Wait until any of the three has ended, and return the reason."""
    await asyncio.wait((sender.ended, sending, listening), return_when=asyncio.FIRST_COMPLETED)
    if sender.ended.done():
        return sender.ended.result()
    return sending.result() if sending.done() else listening.result()


_finishing: set[asyncio.Task[Closed | None]] = set()  # a task that nothing refers to may disappear


def _stop(listening: "asyncio.Task[Closed | None]", sender: Sender) -> None:
    """Let a message that is being processed finish: a move that is on disk must be shown to everybody."""
    if sender.is_answering:
        _finishing.add(listening)
        listening.add_done_callback(_finishing.discard)
    else:
        listening.cancel()


async def _hello(protocol: WebSocketProtocol) -> Hello | None:
    """The first message; None if the client leaves before it has sent any."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await _receive(protocol)
    except TimeoutError:
        raise Closed(CLOSE_NO_HELLO, "no hello came") from None
    if text is None:
        return None
    hello = _read(text, DEFAULT)
    if not isinstance(hello, Hello):
        raise Closed(CLOSE_NO_HELLO, "the first message must be a hello")
    return hello


async def _sender(socket: AnySocket, service: Service, person: str, hello: Hello) -> Sender:
    language = known_or_default(hello.lang)
    try:
        check_whole_game(socket, service)
        with looking_up(hello.table, socket, service, person) as look_up:
            live = await service.connections.table(hello)
            look_up.belongs = belongs_to(live, person)
        await service.watching.check(live, person)
        note_door(socket, service, live, person)
        return service.connections.open(live, person, hello)
    except Denied as denied:
        raise Closed(
            CLOSE_CODES.get(denied.kind, CLOSE_BAD_MESSAGE), reason(denied, language)
        ) from None


async def _listen(protocol: WebSocketProtocol, service: Service, sender: Sender) -> Closed | None:
    """Answer every message, until the client leaves or sends something that ends the connection."""
    rate = service.settings.messages_per_second
    bucket, bad_messages = TokenBucket(rate, 3 * rate, service.clock.monotonic), 0
    try:
        while not sender.ended.done() and (text := await _receive(protocol)) is not None:
            message = _read(text, sender.language)
            if not bucket.take():
                return Closed(CLOSE_TOO_MANY, f"more than {rate} messages a second")
            if isinstance(message, Problem):
                bad_messages += 1
                if bad_messages >= MAX_BAD_MESSAGES:
                    return Closed(CLOSE_BAD_MESSAGE, message.reason)
                sender.reply(message)
            else:
                sender.reply(await _reply_to(service, sender, message))
    except Closed as closed:
        return closed
    return None


async def _reply_to(service: Service, sender: Sender, message: FromClient) -> FromServer:
    sender.is_answering = True
    try:
        return await service.connections.handle(
            sender.live, sender.person, message, sender.language
        )
    except StoreError as error:
        log.error("table %s: %s", sender.live.code, error)
        return problem(STORE_IS_DOWN, sender.language, id_of(message))
    except Denied as denied:
        return problem(denied, sender.language, id_of(message))
    finally:
        sender.is_answering = False


def _read(text: str | bytes, language: Language) -> FromClient | Problem:
    if len(text) > LARGEST_MESSAGE:
        raise Closed(CLOSE_TOO_LARGE, f"a message has at most {LARGEST_MESSAGE} bytes")
    return read_message(text, language)


async def _receive(protocol: WebSocketProtocol) -> str | bytes | None:
    """The next text; None if the client has left."""
    event = await protocol.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text: str | bytes = event.get("text") or event.get("bytes") or ""  # type: ignore[assignment]
    return text


async def _send(protocol: WebSocketProtocol, service: Service, sender: Sender) -> None:
    """Send one batch after another, until the sender has ended."""
    while texts := await sender.next_batch():
        service.metrics.sent.inc(len(texts))
        await protocol.write(texts)


ROUTES: list[Any] = [play]
