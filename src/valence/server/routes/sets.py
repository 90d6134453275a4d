"""Routes for sets of one's own that need a server: templates as spreadsheets, and drawings."""

from typing import Any, Literal

from litestar import Response, get
from litestar.params import FromPath

from valence.core.box import rows_among
from valence.core.csv_tables import LARGEST
from valence.games import CATALOGUE, entry
from valence.server.routes.dependencies import CurrentPerson, TheService, TheTable
from valence.server.sets.library import cards_of
from valence.sets.files import SpreadsheetsMissing
from valence.sets.formats import new_file
from valence.table.errors import unknown

MAX_UPLOAD_BYTES = 4 * LARGEST // 3 + 10_000  # base64 takes 4 bytes for 3
SVG = "image/svg+xml"
MEDIA_TYPES = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}


@get("/api/games/{game:str}/set/{kind:str}", tags=["sets and print"])
async def set_template(
    game: FromPath[str], kind: FromPath[Literal["csv", "xlsx"]]
) -> Response[bytes]:
    """A template with example cards, as CSV or as a spreadsheet."""
    if game not in CATALOGUE or entry(game).game.sets is None:
        raise unknown("no_sets", game=game[:60])
    name = f"{game}-set.{kind}"
    try:
        content = new_file(entry(game).game, name)
    except SpreadsheetsMissing as missing:
        raise unknown("no_spreadsheets", reason=missing.problem) from None
    file = f'attachment; filename="{name}"'
    return Response(content, media_type=MEDIA_TYPES[kind], headers={"content-disposition": file})


@get("/api/sets/{set_hash:str}/drawings/{file:str}", media_type=SVG, tags=["sets and print"])
async def drawing_in_set(
    set_hash: FromPath[str], file: FromPath[str], service: TheService, person: CurrentPerson
) -> Response[str]:
    """The structure on a card of your set: `<id>.svg`."""
    row = await service.sets.row(set_hash, [person.id])
    svg = await service.sets.drawing(cards_of(row), file.removesuffix(".svg"))
    return Response(svg, media_type=SVG)


@get("/api/tables/{code:str}/drawings/{file:str}", media_type=SVG, tags=["sets and print"])
async def drawing_at_table(
    service: TheService,
    live: TheTable,
    person: CurrentPerson,  # noqa: ARG001  # requires a session
    file: FromPath[str],
) -> Response[str]:
    """The structure on a card of the host's custom set: `<id>.svg`."""
    rows = rows_among(live.seating.options)
    svg = await service.sets.drawing(rows, file.removesuffix(".svg"))
    return Response(svg, media_type=SVG)


ROUTES: list[Any] = [set_template, drawing_in_set, drawing_at_table]
