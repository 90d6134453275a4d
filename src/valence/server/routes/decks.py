"""Decks of one's own: files to begin with, reading one, looking at it, and its cards at a table."""

from typing import Any, Literal

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from valence.chem.decks import LARGEST
from valence.core.box import BoxCard
from valence.decks.files import SpreadsheetsMissing
from valence.decks.formats import FORMATS, new_file
from valence.server.jobs.decks import Deck, DeckFile, Refused, boxed, cards_of, drawn, told
from valence.server.routes.dependencies import AnyRequest, Asker, TheService, TheTable
from valence.server.transport.middleware import address
from valence.table.errors import Denied

LARGEST_UPLOAD = 4 * LARGEST // 3 + 10_000
SVG = "image/svg+xml"
TYPES = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}


class OpenDeck(Struct, frozen=True):
    deck: Deck
    cards: tuple[BoxCard, ...]


@get("/api/games/{game:str}/deck/{kind:str}", tags=["decks and print"])
async def new_deck(game: FromPath[str], kind: FromPath[Literal["csv", "xlsx"]]) -> Response[bytes]:
    """A deck with examples to write over, as CSV or as a spreadsheet."""
    if game not in FORMATS:
        raise Denied(404, "no_decks", f"There are no decks for {game[:60]!r}.")
    name = f"{game}-deck.{kind}"
    try:
        content = new_file(game, name)
    except SpreadsheetsMissing as missing:
        raise Denied(404, "no_spreadsheets", f"{missing}") from None
    file = f'attachment; filename="{name}"'
    return Response(content, media_type=TYPES[kind], headers={"content-disposition": file})


@get("/api/decks", tags=["decks and print"])
async def decks(service: TheService, person: Asker) -> list[Deck]:
    """Your decks, the newest first."""
    return await service.decks.of(person)


@post("/api/decks", request_max_body_size=LARGEST_UPLOAD, tags=["decks and print"])
async def add_deck(
    request: AnyRequest, service: TheService, person: Asker, data: JSONBody[DeckFile]
) -> Response[Deck | Refused]:
    """Keep a deck of your own, for your tables and rooms alone; or hear everything that is wrong with it."""
    deck = await service.decks.add(person, data, address(request.scope))
    return Response(deck, status_code=422 if isinstance(deck, Refused) else 201)


@get("/api/decks/{deck:str}", tags=["decks and print"])
async def open_deck(deck: FromPath[str], service: TheService, person: Asker) -> OpenDeck:
    """A deck of yours with its cards."""
    row = await service.decks.row(person, deck)
    return OpenDeck(told(row), await boxed(row.game, cards_of(row)))


@post("/api/decks/{deck:str}/remove", status_code=200, tags=["decks and print"])
async def remove_deck(deck: FromPath[str], service: TheService, person: Asker) -> list[Deck]:
    """Forget a deck; games that are played with it go on."""
    await service.decks.remove(person, deck)
    return await service.decks.of(person)


@get("/api/decks/{deck:str}/drawings/{file:str}", media_type=SVG, tags=["decks and print"])
async def drawing_in_deck(
    deck: FromPath[str], file: FromPath[str], service: TheService, person: Asker
) -> Response[str]:
    """The structure on a card of your deck, as `<id>.svg`."""
    row = await service.decks.row(person, deck)
    return Response(await drawn(cards_of(row), file.removesuffix(".svg")), media_type=SVG)


@get("/api/tables/{code:str}/cards", tags=["decks and print"])
async def cards_at_table(
    live: TheTable,
    person: Asker,  # noqa: ARG001  # only for who has a token
) -> tuple[BoxCard, ...]:
    """What is in the box at a table: the built-in cards, or those of a deck of the host's own."""
    cards = live.seating.options.get("cards")
    if not isinstance(cards, list):
        return live.game.box(None)
    return await boxed(live.row.game, cards)


@get("/api/tables/{code:str}/drawings/{file:str}", media_type=SVG, tags=["decks and print"])
async def drawing_at_table(
    live: TheTable,
    person: Asker,  # noqa: ARG001  # only for who has a token
    file: FromPath[str],
) -> Response[str]:
    """The structure on a card of the host's own deck, as `<id>.svg`."""
    cards = live.seating.options.get("cards")
    return Response(await drawn(cards, file.removesuffix(".svg")), media_type=SVG)


ROUTES: list[Any] = [
    new_deck,
    decks,
    add_deck,
    open_deck,
    remove_deck,
    drawing_in_deck,
    cards_at_table,
    drawing_at_table,
]
