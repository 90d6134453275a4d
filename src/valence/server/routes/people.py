"""Who am I, and which table does a code lead to?"""

from typing import Annotated

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from valence.server.people.identity import COOKIE
from valence.server.people.nicknames import generated
from valence.server.routes.dependencies import AnyRequest, TheService
from valence.server.service import DAY, Service
from valence.server.store import PersonRow
from valence.server.tables.codes import read_code
from valence.server.transport.middleware import address
from valence.table.errors import too_many, unknown_code


class Me(Struct, frozen=True):
    name: str
    suggestion: str
    """Another name, generated."""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=100)]


class Destination(Struct, frozen=True):
    kind: str
    code: str


@get("/api/me", tags=["people"])
async def me(request: AnyRequest, service: TheService) -> Response[Me]:
    """The person whose cookie it is; without one, a new person with a generated name."""
    token = request.cookies.get(COOKIE)
    known = await service.people.known(token)
    if known is None or token is None:
        return await _welcome(request, service, None)
    # The cookie lasts as long as the person is remembered, from now on.
    return _told(known, _cookie(request, service, token))


@put("/api/me", tags=["people"])
async def rename(request: AnyRequest, service: TheService, data: JSONBody[NewName]) -> Response[Me]:
    """Choose a nickname; it counts where you sit down from now on."""
    known = await service.people.known(request.cookies.get(COOKIE))
    if known is None:
        return await _welcome(request, service, data.name)
    return _told(await service.people.rename(known, data.name))


@get("/api/join/{code:str}", tags=["people"])
async def destination(code: FromPath[str], request: AnyRequest, service: TheService) -> Destination:
    """Whether a code leads to a table or to a room."""
    wanted = read_code(code)
    if await service.store.table(wanted):
        return Destination("table", wanted)
    if await service.store.room(wanted):
        return Destination("room", wanted)
    if not service.wrong_codes.take(address(request.scope)):
        raise too_many("Too many wrong codes from this network; wait a minute.")
    raise unknown_code(code)


async def _welcome(request: AnyRequest, service: Service, name: str | None) -> Response[Me]:
    if not service.new_people.take(address(request.scope)):
        raise too_many("Too many new people from this network; wait a moment.")
    person, token = await service.people.welcome(name)
    return _told(person, _cookie(request, service, token))


def _cookie(request: AnyRequest, service: Service, token: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(service.settings.keep_days * DAY),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or service.settings.public_url.startswith("https:"),
    )


def _told(person: PersonRow, *cookies: Cookie) -> Response[Me]:
    return Response(Me(person.name, generated()), cookies=cookies)


ROUTES = [me, rename, destination]
