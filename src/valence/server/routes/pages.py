"""The browser client: its files, read once, and its single page for every other address."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from valence.server.routes.dependencies import AnyRequest
from valence.table.errors import unknown

STATIC = Path(__file__).parent.parent / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Valence</title>
<h1>The server is running, but the client is not built</h1>
<p>Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
or install a packaged release. The HTTP API is described at <a href="/schema">/schema</a>.</p></html>
"""


class File(Struct, frozen=True):
    media_type: str
    content: bytes
    gzipped: bytes


@cache
def files() -> dict[str, File]:
    """Every file of the built client by its path. No other file can be requested."""
    found = {
        path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*") if path.is_file()
    }
    return {name: file_of(name, path.read_bytes()) for name, path in found.items()}


def file_of(name: str, content: bytes) -> File:
    media_type = guess_type(name)[0] or "application/octet-stream"
    return File(media_type, content, gzip.compress(content, mtime=0))


def file_response(request: AnyRequest, file: File) -> Response[bytes]:
    """The file, compressed if the client accepts it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(file.gzipped, media_type=file.media_type, headers=headers)
    return Response(file.content, media_type=file.media_type, headers={"vary": "accept-encoding"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its page, whose router handles the address."""
    name = path.strip("/")
    if name.startswith(("api/", "assets/")) and name not in files():
        raise unknown("not_found", path=f"/{name[:100]}")
    file = files().get(name) or files().get("index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html")
    return file_response(request, file)


ROUTES = [page]
