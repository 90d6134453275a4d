"""Routes made of handlers: sessions, rate limits and threads of this server around a plain function."""

import asyncio
import re
from collections.abc import Callable
from inspect import Parameter, Signature, iscoroutinefunction, signature
from typing import Any, TypeAlias

from litestar import Response, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Empty

from valence.handlers import after_the_game, practice, sets, tables
from valence.handlers.handler import Handler, TextFile
from valence.handlers.house import House
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheLanguage,
    TheService,
    TheTable,
    check_new_table,
    check_whole_game,
    client_of,
)
from valence.server.routes.rooms.at_room import AtRoom
from valence.server.routes.sets import MAX_UPLOAD_BYTES
from valence.server.service import Service
from valence.sets.checked import RejectedSet
from valence.table.records import MAX_RECORD_BYTES

MAX_PRACTICE_BYTES = 500_000
ANSWER: Any = Response
CREATED, REJECTED = 201, 422
DECORATORS = {"GET": get, "POST": post, "PUT": put}
# `at` is the room in the path with the person who asks; only a server has rooms.
INJECTED = {"person": CurrentPerson, "language": TheLanguage, "live": TheTable, "at": AtRoom}

Limit: TypeAlias = Callable[[AnyRequest, Service], None]


def _limit_new_tables(request: AnyRequest, service: Service) -> None:
    check_new_table(service, client_of(request, service))


LIMITS: dict[Callable[..., Any], Limit] = {
    tables.open_table: _limit_new_tables,
    after_the_game.open_record: _limit_new_tables,
    after_the_game.replay: check_whole_game,
}
MAX_BYTES = {
    after_the_game.open_record: 2 * MAX_RECORD_BYTES,
    sets.add_set: MAX_UPLOAD_BYTES,
    practice.practice: MAX_PRACTICE_BYTES,
}


def route(handler: Handler) -> HTTPRouteHandler:
    limit = LIMITS.get(handler.answer)

    async def answer(request: AnyRequest, service: Service, **given: Any) -> Response[Any]:
        if limit is not None:
            limit(request, service)
        if "house" in handler.parameters:
            house: House = service
            given["house"] = house
        return _response(handler, await _answer(handler, given))

    _describe(answer, handler)
    routed: HTTPRouteHandler = DECORATORS[handler.method](
        re.sub(r"{(\w+)}", r"{\1:str}", handler.path),
        status_code=_status(handler),
        media_type="text/plain" if handler.returns is TextFile else None,
        tags=[handler.tag],
        request_max_body_size=MAX_BYTES.get(handler.answer, Empty),
    )(answer)
    return routed


def _describe(answer: Callable[..., Any], handler: Handler) -> None:
    """Give a function the signature from which Litestar reads requests and describes the API."""
    answer.__name__, answer.__doc__ = handler.answer.__name__, handler.answer.__doc__
    given = signature(handler.answer).parameters
    parameters = [
        Parameter("request", Parameter.KEYWORD_ONLY, annotation=AnyRequest),
        Parameter("service", Parameter.KEYWORD_ONLY, annotation=TheService),
        *(
            given[name].replace(kind=Parameter.KEYWORD_ONLY, annotation=_marked(handler, name))
            for name in handler.parameters
            if name != "house"
        ),
    ]
    content = str if handler.returns is TextFile else handler.returns
    described = Signature(parameters, return_annotation=ANSWER[content])
    types = {one.name: one.annotation for one in parameters}
    answer.__annotations__ = {**types, "return": described.return_annotation}
    answer.__signature__ = described  # type: ignore[attr-defined]


def _marked(handler: Handler, name: str) -> Any:
    """Say where a parameter comes from."""
    if name in INJECTED:
        return INJECTED[name]
    if name == "data":
        origin: Any = JSONBody
    else:
        origin = FromPath if f"{{{name}}}" in handler.path else FromQuery
    return origin[handler.parameters[name]]


def _status(handler: Handler) -> int:
    return CREATED if handler.creates else 200


async def _answer(handler: Handler, given: dict[str, Any]) -> Any:
    if iscoroutinefunction(handler.answer):
        return await handler.answer(**given)
    return await asyncio.to_thread(handler.answer, **given)


def _response(handler: Handler, answer: Any) -> Response[Any]:
    if isinstance(answer, TextFile):
        headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
        return Response(answer.text, media_type="text/plain", headers=headers)
    is_rejected = isinstance(answer, RejectedSet)
    return Response(answer, status_code=REJECTED if is_rejected else _status(handler))
