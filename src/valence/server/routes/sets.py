"""Routes for custom decks: templates, uploads, and the cards of a deck or a table."""

from typing import Any, Literal

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from valence.core.box import BoxCard, rows_among
from valence.core.csv_tables import LARGEST
from valence.games import CATALOGUE, entry
from valence.server.routes.dependencies import CurrentPerson, TheService, TheTable
from valence.server.sets.library import cards_of, deck_info
from valence.sets.checked import Deck, DeckFile, RejectedDeck
from valence.sets.files import SpreadsheetsMissing
from valence.sets.formats import new_file
from valence.table.errors import Denied

MAX_UPLOAD_BYTES = 4 * LARGEST // 3 + 10_000  # base64 takes 4 bytes for 3
SVG = "image/svg+xml"
MEDIA_TYPES = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}


class DeckWithCards(Struct, frozen=True):
    deck: Deck
    cards: tuple[BoxCard, ...]


@get("/api/games/{game:str}/deck/{kind:str}", tags=["decks and print"])
async def deck_template(
    game: FromPath[str], kind: FromPath[Literal["csv", "xlsx"]]
) -> Response[bytes]:
    """A template with example cards, as CSV or as a spreadsheet."""
    if game not in CATALOGUE or entry(game).game.decks is None:
        raise Denied(404, "no_decks", f"There are no custom decks for {game[:60]!r}.")
    name = f"{game}-deck.{kind}"
    try:
        content = new_file(entry(game).game, name)
    except SpreadsheetsMissing as missing:
        raise Denied(404, "no_spreadsheets", f"{missing}") from None
    file = f'attachment; filename="{name}"'
    return Response(content, media_type=MEDIA_TYPES[kind], headers={"content-disposition": file})


@get("/api/decks", tags=["decks and print"])
async def decks(service: TheService, person: CurrentPerson) -> list[Deck]:
    """Your decks, newest first."""
    return await service.decks.decks_of(person)


@post("/api/decks", request_max_body_size=MAX_UPLOAD_BYTES, tags=["decks and print"])
async def add_deck(
    service: TheService, person: CurrentPerson, data: JSONBody[DeckFile]
) -> Response[Deck | RejectedDeck]:
    """Upload a deck for your own tables and rooms. If it has problems, they are listed (status 422)."""
    deck = await service.decks.add(person, data)
    return Response(deck, status_code=422 if isinstance(deck, RejectedDeck) else 201)


@get("/api/decks/{deck:str}", tags=["decks and print"])
async def deck_with_cards(
    deck: FromPath[str], service: TheService, person: CurrentPerson
) -> DeckWithCards:
    """One of your decks with its cards."""
    row = await service.decks.row(deck, [person.id])
    return DeckWithCards(deck_info(row), await service.decks.cards(row.game, cards_of(row)))


@post("/api/decks/{deck:str}/remove", status_code=200, tags=["decks and print"])
async def remove_deck(
    deck: FromPath[str], service: TheService, person: CurrentPerson
) -> list[Deck]:
    """Delete a deck. Games that use it continue."""
    await service.decks.remove(person, deck)
    return await service.decks.decks_of(person)


@get("/api/decks/{deck:str}/drawings/{file:str}", media_type=SVG, tags=["decks and print"])
async def drawing_in_deck(
    deck: FromPath[str], file: FromPath[str], service: TheService, person: CurrentPerson
) -> Response[str]:
    """The structure on a card of your deck: `<id>.svg`."""
    row = await service.decks.row(deck, [person.id])
    svg = await service.decks.drawing(cards_of(row), file.removesuffix(".svg"))
    return Response(svg, media_type=SVG)


@get("/api/tables/{code:str}/cards", tags=["decks and print"])
async def cards_at_table(
    service: TheService,
    live: TheTable,
    person: CurrentPerson,  # noqa: ARG001  # requires a session
) -> tuple[BoxCard, ...]:
    """The cards or tiles at a table: the built-in ones, or those of the host's custom deck."""
    return await service.decks.cards_at(live)


@get("/api/tables/{code:str}/drawings/{file:str}", media_type=SVG, tags=["decks and print"])
async def drawing_at_table(
    service: TheService,
    live: TheTable,
    person: CurrentPerson,  # noqa: ARG001  # requires a session
    file: FromPath[str],
) -> Response[str]:
    """The structure on a card of the host's custom deck: `<id>.svg`."""
    rows = rows_among(live.seating.options)
    svg = await service.decks.drawing(rows, file.removesuffix(".svg"))
    return Response(svg, media_type=SVG)


ROUTES: list[Any] = [
    deck_template,
    decks,
    add_deck,
    deck_with_cards,
    remove_deck,
    drawing_in_deck,
    cards_at_table,
    drawing_at_table,
]
