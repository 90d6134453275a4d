"""Routes for the results of a room, and its links to print."""

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from valence.games import title
from valence.learn.checks import version_of
from valence.learn.class_findings import ClassMap
from valence.learn.export import ExportFormat, exported
from valence.learn.worksheets import NothingToPractise, Worksheet, tasks_of
from valence.printing.orders import Paper
from valence.room import people
from valence.room.decisions import RoomDecision
from valence.room.ranking import RatedPerson
from valence.server.rooms.results import decisions_csv
from valence.server.routes import qr
from valence.server.routes.dependencies import AnyRequest, TheRoom, TheService, client_of
from valence.server.routes.exports import file_of
from valence.server.routes.games import known_game
from valence.server.routes.prints import PDF, require_press
from valence.server.routes.rooms.at_room import AtRoom, RoomRequest
from valence.server.routes.sets import MEDIA_TYPES, SVG
from valence.server.store import RoomRow
from valence.sets.files import SpreadsheetsMissing, as_spreadsheet
from valence.table.errors import bad, told, unknown

SPREADSHEET = MEDIA_TYPES["xlsx"]


@get("/api/rooms/{code:str}/results.csv", media_type="text/csv", tags=["rooms"])
async def results(at: AtRoom) -> Response[str]:
    """The results of all rounds as CSV (teachers only)."""
    text = await at.rooms.pages.results(at.row, at.person, at.language)
    return Response(text, media_type="text/csv", headers=_file(at.row, "scores.csv"))


@get("/api/rooms/{code:str}/decisions", tags=["rooms"])
async def decisions(at: AtRoom) -> list[RoomDecision]:
    """Every decision of the games that are over (teachers only)."""
    return await at.rooms.pages.decisions(at.row, at.person, at.language)


@get("/api/rooms/{code:str}/decisions.csv", media_type="text/csv", tags=["rooms"])
async def decisions_as_csv(at: AtRoom) -> Response[str]:
    """Every decision of the games that are over, as CSV (teachers only)."""
    text = decisions_csv(await at.rooms.pages.decisions(at.row, at.person, at.language))
    return Response(text, media_type="text/csv", headers=_file(at.row, "decisions.csv"))


@get("/api/rooms/{code:str}/decisions.xlsx", media_type=SPREADSHEET, tags=["rooms"])
async def decisions_as_spreadsheet(at: AtRoom) -> Response[bytes]:
    """Every decision of the games that are over, as a spreadsheet (teachers only)."""
    text = decisions_csv(await at.rooms.pages.decisions(at.row, at.person, at.language))
    try:
        content = await asyncio.to_thread(as_spreadsheet, text)
    except SpreadsheetsMissing as missing:
        raise unknown("no_spreadsheets", reason=missing.problem) from None
    return Response(content, media_type=SPREADSHEET, headers=_file(at.row, "decisions.xlsx"))


@get("/api/rooms/{code:str}/ratings", tags=["rooms"])
async def ratings(at: AtRoom) -> list[RatedPerson]:
    """Get everyone's rating compared with the others, over all rounds (teachers only)."""
    return await at.rooms.pages.ratings(at.row, at.person)


def _file(room: RoomRow, name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="room-{room.code}-{name}"'}


@get("/api/rooms/{code:str}/understanding", tags=["rooms"])
async def understanding(at: AtRoom) -> ClassMap:
    """Get the findings about everyone in the room, over all rounds (teachers only)."""
    members = at.as_teacher().members
    tables = [live for _, live in await at.rooms.pages.tables(at.row, at.person)]
    return await at.service.understandings.of_class(tables, members, at.language)


@get("/api/rooms/{code:str}/worksheets", media_type=PDF, tags=["rooms"])
async def worksheets(
    at: AtRoom,
    request: AnyRequest,
    versions: FromQuery[int] = 2,
    paper: FromQuery[Paper] = "a4",
) -> Response[bytes]:
    """Worksheets from what went wrong in the room's games, with the answers, as a PDF (teachers only)."""
    at.as_teacher()
    require_press()
    sheets = await _worksheets(at, versions)
    document = await at.service.printer.worksheets(
        sheets, at.language_of_class, paper, client_of(request, at.service)
    )
    return Response(document, media_type=PDF, headers=_file(at.row, "worksheets.pdf"))


@get("/api/rooms/{code:str}/worksheets/export", tags=["rooms"])
async def worksheets_to_export(
    at: AtRoom,
    format: FromQuery[ExportFormat] = "moodle",  # noqa: A002  # the name in the query
    versions: FromQuery[int] = 2,
) -> Response[bytes]:
    """The tasks of worksheets as a file for a learning platform (teachers only)."""
    tasks = tasks_of(await _worksheets(at, versions))
    return file_of(
        exported(f"room-{at.row.code}", at.room.title, tasks, format, at.language_of_class)
    )


async def _worksheets(at: RoomRequest, versions: int) -> tuple[Worksheet, ...]:
    members = at.as_teacher().members
    tables = [live for _, live in await at.rooms.pages.tables(at.row, at.person)]
    try:
        return await at.service.understandings.worksheets(
            tables, members, versions, at.row.code, at.language_of_class
        )
    except NothingToPractise:
        raise bad("nothing_to_practise") from None
    except ValueError as error:
        raise told(error) from None


@get("/api/rooms/{code:str}/checks/key/{game:str}/export", tags=["rooms"])
async def check_to_export(
    at: AtRoom,
    game: FromPath[str],
    format: FromQuery[ExportFormat] = "moodle",  # noqa: A002  # the name in the query
) -> Response[bytes]:
    """Both versions of a game's check as a file for a learning platform (teachers only)."""
    at.as_teacher()
    name = known_game(game)
    asked = [
        one
        for version in (0, 1)
        for one in version_of(at.row.code, name, version, at.language_of_class)
    ]
    file = exported(
        f"check-{name}", title(name, at.language_of_class), asked, format, at.language_of_class
    )
    return file_of(file)


@get("/api/rooms/{code:str}/qr.svg", media_type=SVG, tags=["rooms"])
async def qr_code(room: TheRoom, request: AnyRequest, service: TheService) -> Response[bytes]:
    """A QR code with the link to this room."""
    link = qr.join_url(service.settings, str(request.base_url), room.code)
    return Response(qr.svg(link), media_type=SVG)


@get("/api/rooms/{code:str}/slips/{number:str}", media_type=SVG, tags=["rooms"])
async def slip(
    at: AtRoom,
    request: AnyRequest,
    number: FromPath[str],
) -> Response[bytes]:
    """A QR code with the personal link of a number on the class list (teachers only)."""
    inside = at.as_teacher()
    known = {str(n): n for n in range(1, inside.numbers + 1)}
    if number not in known:
        raise bad("no_number", number=number[:20], last=inside.numbers)
    mark = people.slip_of(inside, known[number])
    link = qr.slip_url(at.service.settings, str(request.base_url), at.row.code, mark)
    return Response(qr.svg(link), media_type=SVG)


ROUTES: list[Any] = [
    results,
    decisions,
    decisions_as_csv,
    decisions_as_spreadsheet,
    ratings,
    understanding,
    worksheets,
    worksheets_to_export,
    check_to_export,
    qr_code,
    slip,
]
