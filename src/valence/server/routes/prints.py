"""Routes for printing, and for which optional packages are missing."""

from importlib.util import find_spec
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from valence.chem.molecules import StructuresMissing
from valence.games import CATALOGUE
from valence.printing.orders import Ink, Order, Paper, can_hide, hiding
from valence.printing.typesetting import PressMissing
from valence.server.routes.dependencies import AnyRequest, CurrentPerson, TheService, client_of
from valence.server.routes.games import known_game
from valence.server.service import Service
from valence.server.sets.library import printable
from valence.sets.files import SpreadsheetsMissing
from valence.table.errors import Denied

PDF = "application/pdf"


class Extras(Struct, frozen=True):
    """For each optional feature a sentence on how to install it, or an empty string if it is installed."""

    print: str
    spreadsheets: str
    structures: str
    from_memory: tuple[str, ...] = ()
    """The games whose cards can be printed without their values."""


@get("/api/extras", tags=["decks and print"])
async def extras() -> Extras:
    """List the optional features that are missing on this server, and how to install them."""
    return Extras(
        print=_missing("typst", PressMissing()),
        spreadsheets=_missing("openpyxl", SpreadsheetsMissing()),
        structures=_missing("rdkit", StructuresMissing()),
        from_memory=tuple(filter(can_hide, CATALOGUE)),
    )


@get("/api/games/{game:str}/print", media_type=PDF, tags=["decks and print"])
async def print_game(
    game: FromPath[str],
    request: AnyRequest,
    service: TheService,
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
    order = Order(game=name, paper=paper, ink=ink, backs=backs, booklet=booklet, hide=hide)
    return await _pdf(service, request, order)


@get("/api/decks/{deck:str}/print", media_type=PDF, tags=["decks and print"])
async def print_deck(
    deck: FromPath[str],
    request: AnyRequest,
    service: TheService,
    person: CurrentPerson,
    paper: FromQuery[Paper] = "a4",
    ink: FromQuery[Ink] = "full",
    backs: FromQuery[bool] = True,
    booklet: FromQuery[bool] = True,
    values: FromQuery[bool] = True,
    classes: FromQuery[bool] = True,
    nucleophilicity: FromQuery[bool] = True,
) -> Response[bytes]:
    """The cards of your deck and the rules as a PDF to print and cut out."""
    row = await service.decks.row(deck, [person.id])
    hide = hiding(values=values, classes=classes, nucleophilicity=nucleophilicity)
    order = Order(
        game=row.game,
        paper=paper,
        ink=ink,
        backs=backs,
        booklet=booklet,
        deck=printable(row),
        hide=hide,
    )
    return await _pdf(service, request, order)


async def _pdf(service: Service, request: AnyRequest, order: Order) -> Response[bytes]:
    require_press()
    document = await service.printer.pdf(order, client_of(request, service))
    name = f"{order.game}.pdf" if order.deck is None else f"{order.game}-own-deck.pdf"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(document, media_type=PDF, headers=headers)


def require_press() -> None:
    if reason := _missing("typst", PressMissing()):
        raise Denied(404, "no_press", f"This server cannot print: {reason}")


def _missing(module: str, reason: ImportError) -> str:
    return "" if find_spec(module) else f"{reason}"


ROUTES: list[Any] = [extras, print_game, print_deck]
