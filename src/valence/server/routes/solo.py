"""The site that runs without a server, under /solo, so that a class can take the games home."""

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from valence.core.words import sentence
from valence.server.routes.dependencies import AnyRequest
from valence.server.routes.pages import File, file_of, file_response
from valence.site.files import SiteMissing, site_files
from valence.table.errors import unknown


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
    return await _response(request, "index.html")


@get("/solo/{path:path}", include_in_schema=False)
async def solo(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the site."""
    return await _response(request, path.strip("/"))


async def _response(request: AnyRequest, name: str) -> Response[bytes]:
    try:
        file = await asyncio.to_thread(_found, name)
    except SiteMissing as missing:
        raise unknown("no_site", reason=sentence(str(missing))) from None
    if file is None:
        raise unknown("not_found", path=f"/solo/{name[:100]}")
    return file_response(request, file)


ROUTES: list[Any] = [solo_page, solo]
