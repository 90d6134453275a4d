"""Routes for printing, and for which optional packages are missing."""

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from valence.printing.orders import Ink, Order, Paper, hiding
from valence.printing.typesetting import PressMissing
from valence.server.printing import missing
from valence.server.routes.dependencies import (
    AnyRequest,
    CurrentPerson,
    TheLanguage,
    TheService,
    client_of,
)
from valence.server.routes.games import known_game
from valence.server.service import Service
from valence.server.sets.library import printable
from valence.table.errors import unknown

PDF = "application/pdf"


@get("/api/games/{game:str}/print", media_type=PDF, tags=["sets and print"])
async def print_game(
    game: FromPath[str],
    request: AnyRequest,
    service: TheService,
    language: TheLanguage,
    paper: FromQuery[Paper] = "a4",
    ink: FromQuery[Ink] = "full",
    backs: FromQuery[bool] = True,
    booklet: FromQuery[bool] = True,
    values: FromQuery[bool] = True,
    classes: FromQuery[bool] = True,
    nucleophilicity: FromQuery[bool] = True,
) -> Response[bytes]:
    """The cards or tiles of a game, its board and its rules as a PDF to print and cut out."""
    hide = hiding(values=values, classes=classes, nucleophilicity=nucleophilicity)
    name = known_game(game)
    order = Order(
        game=name,
        paper=paper,
        ink=ink,
        backs=backs,
        booklet=booklet,
        language=language,
        hide=hide,
    )
    return await _pdf(service, request, order)


@get("/api/sets/{set_hash:str}/print", media_type=PDF, tags=["sets and print"])
async def print_set(
    set_hash: FromPath[str],
    request: AnyRequest,
    service: TheService,
    person: CurrentPerson,
    language: TheLanguage,
    paper: FromQuery[Paper] = "a4",
    ink: FromQuery[Ink] = "full",
    backs: FromQuery[bool] = True,
    booklet: FromQuery[bool] = True,
    values: FromQuery[bool] = True,
    classes: FromQuery[bool] = True,
    nucleophilicity: FromQuery[bool] = True,
) -> Response[bytes]:
    """The cards of your set and the rules as a PDF to print and cut out."""
    row = await service.sets.row(set_hash, [person.id])
    hide = hiding(values=values, classes=classes, nucleophilicity=nucleophilicity)
    order = Order(
        game=row.game,
        paper=paper,
        ink=ink,
        backs=backs,
        booklet=booklet,
        own=printable(row),
        language=language,
        hide=hide,
    )
    return await _pdf(service, request, order)


async def _pdf(service: Service, request: AnyRequest, order: Order) -> Response[bytes]:
    require_press()
    document = await service.printer.pdf(order, client_of(request, service))
    name = f"{order.game}.pdf" if order.own is None else f"{order.game}-own-set.pdf"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(document, media_type=PDF, headers=headers)


def require_press() -> None:
    if reason := missing("typst", PressMissing()):
        raise unknown("no_press", reason=reason)


ROUTES: list[Any] = [print_game, print_set]
