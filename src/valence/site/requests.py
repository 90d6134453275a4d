"""The page's requests, answered by the same handlers and under the same paths as on a server.

What does not depend on a table or a person (games, rules, cards, drawings) is in files of the site.
"""

from collections.abc import Mapping
from inspect import isawaitable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from valence.chem.structures import StructuresMissing
from valence.core.languages import DEFAULT, Language, known_or_default
from valence.core.problems import en, in_words
from valence.core.problems import problem as problem_in_json
from valence.core.wire import WireError, encode, read
from valence.handlers.handler import Handler, TextFile
from valence.handlers.problems import STATUS
from valence.sets.checked import RejectedSet
from valence.site import people
from valence.site.handlers import DEVICE_HANDLERS
from valence.site.house import SiteHouse
from valence.site.words import problem
from valence.table.codes import read_code
from valence.table.errors import Denied, conflict, unknown
from valence.table.protocol import Problem

PARTS = {"house", "person", "language", "live", "data", "body"}


class Response(NamedTuple):
    status: int
    type: str
    body: str
    language: str


class Request(NamedTuple):
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: str


async def respond(house: SiteHouse, method: str, address: str, body: str) -> Response:
    """The response to a request in the language of its reader: JSON, or plain text."""
    url = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(url.query).items()}
    language = _language(query)
    try:
        handler, path = _found(method, url.path)
        answer = handler.answer(**await _given(house, handler, Request(path, query, body)))
        return _response(await answer if isawaitable(answer) else answer, language)
    except Denied as denied:
        return _json(STATUS[denied.kind], problem(denied, language), language)
    except StructuresMissing:
        return _json(409, problem(conflict("no_structures"), language), language)
    except WireError as error:
        return _json(400, Problem("bad_request", in_words(error, language)), language)


def _language(query: Mapping[str, str]) -> Language:
    return known_or_default(query.get("lang", DEFAULT))


def _found(method: str, path: str) -> tuple[Handler, Mapping[str, str]]:
    for handler in DEVICE_HANDLERS:
        if handler.method == method and (found := handler.pattern.fullmatch(path)):
            return handler, {name: unquote(part) for name, part in found.groupdict().items()}
    raise unknown("not_found", path=path[:100])


async def _given(house: SiteHouse, handler: Handler, request: Request) -> dict[str, Any]:
    """Return what a handler needs; what is missing in the query has a default."""
    return {
        name: await _part(house, name, type_, request)
        for name, type_ in handler.parameters.items()
        if name in PARTS or name in request.path or name in request.query
    }


async def _part(house: SiteHouse, name: str, type_: Any, request: Request) -> Any:
    match name:
        case "house":
            return house
        case "person":
            return await people.owner(house.disk, _language(request.query))
        case "live":
            return await house.registry.table(read_code(request.path["code"]))
        case "data":
            return read(type_, request.body, "request")
        case "body":
            return request.body
        case "language":
            return _language(request.query)
        case _ if name in request.path:
            return request.path[name]
        case _:
            return _queried(name, type_, request.query[name])


def _queried(name: str, type_: Any, text: str) -> Any:
    try:
        return msgspec.convert(text, type_, strict=False)
    except msgspec.ValidationError as error:
        raise WireError(problem_in_json(en.in_json, name, f"{error}")) from None


def _response(answer: object, language: Language) -> Response:
    if isinstance(answer, TextFile):
        return Response(200, "text/plain", answer.text, language)
    return _json(422 if isinstance(answer, RejectedSet) else 200, answer, language)


def _json(status: int, value: object, language: Language) -> Response:
    return Response(status, "application/json", encode(value).decode(), language)
