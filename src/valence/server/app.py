"""The application: routes, what handlers are given, and how errors are told."""

import logging
from typing import TYPE_CHECKING

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import valence
from valence.server.people.rate_limits import RateLimits
from valence.server.routes import (
    box,
    decks,
    dependencies,
    operations,
    pages,
    people,
    play,
    prints,
    rooms,
    tables,
)
from valence.server.routes.dependencies import AnyRequest
from valence.server.service import Service
from valence.server.settings import Settings
from valence.server.store import StoreError
from valence.server.transport.middleware import Middleware
from valence.server.transport.shutdown import say_bye_on_signals
from valence.table.errors import STORE_IS_DOWN, Denied
from valence.table.protocol import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp

log = logging.getLogger("valence")

LARGEST_REQUEST = 65_536
ROUTES = [
    *people.ROUTES,
    *tables.ROUTES,
    *rooms.ROUTES,
    *box.ROUTES,
    *decks.ROUTES,
    *prints.ROUTES,
    *operations.ROUTES,
    *pages.ROUTES,
    play.play,
    play.stream,
    play.message,
]


def build(settings: Settings, limits: RateLimits | None = None) -> tuple["ASGIApp", Service]:
    """The application and what it holds."""
    limits = limits or RateLimits(settings)
    service = Service(settings, limits)

    async def the_service() -> Service:
        return service

    async def open_service() -> None:
        await service.open()
        say_bye_on_signals(service)

    app = Litestar(
        route_handlers=ROUTES,
        dependencies={
            "service": Provide(the_service),
            "person": Provide(dependencies.person),
            "live": Provide(dependencies.live),
            "room": Provide(dependencies.room),
        },
        on_startup=[open_service],
        on_shutdown=[service.close],
        exception_handlers={
            Denied: _denied,
            StoreError: _store_is_down,
            HTTPException: _http_error,
            Exception: _bug,
        },
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Valence",
            version=valence.__version__,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
    return Middleware(app, settings, service.metrics, limits.requests), service


def _denied(_: AnyRequest, denied: Denied) -> Response[Problem]:
    return Response(Problem(denied.code, denied.reason), status_code=denied.status)


def _store_is_down(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("%s %s: %s", request.method, request.url.path, error)
    return _denied(request, STORE_IS_DOWN)


def _http_error(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such page, a body that is not what was wanted."""
    wrong = "; ".join(
        f"{one.get('key', 'body')}: {one.get('message', '')}" for one in _extra(error)
    )
    reason = wrong or error.detail.partition(" for ")[0]
    return Response(Problem(f"http_{error.status_code}", reason), status_code=error.status_code)


def _extra(error: HTTPException) -> list[dict[str, str]]:
    extra = error.extra
    return [one for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []


def _bug(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(
        Problem("bug", "Something went wrong on the server. It has been logged."), status_code=500
    )
