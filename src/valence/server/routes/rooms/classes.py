"""Routes for the classes of a teacher."""

import asyncio
from typing import Any

from litestar import Response, get
from msgspec import Struct

from valence.core.languages import Language
from valence.handlers.handler import Handler
from valence.room.classes import MyClasses
from valence.server.rooms.export import archive
from valence.server.routes.dependencies import AnyRequest, TheService, check_whole_game
from valence.server.routes.rooms.at_room import ROOM, AtRoom, RoomRequest
from valence.server.service import Service
from valence.server.store import PersonRow

ZIP = "application/zip"


class Keeping(Struct, frozen=True, forbid_unknown_fields=True):
    kept: bool


async def my_classes(house: Service, person: PersonRow, language: Language) -> MyClasses:
    """The classes that you teach, with what they have played, and the rooms that you have joined."""
    return await house.rooms.classes.of(person, language)


async def keep_class(at: RoomRequest, data: Keeping) -> MyClasses:
    """Keep a class beyond the usual time, or no longer (only the teacher who has opened it)."""
    await at.rooms.classes.keep(at.row, at.person, is_kept=data.kept)
    return await at.rooms.classes.of(at.person, at.language)


async def delete_class(at: RoomRequest) -> MyClasses:
    """Delete a class with all its games (only the teacher who has opened it)."""
    await at.rooms.classes.delete(at.row, at.person)
    return await at.rooms.classes.of(at.person, at.language)


@get("/api/rooms/{code:str}/class.zip", media_type=ZIP, tags=["rooms"])
async def export(at: AtRoom, request: AnyRequest, service: TheService) -> Response[bytes]:
    """Everything that is stored about a class, with its finished games (teachers only)."""
    room = at.as_teacher()
    check_whole_game(request, service)
    tables = await at.rooms.pages.tables(at.row, at.person)
    found = await service.understandings.of_class(
        [live for _, live in tables], room.members, at.language
    )
    content = await asyncio.to_thread(archive, room, tables, found, at.language)
    name = f'attachment; filename="class-{at.row.code}.zip"'
    return Response(content, media_type=ZIP, headers={"content-disposition": name})


HANDLERS = (
    Handler("GET", "/api/classes", my_classes, "rooms"),
    Handler("POST", f"{ROOM}/keep", keep_class, "rooms"),
    Handler("POST", f"{ROOM}/delete", delete_class, "rooms"),
)
ROUTES: list[Any] = [export]
