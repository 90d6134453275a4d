"""The application: routes, dependencies, and errors as responses."""

import logging
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import valence
from valence.handlers import HANDLERS
from valence.handlers.problems import STATUS
from valence.server.routes import (
    dependencies,
    exports,
    games,
    operations,
    pages,
    people,
    phrases,
    play,
    prints,
    rooms,
    sets,
    solo,
    stream,
    tables,
)
from valence.server.routes.dependencies import AnyRequest
from valence.server.routes.handlers import route
from valence.server.routes.rooms.at_room import at_room
from valence.server.service import Service
from valence.server.settings import Settings
from valence.server.store import StoreError
from valence.server.tables.clock import Clock, SystemClock
from valence.server.transport.middleware import Middleware, language_in
from valence.server.words import problem, reason
from valence.table.errors import STORE_IS_DOWN, Denied, bad, unavailable, unknown
from valence.table.protocol import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp

log = logging.getLogger("valence")

MAX_REQUEST_BYTES = 65_536
UNKNOWN_PAGE = 404
ROUTES = [
    *people.ROUTES,
    *phrases.ROUTES,
    *map(route, (*HANDLERS, *tables.HANDLERS, *rooms.HANDLERS)),
    *tables.ROUTES,
    *rooms.ROUTES,
    *games.ROUTES,
    *sets.ROUTES,
    *exports.ROUTES,
    *prints.ROUTES,
    *operations.ROUTES,
    *solo.ROUTES,
    *pages.ROUTES,
    *play.ROUTES,
    *stream.ROUTES,
]


def build(settings: Settings, clock: Clock | None = None) -> tuple["ASGIApp", Service]:
    """Return the application, and the service that its route handlers use."""
    service = Service(settings, clock or SystemClock())

    async def the_service() -> Service:
        return service

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "service": Provide(the_service),
            "person": Provide(dependencies.person),
            "language": Provide(dependencies.language),
            "live": Provide(dependencies.live),
            "room": Provide(dependencies.room),
            "at": Provide(at_room),
        },
        lifespan=[service.running],
        exception_handlers={
            Denied: _denied,
            StoreError: _store_is_down,
            HTTPException: _http_error,
            Exception: _bug,
        },
        request_class=JsonRequest,
        request_max_body_size=MAX_REQUEST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Valence",
            version=valence.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    middleware = Middleware(
        app, settings, service.metrics, service.people, service.limits, service.doors
    )
    return middleware, service


class JsonRequest(Request[Any, Any, Any]):
    """A request that reports a body which is not UTF-8 or nested too deeply as the client's mistake."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise bad("unreadable_json", error=f"{error}") from None


def _denied(request: AnyRequest, denied: Denied) -> Response[Problem]:
    return Response(problem(denied, language_in(request.scope)), status_code=STATUS[denied.kind])


def _store_is_down(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return _denied(request, STORE_IS_DOWN)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses: an unknown page, a body of the wrong shape."""
    if error.status_code == UNKNOWN_PAGE:
        denied = unknown("not_found", path=request.url.path[:100])
    else:
        wrong = [f"{one.get('key', 'body')}: {one.get('message', '')}" for one in _extra(error)]
        denied = bad("told", reason="; ".join(wrong) or error.detail.partition(" for ")[0])
    said = reason(denied, language_in(request.scope))
    return Response(Problem(f"http_{error.status_code}", said), status_code=error.status_code)


def _extra(error: HTTPException) -> list[dict[str, str]]:
    extra = error.extra
    return [one for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []


def _bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    said = reason(unavailable("bug"), language_in(request.scope))
    return Response(Problem("bug", said), status_code=500)
