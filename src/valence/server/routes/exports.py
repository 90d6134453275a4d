"""Routes for exercises as files that learning platforms read."""

import asyncio

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from valence.games import title
from valence.learn.export import ExerciseCount, ExportFile, ExportFormat, exercises_in, exported
from valence.server.routes.dependencies import CurrentPerson, TheLanguage
from valence.server.routes.games import known_game


@get("/api/games/{game:str}/exercises", tags=["practice"])
async def game_exercises(
    game: FromPath[str],
    person: CurrentPerson,  # noqa: ARG001  # requires a session
    language: TheLanguage,
    format: FromQuery[ExportFormat] = "moodle",  # noqa: A002  # the name in the query
    count: FromQuery[ExerciseCount] = 5,
) -> Response[bytes]:
    """Exercises about the concepts of a game as a file for a learning platform."""
    name = known_game(game)
    asked = await asyncio.to_thread(exercises_in, name, count, "", language)
    return file_of(exported(name, title(name, language), asked, format, language))


def file_of(file: ExportFile) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{file.name}"'}
    return Response(file.content, media_type=file.media_type, headers=headers)


ROUTES = [game_exercises]
