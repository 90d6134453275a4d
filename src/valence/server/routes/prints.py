"""Games on paper, and what this server lacks for that."""

from importlib.util import find_spec
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from valence.chem.molecules import StructuresMissing
from valence.decks.files import SpreadsheetsMissing
from valence.press.orders import Ink, Order, OwnDeck, Paper
from valence.press.typesetting import PressMissing
from valence.server.jobs.decks import as_file
from valence.server.routes.box import known_game
from valence.server.routes.dependencies import AnyRequest, Asker, TheService
from valence.server.service import Service
from valence.server.transport.middleware import address
from valence.table.errors import Denied

PDF = "application/pdf"


class Extras(Struct, frozen=True):
    """For each thing that is installed apart: what to install for it, or nothing where it is there."""

    print: str
    spreadsheets: str
    structures: str


@get("/api/extras", tags=["decks and print"])
async def extras() -> Extras:
    """What this server cannot do, and why."""
    return Extras(
        print=_missing("typst", PressMissing()),
        spreadsheets=_missing("openpyxl", SpreadsheetsMissing()),
        structures=_missing("rdkit", StructuresMissing()),
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
) -> Response[bytes]:
    """The cards or tiles of a game, its board and its rules as a PDF to print and cut."""
    order = Order(game=known_game(game), paper=paper, ink=ink, backs=backs, booklet=booklet)
    return await _printed(service, request, order)


@get("/api/decks/{deck:str}/print", media_type=PDF, tags=["decks and print"])
async def print_deck(
    deck: FromPath[str],
    request: AnyRequest,
    service: TheService,
    person: Asker,
    paper: FromQuery[Paper] = "a4",
    ink: FromQuery[Ink] = "full",
    backs: FromQuery[bool] = True,
    booklet: FromQuery[bool] = True,
) -> Response[bytes]:
    """The same with a deck of your own."""
    row = await service.decks.row(person, deck)
    own = as_file(row)
    order = Order(game=row.game, paper=paper, ink=ink, backs=backs, booklet=booklet, deck=own)
    return await _printed(service, request, order)


async def _printed(service: Service, request: AnyRequest, order: Order) -> Response[bytes]:
    if reason := _missing("typst", PressMissing()):
        raise Denied(404, "no_press", f"This server cannot print: {reason}")
    document = await service.press.printed(order, address(request.scope))
    file = f'attachment; filename="{_file_name(order.game, order.deck)}"'
    return Response(document, media_type=PDF, headers={"content-disposition": file})


def _file_name(game: str, deck: OwnDeck | None) -> str:
    return f"{game}.pdf" if deck is None else f"{game}-own-deck.pdf"


def _missing(module: str, reason: ImportError) -> str:
    return "" if find_spec(module) else f"{reason}"


ROUTES: list[Any] = [extras, print_game, print_deck]
