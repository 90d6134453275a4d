"""The site that runs without a server, under /solo, so that a class can take the games home."""

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from valence.core.languages import Language
from valence.core.problems import en, problem, text_in
from valence.server.problems import en as of_server
from valence.server.routes.dependencies import AnyRequest
from valence.server.routes.pages import File, file_of, file_response
from valence.server.transport.middleware import language_in
from valence.site.files import SiteMissing, site_files
from valence.table.errors import unknown

NOT_BUILT = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Valence</title>
<meta name="viewport" content="width=device-width">
<h1>{title}</h1><p>{what_to_do}</p><p><a href="/">{games}</a></p></html>
"""


@cache
def solo_file(name: str) -> File:
    """A file of the site, compressed when it is first asked for."""
    return file_of(name, site_files()[name])


def _found(name: str) -> File | None:
    return solo_file(name) if name in site_files() else None


@get("/solo", include_in_schema=False)
async def solo_page(request: AnyRequest) -> Response[bytes] | Redirect:
    """The page of the site. Its addresses are relative, so its own ends with a slash."""
    if not request.scope["raw_path"].partition(b"?")[0].endswith(b"/"):
        return Redirect("/solo/")
    try:
        return await _response(request, "index.html")
    except SiteMissing:
        page = _not_built(language_in(request.scope))
        return Response(page.encode(), media_type="text/html", status_code=404)


def _not_built(language: Language) -> str:
    return NOT_BUILT.format(
        language=language,
        title=text_in(language, of_server.no_solo),
        what_to_do=text_in(language, of_server.build_solo),
        games=text_in(language, of_server.all_games),
    )


@get("/solo/{path:path}", include_in_schema=False)
async def solo(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the site."""
    try:
        return await _response(request, path.strip("/"))
    except SiteMissing as missing:
        raise unknown("no_site", reason=problem(en.as_sentence, missing.problem)) from None


async def _response(request: AnyRequest, name: str) -> Response[bytes]:
    file = await asyncio.to_thread(_found, name)
    if file is None:
        raise unknown("not_found", path=f"/solo/{name[:100]}")
    return file_response(request, file)


ROUTES: list[Any] = [solo_page, solo]
