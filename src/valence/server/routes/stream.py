"""The protocol over server-sent events with POST, where a network blocks WebSockets."""

from collections.abc import AsyncIterator
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Response, Stream

from valence.core.languages import DEFAULT, known_or_default
from valence.core.wire import encode
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheLanguage,
    TheService,
    TheTable,
    belongs_to,
    check_whole_game,
    looking_up,
    note_door,
)
from valence.server.service import Service
from valence.server.transport.event_stream import KEEP_ALIVE, event_stream
from valence.server.transport.sender import Closed
from valence.server.words import reason
from valence.table.errors import Denied, Kind, too_many
from valence.table.live import LiveTable
from valence.table.messages import read_message
from valence.table.protocol import (
    CLOSE_TOO_MANY,
    LARGEST_MESSAGE,
    VERSION,
    Closing,
    Hello,
    Problem,
)


@get("/api/tables/{code:str}/stream", media_type="text/event-stream", tags=["play"])
async def stream(
    code: FromPath[str],
    request: AnyRequest,
    service: TheService,
    person: CurrentPerson,
    version: FromQuery[int] = VERSION,
    ply: FromQuery[int] = -1,
    lang: FromQuery[str] = DEFAULT,
) -> Stream:
    """Stream what a WebSocket would receive, as server-sent events with one message each."""
    check_whole_game(request, service)
    hello = Hello(version, code, ply, lang)
    with looking_up(code, request, service, person.id) as look_up:
        live = await service.connections.table(hello)
        look_up.belongs = belongs_to(live, person.id)
    await service.watching.check(live, person.id)
    note_door(request, service, live, person.id)
    service.connections.check_limits(live, person.id)
    return Stream(_events(service, live, person.id, hello), media_type="text/event-stream")


async def _events(
    service: Service, live: LiveTable, person: str, hello: Hello
) -> AsyncIterator[bytes]:
    try:
        sender = service.connections.open(live, person, hello)
    except Denied as denied:
        language = known_or_default(hello.lang)
        yield _closing(Closed(CLOSE_TOO_MANY, reason(denied, language)))
        return
    try:
        async for event in event_stream(sender):
            service.metrics.sent.inc(event is not KEEP_ALIVE)
            yield event
        closed = sender.ended.result()
        yield _closing(closed)
        service.metrics.closed.labels(closed.code).inc()
    finally:
        service.connections.close(sender)
        # Cancelling a stream keeps this frame in memory until the next garbage collection.
        del live


def _closing(closed: Closed) -> bytes:
    return b"event: close\ndata: " + encode(Closing(closed.code, closed.reason)) + b"\n\n"


@post("/api/tables/{code:str}/messages", status_code=200, tags=["play"])
async def message(
    request: AnyRequest,
    service: TheService,
    person: CurrentPerson,
    live: TheTable,
    language: TheLanguage,
) -> Response[bytes]:
    """Send one message, as over a WebSocket, and get its answer."""
    if not service.limits.messages.allows(person.id):
        raise too_many("messages")
    body = await request.body()
    if len(body) > LARGEST_MESSAGE:
        raise Denied(Kind.TOO_LARGE, "too_large", most=LARGEST_MESSAGE)
    read = read_message(body, language)
    if isinstance(read, Problem):
        return Response(encode(read), status_code=400, media_type="application/json")
    reply = await service.connections.handle(live, person.id, read, language)
    return Response(encode(reply), media_type="application/json")


ROUTES: list[Any] = [stream, message]
